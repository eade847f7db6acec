"""The documentation holds: its samples run, its links lead somewhere, its figures come from the command."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tabbytop.bots.simulation import play_match
from tabbytop.games import GAMES, load_game
from tabbytop.games.calico.pieces import CAT_NAMES, COLOURS
from tabbytop.games.calico.score_input import score_input

ROOT = Path(__file__).parents[2]
NAMES = {*CAT_NAMES, *COLOURS, "rats", "room", "family", "rare", "lesson"}
PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")] + sorted(
    (ROOT / "docs").rglob("*.md")
)


def test_the_readmes_python_runs(capsys):
    (sample,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), flags=re.DOTALL)
    exec(sample, {})  # noqa: S102  our own README
    shown = capsys.readouterr().out.splitlines()
    assert len(shown) == 3
    assert shown[0].startswith("0 ")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page):
    for target in re.findall(r"\]\((?!http)([^)#]+)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target


def test_the_example_of_the_score_page_is_scored():
    (sample,) = re.findall(
        r"```json\n(.*?)```", (ROOT / "docs" / "score-calico.md").read_text("utf-8"), flags=re.DOTALL
    )
    assert score_input(json.loads(sample))["total"] == 9


@pytest.mark.parametrize("name", GAMES)
def test_every_field_of_a_record_is_documented(name):
    pages = [ROOT / "docs" / "record.md", ROOT / "docs" / f"record-{name}.md"]
    text = "".join(page.read_text("utf-8") for page in pages if page.is_file())
    game = load_game(name)
    state = play_match(game, game.load_config({"players": 2}), 1, ("uniform", "uniform"))[1]
    for field in keys(game.dump_final(state)) | keys(game.dump_sheet(state, 0)):
        assert f"`{field}`" in text or f'"{field}"' in text, field


def keys(node):
    """Every key anywhere in a JSON value that is a word of ours and not a cat's, a colour's or a cell's name."""
    if isinstance(node, dict):
        own = set(node) - NAMES
        return own.union(*(keys(value) for value in node.values()))
    return set().union(*map(keys, node)) if isinstance(node, list) else set()


@pytest.mark.parametrize("name", GAMES)
def test_the_published_figures_were_made_by_the_command(name):
    page = (ROOT / "docs" / "bench.md").read_text("utf-8")
    table = page.partition("<!-- bench engine -->")[2].partition("<!-- end -->")[0]
    assert f" {name} " in table
    assert "Same checksum as the reference: yes" in table


@pytest.mark.parametrize("name", GAMES)
def test_every_option_has_a_sentence(name):
    from tabbytop.cli.common import option_help
    from tabbytop.words import LANGUAGES, load_words

    for language in LANGUAGES:
        for option, (sentence, *choices) in option_help(load_game(name), load_words(language)):
            assert "=" in option
            assert len(sentence) > 20
            assert all(" = " in choice for choice in choices)
