"""Which form of the compiled modules runs: the one Cython built, or the plain Python beside it."""

from __future__ import annotations

import importlib
import importlib.machinery
import importlib.util
import sys
from importlib.abc import MetaPathFinder
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

PACKAGE = Path(__file__).resolve().parent


class PlainFinder(MetaPathFinder):
    """Loads the `.py` of a module that has a `.pxd`, even where a compiled one lies beside it."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        del target
        if not fullname.startswith("tabbytop."):
            return None
        for folder in path or ():
            source = Path(folder, fullname.rpartition(".")[2] + ".py")
            if source.with_suffix(".pxd").is_file():
                return importlib.util.spec_from_file_location(fullname, source)
        return None


def compilable_modules() -> list[str]:
    """The dotted names of every module that the build compiles (not those whose `.pxd` is taken into others)."""
    found = sorted(p for p in PACKAGE.rglob("*.pxd") if "cdef inline" not in p.read_text())
    return [".".join(("tabbytop", *p.relative_to(PACKAGE).with_suffix("").parts)) for p in found]


def is_compiled(kind: type) -> bool:
    """Whether the module of this class runs as C."""
    return not str(sys.modules[kind.__module__].__file__).endswith(".py")


def running_mode() -> str:
    """`compiled`, `plain`, or `mixed` when only some modules could be built."""
    names = compilable_modules()
    built = [not str(importlib.import_module(n).__file__).endswith(".py") for n in names]
    if names and all(built):
        return "compiled"
    return "mixed" if any(built) else "plain"
