"""What is decided before the first tile is laid."""

from __future__ import annotations

from dataclasses import dataclass

SHAPES = ("circle", "square", "triangle", "diamond")
#: The first are what everybody has who chooses none; boxes differ.
COLOURS = (
    "red",
    "blue",
    "green",
    "yellow",
    "orange",
    "purple",
    "pink",
    "teal",
    "brown",
    "black",
    "grey",
    "white",
)


@dataclass(frozen=True, slots=True)
class Participant:
    """Somebody at the table."""

    id: str
    name: str = ""
    colour: str = ""
    shape: str = ""


@dataclass(frozen=True, slots=True)
class Options:
    """One table; the participants sit clockwise in this order."""

    participants: tuple[Participant, ...] = (Participant("p1"), Participant("p2"))
    #: Length: 4 is the normal game, 5 the advanced, 6 the epic one.
    trophies: int = 4
    #: Count to three aloud for whoever has not laid a card.
    three_seconds: bool = True
    #: Watch how much gold the bank still has.
    watch_bank: bool = False
    #: Lay the world on the tablet too.
    world: bool = False
    #: The quick way to count: half of the gold goes, the rest are points.
    quick_count: bool = False


def colours(options: Options) -> tuple[str, ...]:
    """Everybody's colour: as chosen, otherwise the first that nobody has."""
    free = [one for one in COLOURS if one not in {seat.colour for seat in options.participants}]
    return tuple(seat.colour or free.pop(0) for seat in options.participants)
