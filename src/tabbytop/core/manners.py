"""A process that thinks for long steps aside again and again, once it was told to let others go first."""

from __future__ import annotations

from tabbytop.core import fast

STEP = 0.00025
"""Seconds until it steps aside again: what others may have to wait."""
SHARE = 0.1
"""Of the time that others took it keeps so much for itself, so that a busy machine does not silence it."""
told = False
due = 0.0


def be_polite() -> None:
    """From now on, in this process."""
    global told  # noqa: PLW0603  a process has one place in the queue
    told = True


def is_polite() -> bool:
    return told


def step_aside() -> None:
    """Between two thoughts: whoever waits for this core may have it now, not when the time slice is over."""
    global due  # noqa: PLW0603
    if not told:
        return
    before = fast.now()
    if before >= due:
        fast.give_way()
        after = fast.now()
        due = after + STEP + SHARE * (after - before)
