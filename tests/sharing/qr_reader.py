"""Reads a QR code as a scanner does, made from the standard alone; nothing of ours is used."""

from __future__ import annotations

from functools import cache

CORRECTION = (
    *(0, 7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28),
    *(28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30),
)
BLOCKS = (
    *(0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8),
    *(8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25),
)
"""Of level L, by version."""
MIDDLES = {
    1: (),
    2: (6, 18),
    3: (6, 22),
    4: (6, 26),
    5: (6, 30),
    6: (6, 34),
    7: (6, 22, 38),
    8: (6, 24, 42),
    9: (6, 26, 46),
    10: (6, 28, 50),
    11: (6, 30, 54),
    12: (6, 32, 58),
    13: (6, 34, 62),
    14: (6, 26, 46, 66),
    15: (6, 26, 48, 70),
    16: (6, 26, 50, 74),
    17: (6, 30, 54, 78),
    18: (6, 30, 56, 82),
    19: (6, 30, 58, 86),
    20: (6, 34, 62, 90),
    21: (6, 28, 50, 72, 94),
    22: (6, 26, 50, 74, 98),
    23: (6, 30, 54, 78, 102),
    24: (6, 28, 54, 80, 106),
    25: (6, 32, 58, 84, 110),
    26: (6, 30, 58, 86, 114),
    27: (6, 34, 62, 90, 118),
    28: (6, 26, 50, 74, 98, 122),
    29: (6, 30, 54, 78, 102, 126),
    30: (6, 26, 52, 78, 104, 130),
    31: (6, 30, 56, 82, 108, 134),
    32: (6, 34, 60, 86, 112, 138),
    33: (6, 30, 58, 86, 114, 142),
    34: (6, 34, 62, 90, 118, 146),
    35: (6, 30, 54, 78, 102, 126, 150),
    36: (6, 24, 50, 76, 102, 128, 154),
    37: (6, 28, 54, 80, 106, 132, 158),
    38: (6, 32, 58, 84, 110, 136, 162),
    39: (6, 26, 54, 82, 110, 138, 166),
    40: (6, 30, 58, 86, 114, 142, 170),
}
"""Of alignment patterns, as the standard prints them."""
TURNED = {
    0: lambda i, j: (i + j) % 2 == 0,
    1: lambda i, j: i % 2 == 0,
    2: lambda i, j: j % 3 == 0,
    3: lambda i, j: (i + j) % 3 == 0,
    4: lambda i, j: (i // 2 + j // 3) % 2 == 0,
    5: lambda i, j: i * j % 2 + i * j % 3 == 0,
    6: lambda i, j: (i * j % 2 + i * j % 3) % 2 == 0,
    7: lambda i, j: (i * j % 3 + (i + j) % 2) % 2 == 0,
}


def read(code) -> bytes:
    """What it says; fails where a codeword is wrong."""
    side = len(code)
    version = (side - 17) // 4
    level, mask = _format(code)
    assert level == 0b01
    bits = [
        code[i][j] ^ TURNED[mask](i, j) for i, j in _path(side) if not _pattern(i, j, side, version)
    ]
    words = [
        int("".join("01"[bit] for bit in bits[at : at + 8]), 2) for at in range(0, len(bits) - 7, 8)
    ]
    return _said(_straight(words, version), version)


def _number(bits) -> int:
    return int("".join("01"[bit] for bit in bits), 2)


def _format(code) -> tuple[int, int]:
    near = [(8, j) for j in (0, 1, 2, 3, 4, 5, 7, 8)] + [(i, 8) for i in (7, 5, 4, 3, 2, 1, 0)]
    side = len(code)
    far = [(side - 1 - n, 8) for n in range(7)] + [(8, side - 8 + n) for n in range(8)]
    bits = [_number([code[i][j] for i, j in places]) for places in (near, far)]
    assert bits[0] == bits[1]
    assert code[side - 8][8]
    data = (bits[0] ^ 0b101010000010010) >> 10
    return data >> 3, data & 0b111


def _pattern(i: int, j: int, side: int, version: int) -> bool:
    """Whether a module belongs to a pattern."""
    if i == 6 or j == 6:
        return True
    if (i < 9 and (j < 9 or j >= side - 8)) or (i >= side - 8 and j < 9):
        return True
    if version > 6 and ((i < 6 and j >= side - 11) or (j < 6 and i >= side - 11)):
        return True
    middles = MIDDLES[version]
    last = side - 7
    corners = {(6, 6), (6, last), (last, 6)}
    return any(
        abs(i - a) < 3 and abs(j - b) < 3 for a in middles for b in middles if (a, b) not in corners
    )


def _path(side: int):
    up = True
    column = side - 1
    while column > 0:
        if column == 6:
            column -= 1
        for i in range(side - 1, -1, -1) if up else range(side):
            yield i, column
            yield i, column - 1
        up = not up
        column -= 2


def _straight(words: list[int], version: int) -> bytes:
    """The data of the blocks one after the other, each block being right."""
    blocks, check = BLOCKS[version], CORRECTION[version]
    short = len(words) // blocks - check
    lengths = [short + (n >= blocks - len(words) % blocks) for n in range(blocks)]
    data: list[list[int]] = [[] for _ in lengths]
    at = 0
    for place in range(max(lengths)):
        for n, length in enumerate(lengths):
            if place < length:
                data[n].append(words[at])
                at += 1
    for n, block in enumerate(data):
        whole = block + words[at + n :: blocks][:check]
        assert _syndromes(whole, check) == [0] * check
    return bytes(word for block in data for word in block)


def _syndromes(block: list[int], check: int) -> list[int]:
    found, root = [], 1
    for _ in range(check):
        value = 0
        for word in block:
            value = _times(value, root) ^ word
        found.append(value)
        root = _times(root, 2)
    return found


@cache
def _times(one: int, other: int) -> int:
    product = 0
    while other:
        if other & 1:
            product ^= one
        one <<= 1
        if one & 0x100:
            one ^= 0x11D
        other >>= 1
    return product


def _said(data: bytes, version: int) -> bytes:
    bits = "".join(f"{byte:08b}" for byte in data)
    assert bits[:4] == "0100"
    count = 8 if version < 10 else 16
    length = int(bits[4 : 4 + count], 2)
    rest = bits[4 + count :]
    return bytes(int(rest[8 * n : 8 * n + 8], 2) for n in range(length))
