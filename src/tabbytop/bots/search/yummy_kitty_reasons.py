"""Why a plan of Yummy Kitty is good: the colonies that bring more at the end than after other plans, as score lines."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tabbytop.bots.hints import Reason
from tabbytop.games.yummy_kitty.codes import ANGORA, ATTRACT, EXCLUDED, FORTUNE, animal
from tabbytop.games.yummy_kitty.config import Config
from tabbytop.games.yummy_kitty.pieces import ANIMALS, BREEDS
from tabbytop.games.yummy_kitty.scoring import bowl_sheet, bowls_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbytop.games.yummy_kitty.scoring import Bowl
    from tabbytop.games.yummy_kitty.table import Table

LEAST = 0.2
"""Points below which a line is not worth a word."""


def reasons(table: Table, number: int, join: int, change: Sequence[float]) -> tuple[Reason, ...]:
    """Lines are told as the bowl will stand after the plan.

    `change`: by colony, what the plan adds to its points at the end; where that is not known, what it adds at once.
    """
    assert isinstance(table.config, Config)
    seat, bowls = table.asked, list(bowls_of(table))
    before = bowl_sheet(bowls, seat, table.config)
    bowls[seat] = _with_guest(table, bowls[seat], number, join)
    after = bowl_sheet(bowls, seat, table.config)
    change = change or [after.points(breed) - before.points(breed) for breed in BREEDS]
    found = [
        Reason(line.rule, round(change[BREEDS.index(line.rule)], 2), line.args)
        for line in after.lines
        if line.rule in BREEDS and change[BREEDS.index(line.rule)] >= LEAST
    ]
    return tuple(sorted(found, key=lambda reason: -reason.change))


def _with_guest(table: Table, mine: Bowl, number: int, join: int) -> Bowl:
    """The bowl with the cat that the plan attracts."""
    if number >= ATTRACT:
        card = table.hand[number - ATTRACT]
    elif number == EXCLUDED:
        card = table.first_excluded()
    else:
        card = table.target
    if card < 0 or (number >= 0 and number != EXCLUDED and number < ATTRACT):
        return mine
    kind = animal(table.deck[card])
    if kind == FORTUNE and number != EXCLUDED:
        return mine
    if join < 0:
        join = table.colony if kind == ANGORA and table.colony >= 0 else kind
    colony = BREEDS[join]
    return replace(mine, colonies={**mine.colonies, colony: (*mine.colonies.get(colony, ()), ANIMALS[kind])})
