"""A quilt laid out in real life, typed in as JSON and scored: docs/score-calico.md."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from tabbytop.core.errors import BadInput
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
from tabbytop.games.calico.scoring import Quilt, dump_sheet, find_tokens, quilt_sheet

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
            raise BadInput("calico-score-field", field=str(name), fields=", ".join(FIELDS))
    board = obj["board"]
    if not isinstance(board, str) or board not in BOARDS:
        raise BadInput("calico-score-board", value=str(board))
    colour, pattern = parse_grid(board, obj["grid"])
    goals = (None, None, None) if _flag(obj, "family") else _goals(obj.get("goals", {}))
    values = _choice(obj, "goal_values", ("rulebook", "tile"))
    shapes = _choice(obj, "shape_match", ("contained", "exact_group"))
    both = _flag(obj, "both_ways_only")
    quilt = Quilt(colour, pattern, goals, _cats(obj["cats"]), values, both, shapes == "exact_group")
    if "tokens" in obj:
        _override_tokens(quilt, obj["tokens"])
    else:
        find_tokens(quilt)
    return quilt, _notes(quilt, obj["grid"])


def _flag(obj: dict[str, Any], field: str) -> bool:
    value = obj.get(field, False)
    if not isinstance(value, bool):
        raise BadInput("calico-score-flag", field=field, value=str(value))
    return value


def _choice(obj: dict[str, Any], field: str, allowed: tuple[str, ...]) -> str:
    value = obj.get(field, allowed[0])
    if value not in allowed:
        raise BadInput("calico-score-choice", field=field, allowed=" | ".join(allowed), value=str(value))
    return str(value)


def _goals(given: Any) -> tuple[int | None, ...]:
    if not isinstance(given, dict) or not set(given) <= set(GOAL_PLACES):
        raise BadInput("calico-score-goals")
    for place, label in given.items():
        if label is not None and (not isinstance(label, str) or label not in GOAL_NUMBERS):
            raise BadInput("calico-score-goal", value=str(label), place=place, goals=", ".join(GOAL_LABELS))
    numbers = tuple(GOAL_NUMBERS[given[place]] if given.get(place) else None for place in GOAL_PLACES)
    twice = [n for n, count in Counter(numbers).items() if n is not None and count > 1]
    if twice:
        raise BadInput("calico-score-goal-twice", value=GOAL_LABELS[twice[0]])
    return numbers


def _cats(given: Any) -> list[int]:
    """By pattern: the number of the cat that likes it."""
    if not isinstance(given, dict) or len(given) != 3:
        raise BadInput("calico-score-cats")
    owner: dict[str, int] = {}
    for cat, pair in given.items():
        if cat not in CAT_NAMES:
            raise BadInput("calico-score-cat", value=str(cat))
        if not isinstance(pair, list) or len(pair) != 2:
            raise BadInput("calico-score-cats")
        for pattern in pair:
            if pattern not in PATTERNS:
                raise BadInput("calico-score-pattern", value=str(pattern), cat=cat)
            owner[pattern] = CAT_NAMES.index(cat)
    if len(owner) != 6:
        raise BadInput("calico-score-cats")
    return [owner[pattern] for pattern in PATTERNS]


def _override_tokens(quilt: Quilt, given: Any) -> None:
    """Tokens as counted at the table, where the order of the patches was known."""
    if not isinstance(given, dict) or not set(given) <= {"cats", "buttons", "rainbow"}:
        raise BadInput("calico-score-tokens", place="cats, buttons, rainbow")
    named = [CAT_NAMES[cat] for cat in sorted(set(quilt.cat_of))]
    for cat, count in _token_counts(given, "cats", named).items():
        quilt.cats += [(CAT_NAMES.index(cat), -1, 0)] * count
    for colour, count in _token_counts(given, "buttons", list(COLOURS)).items():
        quilt.buttons += [(COLOURS.index(colour), 0)] * count
    rainbow = given.get("rainbow", len({colour for colour, _ in quilt.buttons}) == 6)
    if not isinstance(rainbow, bool):
        raise BadInput("calico-score-tokens", place="rainbow")
    quilt.rainbow = rainbow


def _token_counts(given: dict[str, Any], field: str, names: list[str]) -> dict[str, int]:
    counts = given.get(field, {})
    if not isinstance(counts, dict):
        raise BadInput("calico-score-tokens", place=field)
    for name, count in counts.items():
        if name not in names or type(count) is not int or not 0 <= count <= 22:
            raise BadInput("calico-score-tokens", place=f"{field}.{name}")
    return counts


def _notes(quilt: Quilt, rows: list[str]) -> list[dict[str, Any]]:
    """What the box could not supply: a patch more than three times, both sides of one cat tile."""
    codes = [rows[int(cell[1]) - 1].split()[ord(cell[0]) - ord("a")] for cell in OPEN_CELLS]
    counts = Counter(code for code in codes if code != "..")
    many = {patch: count for patch, count in counts.items() if count > 3}
    notes: list[dict[str, Any]] = [
        {"code": "calico-score-copies", "patch": patch, "count": count} for patch, count in many.items()
    ]
    if len({cat // 2 for cat in quilt.cat_of}) < 3:
        notes.append({"code": "calico-score-one-tile"})
    return notes
