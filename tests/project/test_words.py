"""The three languages are always in step."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tabbytop.cli.rulebook import rules_text
from tabbytop.games import GAMES
from tabbytop.words import LANGUAGES, SHELVES, load_words, spoken_language

ROOT = Path(__file__).parents[2]
NUMBERS = ("points", "moves")
"""What sentences count by way of another one."""


class Variables(Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):  # noqa: N802  Fluent's own name
        self.names.add(node.id.name)


def messages(shelf, language):
    """Each key of a file with the variables of its sentence."""
    text = resources.files(shelf).joinpath("locale", f"{language}.ftl").read_text("utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)], f"{shelf} {language}"
    found = {}
    for entry in body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice in {shelf} {language}"
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


@pytest.mark.parametrize("shelf", SHELVES)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_has_the_same_keys_with_the_same_variables(shelf, language):
    assert messages(shelf, language) == messages(shelf, "en")


@pytest.mark.parametrize("shelf", SHELVES)
def test_translations_are_translated(shelf):
    """Long sentences differ from the English ones."""
    for language in ("fr", "es"):
        same = [
            key
            for key in messages(shelf, "en")
            if (text := pattern(shelf, "en", key)) == pattern(shelf, language, key) and len(text.split()) > 3
        ]
        assert not [key for key in same if "{" not in pattern(shelf, "en", key)], same


def pattern(shelf, language, key):
    text = resources.files(shelf).joinpath("locale", f"{language}.ftl").read_text("utf-8")
    return re.search(rf"^{re.escape(key)} = (.*)$", text, flags=re.MULTILINE).group(1)


def test_every_key_named_in_the_code_has_a_sentence():
    """Literal keys of `say(...)`, of `BadInput(...)` and of `Objection(...)`."""
    known = set().union(*(messages(shelf, "en") for shelf in SHELVES))
    for file in (ROOT / "src").rglob("*.py"):
        text = file.read_text("utf-8")
        literal = re.findall(r"""(?:say|BadInput|Objection)\(\s*"([a-z][a-z0-9_-]+)["]""", text)
        assert set(literal) <= known, file


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_pages_have_the_same_sections(name):
    pages = [rules_text(name, language) for language in LANGUAGES]
    english, *others = (re.findall(r"^(#+ [0-9.]+)", page, flags=re.MULTILINE) for page in pages)
    assert len(english) > 5
    assert all(numbers == english for numbers in others)


def test_french_treats_nought_as_singular_and_english_does_not():
    assert load_words("en").say("cli-summary", games=0) == "0 matches"
    assert load_words("fr").say("cli-summary", games=0) == "0 partie"
    assert load_words("es").say("cli-summary", games=2) == "2 partidas"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shelf", SHELVES)
def test_one_is_never_many(shelf, language):
    """With 1 for every number, no sentence says `1 points`."""
    many = r"\b1 (points|moves|cards|dogs|places|puntos|jugadas|cartas|perros|sitios|coups|cartes|chiens)\b"
    for key, variables in messages(shelf, language).items():
        if not variables & {"wanted", "times"}:
            assert not re.search(many, load_words(language).say(key, dict.fromkeys({*variables, *NUMBERS}, 1))), key


@pytest.mark.parametrize("shelf", SHELVES)
def test_french_has_its_own_spaces_and_apostrophes(shelf):
    """A line never ends before a high sign."""
    text = resources.files(shelf).joinpath("locale", "fr.ftl").read_text("utf-8")
    for line in text.splitlines():
        if not line.startswith("#"):
            assert not re.search(r" [:;!»]|« |'", line), line
            assert not re.search(r"\w \?", line.replace("Tapez ? pour", "")), line
            assert not re.search(r"[\w)}][;!]|\w\?(?=$| [^a-z])", re.sub(r"\bB\?", "", line)), line


def test_the_language_comes_from_the_wish_then_from_the_system(monkeypatch):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert spoken_language("fr") == "fr"
    assert spoken_language() == "es"
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert spoken_language() == "fr"
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    monkeypatch.setenv("LANG", "C")
    assert spoken_language() == "en"


def test_a_missing_key_is_a_programmers_mistake():
    with pytest.raises(LookupError):
        load_words("en").say("no-such-key")
