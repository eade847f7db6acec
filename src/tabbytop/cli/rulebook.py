"""The rules pages in the terminal: whole, or one section by its number."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

from rich.markdown import Markdown


def rules_text(game: str, language: str) -> str:
    """The page from the package, or from the checkout that the package is run from."""
    packed = resources.files("tabbytop").joinpath("docs", "rules", f"{game}.{language}.md")
    if packed.is_file():
        return packed.read_text("utf-8")
    return Path(__file__).parents[3].joinpath("docs", "rules", f"{game}.{language}.md").read_text("utf-8")


def rule_headings(game: str, language: str) -> list[str]:
    """The table of contents."""
    found = re.findall(r"^(#+) ([0-9.]+ .*)$", rules_text(game, language), flags=re.MULTILINE)
    return ["  " * (len(marks) - 2) + title for marks, title in found]


def rule_section(game: str, language: str, number: str) -> Markdown | None:
    """A section with all that stands below it, by its number; None when there is none."""
    lines = rules_text(game, language).splitlines()
    starts = [at for at, line in enumerate(lines) if re.match(rf"#+ {re.escape(number)}(\s|$)", line)]
    if not starts:
        return None
    level = len(lines[starts[0]]) - len(lines[starts[0]].lstrip("#"))
    rest = lines[starts[0] + 1 :]
    ends = (at for at, line in enumerate(rest) if re.match(rf"#{{1,{level}}} ", line))
    return Markdown("\n".join([lines[starts[0]], *rest[: next(ends, len(rest))]]))
