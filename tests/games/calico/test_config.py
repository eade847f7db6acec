"""Options: which go together, and what is said when they do not (docs/rules/calico 9.4)."""

from __future__ import annotations

import pytest

from tabbytop.core.errors import BadInput
from tabbytop.games.calico.config import Config

BAD = [
    ("option-players", {"players": 0}),
    ("option-players", {"players": 5}),
    ("calico-option-boards-many", {"players": 1, "boards": ("blue", "green")}),
    ("calico-option-boards-twice", {"boards": ("blue", "blue")}),
    ("calico-option-cats-tiles", {"setup": "standard", "cats": ("millie", "tibbit")}),
    ("calico-option-cats-tiles", {"setup": "standard", "cats": ("millie", "tibbit", "cira", "leo")}),
    ("calico-option-cats-tiles", {"setup": "standard", "cats": ("millie", "callie", "cira")}),
    ("calico-option-cats-tiles", {"setup": "standard", "cats": ("millie", "cira", "cira")}),
    ("calico-option-cats-tiles", {"setup": "standard", "cats": ("millie", "tibbit", "cira", "cira")}),
    ("calico-option-cats-scenario", {"scenario": 2, "cats": ("millie", "tibbit", "coconut")}),
    ("calico-option-cats-beginner", {"cats": ("callie", "tibbit", "coconut")}),
    ("calico-option-lower-variance", {"players": 3, "lower_variance": True}),
    ("calico-option-lower-variance", {"players": 4, "lower_variance": True}),
    ("calico-option-scenario-family", {"scenario": 1, "family": True}),
    ("calico-option-scenario-restriction", {"scenario": 1, "restriction": "no_hand"}),
]

GOOD = [
    {"players": 1},
    {"players": 4, "boards": ("blue", "green", "purple", "yellow")},
    {"setup": "standard", "cats": ("leo", "almond", "rumi")},
    {"cats": ("millie", "tibbit", "coconut")},
    {"scenario": 2, "cats": ("coconut", "callie", "tibbit")},
    {"scenario": 10, "players": 4, "setup": "standard", "goal_values": "tile"},
    {"players": 1, "lower_variance": True},
    {"players": 2, "lower_variance": True, "family": True},
    {"family": True, "restriction": "same_colour"},
    {"family": True, "setup": "standard"},
]


@pytest.mark.parametrize(("code", "options"), BAD)
def test_options_that_do_not_go_together_are_refused_by_name(code, options):
    with pytest.raises(BadInput) as refused:
        Config(**options)
    assert refused.value.code == code


@pytest.mark.parametrize("options", GOOD)
def test_options_that_go_together_make_a_match(game, options):
    config = game.load_config(options)
    assert game.config(game.new(config, 1)) == config


@pytest.mark.parametrize("options", GOOD)
def test_a_config_survives_the_round_trip_through_json(game, options):
    config = Config(**options)
    assert game.load_config(game.dump_config(config)) == config


@pytest.mark.parametrize(
    ("code", "named", "options"),
    [
        ("option-unknown", {"option": "colour"}, {"colour": "blue"}),
        ("option-value", {"option": "players", "value": "two"}, {"players": "two"}),
        ("option-value", {"option": "setup", "allowed": "beginner | standard"}, {"setup": "expert"}),
        ("option-value", {"option": "scenario", "value": "11"}, {"scenario": 11}),
        ("option-value", {"option": "boards", "value": "['red']"}, {"boards": ["red"]}),
        ("option-value", {"option": "cats", "value": "luna"}, {"cats": "luna"}),
        ("option-value", {"option": "restriction"}, {"restriction": "six"}),
        ("option-value", {"option": "family", "allowed": "true | false"}, {"family": "perhaps"}),
    ],
)
def test_an_option_that_cannot_be_read_is_named(game, code, named, options):
    with pytest.raises(BadInput) as refused:
        game.load_config(options)
    assert refused.value.code == code
    assert named.items() <= refused.value.named.items()


def test_options_may_be_typed_as_text(game):
    typed = {"players": "3", "family": "yes", "boards": "blue, green", "hands": "open", "scenario": "0"}
    assert game.load_config(typed) == Config(players=3, family=True, boards=("blue", "green"), hands="open")


def test_a_config_needs_nothing(game):
    assert game.load_config({}) == Config(players=2, setup="beginner", goal_values="rulebook", hands="hidden")


def test_a_beginners_cats_may_be_named_in_any_order(game):
    """The same three tiles lie in the middle, whatever the order in which they are named."""
    config = game.load_config({"cats": ["coconut", "millie", "tibbit"]})
    assert set(game.view(game.new(config, 1), 0).cats) == {"millie", "tibbit", "coconut"}
