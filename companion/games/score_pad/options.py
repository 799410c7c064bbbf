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


TWICE = "×2"
UNNAMED = ("",)
"""Rows with names, none of which was said so far."""
EXAMPLE = "*"
"""How rows begin that are called as in an example, once that is said."""


def example_of(kind: str) -> tuple[str, ...]:
    """The rows of a common kind, in the words of whoever plays."""
    return (f"{EXAMPLE}{kind}",)


def with_looks(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Everybody in a colour and a shape of their own, chosen ones first."""
    colours = _each_once([seat.colour for seat in seats], COLOURS)
    shapes = _each_once([seat.shape for seat in seats], SHAPES)
    looks = zip(seats, colours, shapes, strict=True)
    return tuple(replace(seat, colour=colour, shape=shape) for seat, colour, shape in looks)


def laid_out_as(options: Options, layout: Options) -> Options:
    """The same people and title, everything else as it was laid out before; their teams too."""
    teams = [*(seat.team for seat in layout.seats), *("" for _ in options.seats)]
    seats = zip(options.seats, teams, strict=False)
    seated = tuple(replace(seat, team=team) for seat, team in seats)
    return replace(layout, seats=seated, title=options.title)


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


def _each_once(chosen: Sequence[str], known: Sequence[str]) -> list[str]:
    free = [one for one in known if one not in chosen]
    given: list[str] = []
    for one in chosen:
        given.append(one if one in known and one not in given else free.pop(0))
    return given
