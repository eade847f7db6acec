"""Quilts as text: seven rows of seven two-letter codes, `..` for an open cell and `##` for a design goal."""

from __future__ import annotations

from tabbytop.core.errors import BadInput
from tabbytop.core.naming import find_name, quoted
from tabbytop.games.calico.geometry import cell_bit
from tabbytop.games.calico.pieces import BOARDS, CELLS, COLOUR_LETTERS, GOAL_CELLS, PATCHES, PATTERN_LETTERS, RIM

PRINTED = {board: " ".join(rows).split() for board, rows in BOARDS.items()}
CELL_NUMBERS = {cell: number for number, cell in enumerate(CELLS)}
BITS = tuple((cell, cell_bit(cell)) for cell in CELLS)


def cells_of(mask: int) -> tuple[str, ...]:
    """The names of the cells of a mask, in reading order."""
    return tuple(cell for cell, bit in BITS if bit & mask)


def sewn_grid(board: str, sewn: dict[str, str]) -> tuple[str, ...]:
    """The rows of a board with these patches on its open cells."""
    codes = list(PRINTED[board])
    for cell, patch in sewn.items():
        codes[CELL_NUMBERS[cell]] = patch
    return tuple(" ".join(codes[i : i + 7]) for i in range(0, 49, 7))


def parse_grid(board: str, rows: object) -> tuple[list[int], list[int]]:
    """Six masks by colour and six by pattern; a rim left open is read as printed. BadInput names the cell."""
    if not isinstance(rows, list) or len(rows) != 7 or not all(isinstance(row, str) for row in rows):
        raise BadInput("calico-grid-rows")
    colour, pattern = [0] * 6, [0] * 6
    for number, (row, printed) in enumerate(zip(rows, BOARDS[board], strict=True)):
        codes = row.split()
        if len(codes) != 7:
            raise BadInput("calico-grid-row", row=number + 1, codes=len(codes))
        for cell, code, rim in zip(CELLS[7 * number :], codes, printed.split(), strict=False):
            patch = _read_code(board, cell, code, rim)
            if patch is not None:
                colour[patch // 6] |= cell_bit(cell)
                pattern[patch % 6] |= cell_bit(cell)
    return colour, pattern


def _read_code(board: str, cell: str, code: str, printed: str) -> int | None:
    if cell in GOAL_CELLS:
        if code != "##":
            raise BadInput("calico-grid-goal", cell=cell, code=quoted(code))
        return None
    if cell in RIM:
        if find_name(code, (printed, "..")) is None:
            raise BadInput("calico-grid-rim", cell=cell, code=quoted(code), board=board, printed=printed)
        return PATCHES.index(printed)
    if code == "..":
        return None
    patch = find_name(code, PATCHES)
    if patch is None:
        letters = {"colours": " ".join(COLOUR_LETTERS), "patterns": " ".join(PATTERN_LETTERS)}
        raise BadInput("calico-grid-code", cell=cell, code=quoted(code), **letters)
    return PATCHES.index(patch)
