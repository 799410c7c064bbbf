"""A file in pieces small enough for QR codes, and back: in any order, twice if need be."""

from __future__ import annotations

import base64
import binascii
import re
import zlib

LONGEST = 900
"""A code of this many letters is still read by a phone's camera from a tablet."""
PIECE = re.compile(r"LOOM-([0-9a-f]{8})-(\d{1,3})-(\d{1,3})-([A-Za-z0-9_=-]+)")
MOST = 300


def parts_of(data: bytes) -> tuple[str, ...]:
    """The pieces, each saying which of how many it is."""
    text = base64.urlsafe_b64encode(data).decode("ascii")
    pieces = [text[at : at + LONGEST] for at in range(0, len(text), LONGEST)]
    name = f"{zlib.crc32(data):08x}"
    return tuple(
        f"LOOM-{name}-{number}-{len(pieces)}-{piece}" for number, piece in enumerate(pieces, 1)
    )


class Gathering:
    """Pieces that came so far, of one file; those of another one begin anew."""

    def __init__(self) -> None:
        self._name = ""
        self._pieces: dict[int, str] = {}
        self.of = 0

    def take(self, text: str) -> int:
        """Every piece in a text; how many of them were new."""
        before = 0
        for name, number, of, piece in PIECE.findall(text):
            if name != self._name or int(of) != self.of:
                self._name, self._pieces, self.of, before = name, {}, int(of), 0
            if 1 <= int(number) <= self.of <= MOST and int(number) not in self._pieces:
                self._pieces[int(number)] = piece
                before += 1
        return before

    @property
    def missing(self) -> tuple[int, ...]:
        """Numbers of the pieces that are still to come."""
        return tuple(number for number in range(1, self.of + 1) if number not in self._pieces)

    def whole(self) -> bytes | None:
        """The file, once every piece is there; None if it is not, or is not what was sent."""
        if not self.of or self.missing:
            return None
        text = "".join(self._pieces[number] for number in range(1, self.of + 1))
        try:
            data = base64.urlsafe_b64decode(text)
        except (binascii.Error, ValueError):
            return None
        return data if f"{zlib.crc32(data):08x}" == self._name else None
