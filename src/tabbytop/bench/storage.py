"""How much disk a finished match takes on SQLite: its log, its seats and how it ended."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

from tabbytop.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tabbytop.host.lobby import Lobby

MATCHES = 200
COLUMNS = {"matches_played": "{:,.0f}", "entries": "{:,.1f}", "kb_a_match": "{:,.1f}", "gb_100_000": "{:,.2f}"}


def measure_storage(
    folder: Path, count: int = MATCHES, tell: Callable[[], None] = lambda: None
) -> list[dict[str, Any]]:
    """Matches of two at random, to their end, through the same door as on the server."""
    rows = []
    for game in GAMES:
        file = folder / f"{game}.db"
        asyncio.run(play_matches(f"sqlite:///{file}", game, 0))
        empty = file.stat().st_size
        entries = asyncio.run(play_matches(f"sqlite:///{file}", game, count))
        kilobytes = (file.stat().st_size - empty) / count / 1000
        rows.append({"game": f"{game}, two players", "matches_played": count, "entries": entries / count,
                     "kb_a_match": kilobytes, "gb_100_000": kilobytes / 10})  # fmt: skip
        tell()
    return rows


async def play_matches(database: str, game: str, count: int) -> int:
    """How many entries their logs have."""
    from tabbytop.host.broker import OneProcess
    from tabbytop.host.lobby import Lobby
    from tabbytop.host.store import Store
    from tabbytop.host.thinking import Thinkers

    lobby = Lobby(Store(database), OneProcess(), Thinkers())
    found = await asyncio.gather(*(play_match(lobby, game, Random(number)) for number in range(count)))
    await lobby.close()
    return sum(found)


async def play_match(lobby: Lobby, game: str, rng: Random) -> int:
    from tabbytop.host.tables import Table

    chairs = tuple({"kind": "here", "name": name} for name in ("Ana", "Ben"))
    match = await lobby.match((await lobby.create(Table(game, {"players": 2}, chairs))).match_id)
    while seats := match.to_act():
        action = rng.choice(match.game.legal_actions(match.state, seats[0]))
        await match.play(seats[0], action, f"move-{match.version}")
    return match.version
