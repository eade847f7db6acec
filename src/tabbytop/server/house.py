"""The house itself: is it well, which games are there, what is in their boxes."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any, get_args, get_origin, get_type_hints

import msgspec
import sqlalchemy as sa
from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

from tabbytop.bots.bot import bots_of
from tabbytop.bots.levels import LEVELS, is_graded
from tabbytop.games import GAMES, load_game
from tabbytop.host.match import Refused
from tabbytop.server.access import Tongue
from tabbytop.server.shapes import GameCard, answers
from tabbytop.server.wire import answer
from tabbytop.words import WORDS_PREFIX, Words

if TYPE_CHECKING:
    from tabbytop.core.game import Game, Json

router = APIRouter()


@router.get("/healthz", include_in_schema=False)
async def healthz() -> Response:
    return PlainTextResponse("ok")


@router.get("/readyz", include_in_schema=False)
async def readyz(request: Request) -> Response:
    await request.app.state.lobby.store.read(sa.select(sa.literal(1)))
    return PlainTextResponse("ready")


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """For Prometheus: its text format, version 0.0.4."""
    state = request.app.state
    lobby = state.lobby
    gauges = {
        "sockets": state.counts["sockets"],
        "matches_in_memory": len(lobby.matches),
        "bots_thinking": sum(not task.done() for task in lobby.thinking.values()),
    }
    counters = {"moves": state.counts["moves"], "tables_made": state.counts["tables_made"], **state.answers.kinds}
    lines = [f"# TYPE tabbytop_{name} gauge\ntabbytop_{name} {value}\n" for name, value in gauges.items()]
    lines += [f"# TYPE tabbytop_{name}_total counter\ntabbytop_{name}_total {n}\n" for name, n in counters.items()]
    lines.append(state.answers.histogram("tabbytop_answer_seconds"))
    return PlainTextResponse("".join(lines), media_type="text/plain; version=0.0.4")


@router.get("/api/games", tags=["games"], responses=answers(list[GameCard]))
async def games(tongue: Tongue) -> Response:
    """The games with their options, in the reader's language."""
    return answer([game_card(name, tongue) for name in GAMES])


@router.get("/api/games/{game}/box", tags=["games"], responses=answers(dict[str, Any], 200, 404))
async def box(game: str) -> Response:
    """What is in the box, for those who draw it: the same for every match, without a word of any language."""
    if game not in GAMES:
        raise Refused("missing", "server-missing")
    found = load_game(game)
    return Response(
        msgspec.json.encode(found.box()), media_type="application/json", headers={"cache-control": "max-age=3600"}
    )


def game_card(name: str, tongue: Words) -> Json:
    game, prefix = load_game(name), WORDS_PREFIX[name]
    least, most = game.seats
    return {
        "name": name,
        "title": tongue.say(f"{prefix}-title"),
        "about": tongue.say(f"{prefix}-about"),
        "players": {"least": least, "most": most},
        "options": [option_card(game, f.name, prefix, tongue) for f in fields(game.config_type) if f.name != "players"],
        "levels": [level_card(name, bot, tongue) for bot in levels_of(game)],
    }


def levels_of(game: Game[Any, Any, Any, Any]) -> tuple[str, ...]:
    """The bots that people meet: the graded ones, where a game has them."""
    return LEVELS if is_graded(game.name) else bots_of(game)


def level_card(game: str, bot: str, tongue: Words) -> Json:
    about = f"bot-{game}-{bot}"
    return {
        "name": bot,
        "title": tongue.say(f"bot-{bot}"),
        "about": tongue.say(about if about in tongue else f"bot-{bot}-about"),
    }


def option_card(game: Game[Any, Any, Any, Any], name: str, prefix: str, tongue: Words) -> Json:
    hint = get_type_hints(game.config_type)[name]
    default = next(f.default for f in fields(game.config_type) if f.name == name)
    words = {"title": tongue.say(f"{prefix}-option-{name}-title"), "meaning": tongue.say(f"{prefix}-option-{name}")}
    card: dict[str, Any] = {"name": name, "default": default, **words}
    if hint is bool:
        return card | {"kind": "flag"}
    if hint is int:
        least, most = game.number_options[name]
        return card | {"kind": "number", "least": least, "most": most}
    is_list = get_origin(hint) is tuple
    values = get_args(get_args(hint)[0]) if is_list else get_args(hint)
    choices = [{"value": value, "title": value_title(prefix, name, value, tongue)} for value in values]
    return card | {"kind": "list" if is_list else "choice", "choices": choices}


def value_title(prefix: str, name: str, value: str | int, tongue: Words) -> str:
    """The words of an option's value, where it has any."""
    for key in (f"{prefix}-value-{name}-{value}", f"{prefix}-value-{value}"):
        if key in tongue:
            return tongue.say(key)
    return str(value)
