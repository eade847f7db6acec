"""Nothing that reaches a seat or an onlooker says more than the table would.

Two worlds are built that differ only in sides which a viewer has not seen by a certain move; the same moves are played
in both, and everything that reaches the viewer up to there must be the same, byte for byte.
"""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.yummy_kitty.laying import lay, play
from playing import configs
from tabbytop.games.yummy_kitty import events, rules, scoring, visibility
from tabbytop.games.yummy_kitty.codes import CAT_SEEN, FOOD_SEEN, HAND_DOGS, STORED, lane
from tabbytop.games.yummy_kitty.config import Config
from tabbytop.games.yummy_kitty.game import GAME, YummyKitty

PROBES = [GAME.numbered_action(number) for number in (*range(12), *range(11, 44, 3), 102, 109, 111, 694, 768, 769, 842)]
"""Actions whose objections are compared, legal or not."""


def reached(state, viewer, seat=None, action=None):
    """All that one viewer is told at a moment, and of the move played there."""
    told = [GAME.view(state, viewer), GAME.scores(state), GAME.to_act(state)]
    if viewer is not None:
        legal = GAME.legal_actions(state, viewer)
        told += [legal, [GAME.objection(state, viewer, probe) for probe in PROBES]]
        told.append([GAME.can_take_back(state, viewer, own) for own in legal[:6]])
    if action is not None:
        told.append(GAME.events(state, seat, action, viewer))
    return msgspec.json.encode(told)


def random_moves(state, rng, most):
    moves = []
    while GAME.to_act(state) and len(moves) < most:
        (seat,) = GAME.to_act(state)
        action = rng.choice(GAME.legal_actions(state, seat))
        moves.append((seat, action))
        state = GAME.apply(state, seat, action)
    return moves, state


def other_world(start, last, viewer, rng):
    """The same deal with another pack, which agrees with all that the viewer has seen up to the last state."""
    other = start.clone()
    other.deck = GAME.determinize(GAME.view(last, viewer), rng).deck
    other.begin()
    return other


def compare(config, seed, rng, viewer):
    """How many moves of a random match look the same to the viewer in two worlds; AssertionError at a leak."""
    here = GAME.new(config, seed)
    moves, last = random_moves(here, rng, rng.randrange(1, 160))
    there = other_world(here, last, viewer, rng)
    for number, (seat, action) in enumerate(seen_moves(moves, last, viewer)):
        assert reached(here, viewer, seat, action) == reached(there, viewer, seat, action), (number, action)
        here, there = GAME.apply(here, seat, action), GAME.apply(there, seat, action)
    return len(moves)


def seen_moves(moves, last, viewer):
    """Without the steps of another seat's attraction that is not settled yet: nobody has seen its payment."""
    if last.target >= 0 and last.seat != viewer:
        starts = [number for number, (_, action) in enumerate(moves) if action.kind == "attract"]
        return moves[: starts[-1]]
    return moves


viewers = st.sampled_from([None, 0, 1])


@given(configs(GAME), st.integers(0, 10**6), st.integers(0, 10**6), viewers)
def test_two_worlds_that_differ_in_what_a_viewer_may_not_know_look_the_same(config, seed, dice, viewer):
    """Views, scores, legal actions, objections, undo and events, through whole random matches."""
    compare(config, seed, Random(dice), viewer)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_the_two_worlds_do_differ_and_are_compared_to_the_end(viewer):
    """Otherwise the law above would prove nothing."""
    lengths, packs = [], []
    for seed in range(12):
        rng = Random(seed)
        config = Config(players=3, dogs="most")
        here = GAME.new(config, seed)
        _, last = random_moves(here, Random(seed), 40)
        packs.append(other_world(here, last, viewer, rng).deck != here.deck)
        lengths.append(compare(config, seed, Random(seed), viewer))
    assert all(packs)
    assert max(lengths) > 60


def plant_sorting_ids(monkeypatch):
    """An id that sorts by what is on the card."""
    honest = visibility._food_side

    def leaky(state, card):
        side = honest(state, card)
        return visibility.CardView(state.deck[card], side.food)

    monkeypatch.setattr(visibility, "_food_side", leaky)


def plant_event_with_other_side(monkeypatch):
    """The log of a draw that names the cat of the drawn card."""
    honest = events._named

    def leaky(before, after, note, value):
        named = honest(before, after, note, value)
        return {**named, "cat": before.deck[before.drawn] & 15} if note == STORED else named

    monkeypatch.setattr(events, "_named", leaky)


def plant_action_order(monkeypatch):
    """Legal actions in an order that depends on the cats behind the own food."""
    honest = GAME.legal_actions

    def leaky(state, seat):
        hand = visibility.hand_cards(state, seat) if seat < state.seats else []
        codes = [state.deck[card] & 15 for card in hand]
        return sorted(honest(state, seat), key=lambda action: codes[action.card] if action.kind == "pay" else -1)

    monkeypatch.setattr(YummyKitty, "legal_actions", staticmethod(leaky))


def plant_error_text(monkeypatch):
    """An objection that names the animal on the other side of an own card."""
    honest = rules._no_card

    def leaky(state, seat, card, section):
        refused = honest(state, seat, card, section)
        return refused or rules.Objection("yummy-no-card", section, {"animal": rules._code(state, seat, card) & 15})

    monkeypatch.setattr(rules, "_no_card", leaky)


def plant_running_score(monkeypatch):
    """A running score that counts the dogs in the own hand."""
    honest = scoring.bowl

    def leaky(state, seat):
        mine = honest(state, seat)
        return scoring.Bowl(mine.colonies, mine.mice, state.dog_count[seat] + lane(state.tally[seat], HAND_DOGS))

    monkeypatch.setattr(scoring, "bowl", leaky)


def plant_hand_order(monkeypatch):
    """A hand sorted by its cats."""
    honest = visibility._hand_view

    def leaky(state, owner, viewer):
        cards = honest(state, owner, viewer)
        return tuple(sorted(cards, key=lambda card: state.deck[card.id] & 15))

    monkeypatch.setattr(visibility, "_hand_view", leaky)


def plant_memory(monkeypatch):
    """A memory of sides that only others have seen."""
    honest = visibility._memory

    def leaky(state, viewer):
        held = honest(state, viewer)
        cats = tuple(visibility.ANIMALS[state.deck[card] & 15] for card in range(state.drawn))
        return visibility.Memory(held.seen, held.food, cats, held.yarn_icon, held.excluded, held.passes)

    monkeypatch.setattr(visibility, "_memory", leaky)


def plant_undo(monkeypatch):
    """An undo that is refused when the paid card hides an orange cat."""
    honest = rules.can_take_back

    def leaky(state, seat, action):
        if action.kind == "pay" and rules._code(state, seat, action.card) & 15 == 0:
            return False
        return honest(state, seat, action)

    monkeypatch.setattr(YummyKitty, "can_take_back", staticmethod(leaky))


PLANTS = [
    plant_sorting_ids,
    plant_event_with_other_side,
    plant_action_order,
    plant_error_text,
    plant_running_score,
    plant_hand_order,
    plant_undo,
]


@pytest.mark.parametrize("plant", PLANTS)
def test_a_planted_leak_is_found(plant, monkeypatch):
    """The law of the two worlds fails as soon as one of these leaks is planted."""
    decks = []
    for seed in range(12):
        rng = Random(seed)
        here = GAME.new(Config(players=3, dogs="each"), seed)
        moves, last = random_moves(here, rng, 40)
        decks.append((here, other_world(here, last, 0, rng), seen_moves(moves, last, 0)))
    follow_all(decks)
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        follow_all(decks)


def test_a_memory_of_what_only_others_have_seen_is_found(monkeypatch):
    """The guess itself is made of the memory, so here the other world is made before the leak is planted."""
    test_a_planted_leak_is_found(plant_memory, monkeypatch)


def follow_all(decks):
    for worlds in decks:
        follow(*worlds)


def follow(here, there, moves):
    for seat, action in moves:
        assert reached(here, 0, seat, action) == reached(there, 0, seat, action)
        here, there = GAME.apply(here, seat, action), GAME.apply(there, seat, action)


def sides(card):
    return card.food is not None, card.animal is not None, card.cost is not None, card.yarn_icon is not None


@given(configs(GAME), st.integers(0, 10**6), st.integers(0, 10**6))
def test_views_are_those_of_the_information_matrix(config, seed, dice):
    """Own food, others' cats, an onlooker neither; tops of piles and bowls for all; at the end the hands lie open."""
    _, state = random_moves(GAME.new(config, seed), Random(dice), 60)
    for viewer in (None, *range(config.players)):
        seen = GAME.view(state, viewer)
        for owner, cards in enumerate(seen.hands):
            own, cat = (True, False, False, False), (False, True, True, True)
            shown = (False,) * 4 if viewer is None else own if owner == viewer else cat
            if seen.phase == "over":
                shown = (True,) * 4
            assert {sides(card) for card in cards} <= {shown}
        for mine in seen.bowls:
            for cards in mine.colonies.values():
                assert all(card.food is None or (card.food == "yarn" and card.animal is None) for card in cards)
        assert (seen.pile_top is None) == (seen.pile == 0)
        assert seen.excluded_top is None or seen.excluded_top.food is None


def test_an_attraction_is_its_seats_own_until_it_is_settled():
    """Others see a turn in which nothing has happened yet, and hear of nothing."""
    state = lay(["koi1:siamese koi2", "calico koi1", "koi1"])
    aimed = play(state, "attract 2:1", "pay 2")
    for viewer in (None, 1, 2):
        assert GAME.view(aimed, viewer) == GAME.view(state, viewer)
        assert GAME.events(state, 0, GAME.parse_action("attract 2:1"), viewer) == ()
    assert GAME.view(aimed, 0).attraction.paid == (1,)
    assert [event.name for event in GAME.events(state, 0, GAME.parse_action("attract 2:1"), 0)] == ["aimed"]


def test_the_log_of_a_draw_names_no_card():
    """Storing tells how many cards."""
    told = GAME.events(lay(["koi1", "koi1"]), 0, GAME.parse_action("store"), 1)
    assert [(event.name, event.args) for event in told] == [("stored", {"cards": 2})]


def test_the_food_of_a_stolen_cat_is_not_told():
    """It is lost with the card."""
    state = play(lay(["koi1", "koi2:orange yarn"]), "attract 2:1", "pay 1")
    told = msgspec.json.encode(GAME.events(state, 0, GAME.parse_action("settle"), 0))
    assert b"koi2" not in told
    after = play(state, "settle")
    assert GAME.view(after, 0).memory.food[1] is None
    assert GAME.view(after, 1).memory.food[1] == "koi2"


def test_who_is_robbed_is_told_which_food_is_lost_and_nobody_else():
    """The owner held it; with the dogs that come along too."""
    hands = ["koi1", "koi2:orange mouse:dog yarn:dog", "koi1"]
    state = play(lay(hands, dogs="most"), "attract 2:1", "pay 1")
    told = {v: GAME.events(state, 0, GAME.parse_action("settle"), v) for v in (None, 0, 1, 2)}
    lost = {v: [event.args.get("food") for event in told[v] if event.name in ("robbed", "dog")] for v in told}
    assert lost == {None: [None, None], 0: [None, None], 1: ["koi2", "mouse yarn"], 2: [None, None]}


def test_a_yarn_card_never_shows_its_cat_to_its_owner():
    """The others saw it in the hand; the owner and onlookers never do."""
    state = play(lay(["yarn:british koi1", "koi1"], [{"orange": "orange"}]), "yarn 1 orange")
    assert [GAME.view(state, viewer).memory.animal[0] for viewer in (0, 1, None)] == [None, "british", None]


def test_a_caught_mouse_never_shows_its_cat():
    """To nobody."""
    state = play(lay(["koi1", "koi1"], [{"black": "black"}], pile="koi1 koi1 mouse:british koi1"), "store")
    (card,) = GAME.view(state, 0).bowls[0].mouse_cards
    assert {GAME.view(state, viewer).memory.animal[card] for viewer in (0, 1, None)} == {None}


def test_what_lay_on_top_of_the_pile_is_remembered_by_all():
    """Its food was open to everyone before it went into a hand."""
    state = play(lay(["koi1", "koi1"], pile="koi2:calico mouse:black koi1"), "store")
    for viewer in (0, 1, None):
        assert GAME.view(state, viewer).memory.food[-2:] == ("koi2", "mouse")
    assert GAME.view(state, 1).memory.animal[-2:] == ("calico", "black")
    assert GAME.view(state, 0).memory.animal[-2:] == (None, None)


@pytest.mark.parametrize(
    ("hand", "steps", "undoable"),
    [
        ("koi1", ["store"], False),
        ("koi1 koi1", ["attract 2:1"], True),
        ("koi1 koi1", ["attract 2:1", "pay 1"], True),
        ("koi1 koi1", ["attract 2:1", "pay 1", "settle"], False),
        ("yarn koi1", ["yarn 1 orange"], False),
    ],
)
def test_a_move_can_be_taken_back_until_something_new_was_revealed(hand, steps, undoable):
    """Aiming and paying show nothing; settling, storing and a yarn card that nobody knew of do."""
    state = play(lay([hand, "orange"], [{"orange": "orange"}]), *steps[:-1])
    assert GAME.can_take_back(state, 0, GAME.parse_action(steps[-1])) == undoable


def test_yarn_that_everyone_saw_on_the_pile_can_be_taken_back():
    """Laying it tells nobody anything new, unless the pile is empty and the turn shows who can act."""
    for pile, undoable in (("yarn koi1 koi1 koi1 koi1", True), ("yarn koi1 koi1 koi1", False)):
        state = play(lay(["koi1", "koi1:british"], [{"orange": "orange"}], pile=pile), "store", "store")
        assert GAME.can_take_back(state, 0, GAME.parse_action("yarn 2 orange")) == undoable


def test_choosing_the_cat_that_leaves_can_be_taken_back():
    """Bowls are open to all."""
    bowls = [{}, {"orange": "orange", "siamese": "siamese"}]
    state = play(lay(["koi1", "koi1"], bowls, pile="koi1 koi1 mouse koi1 koi1"), "store")
    assert GAME.can_take_back(state, 1, GAME.parse_action("leave orange"))


def test_who_has_seen_what_is_kept_for_every_card():
    """A dealt card: its owner the food, the other seats the cat; a paid one: all of both."""
    state = GAME.new(Config(), 1)
    assert [state.seen[0], state.seen[4]] == [1 | 0b11110 << 6, 2 | 0b11101 << 6]
    state = play(lay(["koi1", "orange koi1"]), "attract 2:1", "pay 1", "settle")
    assert state.seen[0] & (FOOD_SEEN | CAT_SEEN) == FOOD_SEEN | CAT_SEEN
