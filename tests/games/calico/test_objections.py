"""Every refusal: its code, the rule's section, what its sentence names."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from tabbytop.games.calico import rules
from tabbytop.games.calico.actions import Arrange, Place, Take
from tabbytop.games.calico.pieces import RESTRICTIONS

ROOT = Path(__file__).parents[3]


@pytest.fixture
def states(deal, play, play_on, put):
    """Tables in every situation, by name."""
    dealt = {"hand": "Md Yf Lw Dq", "market": "Gs Pv Gf", "boards": ("blue", "green")}
    beginner = deal(players=2, **dealt)
    choosing = put(deal(players=2, setup="standard"), dealt=[0, 1, 2, 3] * 2)
    no_hand = deal(players=2, restriction="no_hand", market="Gs Pv Gf")
    next_to_laid = deal(players=2, restriction="next_to_laid", **dealt)
    return {
        "placing": beginner,
        "taking": play(beginner, "Md d2"),
        "d2 sewn": play(beginner, "Md d2", "take 1", "Lw d2", "take 1"),
        "choosing": choosing,
        "one chose": play(choosing, "goals ≠ AAAA-BB AAA-BBB"),
        "no hand": no_hand,
        "no hand, taken": play(no_hand, "take 2"),
        "next to laid": play(next_to_laid, "Md c3", "take 1", "Lw f6", "take 1"),
        "same colour": deal(players=2, restriction="same_colour", **dealt),
        "same pattern": deal(players=2, restriction="same_pattern", **dealt),
        "over": play_on(beginner),
    }


GOALS = Arrange("≠", "AAAA-BB", "AAA-BBB")
CASES = [
    ("over", 0, Place("Md", "d2"), "calico-over", "7.1", {}),
    ("over", 7, Take(0), "calico-over", "7.1", {}),
    ("placing", 2, Place("Md", "d2"), "calico-no-seat", "2.3", {"seat": 3}),
    ("placing", -1, Place("Md", "d2"), "calico-no-seat", "2.3", {"seat": 0}),
    ("placing", 1, Place("Lw", "d2"), "calico-turn", "3", {"seat": 1}),
    ("taking", 1, Take(0), "calico-turn", "3", {"seat": 1}),
    ("one chose", 0, GOALS, "calico-goals-chosen", "2.2", {}),
    ("choosing", 0, Place("Md", "d2"), "calico-choose-goals", "2.2", {}),
    ("choosing", 1, Take(0), "calico-choose-goals", "2.2", {}),
    ("placing", 0, Take(0), "calico-place-first", "3.1", {}),
    ("placing", 0, GOALS, "calico-place-first", "3.1", {}),
    ("no hand, taken", 0, Take(0), "calico-place-first", "9.3", {}),
    ("taking", 0, Place("Yf", "e2"), "calico-take-now", "3.2", {}),
    ("no hand", 0, Place("Gs", "e2"), "calico-take-now", "9.3", {}),
    ("placing", 0, Place("Md", "d3"), "calico-cell-goal", "3.1", {"cell": "d3"}),
    ("placing", 0, Place("Md", "a1"), "calico-no-cell", "3.1", {"cell": "a1"}),
    ("placing", 0, Place("Xx", "d2"), "calico-not-in-hand", "3.1", {"patch": "Xx", "hand": "Md, Yf"}),
    ("taking", 0, Take(3), "calico-no-spot", "3.2", {}),
    ("taking", 0, Take(-1), "calico-no-spot", "3.2", {}),
    ("choosing", 0, Arrange("≠", "≠", "AAA-BBB"), "calico-goal-twice", "2.2", {}),
    ("choosing", 0, Arrange("≠", "ABC", "AAA-BBB"), "calico-goal-unknown", "4.2",
     {"goal": "ABC", "goals": "≠, AAAA-BB, AAA-BBB, AAA-BB-C, AA-BB-CC, AA-BB-C-D"}),
    ("choosing", 0, Arrange("≠", "AA-BB-CC", "AAA-BBB"), "calico-goal-not-dealt", "2.2",
     {"goal": "AA-BB-CC", "goals": "≠, AAAA-BB, AAA-BBB, AAA-BB-C"}),
    ("choosing", 0, Arrange("≠", "2_2_2", "AAA-BBB"), "calico-goal-not-dealt", "2.2",
     {"goal": "2_2_2", "goals": "≠, AAAA-BB, AAA-BBB, AAA-BB-C"}),
    ("placing", 0, Place("Lw", "d2"), "calico-not-in-hand", "3.1", {"patch": "Lw", "hand": "Md, Yf"}),
    ("no hand, taken", 0, Place("Gs", "d2"), "calico-not-in-hand", "3.1", {"patch": "Gs", "hand": "Pv"}),
    ("d2 sewn", 0, Place("Yf", "d2"), "calico-cell-taken", "3.1", {"cell": "d2"}),
    ("next to laid", 0, Place("Yf", "e3"), "calico-restriction-next-to-laid", "9.3",
     {"patch": "Yf", "cell": "e3", "cells": "b2, c2, b3, b4, c4"}),
    ("next to laid", 0, Place("Yf", "c3"), "calico-cell-taken", "3.1", {"cell": "c3"}),
    ("same colour", 0, Place("Md", "b2"), "calico-restriction-same-colour", "9.3",
     {"patch": "Md", "cell": "b2", "cells": "c2, d2, b6, c6, e6, f6"}),
    ("same pattern", 0, Place("Md", "b2"), "calico-restriction-same-pattern", "9.3",
     {"patch": "Md", "cell": "b2", "cells": "f2, b5, b6, e6, f6"}),
]  # fmt: skip


@pytest.mark.parametrize(("situation", "seat", "action", "code", "section", "args"), CASES)
def test_a_refusal_names_the_rule_and_quotes_the_culprit(game, states, situation, seat, action, code, section, args):
    objection = game.objection(states[situation], seat, action)
    assert (objection.code, objection.section, dict(objection.args)) == (code, section, args)


def test_every_refusal_in_the_rules_is_tested_above():
    source = inspect.getsource(rules)
    codes = set(re.findall(r'"(calico-[a-z-]*[a-z])"', source))
    codes |= {f"calico-restriction-{RESTRICTIONS[n].replace('_', '-')}" for n in (1, 4, 5)}
    assert codes == {case[3] for case in CASES}


@pytest.mark.parametrize("lang", ["en", "fr", "es"])
def test_every_refusal_cites_a_section_of_the_rules_pages(lang):
    page = (ROOT / "docs" / "rules" / f"calico.{lang}.md").read_text(encoding="utf-8")
    headings = set(re.findall(r"^##+ ([\d.]+) ", page, re.MULTILINE))
    assert {case[4] for case in CASES} <= headings


@pytest.mark.parametrize("lang", ["en", "fr", "es"])
def test_every_refusal_has_a_sentence_that_names_only_what_it_is_given(lang):
    page = (ROOT / "src/tabbytop/games/calico/locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    for code, args in {case[3]: case[5] for case in CASES}.items():
        (sentence,) = re.findall(rf"^{code} = (.+)$", page, re.MULTILINE)
        assert set(re.findall(r"\$(\w+)", sentence)) <= set(args)


def test_no_legal_action_is_refused(game, states):
    for state in states.values():
        for seat in range(2):
            assert all(game.objection(state, seat, a) is None for a in game.legal_actions(state, seat))
