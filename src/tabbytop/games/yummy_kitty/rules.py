"""Yummy Kitty's rules as answers about a table: who acts, what is legal, what is wrong with an action.

Each objection is made of what its seat can see: its own food, the others' cats, bowls and piles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.core.dice import seeded_dice
from tabbytop.core.errors import BadInput, Objection
from tabbytop.games.yummy_kitty.actions import (
    BY_NUMBER,
    Attract,
    Join,
    Leave,
    Pass,
    Pay,
    Settle,
    Store,
    Yarn,
    action_number,
)
from tabbytop.games.yummy_kitty.codes import (
    ANGORA,
    COST,
    DOG,
    HAND_FOOD,
    JOINING,
    LAID,
    LEAVE,
    LEAVING,
    OVER,
    PACK,
    PAYING,
    TURN,
    YARN,
    lane,
)
from tabbytop.games.yummy_kitty.pieces import ANIMALS, BREEDS, CARDS, CATS
from tabbytop.games.yummy_kitty.table import Table

if TYPE_CHECKING:
    from tabbytop.core.game import Seat, Seed
    from tabbytop.games.yummy_kitty.actions import Action
    from tabbytop.games.yummy_kitty.config import Config


def empty_table(config: Config) -> Table:
    """A table that knows its options; nothing is dealt yet."""
    table = Table()
    table.config = config
    table.seats = config.players
    table.dogs = ("none", "most", "each").index(config.dogs)
    table.dogs_to_hand = config.dogs_destination == "hand"
    table.size = len(CARDS) if table.dogs else CATS
    table.hand_size = config.hand_size
    table.draw, table.draw_empty = config.stock_draw, config.stock_draw_when_hand_empty
    table.guard_from = config.protection_min_players
    table.by_points = config.mouse_value_rule == "marginal_points"
    table.stock_only = config.mouse_trigger == "stock_only"
    table.chain = config.mouse_chain
    table.mouse_stays = config.caught_mouse_card == "stays_on_pile"
    table.mice_always = config.caught_mice_score == "always"
    table.below_only = config.yarn_card_scope == "cats_below"
    table.yarn_limit, table.yarn_pays = config.yarn_cards_per_colony, config.yarn_payable
    table.lone_angora, table.angora_scores = not config.angora_needs_colony, config.angora_per_card_points
    table.british_others = not config.british_counts_itself
    table.fortune_always = config.fortune_from_excluded == "same_as_stolen"
    table.may_pass = config.voluntary_pass_in_end_phase
    table.exact_pay = not config.overpay_with_superfluous_cards
    table.fair = config.fair_start
    return table


def new(config: Config, seed: Seed) -> Table:
    table = empty_table(config)
    table.deal(seeded_dice(seed))
    return table


def to_act(table: Table) -> tuple[Seat, ...]:
    return () if table.phase == OVER else (table.asked,)


def legal_actions(table: Table, seat: Seat) -> list[Action]:
    if not table.owes(seat):
        return []
    return [BY_NUMBER[number] for number in table.legal_numbers(seat)]


def apply(table: Table, seat: Seat, action: Action) -> Table:
    after = table.clone()
    after.play(seat, action_number(action))
    return after


def can_take_back(table: Table, seat: Seat, action: Action) -> bool:
    """Whether nobody has seen a side of a card that was not known before.

    With an empty pile the end of a turn shows something too: who of the next seats cannot act.
    """
    after = apply(table, seat, action)
    if after.drawn == after.size and after.phase in (TURN, OVER):
        return False
    same = all((a | LAID) == (b | LAID) for a, b in zip(after.seen, table.seen, strict=True))
    return after.drawn == table.drawn and same


def objection(table: Table, seat: Seat, action: Action) -> Objection | None:
    if table.phase == OVER:
        return Objection("yummy-over", "6.3")
    if not 0 <= seat < table.seats:
        return Objection("yummy-no-seat", "2.1", {"seat": seat + 1})
    if not table.owes(seat):
        return Objection("yummy-turn", "3", {"seat": table.asked + 1})
    wrong = _wrong_step(table, action)
    if wrong:
        return wrong
    try:
        action_number(action)
    except BadInput as error:
        return Objection(error.code, "1.1", error.named)
    return _wrong_choice(table, seat, action)


def _wrong_step(table: Table, action: Action) -> Objection | None:
    """An action of a kind that is not asked for now."""
    if table.phase == TURN and not isinstance(action, (Store, Yarn, Attract, Pass)):
        return Objection("yummy-choose-first", "3")
    if table.phase == JOINING and not isinstance(action, Join):
        return Objection("yummy-join-now", "4.4")
    if table.phase == PAYING and not isinstance(action, (Pay, Settle)):
        return Objection("yummy-pay-now", "4.2")
    if table.phase == LEAVING and not isinstance(action, Leave):
        return Objection("yummy-leave-now", "5.3")
    return None


def _wrong_choice(table: Table, seat: Seat, action: Action) -> Objection | None:
    if isinstance(action, Store):
        return Objection("yummy-pile-empty", "6.1") if table.drawn == table.size else None
    if isinstance(action, Pass):
        return _pass_objection(table)
    if isinstance(action, Yarn):
        return _yarn_objection(table, seat, action)
    if isinstance(action, Attract):
        return _attract_objection(table, seat, action)
    if isinstance(action, Pay):
        return _pay_objection(table, seat, action)
    if isinstance(action, Settle):
        return _settle_objection(table)
    if isinstance(action, Join):
        return _no_colony(table, seat, action.colony, "4.4")
    return _leave_objection(table, seat, action)


def _pass_objection(table: Table) -> Objection | None:
    if not table.may_pass:
        return Objection("yummy-no-pass", "6.2")
    return Objection("yummy-pass-later", "6.2") if table.drawn < table.size else None


def _no_colony(table: Table, seat: Seat, colony: str, section: str) -> Objection | None:
    if table.colony_size(seat, BREEDS.index(colony)):
        return None
    return Objection("yummy-no-colony", section, {"colony": colony})


def _no_card(table: Table, seat: Seat, card: int, section: str) -> Objection | None:
    if card < table.hand_count[seat]:
        return None
    return Objection("yummy-no-card", section, {"card": card + 1, "cards": table.hand_count[seat]})


def _yarn_objection(table: Table, seat: Seat, action: Yarn) -> Objection | None:
    missing = _no_card(table, seat, action.card, "3.2")
    if missing:
        return missing
    if _code(table, seat, action.card) >> 4 & 3 != YARN:
        return Objection("yummy-not-yarn", "3.2", {"card": action.card + 1})
    missing = _no_colony(table, seat, action.colony, "3.2")
    if missing:
        return missing
    if table.yarns[8 * seat + BREEDS.index(action.colony)] >= table.yarn_limit:
        return Objection("yummy-yarn-there", "3.2", {"colony": action.colony})
    return None


def _code(table: Table, seat: Seat, card: int) -> int:
    return table.deck[table.hand[PACK * seat + card]]


def _attract_objection(table: Table, seat: Seat, action: Attract) -> Objection | None:
    if action.seat is None or action.card is None:
        card = table.first_excluded()
        return Objection("yummy-none-excluded", "4.1") if card < 0 else _price_objection(table, seat, card)
    if action.seat >= table.seats:
        return Objection("yummy-no-seat", "2.1", {"seat": action.seat + 1})
    if action.seat == seat:
        return Objection("yummy-own-hand", "4.1")
    if action.seat == table.guarded:
        return Objection("yummy-protected", "4.6", {"seat": action.seat + 1})
    missing = _no_card(table, action.seat, action.card, "4.1")
    return missing or _price_objection(table, seat, table.hand[PACK * action.seat + action.card])


def _price_objection(table: Table, seat: Seat, card: int) -> Objection | None:
    animal = table.deck[card] & 15
    if animal == DOG:
        return Objection("yummy-dog", "8.1")
    food = lane(table.tally[seat], HAND_FOOD)
    if COST[animal] > food:
        return Objection("yummy-too-dear", "4.2", {"animal": ANIMALS[animal], "cost": COST[animal], "food": food})
    if animal == ANGORA and not table.can_reach(seat, card):
        return Objection("yummy-angora-alone", "4.4")
    return None


def _pay_objection(table: Table, seat: Seat, action: Pay) -> Objection | None:
    missing = _no_card(table, seat, action.card, "4.2")
    if missing:
        return missing
    if table.marked[action.card]:
        return Objection("yummy-paid-already", "4.2", {"card": action.card + 1})
    if not table.is_payable(table.hand[PACK * seat + action.card]):
        return Objection("yummy-yarn-no-food", "4.2", {"card": action.card + 1})
    return None


def _settle_objection(table: Table) -> Objection | None:
    if table.is_settled():
        return None
    cost = COST[table.deck[table.target] & 15]
    return Objection("yummy-not-enough", "4.2", {"paid": table.paid_sum, "cost": cost})


def _leave_objection(table: Table, seat: Seat, action: Leave) -> Objection | None:
    if table.choices[seat] >> (action_number(action) - LEAVE) & 1:
        return None
    cat = "angora" if action.angora else action.colony
    return Objection("yummy-not-lured", "5.2", {"cat": cat, "colony": action.colony})
