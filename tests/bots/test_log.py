"""The log of a tournament survives a power cut: whatever is left of it, the tournament goes on to the same end."""

from __future__ import annotations

import pytest

from tabbytop.bots.arena import Tournament, append_log, play_fixture, read_log
from tabbytop.core.errors import BadInput

ORDER = Tournament("calico", {"players": 2}, ("uniform", "greedy"), 4, 7)
PLAYED = [play_fixture(ORDER, fixture) for fixture in ORDER.fixtures()]


@pytest.fixture
def log(tmp_path):
    return tmp_path / "log.jsonl"


def keep(file, matches):
    for match in matches:
        append_log(file, ORDER, match)
    return file.read_bytes()


def go_on(file):
    """As `arena` does: what is there is read, what is missing is played and kept."""
    kept = {match.fixture for match in read_log(file, ORDER)}
    keep(file, [match for match in PLAYED if match.fixture not in kept])
    return sorted(match.seed for match in read_log(file, ORDER)), len(kept)


def test_a_log_that_is_cut_anywhere_can_be_continued(log):
    whole = keep(log, PLAYED)
    ends = [at for at, sign in enumerate(whole, 1) if sign == ord("\n")]
    for cut in {0, 1, *ends, *(end - 1 for end in ends), *(end + 1 for end in ends[:-1]), *range(5, len(whole), 101)}:
        log.write_bytes(whole[:cut])
        seeds, kept = go_on(log)
        assert seeds == [7, 7, 8, 8], cut
        assert kept == max(0, sum(end <= cut for end in ends) - 1)
        assert log.read_bytes() == whole


def test_a_line_that_was_glued_to_a_half_one_is_played_again(log):
    """What earlier versions left behind."""
    head, first, second, *rest = keep(log, PLAYED).splitlines(keepends=True)
    log.write_bytes(b"".join((head, first[: len(first) // 2], second, *rest)))
    assert go_on(log) == ([7, 7, 8, 8], 2)


def test_blocks_of_zeros_are_no_matches(log):
    """So do some file systems leave a file after a power cut."""
    whole = keep(log, PLAYED[:2])
    log.write_bytes(whole + bytes(4096))
    assert go_on(log) == ([7, 7, 8, 8], 2)
    assert b"\0" not in log.read_bytes()


@pytest.mark.parametrize("text", [b"my diary", b"my diary\n", b"{}\n", b"[1]", b'{"game":"isle'], ids=str)
def test_a_file_that_is_no_log_is_refused(log, text):
    log.write_bytes(text)
    with pytest.raises(BadInput, match="arena-other"):
        read_log(log, ORDER)
    assert log.read_bytes() == text
