"""The printed facts of the game, read from data/rise_and_fall."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from companion.content import load
from companion.core.hexgrid import Hex

GOLD, WOOD, STONE = "gold", "wood", "stone"
PIECES, WORLD = "rise_and_fall/pieces.json", "rise_and_fall/world.json"
BANK, ACTIONS = "rise_and_fall/bank.json", "rise_and_fall/actions.json"


@dataclass(frozen=True, slots=True)
class Kind:
    """One of the six kinds of pieces, and its card."""

    id: str
    icon: str
    count: int
    """How many a player owns."""
    starts: bool
    """One of them stands in the world from the start."""
    values: tuple[int, ...]
    """Points for 1, 2, 3 … of them."""
    trophy: int
    """Points of the trophy."""


@dataclass(frozen=True, slots=True)
class Terrain:
    """A level of the world."""

    id: str
    icon: str
    level: int
    spaces: int
    """Spaces of one tile."""
    on: str
    """What each of its spaces must cover; empty for the sea."""
    points: int
    """Points of one space."""
    tiles: Mapping[str, int]
    """Tiles by number of players."""
    shape: tuple[Hex, ...] = ()
    """The spaces of a tile, however it is turned; an owner's copy may know none."""


@dataclass(frozen=True, slots=True)
class FirstTiles:
    """The sea that the world begins with."""

    spaces: int
    tiles: Mapping[str, int]
    shape: tuple[Hex, ...] = ()


@dataclass(frozen=True, slots=True)
class Counted:
    """Gold for each of something on the table."""

    id: str
    gold: int
    most: int


@dataclass(frozen=True, slots=True)
class Reach:
    """How far a piece gets, or its new piece comes, on the world."""

    over: tuple[str, ...]
    """Terrains it may stand on and cross."""
    steps: int = 1
    cliffs: bool = True
    """False where a cliff stops it."""
    through: str = "nobody"
    """Whose pieces it may pass: `nobody`, `own`, `all`."""
    city: bool = False
    """It may end on a space with a city alone."""


@dataclass(frozen=True, slots=True)
class Action:
    """What one piece can do."""

    id: str
    piece: str
    costs: Mapping[str, int] = field(default_factory=dict)
    gains: Mapping[str, int] = field(default_factory=dict)
    each: tuple[Counted, ...] = ()
    becomes: str = ""
    """The piece that takes its place."""
    needs: str = ""
    """Another piece of one's own that is used up."""
    adds: str = ""
    """A new piece beside it."""
    takes: str = ""
    """An opponent's piece that one's own replaces."""
    at: tuple[str, ...] = ()
    """Terrains that it must stand on; empty for all."""
    to: Reach | None = None
    """Where it leads; None where everything happens on its own space."""


@dataclass(frozen=True, slots=True)
class Resource:
    """Gold, wood or stone."""

    id: str
    icon: str


@dataclass(frozen=True, slots=True)
class BankFacts:
    """What the bank begins with, and the price track."""

    resources: tuple[Resource, ...]
    gold: int | None
    coins: int
    gold_out: Mapping[str, int]
    wood: int
    stone: int
    most: int
    """Of wood and of stone that a player may own."""
    prices: tuple[int, ...]
    """Of a card in decline, after 1, 2 … trophies."""


@dataclass(frozen=True, slots=True)
class Pieces:
    """data/rise_and_fall/pieces.json"""

    pieces: tuple[Kind, ...]


@dataclass(frozen=True, slots=True)
class World:
    """data/rise_and_fall/world.json"""

    terrains: tuple[Terrain, ...]
    first_tiles: FirstTiles


@dataclass(frozen=True, slots=True)
class Actions:
    """data/rise_and_fall/actions.json"""

    actions: tuple[Action, ...]


Thing = TypeVar("Thing", Kind, Terrain, Action)
_KEPT: dict[type, tuple[object, Any]] = {}


def kinds() -> Mapping[str, Kind]:
    """The kinds of pieces, in the order of the score sheet."""
    return _by_id(load(PIECES, Pieces).pieces)


def terrains() -> Mapping[str, Terrain]:
    """The terrains, lowest first."""
    return _by_id(load(WORLD, World).terrains)


def first_tiles() -> FirstTiles:
    """The sea that the world begins with."""
    return load(WORLD, World).first_tiles


def bank_facts() -> BankFacts:
    """The bank."""
    return load(BANK, BankFacts)


def actions() -> Mapping[str, Action]:
    """What pieces can do."""
    return _by_id(load(ACTIONS, Actions).actions)


def _by_id(things: tuple[Thing, ...]) -> Mapping[str, Thing]:
    """The things of a file by id; kept until the file is read anew."""
    kept = _KEPT.get(type(things[0]))
    if kept is None or kept[0] is not things:
        _KEPT[type(things[0])] = kept = (things, {thing.id: thing for thing in things})
    index: Mapping[str, Thing] = kept[1]
    return index
