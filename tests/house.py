"""The package once more in a folder of its own, with a game or a language that it does not have: files are links, and
only the line of a list is another. Programs find it first by `environment(folder)`."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

import tabbytop
from tabbytop.core.languages import LANGUAGES

PACKAGE = Path(tabbytop.__file__).parent
ROOT = PACKAGE.parents[1]
TESTS = Path(__file__).parent
FOURTH = TESTS / "fourth_game"


def linked_package(folder):
    """Every file of the package and the rules pages as links."""
    sources = {file: file.relative_to(PACKAGE) for file in PACKAGE.rglob("*") if file.is_file()}
    sources |= {page: Path("docs", "rules", page.name) for page in (ROOT / "docs" / "rules").glob("*.md")}
    for file, place in sources.items():
        link = folder / "tabbytop" / place
        if "__pycache__" not in place.parts and not link.exists():
            link.parent.mkdir(parents=True, exist_ok=True)
            link.symlink_to(file)
    return folder / "tabbytop"


def rewrite(file, pattern, new):
    """Replace what the pattern finds, exactly once, in a copy of the linked file."""
    text, found = re.subn(pattern, lambda _: new, file.read_text("utf-8"), flags=re.MULTILINE)
    assert found == 1, f"{pattern} in {file}"
    file.unlink()
    file.write_text(text, "utf-8")


def with_fourth_game(folder, *others):
    """What CONTRIBUTING says of a new game: its folder, its rules pages, its name in GAMES."""
    package = linked_package(folder)
    (package / "games" / "saucers").symlink_to(FOURTH / "saucers")
    for page in (FOURTH / "rules").glob("*.md"):
        (package / "docs" / "rules" / page.name).symlink_to(page)
    rewrite(package / "games" / "__init__.py", r"^GAMES = .*$", f"GAMES = {(*others, 'saucers')}")
    return folder


BUILD = "import sys, pathlib, hatch_build; hatch_build.build_page(pathlib.Path(sys.argv[1]))"


def with_own_page(checkout):
    """The page once more, with the words of the games in `checkout/src`."""
    web = checkout / "web"
    shutil.copytree(ROOT / "web", web, ignore=shutil.ignore_patterns("node_modules", "fixtures"))
    (web / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    shutil.rmtree(checkout / "src" / "tabbytop" / "static", ignore_errors=True)
    subprocess.run([sys.executable, "-c", BUILD, str(checkout)], cwd=ROOT, check=True)


MADE_UP = "eo"
"""A code that the house does not have; what is said in it is English between two signs."""


def with_made_up_language(folder):
    """What CONTRIBUTING says of a new language: a file beside each English one, its code in LANGUAGES."""
    package = linked_package(folder)
    for english in package.rglob("locale/en.ftl"):
        english.with_name(f"{MADE_UP}.ftl").write_text(wrapped_sentences(english.read_text("utf-8")), "utf-8")
    for page in (package / "docs" / "rules").glob("*.en.md"):
        text = re.sub(r"^(#+ (?:[0-9.]+ )?)(.*)$", r"\1⟦\2⟧", page.read_text("utf-8"), flags=re.MULTILINE)
        page.with_name(page.name.replace(".en.", f".{MADE_UP}.")).write_text(text, "utf-8")
    codes = ", ".join(f'"{code}"' for code in (*LANGUAGES, MADE_UP))
    rewrite(package / "core" / "languages.py", r"^Language = .*$", f"Language = Literal[{codes}]")
    return folder


def wrapped_sentences(text):
    """Every sentence of a Fluent file between ⟦ and ⟧."""
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            entry.value.elements = [ast.TextElement("⟦"), *entry.value.elements, ast.TextElement("⟧")]
    return FluentSerializer().serialize(resource)


def run_tests(house, *files, only="", examples=20):
    """Tests of ours in another house; what fails there fails here."""
    options = ["-p", "no:randomly", "-p", "no:cacheprovider", "-p", "no:xdist"]
    command = [sys.executable, "-m", "pytest", *options, "-k", only, *(str(TESTS / file) for file in files)]
    env = environment(house, TABBYTOP_EXAMPLES=str(examples))
    done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:]
    return done.stdout


def run_command(house, *args, typed=""):
    """A command of another house, as it ended."""
    command = [sys.executable, "-m", "tabbytop", *map(str, args)]
    return subprocess.run(command, env=environment(house), input=typed, capture_output=True, text=True, check=False)


def environment(folder, **more):
    """For a program that shall find this package first."""
    return {**os.environ, "PYTHONPATH": str(folder), "PYTHONIOENCODING": "utf-8", "LANG": "C.UTF-8", **more}
