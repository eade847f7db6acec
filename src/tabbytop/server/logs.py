"""What the server says of itself: one JSON object a line on standard error, without secrets and without addresses that
hold one."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

OWN = set(vars(logging.makeLogRecord({})))
"""What every record has; the rest was given with `extra`."""
MOST_BYTES = 2_000
"""Of a line: whatever a stranger makes us say, the disk fills no faster than by the number of requests."""


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        said = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in OWN},
        }
        if record.exc_info:
            said["traceback"] = self.formatException(record.exc_info)
        return in_a_line(said)


def in_a_line(said: dict[str, object]) -> str:
    """As JSON that is not too long: texts are cut until it fits; of a traceback the end stays, of others the start."""
    room = MOST_BYTES
    while len((line := json.dumps(shortened(said, room), ensure_ascii=False)).encode("utf-8", "replace")) > MOST_BYTES:
        room //= 2
    return line


def shortened(said: dict[str, object], room: int) -> dict[str, object]:
    found: dict[str, object] = {}
    for name, value in said.items():
        text = "" if value is None or isinstance(value, (int, float)) else str(value)
        cut = f"…{text[len(text) - room :]}" if name == "traceback" else f"{text[:room]}…"
        found[name] = cut if len(text) > room else text or value
    return found


def set_up_logs(level: str) -> None:
    """`tabbytop` speaks in JSON lines from this level on; uvicorn only warns, for it would write whole addresses and,
    of sockets, every word that is said."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("tabbytop", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLogger("tabbytop").level))
    logging.getLogger("uvicorn.access").disabled = True
