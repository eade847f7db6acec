"""Every ruling of the facts file that the situations leave out, by example; the names have the rulings' numbers."""

from __future__ import annotations

import pytest

from games.yummy_kitty.laying import bowl, excluded, hand, happened, lay, legal, pile, play, refusal
from tabbytop.core.dice import seeded_dice
from tabbytop.games.yummy_kitty.codes import OVER
from tabbytop.games.yummy_kitty.config import Config
from tabbytop.games.yummy_kitty.game import GAME

MOUSE_NEXT = "koi1 koi1 mouse koi1 koi1 koi1"


def test_r06_new_cards_join_the_right_end_and_gaps_close():
    """The order of a hand is the order in which its cards came."""
    state = lay(["koi1:siamese koi2 yarn", "koi1"], [{"orange": "orange"}], pile="mouse yarn koi2 koi2 koi1")
    state = play(state, "yarn 3 orange", "store", "store")
    assert hand(state, 0) == ["koi1:siamese", "koi2:orange", "koi2:orange", "koi2:orange"]


def test_r09_there_is_no_hand_limit():
    """Two seats that only store share out the whole pile."""
    state = GAME.new(Config(), 1)
    while state.drawn < state.size and GAME.to_act(state):
        state = play(state, "store") if state.phase == 0 else GAME.apply(state, state.asked, legal_first(state))
    assert sum(state.hand_count) == 63


def legal_first(state):
    return GAME.legal_actions(state, state.asked)[0]


def test_r10_the_excluded_pile_is_never_shuffled_back():
    """With an empty draw pile nobody can store, whatever lies on the excluded pile."""
    state = lay(["koi1 koi1", "koi1:british"], pile="", excluded="orange orange orange")
    assert refusal(state, "store") == "yummy-pile-empty"
    assert legal(state) == ["attract excluded"]


def test_r12_any_seat_may_begin_and_the_turn_goes_on_to_the_next():
    """The dice decide who begins; after the last seat comes the first."""
    assert {GAME.new(Config(players=5), seed).seat for seed in range(60)} == set(range(5))
    state = lay(["koi1"] * 3, first=1)
    assert [state.seat, play(state, "store").seat, play(state, "store", "store").seat] == [1, 2, 0]


@pytest.mark.parametrize(("held", "left", "drawn"), [("koi1", 9, 2), ("", 9, 3), ("", 2, 2), ("koi1", 1, 1)])
def test_r20_storing_draws_two_or_three_or_what_is_left(held, left, drawn):
    """2 cards; 3 with an empty hand; fewer if the pile runs out."""
    state = lay([held, "koi1 koi1"], pile="koi1 " * left)
    assert play(state, "store").hand_count[0] - state.hand_count[0] == drawn


def test_r31_one_yarn_card_a_colony_of_the_own_bowl():
    """Not on a colony that has one, not where there is no colony, not on another's."""
    state = lay(["yarn yarn", "koi1"], [{"orange": "orange yarn", "calico": "calico"}, {"black": "black"}])
    assert refusal(state, "yarn 1 orange") == "yummy-yarn-there"
    assert refusal(state, "yarn 1 black") == "yummy-no-colony"
    assert refusal(state, "yarn 2 calico") is None


def test_r30_laying_yarn_is_the_whole_turn():
    """The card leaves the hand and the next seat is to act."""
    state = play(lay(["yarn:black koi1", "koi1"], [{"orange": "orange"}]), "yarn 1 orange")
    assert hand(state, 0) == ["koi1:orange"]
    assert state.asked == 1


def test_r33_yarn_pays_nothing():
    """It adds no food and may not be put into a payment."""
    state = lay(["yarn koi1", "orange calico"])
    assert refusal(state, "attract 2:2") == "yummy-too-dear"
    assert refusal(play(state, "attract 2:1"), "pay 1") == "yummy-yarn-no-food"


def test_r34_cats_placed_on_top_of_an_icon_are_exposed():
    """The icon covers what lies below it for good; what comes later is loose."""
    state = lay(["koi1", "koi1"], [{"siamese": "siamese siamese* siamese"}])
    assert [state.loose[6], state.lowest(0)] == [1, 1 << 6]


def test_r36_a_black_cat_under_yarn_still_catches():
    """Yarn keeps it in the bowl, not from its work."""
    state = play(lay(["koi1", "koi1"], [{"black": "black yarn"}], pile=MOUSE_NEXT), "store")
    assert state.mice[0] == 1


def test_r40_a_bowl_and_the_own_hand_are_no_targets():
    """Only other hands and the first excluded cat are."""
    state = lay(["koi2 koi2", "koi1:orange"], [{}, {"calico": "calico"}], excluded="siamese black")
    assert legal(state) == ["store", "attract excluded", "attract 2:1"]
    assert refusal(state, "attract 1:1") == "yummy-own-hand"


def test_r41_a_payment_may_hold_superfluous_cards():
    """Enough is enough, and more is allowed."""
    state = lay(["koi1:siamese koi1:black koi1:calico", "orange"])
    state = play(state, "attract 2:1", "pay 3", "pay 1", "pay 2", "settle")
    assert excluded(state) == ["calico", "siamese", "black"]


def test_r41_a_payment_below_the_cost_cannot_be_settled():
    """A calico costs 2."""
    state = play(lay(["koi1 koi1", "calico"]), "attract 2:1", "pay 1")
    assert refusal(state, "settle") == "yummy-not-enough"
    assert refusal(state, "pay 1") == "yummy-paid-already"


def test_r42_the_last_paid_card_lies_on_top():
    """Everyone sees the cats of the payment, in the order that was chosen blind."""
    state = play(lay(["koi1:siamese koi1:black", "calico"]), "attract 2:1", "pay 1", "pay 2", "settle")
    assert GAME.view(state, None).excluded_top.animal == "black"


def test_r44_the_attacker_picks_the_physical_card():
    """Of two orange cats the second is taken; the food behind the first stays."""
    state = play(lay(["koi1", "koi1:orange koi2:orange"]), "attract 2:2", "pay 1", "settle")
    assert hand(state, 1) == ["koi1:orange"]


def test_r45_a_cat_goes_on_top_of_the_colony_of_its_breed():
    """One colony a breed, in order of arrival."""
    state = lay(["koi1", "koi1:orange*"], [{"orange": "orange angora"}])
    state = play(state, "attract 2:1", "pay 1", "settle")
    assert bowl(state, 0) == {"orange": "orange angora orange"}


def test_r46_protection_stays_through_other_turns():
    """Nobody is protected at first; stores and yarn do not move the card."""
    state = lay(["koi1", "koi1:orange koi1", "yarn"], [{}, {}, {"orange": "orange"}])
    assert GAME.view(state, 0).protected is None
    state = play(state, "attract 2:1", "pay 1", "settle", "store", "yarn 1 orange", "store")
    assert GAME.view(state, 0).protected == 1


def test_r47_only_being_robbed_protects():
    """Not a payment, nor yarn, nor a cat lost to a mouse, nor a cat taken from the excluded pile."""
    state = lay(
        ["koi1 yarn"] * 3, [{"orange": "orange orange"}] * 3, excluded="orange", pile="koi1 " * 4 + "mouse koi1"
    )
    state = play(state, "attract excluded", "pay 1", "settle", "yarn 2 orange", "store", "store")
    assert state.guarded == -1


def test_r47_losing_the_fortune_cat_protects_too():
    """It was a cat of the hand."""
    state = play(lay(["koi1", "koi1:fortune", "koi1"]), "attract 2:1", "pay 1", "settle")
    assert state.guarded == 1


def test_r48_with_two_players_nobody_is_protected():
    """The same seat may be robbed every turn."""
    state = lay(["koi1 koi1", "koi1:orange koi1:siamese"])
    state = play(state, "attract 2:1", "pay 1", "settle")
    assert state.guarded == -1
    assert refusal(play(state, "store"), "attract 2:1") is None


@pytest.mark.parametrize("target", ["attract 2:1", "attract excluded"])
def test_r49_an_american_draws_a_card_wherever_it_comes_from(target):
    """From a hand or from the excluded pile alike."""
    state = lay(["koi2", "koi1:american koi1"], excluded="american", pile="koi2:black koi1 koi1")
    state = play(state, target, "pay 1", "settle")
    assert hand(state, 0) == ["koi2:black"]


def test_r49_an_american_with_an_empty_pile_draws_nothing():
    """It is attracted all the same."""
    state = play(lay(["koi2", "koi1:american koi1"], pile=""), "attract 2:1", "pay 1", "settle")
    assert bowl(state, 0) == {"american": "american"}
    assert state.hand_count[0] == 0


def test_r50_the_attacker_chooses_the_colony_of_an_angora():
    """Before anything is paid; with one colony there is nothing to choose."""
    state = lay(["koi2", "koi1:angora"], [{"orange": "orange", "calico": "calico"}])
    aimed = play(state, "attract 2:1")
    assert legal(aimed) == ["join orange", "join calico"]
    assert refusal(aimed, "join black") == "yummy-no-colony"
    assert bowl(play(aimed, "join calico", "pay 1", "settle"), 0)["calico"] == "calico angora"
    single = lay(["koi2", "koi1:angora"], [{"orange": "orange"}])
    assert bowl(play(single, "attract 2:1", "pay 1", "settle"), 0) == {"orange": "orange angora"}


def test_r51_an_angora_in_the_american_colony_draws_no_card():
    """It is a full cat of the colony, but no American."""
    state = lay(["koi2", "koi1:angora"], [{"american": "american"}])
    state = play(state, "attract 2:1", "pay 1", "settle")
    assert state.hand_count[0] == 0
    assert state.score(0) == 2


def test_r51_an_angora_keeps_the_black_colony_catching():
    """Alone in it, it still catches mice and makes them count (docs/rules/yummy_kitty 5.4, 7.4)."""
    state = play(lay(["koi1", "koi1"], [{"black": "angora"}], pile=MOUSE_NEXT), "store")
    assert [state.mice[0], state.score(0)] == [1, 1]


def test_r52_a_colony_left_to_an_angora_keeps_its_breed():
    """The orange cat is cheaper and leaves; the angora stays as an orange colony of one."""
    state = play(lay(["koi1", "koi1"], [{"orange": "orange angora"}], pile=MOUSE_NEXT), "store")
    assert bowl(state, 0) == {"orange": "angora"}
    assert state.score(0) == -1


def test_r53_the_stolen_fortune_cat_leaves_the_game():
    """The top card of the pile comes into the bowl instead, as an arrival: an American still draws."""
    state = lay(["koi1", "koi1:fortune"], pile="yarn:american koi2:black koi1 koi1")
    state = play(state, "attract 2:1", "pay 1", "settle")
    assert bowl(state, 0) == {"american": "american"}
    assert hand(state, 0) == ["koi2:black"]
    assert GAME.dump_final(state)["removed"][0]["animal"] == "fortune"


def test_r53_an_angora_brought_by_the_fortune_cat_chooses_its_colony():
    """All see the angora, then the thief chooses; then the mouse is looked for."""
    state = lay(
        ["koi1", "koi1:fortune"], [{"orange": "orange", "calico": "calico"}], pile="koi1:angora mouse koi1 koi1"
    )
    state = play(state, "attract 2:1", "pay 1", "settle")
    assert GAME.view(state, 1).guest.animal == "angora"
    assert legal(state) == ["join orange", "join calico"]
    assert "mouse" in happened(state, "join calico")
    state = play(state, "join calico")
    assert bowl(state, 0) == {"calico": "calico angora"}


def test_r53_an_angora_without_any_colony_strays_to_the_excluded_pile():
    """It lies on top of the payment."""
    state = lay(["koi1:black", "koi1:fortune"], pile="koi1:angora koi1 koi1")
    state = play(state, "attract 2:1", "pay 1", "settle")
    assert excluded(state) == ["black", "angora"]
    assert bowl(state, 0) == {}


def test_r53_a_dog_brought_by_the_fortune_cat_stays_in_the_bowl():
    """As a dog of the thief."""
    state = lay(["koi1", "koi1:fortune"], pile="koi1:dog koi1 koi1", dogs="most")
    state = play(state, "attract 2:1", "pay 1", "settle")
    assert [state.dog_count[0], state.score(0)] == [1, -1]


def test_r54_with_an_empty_pile_the_fortune_cat_brings_nothing():
    """It still leaves the game, and robbing it is legal."""
    state = play(lay(["koi1 koi1", "koi1:fortune koi1"], pile=""), "attract 2:1", "pay 1", "settle")
    assert bowl(state, 0) == {}
    assert state.removed >= 0


def test_r55_a_fortune_cat_from_the_excluded_pile_stays():
    """Its own breed, no points, but a breed for the British Shorthair."""
    state = lay(["koi1", "koi1"], [{"british": "british"}], excluded="fortune")
    state = play(state, "attract excluded", "pay 1", "settle")
    assert bowl(state, 0) == {"british": "british", "fortune": "fortune"}
    assert state.score(0) == 2


def test_r56_an_attraction_keeps_its_order():
    """Target, protection, dogs, payment, arrival with its effect, mouse, next seat."""
    state = lay(
        ["koi2:calico", "koi1:american koi1:dog", "koi1"],
        [{"siamese": "siamese"}],
        pile="koi1 mouse koi1 koi1",
        dogs="most",
    )
    told = happened(play(state, "attract 2:1", "pay 1"), "settle")
    assert told == ["robbed", "guarded", "dog", "paid", "arrived", "drew", "mouse", "left"]


def test_dogs_that_come_along_together_are_counted():
    state = play(lay(["koi1", "koi1:dog siamese koi1:dog koi1:dog"], dogs="most"), "attract 2:2", "pay 1")
    told = GAME.events(state, 0, GAME.parse_action("settle"), 0)
    assert [event.args for event in told if event.name == "dog"] == [{"dogs": 3}]


@pytest.mark.parametrize(
    ("steps", "pile_now"),
    [(["store"], MOUSE_NEXT), (["attract 2:1", "pay 1", "settle"], "koi1 mouse koi1 koi1")],
)
def test_r60_any_draw_may_uncover_a_mouse(steps, pile_now):
    """Storing and the American's card alike."""
    state = lay(["koi2", "koi1:american koi1"], [{"siamese": "siamese"}], pile=pile_now)
    assert "mouse" in happened(play(state, *steps[:-1]), steps[-1])


def test_r60_no_draw_no_mouse():
    """Paying with a mouse, yarn, and a mouse on top from the start bring nothing."""
    state = lay(["mouse", "koi1:orange yarn"], [{"siamese": "siamese"}] * 2, pile="mouse koi1 koi1")
    assert "mouse" not in happened(play(state, "attract 2:1", "pay 1"), "settle")
    assert "mouse" not in happened(play(state, "attract 2:1", "pay 1", "settle"), "yarn 1 siamese")


def test_r63_the_active_seat_catches_first_and_several_black_cats_catch_one_mouse():
    """From the active seat clockwise, automatically, one mouse."""
    state = lay(["koi1"] * 3, [{"black": "black"}, {"black": "black"}, {"black": "black black"}], MOUSE_NEXT, first=2)
    state = play(state, "store")
    assert state.mice == [0, 0, 1, 0, 0]
    assert [bowl(state, 0), bowl(state, 1)] == [{}, {}]


def test_r64_without_a_catcher_everyone_loses_one():
    """A bowl without an exposed cat loses none."""
    state = lay(["koi1"] * 3, [{"orange": "orange"}, {"orange": "orange*"}, {"calico": "calico"}], MOUSE_NEXT)
    state = play(state, "store")
    assert [bowl(state, seat) for seat in range(3)] == [{}, {"orange": "orange"}, {}]


def test_r65_an_uncaught_mouse_stays_on_the_pile():
    """It is the top card still."""
    assert pile(play(lay(["koi1", "koi1"], pile=MOUSE_NEXT), "store"))[0] == "mouse"


def test_r66_no_second_event_when_the_next_card_is_a_mouse_too():
    """At most one event an action."""
    state = lay(["koi1", "koi1"], [{"black": "black"}], pile="koi1 koi1 mouse mouse koi1")
    assert happened(state, "store").count("mouse") == 1
    assert play(state, "store").mice[0] == 1


def test_r67_catching_the_last_card_begins_the_end_phase():
    """The pile is empty then."""
    state = lay(["koi1", "koi1 koi1"], [{"black": "black"}], pile="koi1 koi1 mouse")
    assert "emptied" in happened(state, "store")
    assert play(state, "store").drawn == state.size


def test_r68_dogs_and_mice_in_a_bowl_are_never_lured():
    """Only cats are candidates."""
    state = lay(["koi1", "koi1"], pile=MOUSE_NEXT, mice=[2], dogs_in_bowl=[1], dogs="each")
    state = play(state, "store")
    assert [state.dog_count[0], state.mice[0], state.excluded_count] == [1, 2, 0]


def test_r69_the_cheapest_exposed_cat_leaves_and_the_owner_breaks_ties():
    """Orange and Siamese both cost 1: the owner is asked, in the middle of another seat's turn."""
    bowls = [{"calico": "calico"}, {"orange": "orange", "siamese": "siamese", "british": "british"}]
    state = play(lay(["koi1", "koi1"], bowls, pile=MOUSE_NEXT), "store")
    assert [state.asked, state.seat] == [1, 0]
    assert legal(state) == ["leave orange", "leave siamese"]
    assert refusal(state, "leave calico") == "yummy-not-lured"
    state = play(state, "leave siamese")
    assert bowl(state, 1) == {"orange": "orange", "british": "british"}
    assert [state.asked, state.seat] == [1, 1]


def test_r69_an_angora_has_its_own_printed_cost():
    """In an orange colony it costs 2, so the orange cat leaves first; beside a calico it ties."""
    state = lay(["koi1", "koi1"], [{"orange": "orange angora"}, {"calico": "calico angora"}])
    assert state.lowest(0) == 1
    assert state.lowest(1) == 0b1100


def test_r70_any_exposed_cat_may_leave_not_only_the_top():
    """The others keep their order."""
    state = play(lay(["koi1", "koi1"], [{"calico": "calico angora"}], pile=MOUSE_NEXT), "store")
    assert legal(state) == ["leave calico", "leave calico angora"]
    assert bowl(play(state, "leave calico"), 0) == {"calico": "angora"}
    assert bowl(play(state, "leave calico angora"), 0) == {"calico": "calico"}


def test_r71_cats_leave_from_the_active_seat_clockwise():
    """The last in order ends on top of the excluded pile, also when one of them is asked."""
    bowls = [{"calico": "calico"}, {"orange": "orange", "siamese": "siamese"}, {"british": "british"}]
    state = play(lay(["koi1"] * 3, bowls, MOUSE_NEXT, first=1), "store", "leave orange")
    assert excluded(state) == ["orange", "british", "calico"]


def test_r71_candidates_are_those_of_the_moment_the_mouse_appeared():
    """With the points rule, seat 2's calico is judged before seat 1's leaves."""
    bowls = [{"calico": "calico"}, {"calico": "calico", "siamese": "siamese siamese"}]
    state = lay(["koi1", "koi1"], bowls, pile=MOUSE_NEXT, mouse_value_rule="marginal_points")
    assert [state.worth(1, 2), state.worth(1, 6)] == [5, 1]
    state = play(state, "store")
    assert excluded(state) == ["calico", "siamese"]


def test_r72_caught_mice_score_only_beside_a_black_colony():
    """The mice stay when the black cat goes, and count again with the next one."""
    assert lay(["koi1", "koi1"], [{"siamese": "siamese"}], mice=[3]).score(0) == 1
    assert lay(["koi1", "koi1"], [{"black": "black"}], mice=[3]).score(0) == 3


def test_r73_nobody_is_asked_between_cats_that_are_alike():
    """Three exposed oranges: one of them leaves without a question."""
    state = play(lay(["koi1", "koi1"], [{"orange": "orange orange orange"}], pile=MOUSE_NEXT), "store")
    assert state.phase == 0
    assert bowl(state, 0) == {"orange": "orange orange"}


def test_r81_a_seat_that_can_do_nothing_passes_by_itself():
    """Seat 2 has only yarn and no colony; the turn comes back to seat 1."""
    state = lay(["koi2 koi2 yarn", "yarn:orange yarn:orange"], [{"siamese": "siamese"}], pile="")
    assert happened(state, "yarn 3 siamese")[-1] == "passed"
    assert play(state, "yarn 3 siamese").asked == 0


def test_r81_there_is_no_voluntary_pass():
    """Neither while the pile lasts nor after it."""
    assert refusal(lay(["koi1", "koi1"]), "pass") == "yummy-no-pass"
    assert refusal(lay(["koi1", "koi1:orange"], pile=""), "pass") == "yummy-no-pass"


def test_r82_the_game_is_over_when_the_pile_is_empty_and_nobody_can_act():
    """At once after the action that brought it about; hands are laid open."""
    state = lay(["koi1:british", "koi2:orange"], pile="")
    after = play(state, "attract 2:1", "pay 1", "settle")
    assert after.phase == OVER
    assert refusal(after, "store", 0) == "yummy-over"


def test_r83_every_match_ends_within_the_stated_number_of_moves():
    """Random matches of every size, with dogs, stay below the bound."""
    for players in range(2, 6):
        config = Config(players=players, dogs="each", dogs_destination="hand")
        for seed in range(5):
            state, moves = GAME.new(config, seed), 0
            dice = seeded_dice(seed)
            while GAME.to_act(state):
                number = state.nth_legal(state.asked, dice.below(state.count_legal(state.asked)))
                state.play(state.asked, number)
                moves += 1
            assert moves <= GAME.move_limit(config)


def test_r84_cards_left_in_hand_are_worth_nothing():
    """Only bowls score."""
    assert lay(["koi2:british koi1:american", "koi1"], pile="").score(0) == 0


def test_r90_a_dog_in_hand_pays_with_its_food():
    """Its owner cannot know it; spent, it lies dog side up on the excluded pile."""
    state = play(lay(["koi1:dog", "orange"], dogs="most"), "attract 2:1", "pay 1", "settle")
    assert excluded(state) == ["dog"]
    assert GAME.view(state, 0).excluded_top.animal == "dog"


def test_r91_dogs_alone_on_the_excluded_pile_are_no_target():
    """There is no cat to attract."""
    state = lay(["koi1 koi1", "koi1"], excluded="dog dog", dogs="most")
    assert refusal(state, "attract excluded") == "yummy-none-excluded"


def test_r92_robbing_a_hand_takes_all_its_dogs_to_the_own_bowl():
    """Not those in a bowl, and none from the excluded pile."""
    state = lay(["koi1 koi1", "koi1:dog orange koi2:dog"], excluded="orange dog", dogs_in_bowl=[0, 2], dogs="most")
    state = play(state, "attract 2:2", "pay 1", "settle")
    assert [state.dog_count[0], state.dog_count[1], state.hand_count[1]] == [2, 2, 0]
    state = play(state, "store", "attract excluded", "pay 1", "settle")
    assert state.dog_count[0] == 2


def test_r93_dogs_in_hand_count_at_the_end_only():
    """Before the end nobody may count the dogs of the own hand."""
    state = lay(["koi1", "koi1:dog koi1:orange", "yarn:dog"], pile="", dogs_in_bowl=[0, 0, 1], dogs="each")
    assert [state.score(seat) for seat in range(3)] == [0, 0, -1]
    state = play(state, "attract 2:2", "pay 1", "settle")
    assert state.phase == OVER
    assert [state.score(seat) for seat in range(3)] == [-2, 0, -2]


def test_r94_a_dog_is_no_target():
    """It has no cost."""
    assert refusal(lay(["koi2", "koi1:dog"], dogs="most"), "attract 2:1") == "yummy-dog"
