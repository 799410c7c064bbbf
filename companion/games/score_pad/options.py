"""What is chosen before the first point is written."""

from __future__ import annotations

from dataclasses import dataclass

COLOURS = ("red", "blue", "yellow", "green", "purple", "orange", "white", "black")
SHAPES = ("disc", "square", "triangle", "diamond", "star", "cross", "hexagon", "ring")


@dataclass(frozen=True, slots=True)
class Seat:
    """Somebody's place at the table."""

    #: As typed; empty for "Player 2".
    name: str = ""
    #: Colour and shape of their column; empty for the next that nobody has.
    colour: str = ""
    shape: str = ""


@dataclass(frozen=True, slots=True)
class Options:
    """How the pad begins."""

    seats: tuple[Seat, ...] = (Seat(), Seat())
    #: Which game it is, as typed; may be empty.
    title: str = ""
    #: Names of the rows; none for rounds.
    rows: tuple[str, ...] = ()
    #: How many rounds; 0 for as many as it takes.
    rounds: int = 0
    highest_wins: bool = True
