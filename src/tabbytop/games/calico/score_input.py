"""A quilt laid out in real life, typed in as JSON and scored: docs/score-calico.md."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from tabbytop.core.errors import BadInput
from tabbytop.core.naming import find_in_words, find_name, quoted
from tabbytop.games.calico.grids import parse_grid
from tabbytop.games.calico.pieces import (
    BOARDS,
    CAT_NAMES,
    COLOURS,
    GOAL_LABELS,
    GOAL_NUMBERS,
    GOAL_PLACES,
    OPEN_CELLS,
    PATTERNS,
)
from tabbytop.games.calico.scoring import Quilt, dump_sheet, find_tokens, quilt_sheet, token_limits

if TYPE_CHECKING:
    from tabbytop.core.game import Json

FIELDS = ("board", "cats", "goals", "grid", "goal_values", "tokens", "shape_match", "family", "both_ways_only")


def score_input(obj: Json) -> dict[str, Any]:
    """The sheet of one quilt as JSON, with `notes` on what the box could not supply. BadInput names the place."""
    quilt, note = read_quilt(obj)
    sheet = dump_sheet(quilt_sheet(quilt), quilt)
    return {**sheet, "notes": note}


def read_quilt(obj: Json) -> tuple[Quilt, list[dict[str, Any]]]:
    if not isinstance(obj, dict) or not {"board", "cats", "grid"} <= set(obj):
        raise BadInput("calico-score-object")
    for name in obj:
        if name not in FIELDS:
            raise BadInput("calico-score-field", field=quoted(name), fields=", ".join(FIELDS))
    board = find_in_words(obj["board"], BOARDS)
    if board is None:
        raise BadInput("calico-score-board", value=quoted(obj["board"]), boards=", ".join(BOARDS))
    colour, pattern = parse_grid(board, obj["grid"])
    goals = (None, None, None) if _flag(obj, "family") else _goals(obj.get("goals", {}))
    values = _choice(obj, "goal_values", ("rulebook", "tile"))
    shapes = _choice(obj, "shape_match", ("contained", "exact_group"))
    both = _flag(obj, "both_ways_only")
    quilt = Quilt(colour, pattern, goals, _cats(obj["cats"]), values, both, shapes == "exact_group")
    if "tokens" in obj:
        _override_tokens(quilt, obj["tokens"])
        _check_tokens(quilt)
        return quilt, _notes(quilt, obj["grid"])
    find_tokens(quilt)
    return quilt, _notes(quilt, obj["grid"]) + _order_notes(quilt)


def _flag(obj: dict[str, Any], field: str) -> bool:
    value = obj.get(field, False)
    if not isinstance(value, bool):
        raise BadInput("calico-score-flag", field=field, value=quoted(value))
    return value


def _choice(obj: dict[str, Any], field: str, allowed: tuple[str, ...]) -> str:
    given = obj.get(field, allowed[0])
    value = find_name(given, allowed)
    if value is None:
        raise BadInput("calico-score-choice", field=field, allowed=" | ".join(allowed), value=quoted(given))
    return value


def _goals(given: Any) -> tuple[int | None, ...]:
    if not isinstance(given, dict) or not set(given) <= set(GOAL_PLACES):
        raise BadInput("calico-score-goals")
    numbers = tuple(_goal(given.get(place), place) for place in GOAL_PLACES)
    twice = [n for n, count in Counter(numbers).items() if n is not None and count > 1]
    if twice:
        raise BadInput("calico-score-goal-twice", value=GOAL_LABELS[twice[0]])
    return numbers


def _goal(label: Any, place: str) -> int | None:
    if label is None:
        return None
    name = find_name(label, GOAL_NUMBERS)
    if name is None:
        raise BadInput("calico-score-goal", value=quoted(label), place=place, goals=", ".join(GOAL_LABELS))
    return GOAL_NUMBERS[name]


def _cats(given: Any) -> list[int]:
    """By pattern: the number of the cat that likes it."""
    if not isinstance(given, dict) or len(given) != 3:
        raise BadInput("calico-score-cats")
    owner: dict[str, int] = {}
    for name, pair in given.items():
        cat = find_in_words(name, CAT_NAMES)
        if cat is None:
            raise BadInput("calico-score-cat", value=quoted(name), cats=", ".join(CAT_NAMES))
        if not isinstance(pair, list) or len(pair) != 2:
            raise BadInput("calico-score-cats")
        owner |= dict.fromkeys((_pattern(pattern, cat) for pattern in pair), CAT_NAMES.index(cat))
    if len(owner) != 6 or len(set(owner.values())) != 3:
        raise BadInput("calico-score-cats")
    return [owner[pattern] for pattern in PATTERNS]


def _pattern(given: Any, cat: str) -> str:
    pattern = find_in_words(given, PATTERNS)
    if pattern is None:
        raise BadInput("calico-score-pattern", value=quoted(given), cat=cat, patterns=", ".join(PATTERNS))
    return pattern


def _override_tokens(quilt: Quilt, given: Any) -> None:
    """Tokens as counted at the table, where the order of the patches was known."""
    if not isinstance(given, dict) or not set(given) <= {"cats", "buttons", "rainbow"}:
        raise BadInput("calico-score-tokens", place="cats, buttons, rainbow")
    named = [CAT_NAMES[cat] for cat in sorted(set(quilt.cat_of))]
    for cat, count in _token_counts(given, "cats", named).items():
        quilt.cats += [(CAT_NAMES.index(cat), -1, 0)] * count
    for colour, count in _token_counts(given, "buttons", list(COLOURS)).items():
        quilt.buttons += [(COLOURS.index(colour), 0)] * count
    rainbow = given.get("rainbow", _has_all_colours(quilt))
    if not isinstance(rainbow, bool):
        raise BadInput("calico-score-tokens", place="rainbow")
    quilt.rainbow = rainbow


def _has_all_colours(quilt: Quilt) -> bool:
    return len({colour for colour, _ in quilt.buttons}) == len(COLOURS)


def _token_counts(given: dict[str, Any], field: str, names: list[str]) -> dict[str, int]:
    counts = given.get(field, {})
    if not isinstance(counts, dict):
        raise BadInput("calico-score-tokens", place=field)
    found: dict[str, int] = {}
    for typed, count in counts.items():
        name = find_in_words(typed, names)
        if name is None or name in found:
            raise BadInput("calico-score-token-name", field=field, value=quoted(typed), names=", ".join(names))
        if type(count) is not int or not 0 <= count <= 22:
            raise BadInput("calico-score-tokens", place=f"{field}.{name}")
        found[name] = count
    return found


def _check_tokens(quilt: Quilt) -> None:
    """No more tokens than any order of laying these patches can have brought."""
    for name, (count, most) in _tokens(quilt).items():
        if count > most:
            raise BadInput("calico-score-token-many", name=name, count=count, most=most)
    if quilt.rainbow and not _has_all_colours(quilt):
        raise BadInput("calico-score-rainbow")


def _tokens(quilt: Quilt) -> dict[str, tuple[int, int]]:
    """By cat and colour: how many tokens there are, and how many there can be."""
    cats, buttons = token_limits(quilt)
    counts = {CAT_NAMES[cat]: (sum(c == cat for c, _, _ in quilt.cats), most) for cat, most in cats.items()}
    return counts | {COLOURS[n]: (sum(c == n for c, _ in quilt.buttons), most) for n, most in buttons.items()}


def _order_notes(quilt: Quilt) -> list[dict[str, Any]]:
    """Groups that may have been several when they earned their tokens."""
    unsure = [name for name, (count, most) in _tokens(quilt).items() if count < most]
    return [{"code": "calico-score-order", "names": ", ".join(unsure)}] if unsure else []


def _notes(quilt: Quilt, rows: list[str]) -> list[dict[str, Any]]:
    """What the box could not supply: a patch more than three times, both sides of one cat tile."""
    codes = [rows[int(cell[1]) - 1].split()[ord(cell[0]) - ord("a")] for cell in OPEN_CELLS]
    counts = Counter(code.capitalize() for code in codes if code != "..")
    many = {patch: count for patch, count in counts.items() if count > 3}
    notes: list[dict[str, Any]] = [
        {"code": "calico-score-copies", "patch": patch, "count": count} for patch, count in many.items()
    ]
    if len({cat // 2 for cat in quilt.cat_of}) < 3:
        notes.append({"code": "calico-score-one-tile"})
    return notes
