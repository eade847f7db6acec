"""Build hook: compile every module that has a `.pxd` beside it. Without a compiler the package stays plain Python."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "annotation_typing": False,  # `int` annotations stay for mypy; C types come from the .pxd
}


def compilable(root: Path) -> list[Path]:
    """Every module with a `.pxd`, but for those whose `.pxd` is taken into others (`cdef inline`)."""
    found = (root / "src" / "tabbytop").rglob("*.pxd")
    return sorted(p.with_suffix(".py") for p in found if "cdef inline" not in p.read_text())


def compile_tables(root: Path, flags: tuple[str, ...] = ("-O3",)) -> bool:
    """Build the extensions in place, beside their sources; whether all of them could be built."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    sources = compilable(root)
    names = [".".join(p.relative_to(root / "src").with_suffix("").parts) for p in sources]
    compile_args = [] if sys.platform == "win32" else list(flags)
    extensions = cythonize(
        [
            Extension(name, [str(p.relative_to(root))], extra_compile_args=compile_args, extra_link_args=compile_args)
            for name, p in zip(names, sources, strict=True)
        ],
        compiler_directives=DIRECTIVES,
        include_path=[str(root / "src")],
        build_dir=str(root / "build" / "cython"),
        force=True,
        quiet=True,
    )
    for extension in extensions:
        extension.optional = True  # cythonize() drops this flag when it is set before
    command = Distribution({"ext_modules": extensions, "package_dir": {"": "src"}}).get_command_obj("build_ext")
    command.inplace, command.build_temp = True, str(root / "build" / "temp")
    command.ensure_finalized()
    command.run()
    return all(Path(root, command.get_ext_fullpath(name)).is_file() for name in names)


class CompileHook(BuildHookInterface):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        del version
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        self.clean([])
        try:
            built = compile_tables(root)
        except Exception as error:
            built = False
            self.app.display_warning(f"not compiled: {error}")
        if built:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        else:
            self.clean([])
            self.app.display_warning(
                "no C compiler could be used: Tabbytop will run uncompiled, about 100 times slower"
            )

    def clean(self, versions: list[str]) -> None:
        del versions
        root = Path(self.root)
        for source in compilable(root):
            for pattern in (f"{source.stem}.*.so", f"{source.stem}.*.pyd"):
                for built in source.parent.glob(pattern):
                    built.unlink()
        shutil.rmtree(root / "build", ignore_errors=True)
