"""What is decided before the first tile is laid."""

from __future__ import annotations

from dataclasses import dataclass

SHAPES = ("circle", "square", "triangle", "diamond")
COLOURS = ("red", "blue", "green", "yellow")


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
