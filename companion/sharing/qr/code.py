"""From bytes to a code."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from companion.sharing.qr.board import Board
from companion.sharing.qr.correction import correction
from companion.sharing.qr.masks import masked
from companion.sharing.qr.sizes import LAST, Version

BYTES = 0b0100
FILL = (0xEC, 0x11)
MOST_BYTES = Version(LAST).most_bytes
"""The largest code holds so much."""


def qr_code(data: bytes) -> tuple[tuple[bool, ...], ...]:
    """Row after row, dark is True; raises ValueError for more than fits into the largest one."""
    versions = (Version(number) for number in range(1, LAST + 1))
    version = next((one for one in versions if len(data) <= one.most_bytes), None)
    if version is None:
        raise ValueError(f"{len(data)} bytes are more than {MOST_BYTES}")
    board = Board(version)
    words = interleaved(codewords(data, version), version)
    board.place(bool(word >> bit & 1) for word in words for bit in range(7, -1, -1))
    return masked(board)


def codewords(data: bytes, version: Version) -> bytes:
    """Mode, count, the bytes, and what fills up the rest."""
    bits = f"{BYTES:04b}{len(data):0{version.count_bits}b}"
    bits += "".join(f"{byte:08b}" for byte in data)
    bits += "0" * min(4, 8 * version.data - len(bits))
    bits += "0" * (-len(bits) % 8)
    words = [int(bits[at : at + 8], 2) for at in range(0, len(bits), 8)]
    words += [FILL[number % 2] for number in range(version.data - len(words))]
    return bytes(words)


def interleaved(words: bytes, version: Version) -> Iterator[int]:
    """A codeword of each block in turn: first of data, then of correction."""
    blocks, at = [], 0
    for length in version.blocks():
        blocks.append(words[at : at + length])
        at += length
    corrections = [correction(block, version.correction) for block in blocks]
    for turn in (blocks, corrections):
        for row in zip_longest(*turn):
            yield from (word for word in row if word is not None)
