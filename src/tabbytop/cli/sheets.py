"""Score sheets as tables in the terminal: line by line for one seat, or the score pad of all seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.table import Table

from tabbytop.cli.screen import Flow

if TYPE_CHECKING:
    from tabbytop.core.game import Json
    from tabbytop.words import Words


def line_table(board: Any, sheet: Json, words: Words, title: str | None = None) -> Table:
    """Every line with the cells that earned it."""
    table = Table(title=title)
    table.add_column(words.say("cli-column-line"))
    table.add_column(words.say("cli-column-cells"))
    table.add_column(words.say("cli-column-points"), justify="right")
    for line in sheet["lines"]:
        table.add_row(Flow(board.say_line(line, words)), " ".join(line["cells"]), str(line["points"]))
    table.add_section()
    table.add_row(words.say("cli-total"), "", str(sheet["total"]))
    return table


def summary_table(prefix: str, rules: tuple[str, ...], sheets: list[Json], names: list[str], words: Words) -> Table:
    """The score pad: a row for each rule, a column for each seat."""
    table = Table()
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    scored = dict.fromkeys(line["rule"] for sheet in sheets for line in sheet["lines"])
    for rule in (*(rule for rule in rules if rule in scored), *(rule for rule in scored if rule not in rules)):
        points = [sum(line["points"] for line in sheet["lines"] if line["rule"] == rule) for sheet in sheets]
        table.add_row(words.say(f"{prefix}-rule-{rule}"), *map(str, points))
    table.add_section()
    table.add_row(words.say("cli-total"), *(str(sheet["total"]) for sheet in sheets))
    return table
