"""Tables of Yummy Kitty as text, for tests: `koi2:calico*` is koi 2 with a calico behind it that has a yarn icon.

A side that does not matter may be left out: `koi1` has an orange behind it, `calico` a koi 1.
"""

from __future__ import annotations

from tabbytop.games.yummy_kitty.codes import CAT_SEEN, FOOD_SEEN, LAID, PACK, SEATS
from tabbytop.games.yummy_kitty.config import Config
from tabbytop.games.yummy_kitty.game import GAME
from tabbytop.games.yummy_kitty.pieces import ANIMALS, BREEDS, FOODS
from tabbytop.games.yummy_kitty.rules import empty_state

PLENTY = "koi1 " * 12
"""A pile that will not run out, without a mouse."""


def code(text):
    food, _, animal = text.partition(":") if ":" in text else (text, "", "orange")
    if food not in FOODS:
        food, animal = "koi1", text
    return ANIMALS.index(animal.rstrip("*")) + 16 * FOODS.index(food) + 64 * animal.endswith("*")


def lay(hands, bowls=(), pile=PLENTY, excluded="", first=0, protected=None, mice=(), dogs_in_bowl=(), **options):
    """A table with these cards; `bowls` holds colonies as {"orange": "orange orange* yarn angora"}, bottom to top."""
    state = empty_state(Config(players=len(hands), **options))
    deck, seen, under = [], [], [-1] * PACK

    def take(texts, mask):
        cards = []
        for text in texts.split():
            cards.append(len(deck))
            deck.append(code(text))
            seen.append(mask | (LAID if mask == CAT_SEEN and text.startswith("yarn") else 0))
        return cards

    def stack(cards):
        for below, card in zip([-1, *cards], cards, strict=False):
            under[card] = below
        return cards[-1] if cards else -1

    hand, count, top, kennel = [-1] * (PACK * SEATS), [0] * SEATS, [-1] * 40, [-1] * SEATS
    for seat, texts in enumerate(hands):
        cards = take(texts, 1 << seat | (0b11111 << 6 & ~(64 << seat)))
        hand[PACK * seat : PACK * seat + len(cards)] = cards
        count[seat] = len(cards)
    for seat, colonies in enumerate(bowls):
        for breed, texts in (colonies or {}).items():
            top[8 * seat + BREEDS.index(breed)] = stack(take(texts, CAT_SEEN))
    for seat, number in enumerate(dogs_in_bowl):
        kennel[seat] = stack(take("dog " * number, CAT_SEEN))
    state.excluded = stack(take(excluded, CAT_SEEN | FOOD_SEEN))
    state.excluded_count = len(excluded.split())
    state.drawn = len(deck)
    take(pile, 0)
    state.size = len(deck)
    state.deck = deck + [0] * (PACK - len(deck))
    state.seen = seen + [0] * (PACK - len(deck))
    state.under, state.hand, state.hand_count, state.top, state.dogs_top = under, hand, count, top, kennel
    state.mice = [*mice, *[0] * (SEATS - len(mice))]
    state.seat = state.asked = state.starter = first
    state.guarded = -1 if protected is None else protected
    state.recount()
    return state


def play(state, *steps):
    """After these steps, each by the seat that is to act: `play(table, "attract 2:1", "pay 1", "settle")`."""
    for step in steps:
        (seat,) = GAME.to_act(state)
        action = GAME.parse_action(step)
        refused = GAME.objection(state, seat, action)
        assert refused is None, (step, refused)
        state = GAME.apply(state, seat, action)
    return state


def refusal(state, step, seat=None):
    """The code of the objection to a step, None if it is legal."""
    seat = state.asked if seat is None else seat
    refused = GAME.objection(state, seat, GAME.parse_action(step))
    legal = GAME.parse_action(step) in GAME.legal_actions(state, seat)
    assert legal == (refused is None)
    return refused and refused.code


def legal(state):
    """The legal actions of the seat to act, in the notation."""
    return [GAME.format_action(action) for action in GAME.legal_actions(state, state.asked)]


def happened(state, step, viewer="actor"):
    """The names of the events that a step brings."""
    seat = state.asked
    seen = GAME.events(state, seat, GAME.parse_action(step), seat if viewer == "actor" else viewer)
    return [event.name for event in seen]


def hand(state, seat):
    """A hand as its owner and the others together see it."""
    cards = GAME.dump_final(state)["seats"][seat]["hand"]
    return [f"{card['food']}:{card['animal']}" for card in cards]


def bowl(state, seat):
    """The colonies of a seat as text, bottom to top, without yarn cards."""
    colonies = GAME.dump_final(state)["seats"][seat]["colonies"]
    return {breed: " ".join(card["animal"] for card in cards if not card["yarn"]) for breed, cards in colonies.items()}


def excluded(state):
    return [card["animal"] for card in GAME.dump_final(state)["excluded"]]


def pile(state):
    return [card["food"] for card in GAME.dump_final(state)["pile"]]
