"""Which games there are, with their options and levels in words, and what is in their boxes."""

from __future__ import annotations

from dataclasses import asdict, fields
from functools import cache
from typing import TYPE_CHECKING, Any, get_origin, get_type_hints

import msgspec
from fastapi import APIRouter
from starlette.responses import Response

from tabbytop.bots.bot import bots_of
from tabbytop.bots.levels import LEVELS, is_graded
from tabbytop.games import GAMES, load_game
from tabbytop.host.refusals import Refused
from tabbytop.server.access import ReaderWords
from tabbytop.server.boxes import AnyBox
from tabbytop.server.shapes import GameCard, answers
from tabbytop.words import Words, load_words
from tabbytop.words.options import option_words

if TYPE_CHECKING:
    from tabbytop.core.game import Game, Json

router = APIRouter()


@router.get("/api/games", tags=["games"], responses=answers(list[GameCard]))
async def games(words: ReaderWords) -> Response:
    """The games with their options, in the reader's language."""
    return Response(told_games(words.language), media_type="application/json")


@router.get("/api/games/{game}/box", tags=["games"], responses=answers(AnyBox, 200, 404))
async def box(game: str) -> Response:
    """What is in the box, for those who draw it: the same for every match, without a word of any language."""
    if game not in GAMES:
        raise Refused("missing", "server-missing")
    found = load_game(game)
    return Response(
        msgspec.json.encode(found.box()), media_type="application/json", headers={"cache-control": "max-age=3600"}
    )


@cache
def told_games(language: str) -> bytes:
    """Made once: every visitor asks for it first, and hundreds of sentences are ten milliseconds of work."""
    return msgspec.json.encode([game_card(name, load_words(language)) for name in GAMES])


def game_card(name: str, words: Words) -> Json:
    game = load_game(name)
    prefix, (least, most) = game.prefix, game.seats
    return {
        "name": name,
        "prefix": prefix,
        "title": words.title(name),
        "about": words.say(f"{prefix}-about"),
        "players": {"least": least, "most": most},
        "options": [option_card(game, f.name, words) for f in fields(game.config_type) if f.name != "players"],
        "levels": [level_card(game, bot, words) for bot in levels_of(game)],
    }


def levels_of(game: Game[Any, Any, Any, Any]) -> tuple[str, ...]:
    """The bots that people meet: the graded ones, where a game has them."""
    return LEVELS if is_graded(game.name) else bots_of(game)


def level_card(game: Game[Any, Any, Any, Any], bot: str, words: Words) -> Json:
    about = f"{game.prefix}-bot-{bot}"
    return {
        "name": bot,
        "title": words.say(f"bot-{bot}"),
        "about": words.say(about if about in words else f"bot-{bot}-about"),
    }


def option_card(game: Game[Any, Any, Any, Any], name: str, words: Words) -> Json:
    hint = get_type_hints(game.config_type)[name]
    default = next(f.default for f in fields(game.config_type) if f.name == name)
    said = option_words(game, name, words)
    card: dict[str, Any] = {"name": name, "default": default, "title": said.title, "meaning": said.meaning}
    if hint is bool:
        return card | {"kind": "flag"}
    if hint is int:
        least, most = game.number_options[name]
        return card | {"kind": "number", "least": least, "most": most}
    kind = "list" if get_origin(hint) is tuple else "choice"
    return card | {"kind": kind, "choices": [asdict(choice) for choice in said.choices]}
