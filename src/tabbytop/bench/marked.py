"""Tables in the documentation, made by commands: each stands between two marks and is written anew in place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.core.errors import BadInput

if TYPE_CHECKING:
    from pathlib import Path

    from tabbytop.bots.ratings import Mean

END = "<!-- end -->"


def write_between(file: Path, name: str, lines: list[str]) -> None:
    """Put these lines between `<!-- name -->` and the end mark after it; at the end of a file without them."""
    mark = f"<!-- {name} -->"
    text = file.read_text("utf-8") if file.is_file() else ""
    head, found, rest = text.partition(mark)
    after = rest.partition(END)[2] if found else "\n"
    try:
        file.write_text(head + mark + "\n" + "\n".join(lines) + "\n" + END + after, "utf-8")
    except OSError:
        raise BadInput("cli-file-write", file=str(file)) from None


def format_mean(mean: Mean, pattern: str = "{:.1f}") -> str:
    return f"{pattern.format(mean.value)} ± {pattern.format(mean.margin)}"


def markdown_table(head: list[str], rows: list[list[str]]) -> list[str]:
    """The first column to the left, figures to the right."""
    lines = ["| " + " | ".join(head) + " |", "| --- |" + " ---: |" * (len(head) - 1)]
    return lines + ["| " + " | ".join(row) + " |" for row in rows]
