"""The modules of a code: its patterns, and the path the bits take around them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from companion.sharing.qr.sizes import Version

LEVEL_L = 0b01


class Board:
    """Modules by row and column; `fixed` ones belong to a pattern."""

    def __init__(self, version: Version) -> None:
        self.version = version
        self.side = version.side
        self.dark = [[False] * self.side for _ in range(self.side)]
        self.fixed = [[False] * self.side for _ in range(self.side)]
        self._timing()
        for x, y in ((3, 3), (self.side - 4, 3), (3, self.side - 4)):
            self._finder(x, y)
        self._alignment()
        self.write_format(0)
        self._version_bits()

    def place(self, bits: Iterable[bool]) -> None:
        """Lay the bits along their path."""
        for (x, y), bit in zip(self.path(), bits, strict=False):
            self.dark[y][x] = bit

    def path(self) -> Iterator[tuple[int, int]]:
        """Two columns at a time from the right, up and down in turn; the patterns are passed by."""
        upward = True
        for right in (*range(self.side - 1, 6, -2), *range(5, 0, -2)):
            rows = range(self.side - 1, -1, -1) if upward else range(self.side)
            for y in rows:
                for x in (right, right - 1):
                    if not self.fixed[y][x]:
                        yield x, y
            upward = not upward

    def write_format(self, mask: int) -> None:
        """Level and mask, twice."""
        data = LEVEL_L << 3 | mask
        bits = (data << 10 | _rest(data, 10, 0x537)) ^ 0x5412
        last = self.side - 1
        near = [*((8, y) for y in range(6)), (8, 7), (8, 8), (7, 8)]
        near += [(x, 8) for x in range(5, -1, -1)]
        far = [*((last - x, 8) for x in range(8)), *((8, last - 6 + y) for y in range(7))]
        for number, (one, other) in enumerate(zip(near, far, strict=True)):
            bit = bool(bits >> number & 1)
            self._set(*one, bit)
            self._set(*other, bit)
        self._set(8, self.side - 8, True)

    def _version_bits(self) -> None:
        number = self.version.number
        if number < 7:
            return
        bits = number << 12 | _rest(number, 12, 0x1F25)
        for place in range(18):
            bit = bool(bits >> place & 1)
            far, near = self.side - 11 + place % 3, place // 3
            self._set(far, near, bit)
            self._set(near, far, bit)

    def _timing(self) -> None:
        for place in range(self.side):
            self._set(6, place, place % 2 == 0)
            self._set(place, 6, place % 2 == 0)

    def _finder(self, x: int, y: int) -> None:
        for row in range(-4, 5):
            for column in range(-4, 5):
                at = x + column, y + row
                if min(at) >= 0 and max(at) < self.side:
                    self._set(*at, max(abs(row), abs(column)) not in (2, 4))

    def _alignment(self) -> None:
        marks = self.version.marks()
        corners = {(6, 6), (6, self.side - 7), (self.side - 7, 6)}
        for x in marks:
            for y in marks:
                if (x, y) not in corners:
                    self._mark(x, y)

    def _mark(self, x: int, y: int) -> None:
        for row in range(-2, 3):
            for column in range(-2, 3):
                self._set(x + column, y + row, max(abs(row), abs(column)) != 1)

    def _set(self, x: int, y: int, dark: bool) -> None:
        self.dark[y][x] = dark
        self.fixed[y][x] = True


def _rest(value: int, degree: int, divisor: int) -> int:
    """The remainder of a polynomial division by bits."""
    rest = value
    for _ in range(degree):
        rest = rest << 1 ^ (rest >> (degree - 1)) * divisor
    return rest
