"""Measures of what a house costs: they play for real, and count what they say they count."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from services import in_own_thread
from tabbytop.bench import socket_memory, storage
from tabbytop.games import GAMES

pytestmark = pytest.mark.once


def test_what_a_match_takes_on_disk_is_measured_on_finished_matches(tmp_path):
    rows = in_own_thread(storage.measure_storage, tmp_path, 3)
    assert [row["game"].split(",")[0] for row in rows] == list(GAMES)
    assert all(row["kb_a_match"] > 1 and row["entries"] > 40 for row in rows)
    for game in GAMES:
        with closing(sqlite3.connect(tmp_path / f"{game}.db")) as connection:
            assert connection.execute("SELECT count(*) FROM match WHERE status = 'over'").fetchone() == (3,)
            assert connection.execute("SELECT count(*) FROM ending").fetchone() == (3,)


def test_what_a_socket_takes_is_measured_with_all_of_them_open_and_again_when_they_are_closed(tmp_path):
    row = in_own_thread(socket_memory.measure_socket_memory, tmp_path, 40)
    assert row["tables_open"] == 10
    assert row["kb_a_socket"] > row["kb_again_a_socket"]
