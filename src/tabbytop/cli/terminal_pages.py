"""What a player may ask for while a match is played: help, hints, log, moves, boards, rules and score sheets."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import TYPE_CHECKING

from tabbytop.bots.hints import hints
from tabbytop.cli.boards import is_number
from tabbytop.cli.keys import unheard
from tabbytop.cli.rulebook import rule_headings, rule_section
from tabbytop.cli.sheets import line_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import RenderableType

    from tabbytop.bots.hints import Hint
    from tabbytop.cli.terminal_match import TerminalMatch
    from tabbytop.core.game import Json, Seat


class Pages:
    def __init__(self, match: TerminalMatch) -> None:
        self.match, self.session, self.words = match, match.session, match.words
        self.game, self.board, self.names = match.game, match.board, match.names

    @property
    def commands(self) -> dict[str, Callable[[Seat, str], None]]:
        """By what is typed."""
        return {"?": self.show_help, "help": self.show_help, "h": self.show_hints, "s": self.show_sheet,
                "m": self.show_moves, "o": self.show_other, "r": self.show_rules, "l": self.show_log}  # fmt: skip

    def show_help(self, seat: Seat, rest: str) -> None:
        del rest
        common = self.words.say("cli-help-common").split("   ")
        whole = "   ".join(item.replace(" ", "\u00a0") for item in common)
        self.match.tell(*self.board.help_lines(self.match.view(seat), self.words), whole)

    def show_hints(self, seat: Seat, rest: str) -> None:
        """What the strongest bot would do with this view, and why."""
        del rest
        self.match.say_who_thinks(self.words.say("bot-master"))
        with unheard():
            found = hints(self.game, self.match.view(seat), self.session.budget, self.session.dice)
        lines = [self.hint_line(seat, number if len(found) > 1 else 0, hint) for number, hint in enumerate(found, 1)]
        self.match.tell(self.words.say("cli-hints"), *lines)

    def hint_line(self, seat: Seat, number: int, hint: Hint) -> str:
        gain = f"{hint.gain:+.1f}".replace(".", self.words.say("cli-decimal"))
        action = self.board.short_form(self.match.view(seat), hint.action, self.words)
        why = "".join(f" · {text}" for text in self.hint_reasons(seat, hint))
        key = "cli-hint" if number else "cli-hint-alone"
        return self.words.say(key, number=number, action=action, gain=gain, why=why)

    def hint_reasons(self, seat: Seat, hint: Hint) -> list[str]:
        """Points that are sure, what else is to be known, the lines that it serves, and those that it harms."""
        state, found = self.session.state, []
        if hasattr(self.board, "say_reasons"):
            return self.board.say_reasons(self.match.view(seat), hint, self.names, self.words)  # type: ignore[no-any-return]
        if self.game.can_take_back(state, seat, hint.action):
            sure = self.game.points(self.game.apply(state, seat, hint.action), seat) - self.game.points(state, seat)
            found += [self.words.say("cli-hint-sure", points=sure)] * bool(sure)
        say = getattr(self.board, "say_aim", self.board.say_line)
        said = [(r.change, say({"rule": r.rule, **r.args}, self.words)) for r in hint.reasons]
        good, bad = [text for change, text in said if change > 0], [text for change, text in said if change < 0]
        found += [text for change, text in said if change == 0]
        found += [self.words.say("cli-hint-for", lines=", ".join(good))] * bool(good)
        return found + [self.words.say("cli-hint-against", lines=", ".join(bad))] * bool(bad)

    def show_log(self, seat: Seat, rest: str) -> None:
        """What happened since the seat's turn before the present one, that turn included."""
        del rest
        moves = self.session.engine.moves
        starts = [at for at, move in enumerate(moves) if move.seat == seat and (not at or moves[at - 1].seat != seat)]
        first = ([0, 0, *starts])[-2]
        events = [event for step in islice(self.session.engine.steps(), first, None) for event in step.events(seat)]
        self.match.tell(*(self.match.event_lines(seat, events) or [self.words.say("cli-no-log")]))

    def show_moves(self, seat: Seat, rest: str) -> None:
        del rest
        actions = list(self.game.legal_actions(self.session.state, seat))
        self.match.tell(*self.board.moves(self.match.view(seat), actions, self.words))

    def named_seat(self, text: str, otherwise: Seat | None) -> Seat | None:
        """The seat of this number, or the other one where none is typed."""
        if not text:
            return otherwise
        return int(text) - 1 if is_number(text) and 1 <= int(text) <= len(self.names) else None

    def ask_which(self, command: str) -> None:
        self.match.tell(self.words.say("cli-which-seat", command=command, players=len(self.names)))

    def show_other(self, seat: Seat, rest: str) -> None:
        chosen = self.named_seat(rest, 1 - seat if len(self.names) == 2 else None)
        if chosen is None:
            self.ask_which("o")
            return
        self.match.typing = True
        self.match.screen.add(self.board.picture(self.match.view(seat), chosen, self.names, self.words))
        self.match.say("cli-that-was", name=self.names[chosen])

    def show_rules(self, seat: Seat, rest: str) -> None:
        del seat
        name, language = self.game.name, self.words.language
        if not rest:
            self.match.tell(*rule_headings(name, language), self.words.say("cli-which-section"))
            return
        section = rule_section(name, language, rest)
        self.match.tell(self.words.say("cli-no-section", section=rest) if section is None else section)

    def show_sheet(self, seat: Seat, rest: str) -> None:
        chosen = self.named_seat(rest, seat)
        if chosen is None:
            self.ask_which("s")
            return
        more = getattr(self.board, "more_sheets", None)
        also = more(self.match.view(seat), self.words) if more and chosen == seat else []
        self.match.tell(self.sheet_of(chosen, self.known_sheet(seat, chosen)), *also)

    def known_sheet(self, viewer: Seat, owner: Seat) -> Json:
        """A sheet made of what the viewer may know."""
        state = self.session.state
        known = state if owner == viewer else self.game.determinize(self.match.view(viewer), Random(0))
        return self.game.dump_sheet(known, owner)

    def sheet_of(self, seat: Seat, sheet: Json) -> RenderableType:
        return line_table(self.board, sheet, self.words, self.names[seat])
