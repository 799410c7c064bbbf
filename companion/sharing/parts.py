"""A file in pieces small enough for QR codes, and back: in any order, twice if need be."""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from collections.abc import Iterable
from itertools import islice, product

from companion.errors import SaveError

LONGEST = 900
"""A code of this many letters is still read by a phone's camera from a tablet."""
PIECE = re.compile(r"LOOM-([0-9a-f]{8})-(\d{1,3})-(\d{1,3})-([A-Za-z0-9_=-]+)")
MOST = 300
"""More codes nobody scans: such a file is carried over as a file."""
TRIED = 256
"""So many ways to put pieces together that came in several readings."""


def parts_of(data: bytes) -> tuple[str, ...]:
    """The pieces, each saying which of how many it is; raises SaveError for too large a file."""
    text = base64.urlsafe_b64encode(data).decode("ascii")
    pieces = [text[at : at + LONGEST] for at in range(0, len(text), LONGEST)]
    if len(pieces) > MOST:
        raise SaveError("sharing.parts.too_many", n=len(pieces), most=MOST)
    name = f"{zlib.crc32(data):08x}"
    return tuple(
        f"LOOM-{name}-{number}-{len(pieces)}-{piece}" for number, piece in enumerate(pieces, 1)
    )


class Gathering:
    """Pieces that came so far; those of another file are gathered beside them.

    A camera may read a letter wrongly. No piece can be judged alone, so every reading of it is
    kept until the sum of the whole says which are right.
    """

    def __init__(self) -> None:
        self._files: dict[tuple[str, int], dict[int, list[str]]] = {}
        self._name = ""
        self.of = 0

    def take(self, text: str) -> int:
        """Every piece in a text; how many of them were new to the file of the last one."""
        before = 0
        for name, number, of, piece in PIECE.findall(text):
            if (name, int(of)) != (self._name, self.of):
                self._name, self.of, before = name, int(of), 0
            readings = self._pieces.setdefault(int(number), [])
            if 1 <= int(number) <= self.of <= MOST and piece not in readings:
                readings.append(piece)
                before += 1
        return before

    @property
    def missing(self) -> tuple[int, ...]:
        """Numbers of the pieces that are still to come."""
        numbers = range(1, self.of + 1)
        return tuple(number for number in numbers if not self._pieces.get(number))

    @property
    def spoiled(self) -> bool:
        """Whether every piece is there and some was read wrongly."""
        return bool(self.of) and not self.missing and self.whole() is None

    def whole(self) -> bytes | None:
        """The file, once every piece is there; None if it is not, or is not what was sent."""
        if not self.of or self.missing:
            return None
        readings = [self._pieces[number][::-1] for number in range(1, self.of + 1)]
        found = map(self._file, islice(product(*readings), TRIED))
        return next((data for data in found if data is not None), None)

    @property
    def _pieces(self) -> dict[int, list[str]]:
        """Every reading of every piece of the file that the last one belongs to."""
        return self._files.setdefault((self._name, self.of), {})

    def _file(self, pieces: Iterable[str]) -> bytes | None:
        try:
            data = base64.urlsafe_b64decode("".join(pieces))
        except (binascii.Error, ValueError):
            return None
        return data if f"{zlib.crc32(data):08x}" == self._name else None
