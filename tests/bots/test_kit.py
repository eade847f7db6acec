"""The kit of a game: every part that its bots are made of, found by the game's name."""

from __future__ import annotations

from dataclasses import fields

import pytest

from tabbytop import bots
from tabbytop.bots.bot import bots_of, make_bot
from tabbytop.bots.kit import Kit, kit_of
from tabbytop.bots.levels import LEVELS
from tabbytop.bots.luck import luck_of
from tabbytop.bots.training import training_of
from tabbytop.core.errors import BadInput
from tabbytop.games import GAMES, load_game

NOT_EVERYWHERE = {"make_luck": ("isle_of_cats", "yummy_kitty"), "omniscient": ("yummy_kitty",)}
"""Luck is there only where its mean is zero; nobody can know all in a game that has no matches alone."""


def missing_parts(kit, name):
    return [f.name for f in fields(Kit) if getattr(kit, f.name) is None and name not in NOT_EVERYWHERE.get(f.name, ())]


@pytest.mark.parametrize("name", GAMES)
def test_the_kit_of_a_game_has_its_parts(name):
    assert not missing_parts(kit_of(name), name), f"bots/{name}/kit.py lacks these parts"


def test_what_a_kit_lacks_is_named():
    assert missing_parts(Kit(), "calico") == [f.name for f in fields(Kit)]
    assert "make_luck" not in missing_parts(Kit(), "yummy_kitty")


@pytest.mark.parametrize("name", GAMES)
def test_a_kit_is_of_its_game(name):
    """Its levels answer to their names, its weights are those that its training would write."""
    kit, game = kit_of(name), load_game(name)
    assert [kit.make_level(level, game).name for level in LEVELS] == list(LEVELS)
    assert kit.weights.game == name
    assert kit.weights.version == kit.make_training(1).version
    assert any(kit.weights.read())


@pytest.mark.parametrize("name", [name for name in GAMES if kit_of(name).omniscient])
def test_who_knows_all_plays_a_whole_match_by_the_rules(name):
    game = load_game(name)
    config = game.load_config({"players": 1})
    state = game.new(config, 4)
    numbers = kit_of(name).omniscient.best_match(state, 2, 4)
    assert numbers == kit_of(name).omniscient.best_match(game.new(config, 4), 2, 4)
    for number in numbers:
        action = game.numbered_action(number)
        assert action in game.legal_actions(state, 0)
        state = game.apply(state, 0, action)
    assert not game.to_act(state)


class Stranger:
    """A game that nobody has written bots for."""

    name = "stranger"


def test_a_game_without_a_kit_has_the_bots_that_need_none():
    assert kit_of("stranger") == Kit()
    assert bots_of(Stranger()) == ("uniform", "greedy")
    assert [make_bot(name, Stranger()).name for name in bots_of(Stranger())] == ["uniform", "greedy"]
    assert luck_of("stranger", 1) is None
    for use in (lambda: make_bot("kitten", Stranger()), lambda: training_of("stranger", 1)):
        with pytest.raises(BadInput):
            use()


def test_a_kit_that_can_not_be_imported_is_not_taken_for_none(tmp_path, monkeypatch):
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "kit.py").write_text("import no_such_module_at_all\n")
    monkeypatch.setattr(bots, "__path__", [*bots.__path__, str(tmp_path)])
    with pytest.raises(ModuleNotFoundError, match="no_such_module_at_all"):
        kit_of("broken")
