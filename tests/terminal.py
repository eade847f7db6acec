"""A terminal that a test plays in: what is typed goes to the program, what it shows can be read line by line."""

from __future__ import annotations

import os
import sys
from random import Random

import pexpect
import pyte

from playing import heed_interrupts
from services import PATIENCE
from tabbytop.cli.boards import load_board
from tabbytop.games import load_game

YUMMY = load_game("yummy_kitty")


class Terminal:
    def __init__(self, *args, lines=24, columns=80):
        self.screen = pyte.HistoryScreen(columns, lines, history=1000)
        self.stream = pyte.Stream(self.screen)
        env = {**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8"}
        options = {"dimensions": (lines, columns), "env": env, "encoding": "utf-8", "timeout": PATIENCE}
        command = ["-m", "tabbytop", *map(str, args)]
        self.child = pexpect.spawn(sys.executable, command, preexec_fn=heed_interrupts, **options)
        self.child.logfile_read = self

    def write(self, data):
        self.stream.feed(data)

    def flush(self):
        pass

    def see(self, *texts):
        """Wait until one of these is shown."""
        self.child.expect_exact(list(texts))
        return self

    def type(self, line):
        self.child.sendline(line)
        return self

    def press(self, keys):
        """Single keys, without Enter."""
        self.child.send(keys)
        return self

    def interrupt(self):
        self.child.sendintr()
        return self

    def leave(self):
        """The exit code, once the program has ended."""
        self.child.expect(pexpect.EOF)
        self.child.close()
        return self.child.exitstatus

    def display(self):
        return [line.rstrip() for line in self.screen.display]

    def text(self):
        """All that can be read, scrolled back too."""
        above = ["".join(line[x].data for x in sorted(line)) for line in self.screen.history.top]
        return "\n".join([*above, *self.display()])


def typed_yummy(players, seed, **options):
    """A whole match as its people would type it: curtains, actions, and a look at what they uncovered."""
    state, rng, lines, last = YUMMY.new(YUMMY.load_config({"players": players, **options}), seed), Random(4), [], None
    while seats := YUMMY.to_act(state):
        action = rng.choice(YUMMY.legal_actions(state, seats[0]))
        lines += ([""] if seats[0] != last else []) + [YUMMY.format_action(action)]
        told = {event.name for event in YUMMY.events(state, seats[0], action, seats[0])}
        state, last = YUMMY.apply(state, seats[0], action), seats[0]
        if told & set(load_board("yummy_kitty").UNCOVERING) and YUMMY.to_act(state) not in ((), (last,)):
            lines.append("")
    return lines, state
