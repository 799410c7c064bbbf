"""Table 7 and 9 of the standard: what fits into a code of each version."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

CORRECTION = (
    *(7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28),
    *(28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30),
)
"""Correction codewords of a block, level L, versions 1 to 40."""
BLOCKS = (
    *(1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8),
    *(8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25),
)
"""Blocks, level L."""
LAST = 40


@dataclass(frozen=True, slots=True)
class Version:
    """One of the forty sizes."""

    number: int

    @property
    def side(self) -> int:
        """Modules along an edge."""
        return 17 + 4 * self.number

    @property
    def correction(self) -> int:
        """Correction codewords of a block."""
        return CORRECTION[self.number - 1]

    @property
    def codewords(self) -> int:
        """All codewords: every module that is no pattern, by eights."""
        modules = (16 * self.number + 128) * self.number + 64
        if self.number > 1:
            marks = self.number // 7 + 2
            modules -= (25 * marks - 10) * marks - 55
        if self.number > 6:
            modules -= 36
        return modules // 8

    @property
    def data(self) -> int:
        """Codewords of data."""
        return self.codewords - self.correction * BLOCKS[self.number - 1]

    @property
    def count_bits(self) -> int:
        """Bits of the number of bytes."""
        return 8 if self.number < 10 else 16

    @property
    def most_bytes(self) -> int:
        """What fits in."""
        return (8 * self.data - 4 - self.count_bits) // 8

    def blocks(self) -> Iterator[int]:
        """Data codewords of each block, the short ones first."""
        count = BLOCKS[self.number - 1]
        short, long = divmod(self.data, count)
        yield from (short + (block >= count - long) for block in range(count))

    def marks(self) -> tuple[int, ...]:
        """Rows and columns in which alignment patterns have their middle."""
        if self.number == 1:
            return ()
        count = self.number // 7 + 2
        step = 26 if self.number == 32 else (4 * self.number + 2 * count + 1) // (2 * count - 2) * 2
        later = [self.side - 7 - step * place for place in range(count - 1)]
        return (6, *later[::-1])
