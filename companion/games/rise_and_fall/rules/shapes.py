"""The shapes of tiles, turned as they lie on the table; printed on one side, none is mirrored."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from companion.core.hexgrid import Hex

Shape = tuple[Hex, ...]
TURNS = 6


def turned(shape: Iterable[Hex], times: int) -> Shape:
    """A shape turned around its first space, a sixth of a circle each time."""
    spaces = tuple(shape)
    for _ in range(times % TURNS):
        spaces = tuple((-r, q + r) for q, r in spaces)
    return spaces


def moved(shape: Iterable[Hex], to: Hex) -> Shape:
    """A shape with what was its origin at a space."""
    return tuple((q + to[0], r + to[1]) for q, r in shape)


def shape_of(places: Collection[Hex]) -> Shape:
    """The shape of a tile, the same however it lies; its first space is the origin."""
    return min(_from_origin(turned(places, times)) for times in range(TURNS))


def laid_ways(shape: Shape, at: Hex) -> Iterator[Shape]:
    """Every way to lay a shape with its middle on a space; the middle is what a finger holds."""
    held = middle(shape)
    for times in range(TURNS):
        yield moved(turned(moved(shape, (-held[0], -held[1])), times), at)


def middle(shape: Shape) -> Hex:
    """The space nearest to the middle."""
    q = sum(q for q, _ in shape) / len(shape)
    r = sum(r for _, r in shape) / len(shape)

    def away(space: Hex) -> float:
        dq, dr = space[0] - q, space[1] - r
        return dq * dq + dr * dr + dq * dr

    return min(shape, key=lambda space: (away(space), space))


def read_shapes(told: object) -> tuple[Shape, ...]:
    """Shapes as they are kept: `0,0;1,0|0,0;0,1`; none of what cannot be read."""
    found = []
    for one in str(told or "").split("|"):
        pairs = [pair.split(",") for pair in one.split(";") if pair]
        if pairs and all(len(pair) == 2 and _whole(pair) for pair in pairs):
            found.append(tuple((int(q), int(r)) for q, r in pairs))
    return tuple(found)


def write_shapes(shapes: Iterable[Shape]) -> str:
    """As `read_shapes` reads them."""
    return "|".join(";".join(f"{q},{r}" for q, r in shape) for shape in shapes)


def _whole(pair: list[str]) -> bool:
    return all(part.removeprefix("-").isdecimal() for part in pair)


def _from_origin(places: Iterable[Hex]) -> Shape:
    first, *_ = ordered = sorted(places)
    return moved(ordered, (-first[0], -first[1]))
