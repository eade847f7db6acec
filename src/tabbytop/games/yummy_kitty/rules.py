"""Yummy Kitty's rules as answers about a table: who acts, what is legal, what is wrong with an action.

Each objection is made of what its seat can see: its own food, the others' cats, bowls and piles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.core.errors import BadInput, Objection
from tabbytop.core.state import after_move
from tabbytop.games.yummy_kitty.actions import (
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
from tabbytop.games.yummy_kitty.state import State

if TYPE_CHECKING:
    from tabbytop.core.game import Seat
    from tabbytop.games.yummy_kitty.actions import Action
    from tabbytop.games.yummy_kitty.config import Config


def empty_state(config: Config) -> State:
    """A table that knows its options; nothing is dealt yet."""
    state = State()
    state.config = config
    state.seats = config.players
    state.dogs = ("none", "most", "each").index(config.dogs)
    state.dogs_to_hand = config.dogs_destination == "hand"
    state.size = len(CARDS) if state.dogs else CATS
    state.hand_size = config.hand_size
    state.draw, state.draw_empty = config.stock_draw, config.stock_draw_when_hand_empty
    state.guard_from = config.protection_min_players
    state.by_points = config.mouse_value_rule == "marginal_points"
    state.stock_only = config.mouse_trigger == "stock_only"
    state.chain = config.mouse_chain
    state.mouse_stays = config.caught_mouse_card == "stays_on_pile"
    state.mice_always = config.caught_mice_score == "always"
    state.below_only = config.yarn_card_scope == "cats_below"
    state.yarn_limit, state.yarn_pays = config.yarn_cards_per_colony, config.yarn_payable
    state.lone_angora, state.angora_scores = not config.angora_needs_colony, config.angora_per_card_points
    state.british_others = not config.british_counts_itself
    state.fortune_always = config.fortune_from_excluded == "same_as_stolen"
    state.may_pass = config.voluntary_pass_in_end_phase
    state.exact_pay = not config.overpay_with_superfluous_cards
    state.fair = config.fair_start
    return state


def to_act(state: State) -> tuple[Seat, ...]:
    return () if state.phase == OVER else (state.asked,)


def can_take_back(state: State, seat: Seat, action: Action, after: State | None = None) -> bool:
    """Whether nobody has seen a side of a card that was not known before.

    With an empty pile the end of a turn shows something too: who of the next seats cannot act.
    """
    after = after or after_move(state, seat, action_number(action))
    if after.drawn == after.size and after.phase in (TURN, OVER):
        return False
    same = all((a | LAID) == (b | LAID) for a, b in zip(after.seen, state.seen, strict=True))
    return after.drawn == state.drawn and same


def objection(state: State, seat: Seat, action: Action) -> Objection | None:
    if state.phase == OVER:
        return Objection("yummy-over", "6.3")
    if not 0 <= seat < state.seats:
        return Objection("yummy-no-seat", "2.1", {"seat": seat + 1})
    if not state.owes(seat):
        return Objection("yummy-turn", "3", {"seat": state.asked + 1})
    wrong = _wrong_step(state, action)
    if wrong:
        return wrong
    try:
        action_number(action)
    except BadInput as error:
        return Objection(error.code, "1.1", error.named)
    return _wrong_choice(state, seat, action)


def _wrong_step(state: State, action: Action) -> Objection | None:
    """An action of a kind that is not asked for now."""
    if state.phase == TURN and not isinstance(action, (Store, Yarn, Attract, Pass)):
        return Objection("yummy-choose-first", "3")
    if state.phase == JOINING and not isinstance(action, Join):
        return Objection("yummy-join-now", "4.4")
    if state.phase == PAYING and not isinstance(action, (Pay, Settle)):
        return Objection("yummy-pay-now", "4.2")
    if state.phase == LEAVING and not isinstance(action, Leave):
        return Objection("yummy-leave-now", "5.3")
    return None


def _wrong_choice(state: State, seat: Seat, action: Action) -> Objection | None:
    if isinstance(action, Store):
        return Objection("yummy-pile-empty", "6.1") if state.drawn == state.size else None
    if isinstance(action, Pass):
        return _pass_objection(state)
    if isinstance(action, Yarn):
        return _yarn_objection(state, seat, action)
    if isinstance(action, Attract):
        return _attract_objection(state, seat, action)
    if isinstance(action, Pay):
        return _pay_objection(state, seat, action)
    if isinstance(action, Settle):
        return _settle_objection(state)
    if isinstance(action, Join):
        return _no_colony(state, seat, action.colony, "4.4")
    return _leave_objection(state, seat, action)


def _pass_objection(state: State) -> Objection | None:
    if not state.may_pass:
        return Objection("yummy-no-pass", "6.2")
    return Objection("yummy-pass-later", "6.2") if state.drawn < state.size else None


def _no_colony(state: State, seat: Seat, colony: str, section: str) -> Objection | None:
    if state.colony_size(seat, BREEDS.index(colony)):
        return None
    return Objection("yummy-no-colony", section, {"colony": colony})


def _no_card(state: State, seat: Seat, card: int, section: str) -> Objection | None:
    if card < state.hand_count[seat]:
        return None
    return Objection("yummy-no-card", section, {"card": card + 1, "cards": state.hand_count[seat]})


def _yarn_objection(state: State, seat: Seat, action: Yarn) -> Objection | None:
    missing = _no_card(state, seat, action.card, "3.2")
    if missing:
        return missing
    if _code(state, seat, action.card) >> 4 & 3 != YARN:
        return Objection("yummy-not-yarn", "3.2", {"card": action.card + 1})
    missing = _no_colony(state, seat, action.colony, "3.2")
    if missing:
        return missing
    if state.yarns[8 * seat + BREEDS.index(action.colony)] >= state.yarn_limit:
        return Objection("yummy-yarn-there", "3.2", {"colony": action.colony})
    return None


def _code(state: State, seat: Seat, card: int) -> int:
    return state.deck[state.hand[PACK * seat + card]]


def _attract_objection(state: State, seat: Seat, action: Attract) -> Objection | None:
    if action.seat is None or action.card is None:
        card = state.first_excluded()
        return Objection("yummy-none-excluded", "4.1") if card < 0 else _price_objection(state, seat, card)
    if action.seat >= state.seats:
        return Objection("yummy-no-seat", "2.1", {"seat": action.seat + 1})
    if action.seat == seat:
        return Objection("yummy-own-hand", "4.1")
    if action.seat == state.guarded:
        return Objection("yummy-protected", "4.6", {"seat": action.seat + 1})
    missing = _no_card(state, action.seat, action.card, "4.1")
    return missing or _price_objection(state, seat, state.hand[PACK * action.seat + action.card])


def _price_objection(state: State, seat: Seat, card: int) -> Objection | None:
    animal = state.deck[card] & 15
    if animal == DOG:
        return Objection("yummy-dog", "8.1")
    food = lane(state.tally[seat], HAND_FOOD)
    if COST[animal] > food:
        return Objection("yummy-too-dear", "4.2", {"animal": ANIMALS[animal], "cost": COST[animal], "food": food})
    if animal == ANGORA and not state.can_reach(seat, card):
        return Objection("yummy-angora-alone", "4.4")
    return None


def _pay_objection(state: State, seat: Seat, action: Pay) -> Objection | None:
    missing = _no_card(state, seat, action.card, "4.2")
    if missing:
        return missing
    if state.marked[action.card]:
        return Objection("yummy-paid-already", "4.2", {"card": action.card + 1})
    if not state.is_payable(state.hand[PACK * seat + action.card]):
        return Objection("yummy-yarn-no-food", "4.2", {"card": action.card + 1})
    return None


def _settle_objection(state: State) -> Objection | None:
    if state.is_settled():
        return None
    cost = COST[state.deck[state.target] & 15]
    return Objection("yummy-not-enough", "4.2", {"paid": state.paid_sum, "cost": cost})


def _leave_objection(state: State, seat: Seat, action: Leave) -> Objection | None:
    if state.choices[seat] >> (action_number(action) - LEAVE) & 1:
        return None
    cat = "angora" if action.angora else action.colony
    return Objection("yummy-not-lured", "5.2", {"cat": cat, "colony": action.colony})
