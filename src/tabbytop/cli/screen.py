"""What stands on the terminal, and how more comes to it: below what is there, or on pages of its own."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING

from rich.console import Console
from rich.containers import Lines
from rich.measure import Measurement
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import ConsoleOptions, RenderableType, RenderResult

    from tabbytop.words import Words

FORGET_SCROLLBACK = "\x1b[3J"
CONTROLS = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|O.|.)?|[\x00-\x1f\x7f-\x9f]")
"""Keys that are no text, as a terminal sends them: never to be shown again."""
HELD_TOGETHER = {0xA0: 0xE000, 0x202F: 0xE001}
"""No-break spaces, which rich takes for any others, and letters that stand for them while a text is wrapped."""
ENOUGH = "q"
"""Typed instead of turning a page."""
SET_FREE = dict.fromkeys(HELD_TOGETHER.values(), " ")
"""Once it is wrapped, plain ones will do: not every terminal has the others."""


class Flow:
    """A text that breaks at plain spaces only, and whose further lines may hang."""

    def __init__(self, text: str | Text, hang: int = 0, end: str = "\n") -> None:
        self.text = Text(text) if isinstance(text, str) else text
        self.hang, self.end = hang, end

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        held = self.text.copy()
        held.plain = held.plain.translate(HELD_TOGETHER)
        lines = _hanging(held, console, options.max_width, self.hang)
        for line in lines:
            line.plain = line.plain.translate(SET_FREE)
        yield from Text("\n").join(lines).render(console, self.end)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self.text)


def _hanging(text: Text, console: Console, width: int, hang: int) -> Lines:
    """The first line over the whole width, the others moved to the right."""
    lines = text.wrap(console, width)
    if len(lines) < 2 or not hang:
        return lines
    first, rest = text.divide([len(lines[0].plain)])
    more = rest[len(rest) - len(rest.plain.lstrip(" ")) :].wrap(console, max(1, width - hang))
    for line in more:
        line.pad_left(hang)
    return Lines([first, *more])


def ask(console: Console, question: str) -> str | None:
    """What is typed, or None at the end of the input."""
    console.print(Flow(f"{question} ", end=""))
    try:
        return CONTROLS.sub("", console.input()).strip()
    except EOFError:
        return None


class Screen:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.console = Console(highlight=False)
        self.used = 0
        """How many lines stand on it since it was cleared."""
        self.answer = ""
        """What was typed between two pages and is meant for the next question."""

    @property
    def height(self) -> int:
        return self.console.size.height

    def clear(self) -> None:
        """Nothing of what was shown stays, not even above the screen."""
        self.used = 0
        if sys.stdout.isatty():
            self.console.clear()
            self.console.file.write(FORGET_SCROLLBACK)
            self.console.file.flush()

    def ask(self, question: str) -> str | None:
        if self.answer:
            answer, self.answer = self.answer, ""
            return answer
        self.used += 1 + (len(question) + 1) // self.console.size.width
        return ask(self.console, question)

    def lines(self, *things: RenderableType) -> list[str]:
        """What these would be on the screen, line by line."""
        with self.console.capture() as shown:
            for thing in things:
                self.console.print(Flow(thing) if isinstance(thing, str) else thing)
        return shown.get().removesuffix("\n").split("\n") if things else []

    def show(self, *things: RenderableType) -> None:
        """Below what is there, whatever becomes of it."""
        self._write(self.lines(*things))

    def show_whole(self, text: str) -> None:
        """Without a break of ours, so that a command in it can be copied."""
        self._write([text])

    def _write(self, lines: list[str]) -> None:
        self.used += len(lines)
        for line in lines:
            self.console.file.write(f"{line}\n")
        self.console.file.flush()

    def has_room(self, lines: list[str]) -> bool:
        """Whether these, and a question after them, leave what is there on the screen."""
        return not self.console.is_terminal or self.used + len(lines) + 2 <= self.height

    def add(self, *things: RenderableType) -> bool:
        """Below what is there if there is room, else page by page on a clear screen; whether it was cleared."""
        lines = self.lines(*things)
        if self.has_room(lines):
            self._write(lines)
            return False
        page = max(1, self.height - 3)
        for start in range(0, len(lines), page):
            self.clear()
            self._write(lines[start : start + page])
            if start + page < len(lines) and not self.is_turned():
                break
        return True

    def is_turned(self) -> bool:
        """Whether the next page is wanted; any other answer but "enough" is kept for the next question."""
        typed = self.ask(self.words.say("cli-more"))
        if typed and typed.lower() != ENOUGH:
            self.answer = typed
        return typed == ""
