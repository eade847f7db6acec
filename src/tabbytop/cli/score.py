"""`tabbytop score`: a table laid out in real life, scored line by line."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

import click
import msgspec
from rich.console import Console

from tabbytop.cli.boards import load_board
from tabbytop.cli.common import option, read_json
from tabbytop.cli.sheets import line_table
from tabbytop.games import load_game

if TYPE_CHECKING:
    from tabbytop.core.game import Json
    from tabbytop.words import Words


def command(tongue: Words) -> click.Command:
    def score(game: str, file: str, json: bool) -> None:
        load_game(game)
        sheet = import_module(f"tabbytop.games.{game}.score_input").score_input(read_json(file))
        if json:
            click.echo(msgspec.json.format(msgspec.json.encode(sheet), indent=2))
        else:
            show(game, sheet, tongue)

    params = [
        click.Argument(["game"], metavar=tongue.say("cli-metavar-game")),
        click.Argument(["file"], metavar=tongue.say("cli-metavar-file")),
        option("--json", "cli-json-flag", tongue, is_flag=True),
    ]
    return click.Command("score", callback=score, params=params, help=tongue.say("cli-score"))


def show(game: str, answer: Json, tongue: Words) -> None:
    """A sheet for each seat that was typed in, then what else there is to say."""
    board, console = load_board(game), Console()
    for number, sheet in enumerate(answer.get("seats", [answer])):
        title = sheet.get("name") or tongue.say("cli-score-title") + (f" {number + 1}" if "seats" in answer else "")
        console.print(line_table(board, sheet, tongue, title))
    if answer.get("sister"):
        show_sister(board, answer, tongue, console)
    if "places" in answer:
        click.echo(tongue.say("cli-places", places=", ".join(map(str, answer["places"]))))
    for note in answer.get("notes", ()):
        click.echo(tongue.say(note["code"], {k: v for k, v in note.items() if k != "code"}), err=True)


def show_sister(board: Any, answer: Json, tongue: Words, console: Console) -> None:
    own, sister = answer["total"], answer["sister"]["total"]
    console.print(line_table(board, answer["sister"], tongue, tongue.say("isle-sister")))
    won = "beaten" if own > sister else "wins" if own < sister else "tie"
    click.echo(tongue.say(f"isle-result-sister-{won}", points=own, sister=sister))
