"""What is decided before the first tile is laid."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

SHAPES = ("circle", "square", "triangle", "diamond")
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
"""The first are what everybody has who chooses none; boxes differ."""


class Way(StrEnum):
    """How much the app follows: it may be changed at any time."""

    LIGHTEST = "lightest"
    """Cards, trophies, decline and piece counts; treasuries are typed at the count."""
    TREASURIES = "treasuries"
    """Gold, wood and stone too."""
    WORLD = "world"
    """The map too: regions, majorities, what pieces reach."""
    SHEET = "sheet"
    """Nothing but the score sheet."""


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
    trophies: int = 4
    """Length: 4 is the normal game, 5 the advanced, 6 the epic one."""
    three_seconds: bool = True
    """Count to three aloud for whoever has not laid a card."""
    watch_bank: bool = False
    """Watch how much gold the bank still has."""
    world: bool = False
    """Lay the world on the tablet too."""
    quick_count: bool = False
    """The quick way to count: half of the gold goes, the rest are points."""
    open_hands: bool = False
    """Hands are shown; as the rule has it, of a discard the top card alone is seen."""
    way: str = ""
    """How it is played with the app at first; empty in games of before, which had but `world`."""
    by_itself: bool = False
    """Whoever has nothing to decide passes without a touch; not in games begun before that."""
    counted: bool = False
    """It was played without the app: nothing is known of it but its points and who sat there."""


def way_of(options: Options) -> Way:
    """How the game begins to be played with the app."""
    if options.way:
        return Way(options.way)
    return Way.WORLD if options.world else Way.TREASURIES


def as_new(options: Options) -> Options:
    """At first the lightest way: people round a table tell what changes cards, and no more.

    Choices of before the three ways stay: nobody is asked who has nothing to decide.
    """
    if options.way:
        return options
    way = Way.LIGHTEST if options == Options() else way_of(options)
    return replace(options, way=way.value, by_itself=True)


def colours(options: Options) -> tuple[str, ...]:
    """Everybody's colour: as chosen, otherwise the first that nobody has."""
    free = [one for one in COLOURS if one not in {seat.colour for seat in options.participants}]
    return tuple(seat.colour or free.pop(0) for seat in options.participants)
