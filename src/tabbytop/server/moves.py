"""One move, whichever way it came: as a request or over a socket."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabbytop.host.outage import Unreachable
from tabbytop.host.refusals import Refused
from tabbytop.server.access import held_seat, language_of
from tabbytop.server.faults import away, fault
from tabbytop.server.metrics import MOVES_MADE
from tabbytop.words import load_words

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection
    from starlette.responses import Response

    from tabbytop.core.game import Json
    from tabbytop.host.lobby import Lobby
    from tabbytop.host.match import Match
    from tabbytop.server.wire import Moving


async def play_move(lobby: Lobby, match_id: str, token: str, moving: Moving) -> Json:
    """The answer comes when the move is on disk (Refused, Illegal, BadInput, Unreachable)."""
    await held_seat(lobby, match_id, token, moving.seat)
    match = await lobby.match(match_id)
    if moving.after is not None and not (moving.move_id and match.has_played(moving.seat, moving.move_id)):
        refuse_stale(match, moving)
    await lobby.play(match_id, moving.seat, moving.action, moving.move_id)
    MOVES_MADE.inc()
    return {"number": len(match.messages(moving.seat)), "status": match.status}


def refuse_stale(match: Match, moving: Moving) -> None:
    """A move that rests on old news is refused if its seat has moved since, or if it is not legal any more."""
    told = match.messages(moving.seat)
    newer = [message for message in told[moving.after :] if message.kind in ("move", "undo")]
    if any(message.seat == moving.seat for message in newer):
        raise Refused("stale", "host-stale", version=len(told))
    if newer and match.objects(moving.seat, match.game.load_action(moving.action)):
        raise Refused("stale", "host-stale", version=len(told))


async def problem_of(app: Any, connection: HTTPConnection, error: Exception) -> Response:
    """The answer that the application has for an error."""
    found = (app.exception_handlers.get(kind) for kind in type(error).__mro__[:-2])
    handler = next((each for each in found if each is not None), None)
    if handler is not None:
        answered: Response = await handler(connection, error)
        return answered
    words = load_words(language_of(connection.headers.get("accept-language", "")))
    return away(words) if isinstance(error, Unreachable) else fault(words, error)
