"""Every objection by example: its code and the section of the rules that it names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from games.isle_of_cats.sailing import code, island, lay, play, put, settled, used
from tabbytop.core.errors import BadInput
from tabbytop.games.isle_of_cats import actions
from tabbytop.games.isle_of_cats.config import Config
from tabbytop.games.isle_of_cats.game import GAME

ROOT = Path(__file__).parents[3]
FOLDER = ROOT / "src" / "tabbytop" / "games" / "isle_of_cats"


def spent():
    return used(island({}, day=5), "take_row", "double_cat", "one_per_row")


def resolved():
    return put(play(island({}), "column A"), waiting=[0])


CASES = [
    ("isle-over", "7.1", lambda: put(island({}), day=7, done=[1]), "column A"),
    ("isle-day-done", "3.5", lambda: play(put(island({}, players=2), way=[1]), "done"), "column A"),
    ("isle-choose-first", "3.1", lambda: island({}), "done"),
    ("isle-choose-first", "3.1", lambda: island({}), "card 1"),
    ("isle-chosen", "3.1", lambda: play(island({}), "column A"), "column B"),
    ("isle-special-used", "5.1", lambda: used(island({}), "double_cat"), "double cat"),
    ("isle-special-today", "5.1", lambda: play(island({}), "row 1"), "double cat"),
    ("isle-specials-spent", "5.1", spent, "double treasure"),
    ("isle-nothing-to-double", "5.5", resolved, "double cat"),
    ("isle-nothing-to-double", "5.6", resolved, "double treasure"),
    ("isle-extra-own-column", "5.2", lambda: play(island({}), "column A"), "extra 5"),
    ("isle-card-open", "3.2", lambda: play(island({1: "C076"}), "column A", "card 1"), "card 5"),
    ("isle-card-open", "3.2", lambda: play(island({1: "C076"}), "column A", "card 1"), "done"),
    ("isle-card-not-taken", "3.2", lambda: play(island({}), "column A"), "card 2"),
    ("isle-card-resolved", "3.2", lambda: play(island({2: "T01"}), "column B", "card 2"), "card 2"),
    ("isle-zone-missing", "3.3", lambda: play(island({1: "C103"}), "column A"), "card 1"),
    ("isle-zone-unasked", "3.3", lambda: play(island({1: "C076"}), "column A"), "card 1 above"),
    ("isle-zone-unasked", "3.3", lambda: play(island({2: "T01"}), "column B"), "card 2 below"),
    ("isle-colour-missing", "4.3", lambda: play(island({1: "C086"}), "column A"), "card 1"),
    ("isle-colour-unasked", "4.3", lambda: play(island({1: "C076"}), "column A"), "card 1 blue"),
    ("isle-colour-unasked", "4.3", lambda: play(island({1: "C103"}), "column A"), "card 1 below red"),
    ("isle-cards-left", "3.5", lambda: play(island({}), "column A"), "done"),
    ("isle-no-card-open", "3.2", lambda: play(island({}), "column A"), "I5.0 h5"),
    ("isle-no-card-open", "3.2", lambda: play(island({}), "column A"), "skip I5"),
    ("isle-no-card-open", "3.2", lambda: play(island({}), "column A"), "decline"),
    ("isle-nothing-to-decline", "4.2", lambda: play(island({1: "C076"}), "column A", "card 1"), "decline"),
    ("isle-decline-instead", "4.2", lambda: play(island({1: "C080"}), "column A", "card 1", "I5.1 b3"), "skip c1"),
    ("isle-skip-which", "4.2", lambda: play(island({1: "C076"}), "column A", "card 1"), "skip"),
    ("isle-skip-which", "4.2", lambda: play(island({2: "T33"}), "column B", "card 2"), "skip c1"),
    ("isle-must-draw", "4.2", lambda: play(island({1: "C076"}), "column A", "card 1"), "skip I5"),
    ("isle-not-on-card", "3.3", lambda: play(island({1: "C076"}), "column A", "card 1"), "T5.0 h5"),
    ("isle-not-on-card", "3.3", lambda: play(island({1: "C076"}), "column A", "card 1"), "skip T5"),
    ("isle-map-first", "4.5", lambda: play(island({1: "C080"}), "column A", "card 1", "I5.1 b3"), "I5.1 c3"),
    (
        "isle-copy-first",
        "5.5",
        lambda: play(island({1: "C076"}), "double cat", "column A", "card 1", "I5.0 h5"),
        "c1.0 h6",
    ),
    ("isle-off-boat", "4.1", lambda: play(island({1: "C076"}), "column A", "card 1"), "I5.0 t5"),
    ("isle-overlap", "4.1", lambda: play(settled(lay(island({1: "C076"}), ["j5"])), "column A", "card 1"), "I5.0 h5"),
    (
        "isle-not-touching",
        "4.1",
        lambda: play(settled(lay(island({1: "C076"}), ["j5"])), "column A", "card 1"),
        "I5.0 h9",
    ),
]


def named(value):
    """Part of a test's name; functions have none that is the same in every process."""
    return None if callable(value) else str(value)[:24]


@pytest.mark.parametrize(("wanted", "section", "state", "text"), CASES, ids=named)
def test_the_rule_is_named(wanted, section, state, text):
    """Code and section of docs/rules/isle_of_cats."""
    assert code(state(), text) == (wanted, section)


def test_a_zone_that_fits_nowhere_is_named():
    """See also ruling 20."""
    from games.isle_of_cats.test_rulings import nearly_full

    state = play(nearly_full({1: "C103"}, "u4", "u5"), "column A")
    assert code(state, "card 1 below") == ("isle-zone-fits-nowhere", "3.3")


def test_there_is_no_such_seat():
    """Seats are counted from 1 in sentences."""
    problem = GAME.objection(island({}), 5, actions.Column("A"))
    assert (problem.code, problem.section, problem.args) == ("isle-no-seat", "2.1", {"seat": 6})


@pytest.mark.parametrize(
    "action",
    [
        actions.Column("E"),
        actions.Column("AB"),
        actions.Row(4),
        actions.Each("ABE"),
        actions.Each("AB"),
        actions.Extra(0),
        actions.Extra(13),
        actions.Double("dog"),
        actions.Resolve(13),
        actions.Place("T6", 0, "h5"),
        actions.Place("I5", 2, "h5"),
        actions.Place("I5", -1, "h5"),
        actions.Place("I5", 0, "a1"),
        actions.Skip("T6"),
    ],
    ids=str,
)
def test_a_well_formed_action_that_names_nothing_is_no_action(action):
    """An objection in play, BadInput as a number."""
    problem = GAME.objection(island({}), 0, action)
    assert (problem.code, problem.section) == ("isle-no-such-action", "1.3")
    with pytest.raises(BadInput):
        GAME.action_number(action)


def sentences(language):
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER / "locale" / f"{language}.ftl").read_text("utf-8")))
    return bundle


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_every_objection_has_a_sentence(language):
    """With the words that it names, in three languages."""
    bundle = sentences(language)
    for _, _, state, text in CASES:
        problem = GAME.objection(state(), 0, GAME.parse_action(text))
        said, errors = bundle.format_pattern(bundle.get_message(problem.code).value, dict(problem.args))
        assert not errors
        assert len(said) > 10


def test_every_code_of_the_rules_is_proved_here():
    """No objection without an example."""
    named = set(re.findall(r'Objection\(\s*"(isle-[a-z-]+)"', (FOLDER / "rules.py").read_text("utf-8")))
    elsewhere = {"isle-zone-fits-nowhere", "isle-no-seat"}
    assert named == {case[0] for case in CASES} | elsewhere


def test_every_section_exists_in_three_languages():
    """The numbers that objections and score lines cite."""
    cited = {case[1] for case in CASES} | {"1.3", "2.1", "6.3", "7.2", "7.3", "8.3", "8.4"}
    for language in ("en", "fr", "es"):
        page = (ROOT / "docs" / "rules" / f"isle_of_cats.{language}.md").read_text("utf-8")
        assert cited <= set(re.findall(r"^#+ ([0-9.]+)", page, flags=re.MULTILINE))


def test_no_action_is_legal_for_a_seat_that_is_done():
    """It owes no decision."""
    state = play(put(island({}, players=2), way=[1]), "done")
    assert GAME.legal_actions(state, 0) == []
    assert GAME.legal_actions(state, 7) == []
    assert GAME.new(Config(players=2), 1).owes(0)
