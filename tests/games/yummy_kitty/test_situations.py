"""The fourteen situations of the facts file, each played on a table."""

from __future__ import annotations

import msgspec
import pytest

from games.yummy_kitty.laying import bowl, excluded, hand, happened, lay, legal, pile, play, refusal
from tabbytop.games.yummy_kitty.codes import HAND_FOOD, lane
from tabbytop.games.yummy_kitty.game import GAME

ORANGES = {"orange": "orange orange"}


def test_1_a_mouse_that_is_drawn_over_does_nothing():
    """Draw two, the first is a mouse and the new top is koi: no event."""
    state = lay(["koi1", "koi1"], [ORANGES, ORANGES], pile="mouse koi1 koi1 koi1")
    assert "mouse" not in happened(state, "store")
    assert bowl(play(state, "store"), 0) == ORANGES


def test_1_a_mouse_on_top_after_the_draw_lures_cats():
    """Draw two and the new top is a mouse: every bowl loses a cat."""
    state = lay(["koi1", "koi1"], [ORANGES, ORANGES], pile="koi1 koi1 mouse koi1")
    after = play(state, "store")
    assert "mouse" in happened(state, "store")
    assert [bowl(after, 0), bowl(after, 1)] == [{"orange": "orange"}] * 2


def test_2_a_mouse_that_stays_on_top_lures_once_and_is_food_for_the_next_drawer():
    """Nobody has a black cat; an attraction brings no new event; the next to store takes the mouse as food worth 1."""
    state = lay(
        ["koi1", "koi1:siamese koi1", "koi1:siamese"],
        [{"orange": "orange orange"}, {"orange": "orange orange"}, {"orange": "orange orange"}],
        pile="koi1 koi1 mouse koi1 koi1 koi1",
    )
    state = play(state, "store")
    assert pile(state)[0] == "mouse"
    steps = ["attract 3:1", "pay 1", "settle"]
    assert "mouse" not in happened(play(state, *steps[:2]), "settle")
    state = play(state, *steps)
    assert bowl(state, 2) == {"orange": "orange"}
    state = play(state, "store")
    assert "mouse:orange" in hand(state, 2)
    assert lane(state.tally[2], HAND_FOOD) == 3


def test_3_the_first_black_cat_from_the_active_seat_on_catches_the_mouse():
    """Seats 2 and 3 own black cats, seat 1 uncovers the mouse: seat 2 catches it, the others lose one."""
    bowls = [{"siamese": "siamese"}, {"black": "black", "orange": "orange"}, {"black": "black", "orange": "orange"}]
    after = play(lay(["koi1"] * 3, bowls, pile="koi1 koi1 mouse:british koi2 koi1"), "store")
    assert [bowl(after, seat) for seat in range(3)] == [{}, bowls[1], {"black": "black"}]
    assert after.mice == [0, 1, 0, 0, 0]
    assert GAME.dump_final(after)["seats"][1]["mouse_cards"][0]["food"] == "mouse"
    assert pile(after)[0] == "koi2"


def test_4_an_icon_covers_itself_and_the_cats_below():
    """Orange, orange with an icon, orange: only the top one is exposed."""
    state = lay(["koi1", "koi1"], [{"orange": "orange orange* orange"}], pile="koi1 koi1 mouse koi1 koi1 mouse koi1")
    after = play(state, "store")
    assert bowl(after, 0) == {"orange": "orange orange"}
    assert bowl(play(after, "store", "store"), 0) == {"orange": "orange orange"}


def test_5_a_yarn_card_keeps_the_whole_colony_with_cats_that_come_later():
    """A yarn card lies on the colony, a cat joins it, a mouse comes: the whole colony stays."""
    state = lay(["koi1 yarn", "koi1:orange koi1"], [{"orange": "orange"}], pile="koi1 koi1 koi1 koi1 mouse koi1")
    state = play(state, "yarn 2 orange", "store", "attract 2:1", "pay 1", "settle", "store")
    assert state.drawn < state.size
    assert pile(state)[0] == "mouse"
    assert bowl(state, 0) == {"orange": "orange orange"}


def test_6_over_payment_is_lost_and_both_cards_go_to_the_excluded_pile_in_their_order():
    """Koi 2 and a mouse for a cat that costs 2."""
    state = lay(["mouse:siamese koi2:black koi1", "calico"])
    state = play(state, "attract 2:1", "pay 2", "pay 1", "settle")
    assert bowl(state, 0) == {"calico": "calico"}
    assert excluded(state) == ["black", "siamese"]
    assert hand(state, 0) == ["koi1:orange"]


def test_7_the_first_excluded_cat_is_taken_before_the_payment_is_put_there():
    """The old top is taken; the paid cards then lie on top."""
    state = lay(["koi1:british koi1:black", "koi1"], excluded="orange siamese")
    state = play(state, "attract excluded", "pay 1", "settle")
    assert bowl(state, 0) == {"siamese": "siamese"}
    assert excluded(state) == ["orange", "british"]


def test_8_protection_goes_to_the_last_robbed_hand():
    """A robs B: B is protected; C may not rob B; C robs A: A is protected and B free."""
    state = lay(["koi1:siamese koi1"] + ["koi1:siamese koi1 koi1"] * 2)
    state = play(state, "attract 2:1", "pay 2", "settle", "store")
    assert state.guarded == 1
    assert refusal(state, "attract 2:1") == "yummy-protected"
    state = play(state, "attract 1:1", "pay 1", "settle")
    assert state.guarded == 0
    assert refusal(state, "attract 1:1") in ("yummy-own-hand", "yummy-no-card", "yummy-protected")
    state = play(state, "store")
    assert refusal(state, "attract 3:1") is None


def test_9_the_fortune_cat_with_one_card_left_brings_that_cat_and_the_end_phase():
    """That cat enters the bowl, the pile is empty, nobody looks for a mouse, the end phase begins."""
    state = lay(["koi1 koi1", "koi2:fortune"], [{"orange": "orange"}], pile="mouse:siamese")
    steps = ["attract 2:1", "pay 1"]
    told = happened(play(state, *steps), "settle")
    assert "mouse" not in told
    assert "emptied" in told
    state = play(state, *steps, "settle")
    assert bowl(state, 0) == {"orange": "orange", "siamese": "siamese"}
    assert state.drawn == state.size


def test_10_an_angora_cannot_be_attracted_to_an_empty_bowl():
    """It is the only cat that could be paid, and still not legal."""
    state = lay(["koi2", "koi1:angora koi1:british"])
    assert refusal(state, "attract 2:1") == "yummy-angora-alone"
    assert legal(state) == ["store"]


def test_11_in_the_end_phase_a_yarn_that_can_be_laid_must_be_laid():
    """Seat 1 has only yarn and a colony for it; the others cannot pay: they pass by themselves, then it is over."""
    state = lay(["yarn", "yarn", "yarn"], [{"orange": "orange"}], pile="")
    assert legal(state) == ["yarn 1 orange"]
    assert happened(state, "yarn 1 orange") == ["laid", "passed", "passed", "passed", "over"]
    assert GAME.to_act(play(state, "yarn 1 orange")) == ()


def test_12_a_hand_emptied_by_a_payment_draws_three():
    """The next store of that seat takes 3 cards."""
    state = play(lay(["koi1", "koi1:orange koi1"]), "attract 2:1", "pay 1", "settle", "store", "store")
    assert state.hand_count[0] == 3


def test_13_under_a_dog_the_first_cat_of_the_excluded_pile_is_the_target():
    """A dog lies on a calico: the calico is taken, the dog stays."""
    state = lay(["koi2:siamese", "koi1"], excluded="orange calico dog", dogs="most")
    assert GAME.view(state, 1).excluded_cat.animal == "calico"
    state = play(state, "attract excluded", "pay 1", "settle")
    assert bowl(state, 0) == {"calico": "calico"}
    assert excluded(state) == ["orange", "dog", "siamese"]


def test_14_the_own_hand_shows_no_breed_cost_icon_or_telling_id():
    """The view of a seat's own hand has food sides and ids that only tell when a card came."""
    config = GAME.load_config({"players": 3, "dogs": "most"})
    state = GAME.new(config, "fourteen")
    own = msgspec.to_builtins(GAME.view(state, 1).hands[1])
    assert [set(card) for card in own] == [{"id", "food", "animal", "cost", "yarn_icon"}] * 4
    assert all(card["animal"] is card["cost"] is card["yarn_icon"] is None for card in own)
    assert [card["id"] for card in own] == [4, 5, 6, 7]


@pytest.mark.parametrize(
    ("bowls", "told"),
    [
        ([{}, {}], ["stored", "mouse", "spared"]),
        ([{"black": "black"}, {}], ["stored", "mouse", "caught", "spared"]),
        ([{"siamese": "siamese*"}, {}], ["stored", "mouse", "spared"]),
        ([{"siamese": "siamese"}, {}], ["stored", "mouse", "left"]),
        ([{"siamese": "siamese", "orange": "orange"}, {}], ["stored", "mouse"]),
    ],
)
def test_a_mouse_that_lures_no_cat_is_told_as_such(bowls, told):
    """Not while somebody must still choose."""
    assert happened(lay(["koi1", "koi1"], bowls, pile="koi1 koi1 mouse koi1 koi1"), "store") == told


def test_each_mouse_of_a_row_is_told_by_itself():
    state = lay(["koi1", "koi1"], [{"black": "black"}, {}], pile="koi1 koi1 mouse mouse koi1", mouse_chain=True)
    assert happened(state, "store") == ["stored", *["mouse", "caught", "spared"] * 2]
