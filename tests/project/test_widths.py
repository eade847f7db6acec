"""Whole numbers of C are as wide on every machine: `long` has 32 bits on Windows and in WebAssembly, 64 on Linux."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DECLARED = sorted((ROOT / "src").rglob("*.pxd"))
TYPED = [p for p in sorted((ROOT / "src").rglob("*.py")) if re.search(r"^\s*(import|from) c?ython\b", p.read_text())]
BY_MACHINE = re.compile(
    r"\b(long|unsigned|signed|size_t|ssize_t|ulong|longlong|ulonglong|u?intptr_t|u?intmax_t|u?int_(least|fast)\d+_t)\b"
    r"|\b(ctypedef|cdef|cpdef|public)\s+short\b|=\s*short\b"
)

pytestmark = pytest.mark.once


def by_machine(text: str) -> list[str]:
    """Lines, without their comments, with a type whose width each machine chooses."""
    lines = (line.partition("#")[0] if not line.lstrip().startswith("#include") else "" for line in text.splitlines())
    return [line.strip() for line in lines if BY_MACHINE.search(line)]


@pytest.mark.parametrize("file", [*DECLARED, *TYPED], ids=lambda file: str(file.relative_to(ROOT)))
def test_every_c_type_has_the_same_width_everywhere(file):
    assert not by_machine(file.read_text("utf-8"))


@pytest.mark.parametrize(
    "line",
    [
        "cpdef long random_games(self, Dice dice, int games)",
        "@cython.locals(checksum=cython.longlong)",
        "ctypedef unsigned long long u64",
        "ctypedef short i16",
        '@cython.locals(rows="unsigned int[12]")',
        "cdef size_t n",
    ],
)
def test_a_type_that_each_machine_chooses_is_found(line):
    assert by_machine(line)


def test_a_field_may_be_called_short():
    assert DECLARED
    assert not by_machine("    cdef public int short, hidden  # not for long")
