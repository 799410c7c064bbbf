"""Reed-Solomon over GF(256), polynomial 0x11d: what lets a scanner read a code with a stain."""

from __future__ import annotations

from functools import cache


def times(one: int, other: int) -> int:
    """The product of two elements."""
    if not one or not other:
        return 0
    powers, logs = _tables()
    return powers[(logs[one] + logs[other]) % 255]


@cache
def generator(degree: int) -> tuple[int, ...]:
    """The product of (x - 2^i); the leading 1 is left out."""
    found = [*[0] * (degree - 1), 1]
    root = 1
    for _ in range(degree):
        for place in range(degree):
            found[place] = times(found[place], root)
            if place + 1 < degree:
                found[place] ^= found[place + 1]
        root = times(root, 2)
    return tuple(found)


def correction(data: bytes, degree: int) -> bytes:
    """The codewords that go with a block."""
    divisor = generator(degree)
    rest = [0] * degree
    for byte in data:
        factor = byte ^ rest.pop(0)
        rest.append(0)
        for place, coefficient in enumerate(divisor):
            rest[place] ^= times(coefficient, factor)
    return bytes(rest)


@cache
def _tables() -> tuple[tuple[int, ...], tuple[int, ...]]:
    powers, value = [], 1
    for _ in range(255):
        powers.append(value)
        value = value << 1 ^ (0x11D if value & 0x80 else 0)
    logs = [0] * 256
    for exponent, power in enumerate(powers):
        logs[power] = exponent
    return tuple(powers), tuple(logs)
