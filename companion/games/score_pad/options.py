"""What is chosen before the first point is written."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

COLOURS = ("red", "blue", "yellow", "green", "purple", "orange", "white", "black")
SHAPES = ("disc", "square", "triangle", "diamond", "star", "cross", "hexagon", "ring")


@dataclass(frozen=True, slots=True)
class Seat:
    """Somebody's place at the table."""

    name: str = ""
    """As typed; empty for "Player 2"."""
    colour: str = ""
    """Colour and shape of their column; empty for the next that nobody has."""
    shape: str = ""
    team: str = ""
    """Whose points are added to theirs; empty where everybody plays alone."""


@dataclass(frozen=True, slots=True)
class Options:
    """How the pad begins."""

    seats: tuple[Seat, ...] = (Seat(), Seat())
    title: str = ""
    """Which game it is, as typed; may be empty."""
    rows: tuple[str, ...] = ()
    """Names of the rows; none for rounds."""
    rounds: int = 0
    """How many rounds; 0 for as many as it takes."""
    highest_wins: bool = True
    doubled: tuple[str, ...] = ()
    """Of the named rows, those whose points count twice."""
    target: int = 0
    """The game ends when somebody has so many; 0 for no such end."""


KINDS = ("rounds", "lowest", "target", "named", "bonus", "teams")
"""Pads that many games need."""
TWICE = "×2"
USUAL_TARGET = 100


def kind_of_pad(kind: str, names: Sequence[str], people: int) -> Options:
    """A common kind; `names` are examples of rows, the last of them a bonus."""
    if kind == "lowest":
        return Options(highest_wins=False)
    if kind == "target":
        return Options(target=USUAL_TARGET)
    if kind == "named":
        return Options(rows=tuple(names))
    if kind == "bonus":
        return Options(rows=tuple(names), doubled=tuple(names[-1:]))
    if kind == "teams":
        return Options(seats=tuple(Seat(team="AB"[at % 2]) for at in range(people)))
    return Options()


def without_names(options: Options) -> Options:
    """What another game of this title opens with, whoever plays then."""
    return replace(options, seats=tuple(Seat(team=seat.team) for seat in options.seats))


def rows_of(text: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Names divided by commas, and those with "×2" behind them, which count twice."""
    names, doubled = [], []
    for part in text.split(","):
        name = part.strip()
        bare = name.removesuffix(TWICE).removesuffix("x2").removesuffix("*2").strip()
        if bare and bare != name:
            doubled.append(bare)
        if bare:
            names.append(bare)
    return tuple(names), tuple(doubled)


def said_rows(names: Sequence[str], doubled: Collection[str]) -> str:
    """The same, to be typed on."""
    return ", ".join(f"{name} {TWICE}" if name in doubled else name for name in names)
