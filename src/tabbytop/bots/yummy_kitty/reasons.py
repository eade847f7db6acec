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
    from tabbytop.games.yummy_kitty.state import State


def reasons(state: State, number: int, join: int = -1) -> tuple[Reason, ...]:
    """What the action of this number does; `join`: the colony that an angora is meant for, if that is to be chosen.

    An attraction is told of as if it were paid already.
    """
    if number == STORE:
        return tuple(_of_storing(state))
    if number == PASS:
        return ()
    if number >= ATTRACT or number in (EXCLUDED, SETTLE):
        return tuple(_of_attraction(state, *_aim(state, number), join))
    if number >= LAY:
        return (_of_yarn(state, (number - LAY) % 8),)
    if number >= PAY:
        return (_of_payment(state, number - PAY),)
    if number >= LEAVE:
        return tuple(_of_bowl(state, _without(bowl(state, state.asked), number - LEAVE)))
    return tuple(_of_bowl(state, _with_angora(state, number - JOIN)))


def sure_points(found: Sequence[Reason]) -> float:
    """What a move brings at once, by its reasons."""
    return sum(reason.change for reason in found if reason.rule == "points")


# --- what is drawn, paid, laid


def _of_storing(state: State) -> Iterator[Reason]:
    """More food to pay with; who has a Black Cat need not fear the mouse that may come up."""
    seat = state.asked
    have, top = lane(state.tally[seat], HAND_FOOD), FOODS[food(state.deck[state.drawn])]
    yield Reason("food", 0, {"have": have, "food": top})
    if state.colony_size(seat, BLACK):
        yield Reason("mouser", 0)


def _of_payment(state: State, place: int) -> Reason:
    card = state.hand[PACK * state.asked + place]
    paid = state.paid_sum + VALUE[food(state.deck[card])]
    return Reason("payment", 0, {"paid": paid, "cost": COST[animal(state.deck[state.target])]})


def _of_yarn(state: State, breed: int) -> Reason:
    if _loose(state, breed):
        return Reason("covers", 0, {"colony": BREEDS[breed], "cats": _loose(state, breed)})
    return Reason("covers_none" if state.below_only else "covers_later", 0, {"colony": BREEDS[breed]})


def _loose(state: State, breed: int) -> int:
    """How many cats of an own colony a mouse could lure away."""
    lot = 16 * state.asked + 2 * breed
    return state.loose[lot] + state.loose[lot + 1]


# --- an attraction


def _aim(state: State, number: int) -> tuple[int, int]:
    """The card and where it comes from."""
    if number == SETTLE:
        return state.target, state.target_seat
    if number == EXCLUDED:
        return state.first_excluded(), CENTRE
    return state.hand[number - ATTRACT], (number - ATTRACT) // PACK


def _of_attraction(state: State, card: int, owner: int, join: int) -> Iterator[Reason]:
    kind = animal(state.deck[card])
    mine = bowl(state, state.asked)
    dogs = 0 if owner == CENTRE else lane(state.tally[owner], HAND_DOGS)
    if not state.dogs_to_hand:
        mine = replace(mine, dogs=mine.dogs + dogs)
    if kind == FORTUNE and (owner != CENTRE or state.fortune_always):
        yield from _of_bowl(state, mine)
        yield Reason("turns" if state.drawn < state.size else "vanishes", 0)
    else:
        colony = BREEDS[_colony_of_angora(state, join) if kind == ANGORA else kind]
        if kind == ANGORA:
            yield Reason("joins", 0, {"colony": colony})
        yield from _of_bowl(state, _with(mine, colony, ANIMALS[kind])) or [Reason("arrives", 0)]
        if state.deck[card] >> 6 and _loose(state, kind):
            yield Reason("covers", 0, {"colony": colony, "cats": _loose(state, kind)})
    if kind == AMERICAN and state.drawn < state.size:
        yield Reason("draws", 0)
    if owner != CENTRE:
        left = state.hand_count[owner] - 1 - dogs
        yield Reason("hand", 0, {"seat": owner + 1, "cards": 1 + dogs, "left": left})
    yield from _denied(state, kind, owner)


def _colony_of_angora(state: State, join: int) -> int:
    """The one that is chosen, or the only one; without any it lies alone."""
    if join >= 0:
        return join
    if state.colony >= 0:
        return state.colony
    return next((breed for breed in range(8) if state.colony_size(state.asked, breed)), ANGORA)


def _denied(state: State, kind: int, owner: int) -> Iterator[Reason]:
    """The rival who collects such cats and would gain most by this one; no hand's own seat can attract it."""
    bowls, best, whose = bowls_of(state), 0, -1
    for seat in range(state.seats):
        in_play = state.drawn < state.size or 2 * state.hand_count[seat] >= COST[kind]
        if seat not in (state.asked, owner) and in_play and kind not in (FORTUNE, DOG):
            gain = _gain_of_rival(state, bowls, seat, kind)
            if gain > best:
                best, whose = gain, seat
    if whose >= 0:
        yield Reason("denied", 0, {"seat": whose + 1, "points": best})


def _gain_of_rival(state: State, bowls: Sequence[Bowl], seat: int, kind: int) -> int:
    """The best that a colony of the rival could make of the cat."""
    assert isinstance(state.config, Config)
    theirs, config = bowls[seat], state.config
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


def _with_angora(state: State, breed: int) -> Bowl:
    return _with(bowl(state, state.asked), BREEDS[breed], ANIMALS[ANGORA])


def _without(mine: Bowl, lot: int) -> Bowl:
    breed = BREEDS[lot // 2]
    cats = list(mine.colonies[breed])
    cats.remove(ANIMALS[ANGORA] if lot % 2 else breed)
    colonies = {**mine.colonies, breed: tuple(cats)}
    return replace(mine, colonies={name: there for name, there in colonies.items() if there})


def _of_bowl(state: State, mine: Bowl) -> list[Reason]:
    """Points at once, own lines that change as they will stand, colonies that end, then the lines of rivals."""
    seat, bowls = state.asked, list(bowls_of(state))
    old, before = bowls[seat], _sheets(state, bowls)
    bowls[seat] = mine
    after = _sheets(state, bowls)
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
    for other in range(state.seats):
        lines = _changed(before[other], after[other]) if other != seat else ()
        found += [Reason(line.rule, change, {**line.args, "seat": other + 1}) for line, change in lines if change]
    return found


def _sheets(state: State, bowls: Sequence[Bowl]) -> list[Sheet]:
    assert isinstance(state.config, Config)
    return [bowl_sheet(bowls, seat, state.config) for seat in range(state.seats)]


def _changed(before: Sheet, after: Sheet) -> Iterator[tuple[Line, int]]:
    """Lines that read otherwise, and the points that they gain; a Black Cat more among others changes none."""
    lines = {line.rule: line for line in before.lines}
    for line in after.lines:
        old = lines.get(line.rule)
        change = line.points - (old.points if old else 0)
        if change or (line.rule != "black" and (old is None or old.args != line.args)):
            yield line, change
