"""Every objection: when it is made, what it names, that it has a section and a sentence in three languages."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from games.yummy_kitty.laying import lay, play
from tabbytop.games.yummy_kitty import rules, score_input, scoring
from tabbytop.games.yummy_kitty.actions import Attract, Join, Pay, Store, Yarn
from tabbytop.games.yummy_kitty.config import Config
from tabbytop.games.yummy_kitty.game import GAME
from tabbytop.games.yummy_kitty.pieces import ANIMALS, FOODS

RULES = Path(__file__).parents[3] / "docs" / "rules"
ORANGE = [{"orange": "orange"}]
YARNED = [{"orange": "orange yarn"}]
LURED = {"bowls": [{}, {"orange": "orange", "siamese": "siamese"}], "pile": "koi1 koi1 mouse koi1 koi1"}


def refused(state, action, seat=None):
    action = GAME.parse_action(action) if isinstance(action, str) else action
    return GAME.objection(state, state.asked if seat is None else seat, action)


def over():
    return play(lay(["koi1:british", "koi2:orange"], pile=""), "attract 2:1", "pay 1", "settle")


def joining():
    return play(lay(["koi2", "angora"], [{"orange": "orange", "black": "black"}]), "attract 2:1")


def paying(hand="koi1 yarn koi1", target="calico"):
    return play(lay([hand, target]), "attract 2:1", "pay 1")


def leaving():
    return play(lay(["koi1", "koi1"], **LURED), "store")


CASES = [
    (over, "store", 0, "yummy-over", {}),
    (lambda: lay(["koi1", "koi1"]), "store", 2, "yummy-no-seat", {"seat": 3}),
    (lambda: lay(["koi1", "koi1"]), "store", -1, "yummy-no-seat", {"seat": 0}),
    (lambda: lay(["koi1", "koi1"]), "store", 1, "yummy-turn", {"seat": 1}),
    (lambda: lay(["koi1", "koi1"]), "attract 4:1", None, "yummy-no-seat", {"seat": 4}),
    (lambda: lay(["koi1", "koi1"]), "settle", None, "yummy-choose-first", {}),
    (joining, "store", None, "yummy-join-now", {}),
    (joining, "join siamese", None, "yummy-no-colony", {"colony": "siamese"}),
    (paying, "store", None, "yummy-pay-now", {}),
    (leaving, "store", 1, "yummy-leave-now", {}),
    (leaving, "leave black", 1, "yummy-not-lured", {"cat": "black", "colony": "black"}),
    (leaving, "leave orange angora", 1, "yummy-not-lured", {"cat": "angora", "colony": "orange"}),
    (lambda: lay(["koi1", "orange"], pile=""), "store", None, "yummy-pile-empty", {}),
    (lambda: lay(["koi1", "koi1"]), "pass", None, "yummy-no-pass", {}),
    (lambda: lay(["koi1", "koi1"], voluntary_pass_in_end_phase=True), "pass", None, "yummy-pass-later", {}),
    (lambda: lay(["yarn", "koi1"], ORANGE), "yarn 2 orange", None, "yummy-no-card", {"card": 2, "cards": 1}),
    (lambda: lay(["koi1", "koi1"], ORANGE), "yarn 1 orange", None, "yummy-not-yarn", {"card": 1}),
    (lambda: lay(["yarn", "koi1"], ORANGE), "yarn 1 calico", None, "yummy-no-colony", {"colony": "calico"}),
    (lambda: lay(["yarn", "koi1"], YARNED), "yarn 1 orange", None, "yummy-yarn-there", {"colony": "orange"}),
    (lambda: lay(["koi1", "koi1"]), "attract excluded", None, "yummy-none-excluded", {}),
    (lambda: lay(["koi1", "koi1"]), "attract 1:1", None, "yummy-own-hand", {}),
    (lambda: lay(["koi1"] * 3, protected=1), "attract 2:1", None, "yummy-protected", {"seat": 2}),
    (lambda: lay(["koi1", "koi1"]), "attract 2:9", None, "yummy-no-card", {"card": 9, "cards": 1}),
    (lambda: lay(["koi1", "koi1:dog"], dogs="most"), "attract 2:1", None, "yummy-dog", {}),
    (lambda: lay(["koi1", "black"]), "attract 2:1", None, "yummy-too-dear", {"animal": "black", "cost": 3, "food": 1}),
    (lambda: lay(["koi2", "angora"]), "attract 2:1", None, "yummy-angora-alone", {}),
    (paying, "pay 1", None, "yummy-paid-already", {"card": 1}),
    (paying, "pay 2", None, "yummy-yarn-no-food", {"card": 2}),
    (paying, "pay 4", None, "yummy-no-card", {"card": 4, "cards": 3}),
    (paying, "settle", None, "yummy-not-enough", {"paid": 1, "cost": 2}),
    (lambda: lay(["koi1", "koi1"]), Yarn(99, "orange"), None, "yummy-no-such-action", {"action": "yarn 100 orange"}),
    (lambda: lay(["koi1", "koi1"]), Attract(1, None), None, "yummy-no-such-action", {"action": "attract 2:"}),
    (joining, Join("dog"), None, "yummy-no-such-action", {"action": "join dog"}),
    (paying, Pay(-1), None, "yummy-no-such-action", {"action": "pay 0"}),
]  # fmt: skip


@pytest.mark.parametrize(("make", "action", "seat", "code", "named"), CASES)
def test_each_wrong_action_is_refused_by_its_rule(make, action, seat, code, named):
    """With the code, what is wrong in it, and a section of the rules."""
    found = refused(make(), action, seat)
    assert [found.code, dict(found.args)] == [code, named]
    assert found.section in sections("en")


def test_every_objection_of_the_rules_is_in_the_list_above():
    """So that none is without an example."""
    source = Path(rules.__file__).read_text("utf-8")
    made = set(re.findall(r'Objection\("(yummy-[a-z-]+)"', source)) | {"yummy-no-such-action"}
    assert made == {case[3] for case in CASES}


def sections(language):
    page = (RULES / f"yummy_kitty.{language}.md").read_text("utf-8")
    return re.findall(r"^#+ ([0-9.]+) ", page, flags=re.MULTILINE)


def test_the_rules_pages_have_the_same_numbered_headings():
    """In three languages, and every section that the code cites is among them."""
    assert sections("en") == sections("fr") == sections("es")
    cited = set()
    for module in (rules, scoring):
        cited |= set(re.findall(r'"(\d+(?:\.\d+)?)"', Path(module.__file__).read_text("utf-8")))
    assert cited <= set(sections("en"))


def bundle(language):
    text = resources.files("tabbytop.games.yummy_kitty").joinpath("locale", f"{language}.ftl").read_text("utf-8")
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(text))
    return found


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_every_word_the_game_needs_is_there(language):
    """Objections with their names filled in, broken input, animals, foods, options."""
    words = bundle(language)
    for *_, code, named in CASES:
        text, errors = words.format_pattern(words.get_message(code).value, named)
        assert text
        assert not errors
    source = Path(score_input.__file__).read_text("utf-8")
    keys = set(re.findall(r'"(yummy-input-[a-z-]+)"', source))
    keys |= {f"yummy-animal-{animal}" for animal in ANIMALS} | {f"yummy-food-{food}" for food in FOODS}
    keys |= {f"yummy-option-{name}" for name in GAME.dump_config(Config())}
    assert len(keys) > 40
    assert [key for key in keys if not words.has_message(key)] == []


def test_the_three_languages_have_the_same_keys():
    """No sentence is missing in one of them, and every key is ours."""
    keys = [set(bundle(language)._messages) for language in ("en", "fr", "es")]
    assert keys[0] == keys[1] == keys[2]
    assert all(key.startswith("yummy-") for key in keys[0])


def test_a_legal_action_meets_no_objection():
    """Store, in one's turn."""
    assert refused(lay(["koi1", "koi1"]), Store()) is None
