"""`tabbytop score`: a table laid out in real life, scored line by line."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

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


def show(game: str, sheet: Json, tongue: Words) -> None:
    Console().print(line_table(load_board(game), sheet, tongue, tongue.say("cli-score-title")))
    sister = sheet.get("sister")
    if sister:
        Console().print(line_table(load_board(game), sister, tongue, tongue.say("isle-sister")))
        won = "beaten" if sheet["total"] > sister["total"] else "wins" if sheet["total"] < sister["total"] else "tie"
        click.echo(tongue.say(f"isle-result-sister-{won}", points=sheet["total"], sister=sister["total"]))
    for note in sheet.get("notes", ()):
        click.echo(tongue.say(note["code"], {k: v for k, v in note.items() if k != "code"}), err=True)
