"""Single keys from a terminal: arrows, Enter, Tab, Esc and letters, without waiting for a line."""

from __future__ import annotations

import os
import select
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

NAMES = {
    "\x1b[A": "up", "\x1b[B": "down", "\x1b[C": "right", "\x1b[D": "left",
    "\x1bOA": "up", "\x1bOB": "down", "\x1bOC": "right", "\x1bOD": "left",
    "\r": "enter", "\n": "enter", "\t": "tab", "\x1b": "esc", "\x03": "ctrl-c", "\x04": "ctrl-d", " ": "space",
}  # fmt: skip


def has_keys() -> bool:
    """Whether single keys can be read: a real terminal of the Unix kind."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.name == "posix"


@contextmanager
def single_keys() -> Iterator[None]:
    """Keys are not echoed and need no Enter while this lasts."""
    import termios
    import tty

    before = termios.tcgetattr(sys.stdin)
    try:
        tty.setcbreak(sys.stdin)
        yield
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)


@contextmanager
def unheard() -> Iterator[None]:
    """What is typed while this lasts is neither shown nor answered."""
    if not has_keys():
        yield
        return
    import termios

    before = termios.tcgetattr(sys.stdin)
    quiet = list(before)
    quiet[3] &= ~termios.ECHO
    try:
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, quiet)
        yield
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSAFLUSH, before)


def read_key() -> str:
    """The next key by its name, or as the letter it is; `ctrl-d` when the input ends."""
    data = os.read(sys.stdin.fileno(), 1)
    if not data:
        return "ctrl-d"
    while data == b"\x1b" or (data.startswith(b"\x1b") and data[-1:] in b"[O") or not _is_whole(data):
        if data == b"\x1b" and not select.select([sys.stdin], [], [], 0.05)[0]:
            break
        data += os.read(sys.stdin.fileno(), 1)
    key = data.decode("utf-8", "replace")
    return NAMES.get(key, key)


def _is_whole(data: bytes) -> bool:
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return len(data) >= 4
    return True
