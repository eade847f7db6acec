"""The edge cases 1 to 26 of the facts, by example. Numbers in names are those of the rulings."""

from __future__ import annotations

from games.isle_of_cats.sailing import boat, code, draw, fill, island, lay, pieces, play, put, settled, texts, used
from tabbytop.games.isle_of_cats import geometry
from tabbytop.games.isle_of_cats.actions import Place
from tabbytop.games.isle_of_cats.config import Config
from tabbytop.games.isle_of_cats.game import GAME
from tabbytop.games.isle_of_cats.pieces import BOATS, CELLS, SHAPE_NUMBERS


def nearly_full(cards, *left, **options):
    """A boat on which only these cells are empty."""
    state = island(cards, **options)
    return settled(fill(state, [cell for cell in CELLS if cell not in left]))


def places(state, shape):
    """The cells that the first cell of a shape may take, turn by turn."""
    legal = GAME.legal_actions(state, 0)
    return [(action.turn, action.cell) for action in legal if isinstance(action, Place) and action.shape == shape]


def test_01_what_fits_must_be_drawn():
    """A treasure of three cells fits in one way only: it cannot be skipped."""
    state = play(nearly_full({1: "C095"}, "u4", "u5", "u6"), "column A", "card 1")  # c2 and c3L
    assert code(state, "skip c2") == ("isle-must-draw", "4.2")
    assert places(state, "c3L") == []
    assert play(state, "skip c3L").items[0] == 0b1


def test_01_what_fits_nowhere_may_be_skipped():
    """A cat on a boat with three empty cells left."""
    state = play(nearly_full({1: "C076"}, "u4", "u5", "u6"), "column A", "card 1")
    assert texts(state) == [f"extra {n}" for n in (2, 3, 4, 6, 7, 8, 10, 11, 12)] + [
        "double cat",
        "double treasure",
        "skip I5",
    ]
    state = play(state, "skip I5")
    assert state.open_slot[0] == -1
    assert ("I5", "blue") not in pieces(state)


def test_02_fitting_includes_touching():
    """Were no free cell beside a discovery, the line would fit nowhere and be skipped."""
    state = play(settled(lay(island({1: "C076"}), ["a5"])), "column A", "card 1")
    assert places(state, "I5")
    assert all(set(line_cells(turn, cell)) & {"a4", "a6", "b5"} for turn, cell in places(state, "I5"))
    state = put(state, touch=[0] * 9)
    assert places(state, "I5") == []
    assert play(state, "skip I5").open_slot[0] == -1


def line_cells(turn, cell):
    first = geometry.FIRST_TURN[SHAPE_NUMBERS["I5"]]
    return geometry.placed_cells(first + turn, geometry.CELL_NUMBERS[cell])


def test_02_the_one_that_does_not_fit_may_be_skipped_first_or_last():
    """The order is the player's: c3I may be skipped before c2 is drawn, or after (4.2)."""
    state = island({1: "C096"})  # c2 and c3I
    free = ("u4", "u5", "v5")
    state = settled(fill(state, [cell for cell in CELLS if cell not in free]))
    state = play(state, "column A", "card 1")
    assert texts(state)[-1] == "skip c3I"
    assert play(state, "skip c3I", "c2.0 u5").open_slot[0] == -1
    assert texts(play(state, "c2.0 u5"))[-1] == "skip c3I"


def test_03_walls_and_rats_do_not_hinder():
    """A line across rooms 2 and 5, over two rats of boat 1."""
    state = play(island({1: "C076"}), "column A", "card 1", "I5.0 j1")
    assert {"l1", "m1", "n1"} & set(BOATS[0].rats)
    assert pieces(state) == [("I5", "blue")]


def test_04_an_oshax_of_the_maps_colour_brings_a_treasure():
    """O1 as a red cat on the red map b4 of boat 1."""
    state = play(island({1: "C086"}), "column A", "card 1 red", "O1.0 c3")
    assert state.map_due[0]
    assert play(state, "c1.0 c5").map_due[0] == 0
    other = play(island({1: "C086"}), "column A", "card 1 blue", "O1.0 c3")
    assert not other.map_due[0]


def test_05_another_discovery_covers_the_map_in_vain():
    """A blue cat on the red map: allowed, no treasure, and a red cat cannot use it any more."""
    state = play(island({1: "C076", 5: "C080"}), "column A", "card 1", "I5.1 b3")
    assert not state.map_due[0]
    assert state.open_slot[0] == -1
    assert code(play(state, "card 5"), "I5.1 b3") == ("isle-overlap", "4.1")


def test_05_a_treasure_on_a_map_brings_nothing():
    """C098 is a rare line of four."""
    state = play(island({1: "C098"}), "column A", "card 1", "rI4.0 a4")
    assert not state.map_due[0]


def test_06_the_treasure_of_a_map_may_be_declined():
    """A red line on the red map b4."""
    state = play(island({1: "C080"}), "column A", "card 1", "I5.1 b3")
    assert state.map_due[0]
    state = play(state, "decline")
    assert state.open_slot[0] == -1
    assert pieces(state) == [("I5", "red")]


def test_07_any_of_the_four_commons_at_once():
    """All four shapes are offered, before the card goes on and before another card."""
    state = play(island({1: "C080"}), "column A", "card 1", "I5.1 b3")
    assert {a.shape for a in GAME.legal_actions(state, 0) if isinstance(a, Place)} == {"c1", "c2", "c3L", "c3I"}
    assert code(state, "card 5") == ("isle-card-open", "3.2")
    assert code(state, "done") == ("isle-card-open", "3.2")


def test_08_a_maps_treasure_need_not_touch_that_cat():
    """It touches an earlier discovery at the other end of the boat."""
    state = lay(island({1: "C080"}), ["v5"])
    state = settled(draw(state, "c5", "xxx", ""))
    state = play(state, "column A", "card 1", "I5.1 b3", "c1.0 u5")
    assert pieces(state)[-1] == ("c1", None)


def test_09_commons_are_unlimited():
    """Twenty single squares are no problem."""
    state = boat()
    fill(state, [f"{c}{y}" for c in "hijklmno" for y in (1, 9)])
    assert state.count_placements(0, SHAPE_NUMBERS["c1"]) > 0


def test_10_one_piece_one_map():
    """No placement of any shape covers two maps (see also test_pieces)."""
    maps = set(BOATS[0].maps.values())
    for shape in range(34):
        turns = range(geometry.FIRST_TURN[shape], geometry.FIRST_TURN[shape + 1])
        laid = [geometry.placed_cells(turn, first) for turn in turns for first in range(142)]
        assert all(len(maps & set(cells)) < 2 for cells in laid if cells)


def test_11_a_doubled_oshax_keeps_its_colour():
    """The copy is drawn in the colour chosen for the first."""
    state = play(island({1: "C086"}), "column A", "double cat", "card 1 green", "O1.0 j4", "O1.0 k5")
    assert pieces(state) == [("O1", "green"), ("O1", "green")]
    assert state.open_slot[0] == -1


def test_12_the_copy_may_be_declined_and_the_special_is_spent():
    """`may`: nothing is drawn, and no second use."""
    state = play(island({1: "C076", 5: "C077"}), "column A", "double cat", "card 1", "I5.0 h5")
    assert code(state, "skip I5") == ("isle-decline-instead", "4.2")
    state = play(state, "decline", "card 5", "I5.0 h6")
    assert pieces(state) == [("I5", "blue"), ("I5", "green")]
    assert GAME.view(state, 0).boats[0].specials == ("double_cat",)


def test_12_a_copy_that_does_not_fit_can_only_be_declined():
    """Five cells are left, for one line."""
    state = nearly_full({1: "C076"}, "h5", "i5", "j5", "k5", "l5")
    state = play(state, "column A", "double cat", "card 1", "I5.0 h5")
    assert texts(state) == ["decline"]
    assert len(GAME.legal_actions(state, 0)) == 1


def test_13_each_copy_is_a_cat_and_the_map_fires_once():
    """The first copy lies on the map: the treasure comes first, then the copy."""
    state = play(island({1: "C080"}), "column A", "double cat", "card 1", "I5.1 b3")
    assert code(state, "I5.1 c3") == ("isle-map-first", "4.5")
    state = play(state, "c1.0 a4")
    assert code(state, "c1.0 a5") == ("isle-copy-first", "5.5")
    state = play(state, "I5.1 c3")
    assert not state.map_due[0]
    assert pieces(state) == [("I5", "red"), ("c1", None), ("I5", "red")]


def test_13_the_second_copy_may_be_the_one_on_the_map():
    """The first one lies beside it."""
    state = play(island({1: "C080"}), "column A", "double cat", "card 1", "I5.1 c3", "I5.1 b3")
    assert state.map_due[0]
    assert play(state, "decline").open_slot[0] == -1


def test_14_one_treasure_is_doubled_not_the_card():
    """C092 shows c1 and c2: the first one drawn is doubled, the other is not."""
    state = play(island({1: "C092"}), "column A", "double treasure", "card 1", "c2.0 h5", "c2.0 h6", "c1.0 h7")
    assert pieces(state) == [("c2", None), ("c2", None), ("c1", None)]
    assert state.open_slot[0] == -1


def test_14_the_special_may_be_declared_in_the_middle_of_a_card():
    """So that the second treasure is the one that is doubled."""
    state = play(island({1: "C092"}), "column A", "card 1", "c2.0 h5", "double treasure", "c1.0 h6", "c1.0 h7")
    assert pieces(state) == [("c2", None), ("c1", None), ("c1", None)]


def test_15_a_maps_treasure_may_be_doubled():
    """Declared when the treasure is offered."""
    state = play(island({1: "C080"}), "column A", "card 1", "I5.1 b3", "double treasure", "c2.1 a4", "c2.1 c3")
    assert pieces(state) == [("I5", "red"), ("c2", None), ("c2", None)]
    assert state.open_slot[0] == -1


def test_16_row_and_each_are_declared_instead_of_a_column():
    """Before anything is chosen, and never after."""
    state = island({})
    assert {"row 1", "row 2", "row 3", "each AAA", "each DCB"} <= set(texts(state))
    state = play(state, "column A")
    assert code(state, "row 1") == ("isle-chosen", "3.1")
    assert code(state, "each ABC") == ("isle-chosen", "3.1")


def test_17_the_extra_card_is_of_another_column_and_resolved_in_any_order():
    """Column B is 2, 6, 10; the extra card is resolved first."""
    state = play(island({1: "C076"}), "column B")
    assert [text for text in texts(state) if text.startswith("extra")] == [
        f"extra {slot}" for slot in (1, 3, 4, 5, 7, 8, 9, 11, 12)
    ]
    assert code(state, "extra 6") == ("isle-extra-own-column", "5.2")
    state = play(state, "extra 1", "card 1", "I5.0 h5")
    assert GAME.view(state, 0).own_day.waiting == (2, 6, 10)


def test_17_the_extra_card_may_be_taken_after_the_last_card():
    """At any time of the day, so also when the column is resolved."""
    state = put(play(island({4: "T01"}), "column A"), waiting=[0])
    assert texts(state)[-1] == "done"
    state = play(state, "extra 4", "card 4", "done")
    assert (state.lessons[0], state.day) == (1, 1)


def test_18_cards_in_any_order_but_one_at_a_time():
    """The bottom card first; the next only when it is finished."""
    state = play(island({1: "C076", 9: "C092"}), "column A", "card 9", "c2.0 h5")
    assert code(state, "card 1") == ("isle-card-open", "3.2")
    state = play(state, "c1.0 h6", "card 1", "I5.0 h7")
    assert GAME.view(state, 0).own_day.waiting == (5,)


def test_18_discoveries_of_a_card_in_any_order():
    """c1 then c2, or c2 then c1."""
    for first, second in (("c1.0 h5", "c2.0 h6"), ("c2.0 h5", "c1.0 h6")):
        assert play(island({1: "C092"}), "column A", "card 1", first, second).open_slot[0] == -1


def test_19_choose_2_is_two_picks_and_the_same_twice_is_allowed():
    """One pick is not enough, three are too many."""
    state = play(island({2: "T33"}), "column B", "card 2", "c3I.0 h5")
    assert code(state, "card 6") == ("isle-card-open", "3.2")
    assert code(state, "skip") == ("isle-must-draw", "4.2")
    state = play(state, "c3I.0 h6")
    assert pieces(state) == [("c3I", None), ("c3I", None)]
    assert code(state, "c1.0 h7") == ("isle-no-card-open", "3.2")


def test_20_on_a_choose_2_card_only_what_fits_may_be_picked():
    """Two cells are left: c1 and c2 fit, then nothing does and the rest is skipped."""
    state = play(nearly_full({2: "T33"}, "u4", "u5"), "column B", "card 2")
    assert {a.shape for a in GAME.legal_actions(state, 0) if isinstance(a, Place)} == {"c1", "c2"}
    state = play(state, "c2.1 u4")
    assert texts(state)[-1] == "skip"
    assert play(state, "skip").open_slot[0] == -1


def test_20_a_zone_of_which_nothing_fits_may_not_be_chosen_while_the_other_fits():
    """C103 is c1 and c3L, or the rare line of four: two cells are left."""
    state = play(nearly_full({1: "C103"}, "u4", "u5"), "column A")
    assert code(state, "card 1 below") == ("isle-zone-fits-nowhere", "3.3")
    state = play(state, "card 1 above", "c1.0 u4")
    assert play(state, "skip c3L").open_slot[0] == -1


def test_20_if_nothing_of_an_or_card_fits_either_zone_is_skipped():
    """On a full boat: above has two to skip, below one."""
    state = play(nearly_full({1: "C103"}), "column A")
    assert play(state, "card 1 above", "skip c1", "skip c3L").open_slot[0] == -1
    assert play(state, "card 1 below", "skip rI4").open_slot[0] == -1


def test_21_a_lesson_cannot_be_refused():
    """The day does not end before the card is resolved, which ticks it."""
    state = put(play(island({2: "T05"}), "column B"), waiting=[0b10])
    assert code(state, "done") == ("isle-cards-left", "3.5")
    assert GAME.view(play(state, "card 2"), 0).boats[0].lessons == (5,)


def test_22_a_lesson_ticked_twice_is_ticked_once():
    """It cannot happen with these decks; it would have no effect."""
    state = put(island({2: "T05"}), lessons=[1 << 4])
    assert play(state, "column B", "card 2").lessons[0] == 1 << 4


def test_23_touching_is_by_sides():
    """A corner is not enough."""
    state = settled(lay(island({1: "C076"}), ["h5"]))
    state = play(state, "column A", "card 1")
    assert code(state, "I5.0 i6") == ("isle-not-touching", "4.1")
    assert code(state, "I5.0 h6") is None


def test_24_lessons_on_rats_and_empty_rooms_leave_the_losses():
    """22 pays 18 and both bedrooms cost 10."""
    state = boat(lessons=(22,))
    sheet = GAME.scores(state)[0]
    assert (sheet.points("lesson"), sheet.points("room"), sheet.points("rats")) == (18, -35, -19)


def test_25_more_than_six_players():
    """Seven to twelve, with each boat at most twice."""
    for seats in range(7, 13):
        state = GAME.new(Config(players=seats), seats)
        boats = [boat.boat for boat in GAME.view(state, None).boats]
        assert len(boats) == seats
        assert max(boats.count(boat) for boat in boats) <= 2
    assert sorted(boats) == sorted([1, 2, 3, 4, 5, 6] * 2)


def test_26_two_players_may_take_the_same_column():
    """Cards stay on the island."""
    state = island({1: "C076"}, players=2)
    state = play(state, "column A", "card 1", "I5.0 h5", seat=0)
    state = play(state, "column A", "card 1", "I5.0 h5", seat=1)
    assert pieces(state, 0) == pieces(state, 1) == [("I5", "blue")]


def test_a_skipped_cat_does_not_use_up_the_double():
    """It was not drawn: the special waits for the next cat of the day (5.7)."""
    state = nearly_full({1: "C076", 5: "C071"}, "h5", "i5", "i6", "j6", "u4", "u5")
    state = play(state, "column A", "double cat", "card 1", "skip I5", "card 5")
    place = next(a for a in GAME.legal_actions(state, 0) if isinstance(a, Place))
    assert GAME.apply(state, 0, place).again[0] == SHAPE_NUMBERS["Z4"]


def test_a_double_does_not_wait_beyond_the_day():
    """Declared, but only a treasure was drawn: gone in the morning (5.7)."""
    state = put(play(island({1: "C092"}), "column A", "double cat"), waiting=[0])
    state = play(state, "done")
    assert (state.day, state.armed[0]) == (1, 0)
    assert GAME.view(state, 0).boats[0].specials == ("double_cat",)


def test_the_same_special_is_never_used_twice():
    """Not even on another day."""
    state = used(island({}), "take_row")
    assert code(state, "row 1") == ("isle-special-used", "5.1")
