"""A boat from paper: good input scored, bad input named (docs/score-isle_of_cats.md)."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest

from games.isle_of_cats.test_objections import sentences
from tabbytop.core.errors import BadInput
from tabbytop.games.isle_of_cats.config import Config
from tabbytop.games.isle_of_cats.game import GAME
from tabbytop.games.isle_of_cats.score_input import score_input
from tabbytop.words import LANGUAGES, load_words

ROOT = Path(__file__).parents[3]
LINE = {"colour": "blue", "cells": "h4 i4 j4 k4 l4"}
SISTER = {"colours": ["red", "blue", "green", "orange", "purple"], "lessons": ["S1", "S4", "S9"]}


@pytest.mark.parametrize("seed", range(8))
def test_a_boat_of_a_finished_match_scores_the_same_when_typed_in(seed):
    """From the JSON of `final` alone, the sister's sheet too."""
    state, rng = GAME.new(Config(players=1, level="expert"), seed), Random(seed)
    while GAME.to_act(state):
        state.play(0, state.nth_legal(0, rng.randrange(state.count_legal(0))))
    final = json.loads(json.dumps(GAME.dump_final(state)))
    boat, sister = final["boats"][0], final["sister"]
    pieces = [{name: piece[name] for name in ("shape", "colour", "cells")} for piece in boat["pieces"]]
    typed = {"boat": boat["boat"], "pieces": pieces, "lessons": boat["lessons"]}
    sheet = score_input({**typed, "sister": {"colours": sister["colours"], "lessons": sister["lessons"]}})
    assert sheet["lines"] == GAME.dump_sheet(state, 0)["lines"]
    assert sheet["total"] == state.score(0)
    assert sheet["sister"]["total"] == sister["total"]
    assert sheet["sister"]["wins"] == (state.sister_score() >= state.score(0))


def test_shapes_follow_from_cells():
    """Cells in any order, as a list or a string; a colour makes a cat."""
    sheet = score_input({"boat": 1, "pieces": [{"colour": "blue", "cells": ["j5", "i4", "i5", "h4"]}, {"cells": "k5"}]})
    assert sheet["total"] == -52
    rare = score_input({"boat": 1, "pieces": [{"cells": ["j5", "i4", "i5", "h4"]}]})
    assert [line["shape"] for line in rare["lines"] if line["rule"] == "rare"] == ["rS4"]


def test_an_empty_boat_is_scored_as_it_stands():
    """19 rats, 7 rooms."""
    assert score_input({"boat": 2, "pieces": []})["total"] == -54


def test_the_example_of_the_page_is_read():
    """docs/score-isle_of_cats.md."""
    page = (ROOT / "docs" / "score-isle_of_cats.md").read_text("utf-8")
    sheet = score_input(json.loads(re.search(r"```json\n(.*?)```", page, flags=re.DOTALL)[1]))
    assert sheet["total"] == -48
    assert sheet["sister"]["wins"]


BAD = [
    ("isle-score-object", []),
    ("isle-score-object", {"boat": 1}),
    ("isle-score-field", {"boat": 1, "pieces": [], "cats": 3}),
    ("isle-score-boat", {"boat": 7, "pieces": []}),
    ("isle-score-boat", {"boat": "1", "pieces": []}),
    ("isle-score-boat", {"boat": True, "pieces": []}),
    ("isle-score-pieces", {"boat": 1, "pieces": {}}),
    ("isle-score-piece", {"boat": 1, "pieces": ["h4"]}),
    ("isle-score-piece", {"boat": 1, "pieces": [{"colour": "blue"}]}),
    ("isle-score-piece-field", {"boat": 1, "pieces": [{"cells": "h4", "kind": "common"}]}),
    ("isle-score-colour", {"boat": 1, "pieces": [{"cells": "h4", "colour": "pink"}]}),
    ("isle-score-cells", {"boat": 1, "pieces": [{"cells": []}]}),
    ("isle-score-cells", {"boat": 1, "pieces": [{"cells": 4}]}),
    ("isle-score-cell", {"boat": 1, "pieces": [{"cells": "a1"}]}),
    ("isle-score-cell", {"boat": 1, "pieces": [{"cells": [4]}]}),
    ("isle-score-cell-twice", {"boat": 1, "pieces": [{"cells": "h4 h4"}]}),
    ("isle-score-shape", {"boat": 1, "pieces": [{"cells": "h4", "shape": "c9"}]}),
    ("isle-score-not-shape", {"boat": 1, "pieces": [{"cells": "h4 i4", "shape": "c1"}]}),
    ("isle-score-not-shape", {"boat": 1, "pieces": [{**LINE, "shape": "rI4"}]}),
    ("isle-score-no-cat", {"boat": 1, "pieces": [{"cells": "h4 i4", "colour": "red"}]}),
    ("isle-score-no-treasure", {"boat": 1, "pieces": [{"cells": "h4 i4 j4 k4 l4"}]}),
    ("isle-score-no-treasure", {"boat": 1, "pieces": [{"cells": "h4 j4"}]}),
    ("isle-score-overlap", {"boat": 1, "pieces": [LINE, {"cells": "l4"}]}),
    ("isle-score-apart", {"boat": 1, "pieces": [LINE, {"cells": "m5"}]}),
    ("isle-score-lessons", {"boat": 1, "pieces": [], "lessons": 3}),
    ("isle-score-lesson", {"boat": 1, "pieces": [], "lessons": [27]}),
    ("isle-score-lesson", {"boat": 1, "pieces": [], "lessons": ["1"]}),
    ("isle-score-lesson-twice", {"boat": 1, "pieces": [], "lessons": [3, 3]}),
    ("isle-score-sister", {"boat": 1, "pieces": [], "sister": []}),
    ("isle-score-sister", {"boat": 1, "pieces": [], "sister": {**SISTER, "lessons": 3}}),
    ("isle-score-sister-colours", {"boat": 1, "pieces": [], "sister": {**SISTER, "colours": ["red"]}}),
    ("isle-score-sister-card", {"boat": 1, "pieces": [], "sister": {**SISTER, "lessons": ["S1", "S2", "S0"]}}),
    ("isle-score-sister-card", {"boat": 1, "pieces": [], "sister": {**SISTER, "lessons": ["S1", "S1", "S2"]}}),
    ("isle-score-sister-count", {"boat": 1, "pieces": [], "sister": {**SISTER, "lessons": ["S1", "S2", "A1"]}}),
]


@pytest.mark.parametrize(("problem", "obj"), BAD, ids=lambda value: str(value)[:40])
def test_wrong_input_is_named(problem, obj):
    """One sentence in each language, with the place."""
    with pytest.raises(BadInput) as caught:
        score_input(obj)
    assert caught.value.code == problem
    for language in ("en", "fr", "es"):
        bundle = sentences(language)
        said, errors = bundle.format_pattern(bundle.get_message(problem).value, caught.value.named)
        assert said
        assert not errors


def test_every_complaint_is_proved_here():
    """No code of score_input without an example."""
    source = (ROOT / "src" / "tabbytop" / "games" / "isle_of_cats" / "score_input.py").read_text("utf-8")
    assert set(re.findall(r'"(isle-score-[a-z-]+)"', source)) == {problem for problem, _ in BAD}


def test_the_piece_is_counted_from_one():
    """As a person counts."""
    with pytest.raises(BadInput) as caught:
        score_input({"boat": 1, "pieces": [LINE, {"cells": "l4"}]})
    assert caught.value.named == {"piece": 2, "other": 1, "cell": "l4"}


def test_names_are_understood_in_any_case():
    """Colours, cells, shapes, the sister's cards."""
    plain = {"boat": 1, "pieces": [{**LINE, "shape": "I5"}, {"cells": "k5"}], "sister": SISTER}
    sister = {"colours": ["Red", "BLUE", "green", "Orange", "purple"], "lessons": ["s1", "s4", "S9"]}
    pieces = [{"colour": "Blue", "cells": "H4 I4 j4 k4 L4", "shape": "i5"}, {"cells": ["K5"]}]
    assert score_input({"boat": 1, "pieces": pieces, "sister": sister}) == score_input(plain)
    with pytest.raises(BadInput, match="isle-score-cell-twice"):
        score_input({"boat": 1, "pieces": [{"cells": "h4 H4"}]})


UNKNOWN = [
    ({"pieces": [{**LINE, "colour": "pink"}]}, "blue, green, orange, purple, red"),
    ({"pieces": [{**LINE, "shape": "c9"}]}, "T5, W5"),
    ({"sister": {**SISTER, "lessons": ["S0"]}}, "S1, S2"),
    ({"sister": {**SISTER, "colours": ["pink"] * 5}}, "blue, green, orange, purple, red"),
]


@pytest.mark.parametrize(("spoilt", "known"), UNKNOWN, ids=str)
def test_an_unknown_name_is_answered_with_the_known_ones(spoilt, known):
    """In every language."""
    with pytest.raises(BadInput) as caught:
        score_input({"boat": 1, "pieces": [], **spoilt})
    assert all(known in load_words(language).explain(caught.value) for language in LANGUAGES)
