"""What a move of Yummy Kitty does, as far as its seat can know: lines of the bowls, hands, food, yarn.

Nothing is told of what may become of it later: that is in the hint's number. A reason with a `seat`, counted from 1,
is about that rival.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tabbytop.bots.hints import Reason
from tabbytop.games.yummy_kitty.codes import (
    AMERICAN,
    ANGORA,
    ATTRACT,
    BLACK,
    CENTRE,
    COST,
    DOG,
    EXCLUDED,
    FORTUNE,
    HAND_DOGS,
    HAND_FOOD,
    JOIN,
    LAY,
    LEAVE,
    PACK,
    PASS,
    PAY,
    SETTLE,
    STORE,
    VALUE,
    animal,
    food,
    lane,
)
from tabbytop.games.yummy_kitty.config import Config
from tabbytop.games.yummy_kitty.pieces import ANIMALS, BREEDS, FOODS, ORANGE_POINTS
from tabbytop.games.yummy_kitty.scoring import bowl, bowl_sheet, bowls_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tabbytop.core.scoring import Line, Sheet
    from tabbytop.games.yummy_kitty.scoring import Bowl
    from tabbytop.games.yummy_kitty.table import Table


def reasons(table: Table, number: int, join: int = -1) -> tuple[Reason, ...]:
    """What the action of this number does; `join`: the colony that an angora is meant for, if that is to be chosen.

    An attraction is told of as if it were paid already.
    """
    if number == STORE:
        return tuple(_of_storing(table))
    if number == PASS:
        return ()
    if number >= ATTRACT or number in (EXCLUDED, SETTLE):
        return tuple(_of_attraction(table, *_aim(table, number), join))
    if number >= LAY:
        return (_of_yarn(table, (number - LAY) % 8),)
    if number >= PAY:
        return (_of_payment(table, number - PAY),)
    if number >= LEAVE:
        return tuple(_of_bowl(table, _without(bowl(table, table.asked), number - LEAVE)))
    return tuple(_of_bowl(table, _with_angora(table, number - JOIN)))


def sure_points(found: Sequence[Reason]) -> float:
    """What a move brings at once, by its reasons."""
    return sum(reason.change for reason in found if reason.rule == "points")


# --- what is drawn, paid, laid


def _of_storing(table: Table) -> Iterator[Reason]:
    """More food to pay with; who has a Black Cat need not fear the mouse that may come up."""
    seat = table.asked
    have, top = lane(table.tally[seat], HAND_FOOD), FOODS[food(table.deck[table.drawn])]
    yield Reason("food", 0, {"have": have, "food": top})
    if table.colony_size(seat, BLACK):
        yield Reason("mouser", 0)


def _of_payment(table: Table, place: int) -> Reason:
    card = table.hand[PACK * table.asked + place]
    paid = table.paid_sum + VALUE[food(table.deck[card])]
    return Reason("payment", 0, {"paid": paid, "cost": COST[animal(table.deck[table.target])]})


def _of_yarn(table: Table, breed: int) -> Reason:
    if _loose(table, breed):
        return Reason("covers", 0, {"colony": BREEDS[breed], "cats": _loose(table, breed)})
    return Reason("covers_none" if table.below_only else "covers_later", 0, {"colony": BREEDS[breed]})


def _loose(table: Table, breed: int) -> int:
    """How many cats of an own colony a mouse could lure away."""
    lot = 16 * table.asked + 2 * breed
    return table.loose[lot] + table.loose[lot + 1]


# --- an attraction


def _aim(table: Table, number: int) -> tuple[int, int]:
    """The card and where it comes from."""
    if number == SETTLE:
        return table.target, table.target_seat
    if number == EXCLUDED:
        return table.first_excluded(), CENTRE
    return table.hand[number - ATTRACT], (number - ATTRACT) // PACK


def _of_attraction(table: Table, card: int, owner: int, join: int) -> Iterator[Reason]:
    kind = animal(table.deck[card])
    mine = bowl(table, table.asked)
    dogs = 0 if owner == CENTRE else lane(table.tally[owner], HAND_DOGS)
    if not table.dogs_to_hand:
        mine = replace(mine, dogs=mine.dogs + dogs)
    if kind == FORTUNE and (owner != CENTRE or table.fortune_always):
        yield from _of_bowl(table, mine)
        yield Reason("turns" if table.drawn < table.size else "vanishes", 0)
    else:
        colony = BREEDS[_colony_of_angora(table, join) if kind == ANGORA else kind]
        if kind == ANGORA:
            yield Reason("joins", 0, {"colony": colony})
        yield from _of_bowl(table, _with(mine, colony, ANIMALS[kind])) or [Reason("arrives", 0)]
        if table.deck[card] >> 6 and _loose(table, kind):
            yield Reason("covers", 0, {"colony": colony, "cats": _loose(table, kind)})
    if kind == AMERICAN and table.drawn < table.size:
        yield Reason("draws", 0)
    if owner != CENTRE:
        left = table.hand_count[owner] - 1 - dogs
        yield Reason("hand", 0, {"seat": owner + 1, "cards": 1 + dogs, "left": left})
    yield from _denied(table, kind, owner)


def _colony_of_angora(table: Table, join: int) -> int:
    """The one that is chosen, or the only one; without any it lies alone."""
    if join >= 0:
        return join
    if table.colony >= 0:
        return table.colony
    return next((breed for breed in range(8) if table.colony_size(table.asked, breed)), ANGORA)


def _denied(table: Table, kind: int, owner: int) -> Iterator[Reason]:
    """The rival who collects such cats and would gain most by this one; no hand's own seat can attract it."""
    bowls, best, whose = bowls_of(table), 0, -1
    for seat in range(table.seats):
        in_play = table.drawn < table.size or 2 * table.hand_count[seat] >= COST[kind]
        if seat not in (table.asked, owner) and in_play and kind not in (FORTUNE, DOG):
            gain = _gain_of_rival(table, bowls, seat, kind)
            if gain > best:
                best, whose = gain, seat
    if whose >= 0:
        yield Reason("denied", 0, {"seat": whose + 1, "points": best})


def _gain_of_rival(table: Table, bowls: Sequence[Bowl], seat: int, kind: int) -> int:
    """The best that a colony of the rival could make of the cat."""
    assert isinstance(table.config, Config)
    theirs, config = bowls[seat], table.config
    before = bowl_sheet(bowls, seat, config).total
    homes = list(theirs.colonies) if kind == ANGORA else [BREEDS[kind]] * (BREEDS[kind] in theirs.colonies)
    after = [
        bowl_sheet([*bowls[:seat], _with(theirs, home, ANIMALS[kind]), *bowls[seat + 1 :]], seat, config).total
        for home in homes
    ]
    return max(after, default=before) - before


# --- lines of the bowls


def _with(mine: Bowl, colony: str, cat: str) -> Bowl:
    return replace(mine, colonies={**mine.colonies, colony: (*mine.colonies.get(colony, ()), cat)})


def _with_angora(table: Table, breed: int) -> Bowl:
    return _with(bowl(table, table.asked), BREEDS[breed], ANIMALS[ANGORA])


def _without(mine: Bowl, lot: int) -> Bowl:
    breed = BREEDS[lot // 2]
    cats = list(mine.colonies[breed])
    cats.remove(ANIMALS[ANGORA] if lot % 2 else breed)
    colonies = {**mine.colonies, breed: tuple(cats)}
    return replace(mine, colonies={name: there for name, there in colonies.items() if there})


def _of_bowl(table: Table, mine: Bowl) -> list[Reason]:
    """Points at once, own lines that change as they will stand, colonies that end, then the lines of rivals."""
    seat, bowls = table.asked, list(bowls_of(table))
    old, before = bowls[seat], _sheets(table, bowls)
    bowls[seat] = mine
    after = _sheets(table, bowls)
    points = after[seat].total - before[seat].total
    found = [Reason("points", points)] * bool(points)
    found += [Reason(line.rule, change, line.args) for line, change in _changed(before[seat], after[seat])]
    size = mine.size("orange")
    if old.size("orange") < size < 5:
        found.append(Reason("next", 0, {"points": ORANGE_POINTS[size + 1] - ORANGE_POINTS[size]}))
    if mine.size("black") and not old.size("black"):
        found.append(Reason("catches", 0))
    told = {line.rule for line in after[seat].lines}
    ended = [breed for breed in old.colonies if breed not in mine.colonies and breed not in told]
    found += [Reason("ends", 0, {"colony": breed}) for breed in ended]
    for other in range(table.seats):
        lines = _changed(before[other], after[other]) if other != seat else ()
        found += [Reason(line.rule, change, {**line.args, "seat": other + 1}) for line, change in lines if change]
    return found


def _sheets(table: Table, bowls: Sequence[Bowl]) -> list[Sheet]:
    assert isinstance(table.config, Config)
    return [bowl_sheet(bowls, seat, table.config) for seat in range(table.seats)]


def _changed(before: Sheet, after: Sheet) -> Iterator[tuple[Line, int]]:
    """Lines that read otherwise, and the points that they gain; a Black Cat more among others changes none."""
    lines = {line.rule: line for line in before.lines}
    for line in after.lines:
        old = lines.get(line.rule)
        change = line.points - (old.points if old else 0)
        if change or (line.rule != "black" and (old is None or old.args != line.args)):
            yield line, change
