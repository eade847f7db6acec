"""The house style, checked by its tools and by a few counts of our own."""

from __future__ import annotations

import ast
import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent
SOURCES = [p for folder in ("src", "tests", "bench") for p in (ROOT / folder).rglob("*.py")]

pytestmark = pytest.mark.once


@pytest.mark.parametrize(
    "command",
    [("ruff", "check", "."), ("ruff", "format", "--check", "."), ("mypy",), ("lint-imports", "--no-cache")],
    ids=["lint", "format", "types", "rooms"],
)
def test_the_tools_have_nothing_to_say(command):
    run = subprocess.run([BIN / command[0], *command[1:]], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-1000:]


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_function_is_longer_than_sixty_lines(file):
    tree = ast.parse(file.read_text("utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    long = [f"{f.name} {f.end_lineno - f.lineno + 1}" for f in functions if f.end_lineno - f.lineno >= 60]
    assert not long


def imported_packages(folder):
    """Outermost names of all that the sources of a folder import, with the file."""
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                yield from ((alias.name.split(".")[0], file) for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module:
                yield node.module.split(".")[0], file


@pytest.mark.parametrize("room", ["core", "games"])
def test_the_rules_need_nothing_from_outside_but_msgspec(room):
    """The contracts of import-linter name what is forbidden; this finds the rest."""
    allowed = {*sys.stdlib_module_names, "tabbytop", "msgspec"}
    assert not [found for found in imported_packages(ROOT / "src" / "tabbytop" / room) if found[0] not in allowed]


def test_every_room_opens_with_its_question():
    rooms = (ROOT / "src" / "tabbytop").rglob("__init__.py")
    for room in rooms:
        docstring = ast.get_docstring(ast.parse(room.read_text("utf-8"))) or ""
        assert docstring, room
        if room.parent.name not in ("tabbytop", "boards"):
            assert "?" in docstring.splitlines()[0], room


def test_nothing_tracked_names_a_registry_or_this_machine():
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    files = [ROOT / name for name in listed.stdout.splitlines()] or SOURCES
    home = os.path.expanduser("~") + "/"  # noqa: PTH111  as text
    for file in files:
        if file.suffix in (".py", ".txt", ".toml", ".md", ".ftl", ".json", ".pxd", ".cpp") and file.is_file():
            text = file.read_text("utf-8")
            assert str(ROOT.parent) + "/" not in text, file
            assert home not in text, file
            assert "--index-url" not in text or file == Path(__file__), file
    assert not (ROOT / "uv.lock").exists()


@pytest.mark.parametrize(
    "file", [*(ROOT / "bench").glob("*.py"), *(ROOT / "tools").glob("*.py")], ids=lambda file: file.name
)
def test_what_programs_beside_the_package_import_of_it_is_there(file):
    """They are run by hand, and rarely."""
    found = [node for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.ImportFrom)]
    for node in found:
        if node.module and node.module.startswith("tabbytop"):
            module = importlib.import_module(node.module)
            assert [
                a.name for a in node.names if not hasattr(module, a.name) and not is_module(node.module, a.name)
            ] == []


def is_module(package, name):
    return importlib.util.find_spec(f"{package}.{name}") is not None
