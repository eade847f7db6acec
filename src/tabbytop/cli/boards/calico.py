"""Calico in a terminal: the quilt in hexes, cats, goals, hand and market; what is typed, and what is said."""

from __future__ import annotations

import sys
from itertools import zip_longest
from random import Random
from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from tabbytop.cli.boards import Beside, seat_names
from tabbytop.cli.boards.calico_typed import held_patches, read_action
from tabbytop.cli.screen import Flow
from tabbytop.games.calico import achievements
from tabbytop.games.calico.actions import Arrange, Place, Take, action_number
from tabbytop.games.calico.pieces import (
    CATS,
    CELLS,
    COLOUR_LETTERS,
    COLOURS,
    GOAL_CELLS,
    GOAL_NUMBERS,
    GOAL_PLACES,
    GOALS,
    PATCHES,
    PATTERN_LETTERS,
    PATTERNS,
    RIM,
)
from tabbytop.games.calico.scoring import result
from tabbytop.games.calico.visibility import determinize

if TYPE_CHECKING:
    from rich.console import RenderableType

    from tabbytop.core.game import Event, Json
    from tabbytop.games.calico.actions import Action
    from tabbytop.games.calico.pieces import Goal
    from tabbytop.games.calico.state import State
    from tabbytop.games.calico.visibility import QuiltView, View
    from tabbytop.words import Words

__all__ = ["read_action", "seat_names"]

LINE_OPENERS = STEPS = ()
RULES = ("goal", "cat", "button", "rainbow")
STYLES = {
    "M": "black on color(211)",
    "Y": "black on color(229)",
    "L": "black on color(159)",
    "D": "white on color(25)",
    "G": "black on color(114)",
    "P": "black on color(141)",
}
GLYPHS = dict(zip(PATTERN_LETTERS, "∴↟✿✤≡§", strict=True))
MARKS = {0: " ", 1: "o", 2: "^", 3: "&"}
"""On a patch that earned a button, a cat, both."""


def glyph(letter: str) -> str:
    """The pattern's sign, or its letter where the terminal can't show signs."""
    encoding = (sys.stdout.encoding or "ascii").lower()
    return GLYPHS[letter] if "utf" in encoding else letter


def patch_text(code: str, words: Words) -> Text:
    """A patch in words, with its code and its colours: `M§ magenta vines`."""
    colour = COLOURS[COLOUR_LETTERS.index(code[0])]
    pattern = PATTERNS[PATTERN_LETTERS.index(code[1])]
    name = f" {words.say(f'calico-colour-{colour}')} · {words.say(f'calico-pattern-{pattern}')}"
    return Text.assemble((f" {code[0]}{glyph(code[1])} ", STYLES[code[0]]), name)


def patch_name(code: str, words: Words) -> str:
    colour = COLOURS[COLOUR_LETTERS.index(code[0])]
    pattern = PATTERNS[PATTERN_LETTERS.index(code[1])]
    return f"{words.say(f'calico-colour-{colour}')} · {words.say(f'calico-pattern-{pattern}')}"


# --- the picture


def picture(view: View, owner: int, names: list[str], words: Words) -> RenderableType:
    quilt = view.quilts[owner]
    return Group(Beside(quilt_text(quilt), side(view, owner, names, words), 33), below(view, owner, words))


def quilt_text(quilt: QuiltView) -> Text:
    """Hexes of four columns and two lines, odd rows half a hex to the right; open cells show their names."""
    codes = " ".join(quilt.grid).split()
    canvas = [[(" ", "")] * 32 for _ in range(15)]
    for number, cell in enumerate(CELLS):
        row, column = divmod(number, 7)
        x, y = 4 * column + 2 * (row % 2), 2 * row
        for dx, dy, sign in ((1, 0, "/"), (3, 0, "\\"), (0, 1, "|"), (4, 1, "|"), (1, 2, "\\"), (3, 2, "/")):
            canvas[y + dy][x + dx] = (sign, "dim")
        signs, style = cell_text(cell, codes[number], quilt)
        for dx, sign in enumerate(signs):
            canvas[y + 1][x + 1 + dx] = (sign, style)
    text = Text()
    for line in canvas:
        for sign, style in line:
            text.append(sign, style)
        text.append("\n")
    text.right_crop(1)
    return text


def cell_text(cell: str, code: str, quilt: QuiltView) -> tuple[str, str]:
    """The three signs inside a hex, and their style."""
    if cell in GOAL_CELLS:
        return "ABC"[GOAL_CELLS.index(cell)].center(3), "bold reverse"
    if code == "..":
        return f"{cell} ", "bold"
    tokens = quilt.tokens.get(cell, ())
    earned = any(t in COLOURS or t == "rainbow" for t in tokens) + 2 * any(t in cat_names() for t in tokens)
    style = STYLES[code[0]]
    if cell in RIM:
        style += " dim"
    elif cell == quilt.order[-1]:
        style += " bold underline"
    return code[0] + glyph(code[1]) + MARKS[earned], style


def cat_names() -> set[str]:
    return {cat.name for cat in CATS}


def side(view: View, owner: int, names: list[str], words: Words) -> Group:
    quilt = view.quilts[owner]
    head = words.say("calico-quilt-of", name=names[owner], points=quilt.score)
    turn = words.say("calico-turn-of", turn=min(22, len(quilt.order) + (view.phase != "taking")))
    lines = [Text(f"{head} · {turn}", "bold")]
    for cat, patterns in view.cats.items():
        lines += cat_lines(cat, patterns, quilt.cats[cat], words)
    lines += goal_lines(view, quilt, words)
    lines.append(button_line(quilt, words))
    lines += objectives_line(view, owner, words)
    for seat, other in enumerate(view.quilts):
        if seat != owner:
            lines.append(Text(words.say("calico-other", name=names[seat], points=other.score) + known_hand(other)))
    return Group(*(Flow(line, hang=2) for line in lines))


def known_hand(quilt: QuiltView) -> str:
    held = " ".join(f"{code[0]}{glyph(code[1])}" if code else "??" for code in quilt.hand)
    return f"  [{held}]" if held else ""


def cat_lines(cat: str, patterns: tuple[str, str], count: int, words: Words) -> list[Text]:
    points = next(c.points for c in CATS if c.name == cat)
    wish = words.say(f"calico-wish-{cat}")
    signs = [f"{glyph(PATTERN_LETTERS[PATTERNS.index(p)])} {words.say(f'calico-pattern-{p}')}" for p in patterns]
    head = Text.assemble((f"^ {cat.capitalize()} ", "bold"), f"{points} × {count}  {', '.join(signs)}")
    return [head, Text(f"    {wish}", "dim")]


def goal_lines(view: View, quilt: QuiltView, words: Words) -> list[Text]:
    if view.config.family:
        return []
    if quilt.goals is None:
        return [Text(words.say("calico-goals-dealt")), *dealt_lines(view, quilt, words)]
    lines = []
    for letter, place, cell in zip("ABC", GOAL_PLACES, GOAL_CELLS, strict=True):
        goal = GOALS[GOAL_NUMBERS[quilt.goals[place]]]
        ways = [
            f"{words.say(f'calico-short-{way}')} {progress(goal.histogram, around(quilt, cell, number))}"
            for number, way in enumerate(("colours", "patterns"))
        ]
        lines.append(Text.assemble((f"{letter} {goal.label} ", "bold"), f"{goal_values(view, goal)}  {' '.join(ways)}"))
    return lines


def dealt_lines(view: View, quilt: QuiltView, words: Words) -> list[Text]:
    goals = [GOALS[GOAL_NUMBERS[label]] for label in quilt.dealt]
    return [
        Text(f"{n}) {goal.label} {goal_values(view, goal)} {words.say(f'calico-meaning-{goal.name}')}")
        for n, goal in enumerate(goals, 1)
    ]


def goal_values(view: View, goal: Goal) -> str:
    one, both = goal.tile if view.config.goal_values == "tile" else goal.rulebook
    return f"{0 if view.config.restriction == 'goals_both_ways' else one}/{both}"


def progress(wanted: tuple[int, ...], letters: list[str]) -> str:
    """How often values occur so far; ticked when the goal is met this way, crossed when it can't be any more."""
    counts = sorted((letters.count(letter) for letter in set(letters)), reverse=True)
    within = len(counts) <= len(wanted) and all(n <= most for n, most in zip(counts, wanted, strict=False))
    if not within:
        return sign("✗", "no")
    return ("-".join(map(str, counts)) or sign("·", ".")) + (sign("✓", "+") if tuple(counts) == wanted else "")


def sign(wish: str, instead: str) -> str:
    """A sign, or what stands for it where the terminal can't show it."""
    return wish if "utf" in (sys.stdout.encoding or "ascii").lower() else instead


def around(quilt: QuiltView, cell: str, way: int) -> list[str]:
    """The colour letters (0) or pattern letters (1) on the patches around a goal."""
    from tabbytop.games.calico.geometry import cell_bit, ring

    codes = dict(zip(CELLS, " ".join(quilt.grid).split(), strict=True))
    near = [codes[c] for c in CELLS if cell_bit(c) & ring(cell)]
    return [code[way] for code in near if code != ".."]


def button_line(quilt: QuiltView, words: Words) -> Text:
    text = Text(f"o {words.say('calico-buttons')} ", "bold")
    for letter, colour in zip(COLOUR_LETTERS, COLOURS, strict=True):
        text.append(f"{letter}{quilt.buttons[colour]}", STYLES[letter] + " not bold")
        text.append(" ")
    text.append(f"{words.say('calico-rainbow')} {sign('✓', '+') if quilt.rainbow else '-'}", "not bold")
    return text


def below(view: View, owner: int, words: Words) -> Grid:
    """Hand and market side by side, a patch a line."""
    held = held_patches(view.quilts[owner])
    hand = {place: patch_text(code, words) if code else Text(" ?? ") for place, code in held.items()}
    market = [patch_text(code, words) if code else Text(" -- ") for code in view.market if any(view.market)]
    grid = Grid.grid(padding=(0, 3))
    grid.add_row(
        Text(words.say("calico-hand") if hand else "", "bold"),
        Text(words.say("calico-belt" if view.config.players == 1 else "calico-market") if market else "", "bold"),
    )
    for left, right in zip_longest(numbered(hand), numbered(dict(enumerate(market, 1))), fillvalue=Text()):
        grid.add_row(left, right)
    return grid


def numbered(texts: dict[int, Text]) -> list[Text]:
    return [Text.assemble((f"{n} ", "bold"), text) for n, text in texts.items()]


# --- what is typed


def prompt(view: View, words: Words) -> str:
    solo = "-solo" if view.phase == "taking" and view.config.players == 1 else ""
    fixed = "-fixed" if view.phase == "choosing" and view.config.scenario else ""
    return words.say(f"calico-ask-{view.phase}{solo}{fixed}")


def moves(view: View, actions: list[Action], words: Words) -> list[str]:
    """What may be typed, with the points that it would bring at once; what brings some comes first."""
    assert view.seat is not None
    if view.phase == "choosing":
        return [words.say("calico-moves-goals", count=len(actions))]
    state = determinize(view, Random(0))
    if view.phase == "taking":
        return [_take_line(state, view.seat, n, code, words) for n, code in enumerate(view.market, 1) if code]
    lines = []
    for n, patch in held_patches(view.quilts[view.seat]).items():
        cells = [a.cell for a in actions if isinstance(a, Place) and a.patch == patch]
        gains = {c: state.gain(view.seat, *divmod(action_number(Place(str(patch), c)), 22)) for c in cells}
        ordered = sorted(cells, key=lambda cell: -gains[cell])
        named = " ".join(f"{cell}(+{gains[cell]})" if gains[cell] else cell for cell in ordered)
        lines.append(words.say("cli-name-line", name=f"{n} {patch_name(str(patch), words)}", text=named))
    return lines


def _take_line(state: State, seat: int, n: int, code: str, words: Words) -> str:
    best = words.say("calico-best-gain", points=state.best_gain(seat, PATCHES.index(code)))
    return words.say("cli-name-line", name=str(n), text=f"{patch_name(code, words)} ({best})")


def short_form(view: View, action: Action, words: Words) -> str:
    """An action as it is typed here, and what it is about."""
    assert view.seat is not None
    quilt = view.quilts[view.seat]
    if isinstance(action, Arrange):
        goals = (action.top, action.right, action.bottom_left)
        return f"{' '.join(str(quilt.dealt.index(goal) + 1) for goal in goals)} ({', '.join(goals)})"
    if isinstance(action, Take):
        return f"{action.market + 1} ({patch_name(str(view.market[action.market]), words)})"
    number = next(n for n, patch in held_patches(quilt).items() if patch == action.patch)
    return f"{number} {action.cell} ({patch_name(action.patch, words)})"


def help_lines(view: View, words: Words) -> list[str]:
    signs = zip(PATTERN_LETTERS, PATTERNS, strict=True)
    patterns = "  ".join(f"{glyph(p)} ({p}) {words.say(f'calico-pattern-{name}')}" for p, name in signs)
    colours = zip(COLOUR_LETTERS, COLOURS, strict=True)
    letters = "  ".join(f"{c} {words.say(f'calico-colour-{name}')}" for c, name in colours)
    keys = ["goal", "place", "take", *["belt"] * (view.config.players == 1), "goals", "letters", "patterns", "marks"]
    return [words.say(f"calico-help-{key}", letters=letters, patterns=patterns) for key in keys]


# --- what is said


def is_told(event: Event, viewer: int) -> bool:
    return event.name not in ("drawn", "slid") and (event.name, event.seat) != ("took", viewer)


def say_event(event: Event, names: list[str], words: Words) -> str:
    named: dict[str, str | int] = dict(event.args)
    named["name"] = names[event.seat] if event.seat is not None else ""
    named["cells"] = " ".join(event.cells)
    named["cell"] = event.cells[0] if event.cells else ""
    if "patch" in named:
        code = str(named["patch"])
        named["patch"] = f"{code[0]}{glyph(code[1])}"
    if "colour" in named:
        named["colour"] = words.say(f"calico-colour-{named['colour']}")
    if "cat" in named:
        named["points"] = next(c.points for c in CATS if c.name == named["cat"])
        named["cat"] = str(named["cat"]).capitalize()
    return words.say(f"calico-event-{event.name}", named)


def say_line(line: Json, words: Words) -> str:
    named = {key: value for key, value in line.items() if isinstance(value, str)}
    for key in ("colour", "pattern", "place", "way"):
        if key in named:
            named[key] = words.say(f"calico-{key}-{named[key]}")
    if "cat" in named:
        named["cat"] = named["cat"].capitalize()
    if line["rule"] == "goal" and "way" not in named:
        return words.say("calico-aim-goal", named)
    return words.say(f"calico-line-{line['rule']}", named)


def end_lines(state: Any, names: list[str], words: Words) -> list[str]:
    """The winner's badge, objectives reached or not, and what may be ticked."""
    winners = [names[seat] for seat in result(state).winners] if state.seats > 1 else []
    lines = [words.say("calico-badge-for", names=", ".join(winners))] if winners else []
    for seat, name in enumerate(names):
        lines += [objective_line(objective, name, words) for objective in achievements.objectives(state, seat)]
        lines += earned_lines(state, seat, name, words)
    return lines


def objective_line(objective: achievements.Objective, name: str, words: Words) -> str:
    what = words.say(f"calico-objective-{objective.name}", wanted=objective.wanted)
    sign = "✓" if objective.is_met else "✗"
    return words.say("cli-name-line", name=f"{sign} {name}", text=f"{what} ({objective.reached})")


def earned_lines(state: Any, seat: int, name: str, words: Words) -> list[str]:
    """At most one achievement a game: where several fit, they are offered as a choice."""
    earned = achievements.earned(state, seat)
    keys = ["scenario" if what.startswith("scenario_") else what for what in earned]
    sentences = [words.say(f"calico-earned-{key}", number=state.scenario) for key in keys]
    if len(sentences) < 2:
        return [words.say("cli-name-line", name=f"★ {name}", text=sentence) for sentence in sentences]
    return [words.say("calico-earned-one-of", name=name), *(f"★ {sentence}" for sentence in sentences)]


def objectives_line(view: View, owner: int, words: Words) -> list[Text]:
    """What the scenario asks for, ticked where it is reached."""
    if not view.config.scenario:
        return []
    state = determinize(view, Random(0))
    found = [
        f"{'✓' if o.is_met else '·'} {words.say(f'calico-objective-{o.name}', wanted=o.wanted)}"
        for o in achievements.objectives(state, owner)
    ]
    return [Text(words.say("calico-objectives", objectives=", ".join(found)))]
