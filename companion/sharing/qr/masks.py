"""Eight ways to turn modules over, so that none looks like a pattern; the quietest is taken."""

from __future__ import annotations

from collections.abc import Callable

from companion.sharing.qr.board import Board

Mask = Callable[[int, int], bool]
MASKS: tuple[Mask, ...] = (
    lambda x, y: (x + y) % 2 == 0,
    lambda _x, y: y % 2 == 0,
    lambda x, _y: x % 3 == 0,
    lambda x, y: (x + y) % 3 == 0,
    lambda x, y: (x // 3 + y // 2) % 2 == 0,
    lambda x, y: x * y % 2 + x * y % 3 == 0,
    lambda x, y: (x * y % 2 + x * y % 3) % 2 == 0,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2 == 0,
)
LIKE_A_FINDER = ("10111010000", "00001011101")
"""Looks like a finder pattern, which a scanner seeks."""


def masked(board: Board) -> tuple[tuple[bool, ...], ...]:
    """The finished code."""
    codes = [_with(board, number) for number in range(len(MASKS))]
    return min(codes, key=noise)


def noise(code: tuple[tuple[bool, ...], ...]) -> int:
    """How much a scanner is likely to be led astray."""
    rows = ["".join("01"[dark] for dark in row) for row in code]
    columns = ["".join(column) for column in zip(*rows, strict=True)]
    lines = [*rows, *columns]
    runs = sum(_runs(line) for line in lines)
    finders = sum(line.count(wrong) for line in lines for wrong in LIKE_A_FINDER)
    dark = sum(row.count("1") for row in rows)
    uneven = abs(20 * dark // len(rows) ** 2 - 10)
    return runs + 40 * finders + 10 * uneven


def _runs(line: str) -> int:
    """Modules of one colour beside each other, from five on."""
    lengths = [len(run) for run in line.replace("01", "0 1").replace("10", "1 0").split()]
    return sum(length - 2 for length in lengths if length >= 5)


def _with(board: Board, number: int) -> tuple[tuple[bool, ...], ...]:
    board.write_format(number)
    mask, fixed = MASKS[number], board.fixed
    return tuple(
        tuple(dark != (not fixed[y][x] and mask(x, y)) for x, dark in enumerate(row))
        for y, row in enumerate(board.dark)
    )
