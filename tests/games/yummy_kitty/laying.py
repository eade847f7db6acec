"""Tables of Yummy Kitty as text, for tests: `koi2:calico*` is koi 2 with a calico behind it that has a yarn icon.

A side that does not matter may be left out: `koi1` has an orange behind it, `calico` a koi 1.
"""

from __future__ import annotations

from tabbytop.games.yummy_kitty.codes import CAT_SEEN, FOOD_SEEN, LAID, PACK, SEATS
from tabbytop.games.yummy_kitty.config import Config
from tabbytop.games.yummy_kitty.game import GAME
from tabbytop.games.yummy_kitty.pieces import ANIMALS, BREEDS, FOODS
from tabbytop.games.yummy_kitty.rules import empty_table

PLENTY = "koi1 " * 12
"""A pile that will not run out, without a mouse."""


def code(text):
    food, _, animal = text.partition(":") if ":" in text else (text, "", "orange")
    if food not in FOODS:
        food, animal = "koi1", text
    return ANIMALS.index(animal.rstrip("*")) + 16 * FOODS.index(food) + 64 * animal.endswith("*")


def lay(hands, bowls=(), pile=PLENTY, excluded="", first=0, protected=None, mice=(), dogs_in_bowl=(), **options):
    """A table with these cards; `bowls` holds colonies as {"orange": "orange orange* yarn angora"}, bottom to top."""
    table = empty_table(Config(players=len(hands), **options))
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
    table.excluded = stack(take(excluded, CAT_SEEN | FOOD_SEEN))
    table.excluded_count = len(excluded.split())
    table.drawn = len(deck)
    take(pile, 0)
    table.size = len(deck)
    table.deck = deck + [0] * (PACK - len(deck))
    table.seen = seen + [0] * (PACK - len(deck))
    table.under, table.hand, table.hand_count, table.top, table.dogs_top = under, hand, count, top, kennel
    table.mice = [*mice, *[0] * (SEATS - len(mice))]
    table.seat = table.asked = table.starter = first
    table.guarded = -1 if protected is None else protected
    table.recount()
    return table


def play(table, *steps):
    """After these steps, each by the seat that is to act: `play(table, "attract 2:1", "pay 1", "settle")`."""
    for step in steps:
        (seat,) = GAME.to_act(table)
        action = GAME.parse_action(step)
        refused = GAME.objection(table, seat, action)
        assert refused is None, (step, refused)
        table = GAME.apply(table, seat, action)
    return table


def refusal(table, step, seat=None):
    """The code of the objection to a step, None if it is legal."""
    seat = table.asked if seat is None else seat
    refused = GAME.objection(table, seat, GAME.parse_action(step))
    legal = GAME.parse_action(step) in GAME.legal_actions(table, seat)
    assert legal == (refused is None)
    return refused and refused.code


def legal(table):
    """The legal actions of the seat to act, in the notation."""
    return [GAME.format_action(action) for action in GAME.legal_actions(table, table.asked)]


def happened(table, step, viewer="actor"):
    """The names of the events that a step brings."""
    seat = table.asked
    seen = GAME.events(table, seat, GAME.parse_action(step), seat if viewer == "actor" else viewer)
    return [event.name for event in seen]


def hand(table, seat):
    """A hand as its owner and the others together see it."""
    cards = GAME.dump_final(table)["seats"][seat]["hand"]
    return [f"{card['food']}:{card['animal']}" for card in cards]


def bowl(table, seat):
    """The colonies of a seat as text, bottom to top, without yarn cards."""
    colonies = GAME.dump_final(table)["seats"][seat]["colonies"]
    return {breed: " ".join(card["animal"] for card in cards if not card["yarn"]) for breed, cards in colonies.items()}


def excluded(table):
    return [card["animal"] for card in GAME.dump_final(table)["excluded"]]


def pile(table):
    return [card["food"] for card in GAME.dump_final(table)["pile"]]
