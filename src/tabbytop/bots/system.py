"""The system's clock and queue. This is the plain form; compiled modules take the C form in system.pxd."""

from __future__ import annotations

import os
import time

now = time.monotonic


def sched_yield() -> None:
    """Give this core to whoever waits for it."""
    if hasattr(os, "sched_yield"):
        os.sched_yield()
