"""The people at one screen, from the first question to the score pad."""

from __future__ import annotations

import sys
import textwrap
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Console

from tabbytop.bots.bot import Budget
from tabbytop.bots.hints import hints
from tabbytop.cli.boards import load_board
from tabbytop.cli.keys import has_keys
from tabbytop.cli.rulebook import rule_headings, rule_section
from tabbytop.cli.sheets import line_table, summary_table
from tabbytop.core.errors import BadInput
from tabbytop.words import WORDS_PREFIX

if TYPE_CHECKING:
    from tabbytop.cli.session import Session
    from tabbytop.core.game import Event, Seat
    from tabbytop.words import Words

HINT_BUDGET = Budget(seconds=1.0)
LEAVING = ("q", "quit", "exit")
FORGET_SCROLLBACK = "\x1b[3J"


def ask(console: Console, question: str) -> str | None:
    """What is typed, or None at the end of the input."""
    try:
        return console.input(f"{question} ", markup=False).strip()
    except EOFError:
        return None


class Evening:
    def __init__(self, session: Session, tongue: Words) -> None:
        self.session, self.tongue = session, tongue
        self.game = session.game
        self.board = load_board(self.game.name)
        self.console = Console(highlight=False)
        players = self.game.config(session.state).players
        self.names = self.board.seat_names(players, session.record.seats, tongue)
        self.news: dict[Seat, list[Event]] = {seat: [] for seat in session.people()}
        """By person: what happened since they last acted."""
        self.looking_at: Seat | None = None
        self.notice = ""
        """A line to be shown once, with the next table."""
        self.typing = False
        """After help or a mistake the next answer is typed, so that what was said stays on the screen."""

    def say(self, key: str, **named: str | int) -> None:
        self.console.print(self.tongue.say(key, named), markup=False)

    def run(self) -> int:
        """0 when the match is over or put aside, 130 when interrupted."""
        self.welcome()
        try:
            while seats := self.game.to_act(self.session.state):
                bots = [seat for seat in seats if not self.session.is_person(seat)]
                if bots:
                    self.play(bots[0], self.session.bot_action(bots[0]))
                elif not self.person_acts(seats[0]):
                    return 0
            return self.end()
        except KeyboardInterrupt:
            self.console.print()
            self.put_aside()
            return 130

    def welcome(self) -> None:
        self.notice = self.tongue.say("cli-welcome", seats=", ".join(self.names))
        width, height = self.console.size
        if self.console.is_terminal and (width < 80 or height < 24):
            ask(self.console, self.tongue.say("cli-small", width=width, height=height))

    def put_aside(self) -> None:
        self.say("cli-put-aside", file=str(self.session.file), game=self.game.name)

    def play(self, seat: Seat, action: Any) -> None:
        """Carry out a legal action, and let everyone know of it what they may."""
        if seat in self.news:
            self.news[seat] = []
        for person, news in self.news.items():
            news.extend(self.game.events(self.session.state, seat, action, person))
        self.session.play(seat, action)

    def person_acts(self, seat: Seat) -> bool:
        """Ask until something has happened; False to put the match aside."""
        if seat != self.looking_at and self.has_secrets() and not self.draw_curtain(seat):
            return False
        self.looking_at = seat
        self.show_table(seat)
        while True:
            text = self.ask_seat(seat)
            if text is None or text.lower() in LEAVING:
                self.put_aside()
                return False
            if self.obey(seat, text):
                return True

    def ask_seat(self, seat: Seat) -> str | None:
        """What this seat does: by keys where the board has them, else as a typed line."""
        view = self.view(seat)
        by_keys = getattr(self.board, "pick_by_keys", None)
        if by_keys and has_keys() and not self.typing:
            actions = list(self.game.legal_actions(self.session.state, seat))
            picked: str | None = by_keys(view, actions, self.names, self.console, self.tongue, self.news_lines(seat))
            if picked is not None:
                return picked
        self.typing = False
        question = self.board.prompt(view, self.tongue)
        if len(self.session.people()) > 1:
            question = self.tongue.say("cli-name-line", name=self.names[seat], text=question)
        return ask(self.console, question)

    def has_secrets(self) -> bool:
        """Whether people at this screen must not see each other's view."""
        people = self.session.people()
        views = {msgspec.json.encode(replace(self.view(seat), seat=None)) for seat in people}
        return len(views) > 1

    def view(self, seat: Seat) -> Any:
        return self.game.view(self.session.state, seat)

    def draw_curtain(self, seat: Seat) -> bool:
        """False to put the match aside instead."""
        self.clear()
        answer = ask(self.console, self.tongue.say("cli-curtain", name=self.names[seat]))
        if answer is None or answer.lower() in LEAVING:
            self.put_aside()
            return False
        return True

    def clear(self) -> None:
        """Nothing of what was shown stays, not even above the screen."""
        if sys.stdout.isatty():
            self.console.clear()
            self.console.file.write(FORGET_SCROLLBACK)

    def show_table(self, seat: Seat) -> None:
        self.clear()
        picture = self.board.picture(self.view(seat), seat, self.names, self.tongue)
        self.console.print(picture)
        lines = [*self.news_lines(seat), *([self.notice] if self.notice else [])]
        self.print_lines(self.as_many_as_fit(lines, len(self.console.render_lines(picture))))
        self.notice = ""

    def as_many_as_fit(self, lines: list[str], taken: int) -> list[str]:
        """The newest lines that leave the picture and the question on the screen."""
        width, height = self.console.size
        wrapped = [part for line in lines for part in textwrap.wrap(line, width)]
        room = max(1, height - taken - 2)
        if not self.console.is_terminal or len(wrapped) <= room:
            return wrapped
        return ["...", *wrapped[len(wrapped) - room + 1 :]]

    def news_lines(self, seat: Seat) -> list[str]:
        """One line for each actor in turn, whose name is said once."""
        lines: list[str] = []
        actor: Seat | None = -1
        for event in self.news.get(seat, []):
            own = getattr(self.board, "QUIET_OWN_EVENTS", ())
            if event.name in self.board.QUIET_EVENTS or (event.seat == seat and event.name in own):
                continue
            said = self.board.say_event(event, self.names, self.tongue)
            if event.seat == actor and event.seat is not None:
                head = self.tongue.say("cli-name-line", name=self.names[event.seat], text="")
                more = said.removeprefix(head)
                lines[-1] += f" {more[:1].upper()}{more[1:]}"
            else:
                lines.append(said)
            actor = event.seat
        return lines

    def obey(self, seat: Seat, text: str) -> bool:
        """Carry out what was typed; whether the table has changed."""
        word, _, rest = text.partition(" ")
        commands = {"?": self.show_help, "help": self.show_help, "h": self.show_hints, "s": self.show_sheets,
                    "m": self.show_moves, "o": self.show_other, "r": self.show_rules}  # fmt: skip
        more = getattr(self.board, "MORE_COMMANDS", {})
        if not text:
            self.show_table(seat)
        elif word.lower() in ("u", "undo"):
            return self.undo(seat)
        elif word.lower() in commands:
            self.typing = True
            commands[word.lower()](seat, rest.strip())
        elif word.lower() in more:
            self.typing = True
            self.print_lines(more[word.lower()](self.view(seat), self.tongue))
        else:
            return self.act(seat, text)
        return False

    def print_lines(self, lines: list[str]) -> None:
        for line in lines:
            self.console.print(line, markup=False)

    def act(self, seat: Seat, text: str) -> bool:
        try:
            action = self.board.read_action(text, self.view(seat))
        except BadInput as error:
            return self.refuse(self.tongue.explain(error), self.tongue.say("cli-ask-help"))
        objection = self.game.objection(self.session.state, seat, action)
        if objection:
            return self.refuse(self.tongue.explain(objection), self.tongue.say("cli-rule", section=objection.section))
        self.play(seat, action)
        return True

    def refuse(self, why: str, more: str) -> bool:
        self.typing = True
        self.print_lines([why, more])
        return False

    def undo(self, seat: Seat) -> bool:
        done = self.session.take_back(seat)
        if done:
            self.news[seat] = []
            self.notice = self.tongue.say("cli-undone")
        else:
            self.typing = True
            self.say("cli-no-undo")
        return done

    def show_help(self, seat: Seat, rest: str) -> None:
        del rest
        self.print_lines(self.board.help_lines(self.view(seat), self.tongue))
        self.say("cli-help-common")

    def show_hints(self, seat: Seat, rest: str) -> None:
        """What the strongest bot would do with this view, and why."""
        del rest
        for number, hint in enumerate(hints(self.game, self.view(seat), HINT_BUDGET, self.session.dice), 1):
            lines = ({"rule": reason.rule, **reason.args} for reason in hint.reasons)
            said = [self.board.say_line(line, self.tongue) for line in lines]
            changes = [f"{text} {reason.change:+.1f}" for text, reason in zip(said, hint.reasons, strict=True)]
            action = self.game.format_action(hint.action)
            self.say("cli-hint", number=number, action=action, gain=f"{hint.gain:+.1f}", reasons="; ".join(changes))

    def show_moves(self, seat: Seat, rest: str) -> None:
        del rest
        actions = list(self.game.legal_actions(self.session.state, seat))
        self.print_lines(self.board.moves(self.view(seat), actions, self.tongue))

    def show_other(self, seat: Seat, rest: str) -> None:
        players = len(self.names)
        wanted = rest or (str(2 - seat) if players == 2 else "")
        if not (wanted.isascii() and wanted.isdigit()) or not 1 <= int(wanted) <= players:
            self.say("cli-which-seat", players=players)
            return
        self.console.print(self.board.picture(self.view(seat), int(wanted) - 1, self.names, self.tongue))
        self.say("cli-that-was", name=self.names[int(wanted) - 1])

    def show_rules(self, seat: Seat, rest: str) -> None:
        del seat
        name, language = self.game.name, self.tongue.language
        if not rest:
            self.print_lines(rule_headings(name, language))
            self.say("cli-which-section")
            return
        section = rule_section(name, language, rest)
        if section is None:
            self.say("cli-no-section", section=rest)
        else:
            self.console.print(section)

    def show_sheets(self, seat: Seat, rest: str) -> None:
        del rest
        self.console.print(line_table(self.board, self.game.dump_sheet(self.session.state, seat), self.tongue))
        more = getattr(self.board, "more_sheets", None)
        if more:
            self.print_lines(more(self.view(seat), self.tongue))

    def end(self) -> int:
        """The last table, the score pad, the winner; then sheets and boards for as long as they are looked at."""
        seat = self.looking_at or 0
        self.show_table(seat)
        sheets = [self.game.dump_sheet(self.session.state, other) for other in range(len(self.names))]
        prefix = WORDS_PREFIX[self.game.name]
        self.console.print(summary_table(prefix, self.board.RULES, sheets, self.names, self.tongue))
        self.show_result()
        self.print_lines(self.board.end_lines(self.session.state, self.names, self.tongue))
        self.say("cli-kept", file=str(self.session.file))
        while text := ask(self.console, self.tongue.say("cli-ask-end")):
            word, _, rest = text.lower().partition(" ")
            if word in LEAVING:
                break
            chosen = (
                int(rest) - 1
                if rest.isascii() and rest.strip().isdigit() and 0 < int(rest) <= len(self.names)
                else seat
            )
            if word == "s":
                self.console.print(line_table(self.board, sheets[chosen], self.tongue))
            elif word == "o":
                self.console.print(self.board.picture(self.view(seat), chosen, self.names, self.tongue))
        return 0

    def show_result(self) -> None:
        result = self.game.result(self.session.state)
        if len(self.names) == 1 and result.decided_by != "alone":
            return
        winners = ", ".join(self.names[seat] for seat in result.winners)
        key = f"{WORDS_PREFIX[self.game.name]}-result-{result.decided_by}"
        totals = [sheet.total for sheet in self.game.scores(self.session.state)]
        self.say(key if key in self.tongue else f"cli-result-{result.decided_by}", winners=winners, points=max(totals))
