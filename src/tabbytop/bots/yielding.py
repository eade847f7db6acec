"""A process that thinks for long yields its core again and again, once it was told to. Compiled with yielding.pxd."""

from __future__ import annotations

from tabbytop.bots import system

STEP = 0.00025
"""Seconds until it yields again: what others may have to wait."""
SHARE = 0.1
"""Of the time that others took it keeps so much for itself, so that a busy machine does not silence it."""
enabled = False
due = 0.0


def enable() -> None:
    """From now on, in this process."""
    global enabled  # noqa: PLW0603  a process has one place in the queue
    enabled = True


def is_enabled() -> bool:
    return enabled


def yield_cpu() -> None:
    """Between two thoughts: whoever waits for this core may have it now, not when the time slice is over."""
    global due  # noqa: PLW0603
    if not enabled:
        return
    before = system.now()
    if before >= due:
        system.sched_yield()
        after = system.now()
        due = after + STEP + SHARE * (after - before)
