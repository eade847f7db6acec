"""The parts of a game: each room has its part of every game in GAMES, and what is missing is named."""

from __future__ import annotations

import ast
import re
from dataclasses import fields
from pathlib import Path
from typing import get_type_hints

import pytest

from tabbytop.bench import engine
from tabbytop.cli.boards import load_board
from tabbytop.core.languages import LANGUAGES
from tabbytop.core.options import choices_of
from tabbytop.games import GAMES, load_game
from tabbytop.words import load_words
from tabbytop.words.options import choice_words, option_words

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "tabbytop"
PARTS = (
    *(
        f"src/tabbytop/games/{{game}}/{module}"
        for module in ("pieces.py", "config.py", "state.py", "state.pxd", "actions.py", "rules.py", "events.py")
    ),
    *(f"src/tabbytop/games/{{game}}/{module}.py" for module in ("scoring", "visibility", "score_input", "box", "game")),
    *(f"src/tabbytop/games/{{game}}/locale/{language}.ftl" for language in LANGUAGES),
    *(f"src/tabbytop/bots/{{game}}/{part}" for part in ("kit.py", "evaluator.py", "player.py", "weights.bin")),
    "src/tabbytop/cli/boards/{game}.py",
    "src/tabbytop/server/boxes/{game}.py",
    *(f"docs/rules/{{game}}.{language}.md" for language in LANGUAGES),
    "docs/score-{game}.md",
    "bench/reference/{game}.cpp",
    "tests/games/{game}/test_*.py",
    "tests/golden/{game}-*.txt",
    "tests/perft/{game}.txt",
    *(f"web/src/games/{{game}}/{part}" for part in ("index.ts", "Board.svelte", "Emblem.svelte", "Picture.svelte")),
    *(f"web/src/games/{{game}}/locale/{language}.ftl" for language in LANGUAGES),
    "web/src/games/{game}/fixtures/*",
)
"""Where each part of a game lies; a star stands for one file or more."""
MAY_NAME_GAMES = {"games/__init__.py": "the one list", "server/wire.py": "an example for /docs"}
"""Files outside of a game's own folders that name one, and why; the cases of the bench do too."""


def missing_parts(game, root=ROOT):
    return [part for part in (place.format(game=game) for place in PARTS) if not any(root.glob(part))]


@pytest.mark.parametrize("name", GAMES)
def test_every_room_has_its_part_of_a_game(name):
    assert missing_parts(name) == []


def test_what_a_game_lacks_is_named(tmp_path):
    assert missing_parts("saucers") == [place.format(game="saucers") for place in PARTS]
    for place in PARTS:
        file = tmp_path / place.format(game="saucers").replace("*", "a")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    assert missing_parts("saucers", tmp_path) == []
    (tmp_path / "docs/rules/saucers.fr.md").unlink()
    assert missing_parts("saucers", tmp_path) == ["docs/rules/saucers.fr.md"]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_says_of_itself_what_the_rooms_ask(name):
    game = load_game(name)
    assert game.name == name
    assert game.box()
    assert {"seat", "config", "to_act"} <= {f.name for f in fields(game.view_type)}
    assert set(game.unshown) < {f.name for f in fields(game.view_type)}
    least, most = game.seats
    for players in range(least, most + 1):
        state = game.new(game.load_config({"players": players}), 1)
        assert state.seats == players
        assert type(game.view(state, None)) is game.view_type
    assert engine.CASES[name]


def test_no_two_games_share_a_prefix():
    prefixes = [load_game(name).prefix for name in GAMES]
    assert not [p for p in prefixes if any(q != p and q.startswith(p) for q in prefixes)]
    assert len(set(prefixes)) == len(GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_the_words_that_the_rooms_say_of_any_game(name, language):
    game, words = load_game(name), load_words(language)
    options = [f.name for f in fields(game.config_type)]
    keys = [f"{game.prefix}-title", f"{game.prefix}-about", *(f"{game.prefix}-option-{option}" for option in options)]
    keys += [f"{game.prefix}-option-{option}-title" for option in options]
    keys += [f"{game.prefix}-rule-{rule}" for rule in load_board(name).RULES]
    assert [key for key in keys if key not in words] == []
    assert load_board(name).RULES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_an_option_has_a_title_a_sentence_and_a_title_for_each_choice(name, language):
    """And no sentence names choices as they are typed: that is the terminal's own."""
    game, words = load_game(name), load_words(language)
    for field in fields(game.config_type):
        said = option_words(game, field.name, words)
        sentences = [said.meaning, *(choice.meaning for choice in said.choices if choice.meaning)]
        assert said.title, field.name
        assert not said.title.endswith("."), field.name
        assert all(sentence.endswith(".") and len(sentence) > 10 for sentence in sentences), sentences
        assert [choice.value for choice in said.choices] == list(
            choices_of(get_type_hints(game.config_type)[field.name])
        )
        assert len({choice.title for choice in said.choices}) == len(said.choices), field.name
        assert not [choice.title for choice in said.choices if not choice.title or "_" in choice.title]
        assert not re.search(r"\b[a-z]+_[a-z_]+|\b[a-z]+\s?: .*;", " ".join(sentences)), sentences


def test_a_choice_without_a_title_is_a_programmers_mistake():
    with pytest.raises(LookupError):
        choice_words("calico-value-setup", "expert", load_words("en"))


def own_folders(game):
    boards = PACKAGE / "cli" / "boards"
    return (PACKAGE / "games" / game, PACKAGE / "bots" / game, boards, PACKAGE / "server" / "boxes")


def names_of_games(file):
    """The games and prefixes that stand in a source as strings of their own."""
    names = {*GAMES, *(load_game(name).prefix for name in GAMES)}
    found = (node.value for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.Constant))
    return sorted({value for value in found if isinstance(value, str) and value in names})


def test_no_room_keeps_a_list_of_the_games():
    own = [folder for game in GAMES for folder in own_folders(game)]
    naming = {
        str(file.relative_to(PACKAGE)): names_of_games(file)
        for file in PACKAGE.rglob("*.py")
        if not any(file.is_relative_to(folder) for folder in (*own, PACKAGE / "bench"))
    }
    assert {name for name, found in naming.items() if found} == set(MAY_NAME_GAMES)


def test_the_page_names_a_game_in_its_own_folder_only():
    web = ROOT / "web" / "src"
    names = "|".join({*GAMES, *(load_game(name).prefix for name in GAMES)})
    own = [*(web / "games" / game for game in GAMES), web / "harness"]
    naming = [
        str(file.relative_to(web))
        for file in (*web.rglob("*.ts"), *web.rglob("*.svelte"))
        if not any(file.is_relative_to(folder) for folder in own) and not file.name.endswith((".d.ts", ".test.ts"))
        if re.search(rf"""["'`]({names})["'`]|\b({names}):""", file.read_text("utf-8"))
    ]
    assert naming == []


def test_the_languages_stand_once():
    codes = set(LANGUAGES)
    lists = {
        str(file.relative_to(PACKAGE))
        for file in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Tuple | ast.List | ast.Set)
        and codes <= {e.value for e in node.elts if isinstance(e, ast.Constant)}
    }
    assert lists == {"core/languages.py"}
