"""`tabbytop score`: a table laid out in real life, scored line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click
import msgspec
from rich.console import Console
from rich.markup import escape

from tabbytop.cli.boards import load_board
from tabbytop.cli.common import option, read_json, without_controls
from tabbytop.cli.sheets import line_table
from tabbytop.core.errors import BadInput
from tabbytop.games import load_game

if TYPE_CHECKING:
    from tabbytop.core.game import Game, Json
    from tabbytop.words import Words


def command(words: Words) -> click.Command:
    def score(game: str, file: str, json: bool) -> None:
        rules = load_game(game)
        sheet = score_file(rules, file)
        if json:
            click.echo(msgspec.json.format(msgspec.json.encode(sheet), indent=2))
        else:
            show(rules, sheet, words)

    params = [
        click.Argument(["game"], metavar=words.say("cli-metavar-game")),
        click.Argument(["file"], metavar=words.say("cli-metavar-file")),
        option("--json", "cli-json-flag", words, is_flag=True),
    ]
    return click.Command("score", callback=score, params=params, help=words.say("cli-score"))


def score_file(game: Game[Any, Any, Any, Any], file: str) -> Json:
    try:
        return game.score_input(read_json(file))
    except RecursionError:  # what could just be read, but not be quoted
        raise BadInput("cli-deep", file=file) from None


def show(game: Game[Any, Any, Any, Any], answer: Json, words: Words) -> None:
    """A sheet for each seat that was typed in, then what else there is to say."""
    board, console = load_board(game.name), Console()
    for number, sheet in enumerate(answer.get("seats", [answer])):
        name = without_controls(sheet.get("name", ""))
        title = name or words.say("cli-score-title") + (f" {number + 1}" if "seats" in answer else "")
        console.print(line_table(board, sheet, words, escape(title)))
    for rival in game.rivals(answer):
        console.print(line_table(board, rival.sheet, words, words.say(rival.title)))
        click.echo(words.say(rival.outcome, rival.args))
    if "places" in answer:
        click.echo(words.say("cli-places", places=", ".join(map(str, answer["places"]))))
    for note in answer.get("notes", ()):
        click.echo(words.say(note["code"], {k: v for k, v in note.items() if k != "code"}), err=True)
