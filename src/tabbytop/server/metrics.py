"""What the server counts, for Prometheus: of all its processes together, whichever of them is asked."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

if TYPE_CHECKING:
    from tabbytop.host.lobby import Lobby

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Where the processes of one server keep their counts, if there are several."""
SECONDS = 2.0
"""Between two counts of what is only counted now and then."""
SOON = (0.002, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5)
OWN = CollectorRegistry()
MOVES_MADE = Counter("tabbytop_moves", "Moves of people that are on disk.", registry=OWN)
TABLES_MADE = Counter("tabbytop_tables_made", "Tables that were made.", registry=OWN)
ANSWERS = Counter("tabbytop_answers", "Answers by the kind of their status.", ["status"], registry=OWN)
KINDS = {kind: ANSWERS.labels(f"{kind}xx") for kind in range(1, 6)}
DELAYS = Histogram("tabbytop_answer_seconds", "How soon requests were answered.", buckets=SOON, registry=OWN)
SOCKETS = Gauge("tabbytop_sockets", "Open sockets.", registry=OWN, multiprocess_mode="livesum")
MATCHES = Gauge("tabbytop_matches_in_memory", "Matches in memory.", registry=OWN, multiprocess_mode="livesum")
BOTS = Gauge("tabbytop_bots_thinking", "Matches whose bots think.", registry=OWN, multiprocess_mode="livesum")


def count_answer(status: int, seconds: float) -> None:
    """An answer that began; whoever hung up before has none."""
    if status:
        KINDS[status // 100].inc()
        DELAYS.observe(seconds)


def count_lobby(lobby: Lobby) -> None:
    MATCHES.set(len(lobby.matches))
    BOTS.set(sum(not task.done() for task in lobby.bot_turns.thinking.values()))


def told() -> bytes:
    """All processes' counts in the text format."""
    folder = os.environ.get(FOLDER)
    if not folder:
        return generate_latest(OWN)
    for file in Path(folder).glob("gauge_live*.db"):
        pid = int(file.stem.rpartition("_")[2])
        if not Path(f"/proc/{pid}").exists() and Path("/proc/self").exists():
            mark_process_dead(pid)  # type: ignore[no-untyped-call]
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
