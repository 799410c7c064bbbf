"""One human player: mat, capital, cards, counts and every point with its source."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from companion.core.remembered import remembered
from companion.games.tapestry.standing import Standing

Effect = TypeVar("Effect")
RESOURCES = ("coin", "worker", "food", "culture")
BUILDINGS = ("market", "house", "farm", "armory")
RESOURCE_CAP = 8
BUILDINGS_EACH, INCOME_SPACES = 5, 6
OUTPOSTS_EACH = 10
PRINTED, UNKNOWN_TILE = 0, -1
UNKNOWN = "unknown"
LAID_OPEN = f"{UNKNOWN}.open"
"""A tapestry that lies face up, and nobody told which it is; UNKNOWN lies face down there."""

Cell = tuple[int, int]


@dataclass(frozen=True, slots=True)
class PointLine:
    """Points gained or lost at one moment."""

    source: str
    """What gave them: track, income, tapestry, tech, exploration, conquest, achievement, …"""
    turn: int
    """The number of the table's turn."""
    amount: int
    detail: str = ""
    """The id of what gave them: "science.4", "farm.3", "calendar"."""
    era: int = 0
    """The income turns the owner had begun."""


@dataclass(frozen=True, slots=True)
class Tech:
    """A technology card beside the capital: row 0 is the bottom, 2 the top."""

    card: str
    row: int = 0
    landmark: str = ""
    """A landmark standing on the card."""
    used: bool = False
    """A single-use card that was turned over."""


@dataclass(frozen=True, slots=True)
class Placed:
    """An income building or a landmark in the capital."""

    piece: str
    cells: tuple[Cell, ...] = ()
    """The plots it covers, (row, column) from 0; those off the grid included."""


@dataclass(frozen=True, slots=True)
class CityToken:
    """Somebody else's token on a plot of a capital, which it fills: the Weefolk."""

    owner: str
    cell: Cell


@dataclass(frozen=True, slots=True)
class Capital:
    """The capital, drawn plot by plot or kept as three counts."""

    mat: str = ""
    drawn: bool = True
    placed: tuple[Placed, ...] = ()
    cubes: tuple[Cell, ...] = ()
    """Plots blocked at the start by a rebalancing."""
    tokens: tuple[CityToken, ...] = ()
    """Those of others, where the capital is drawn."""
    districts: tuple[str, ...] = ()
    """Districts that have paid."""
    rows_counted: int = 0
    columns_counted: int = 0
    """Complete rows and columns, where the capital is not drawn."""
    counted_with: int = 0
    """How many pieces stood there when they were told: more may have completed others."""
    grid: tuple[str, ...] = ()
    """The plots as the owner typed them, where no source shows the mat."""
    overhang: bool = True
    """Whether pieces may stick out of the grid."""
    shapes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Footprints the owner typed, by landmark."""


@dataclass(frozen=True, slots=True)
class Civilization:
    """A civilization mat in play."""

    id: str
    start: bool = True
    """Kept at the start, not gained later."""
    marks: Mapping[str, int] = field(default_factory=dict, hash=False)
    """Its tokens and counters by place: what they mean is the civilization's own."""


@dataclass(frozen=True, slots=True)
class Reserved:
    """Something laid aside: for the fifth income turn, or on the Collectors' mat."""

    kind: str
    item: str = ""


@dataclass(frozen=True, slots=True)
class Aside:
    """A building or landmark on a mat, on a card or in reserve; a tile on a mat."""

    piece: str
    place: str
    face: str = ""


@dataclass(frozen=True)
class Player:
    """A human player's own side of the table."""

    id: str
    name: str = ""
    colour: str = ""
    shape: str = ""
    start: str = ""
    """The hex of the capital: where the first two outposts stand."""
    resources: Mapping[str, int] = field(default_factory=lambda: dict.fromkeys(RESOURCES, 0))
    points: tuple[PointLine, ...] = ()
    buildings: Mapping[str, int] = field(default_factory=lambda: dict.fromkeys(BUILDINGS, 0))
    """Income buildings off the mat, 0 to 5 each, wherever they are now."""
    slid: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """Income tracks whose buildings the Artificers moved: the spaces these covered then."""
    capital: Capital = field(default_factory=Capital)
    techs: tuple[Tech, ...] = ()
    hand: tuple[str, ...] = ()
    """Tapestry cards in hand; "unknown" for one that was not named."""
    submerged: tuple[str, ...] = ()
    """The Merfolk's tapestries under water: not in hand until the fifth income turn."""
    mat: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """era "1" to "5" -> tapestries played there, the uncovered one last."""
    tiles: tuple[int, ...] = ()
    """Territory tiles in the supply, UNKNOWN_TILE where not named."""
    space_tiles: tuple[int, ...] = ()
    explored_space: tuple[int, ...] = ()
    outposts: int = OUTPOSTS_EACH
    """Outposts not on the map."""
    elsewhere: int = 0
    """Outposts on cards or mats, neither left nor on the map."""
    civilizations: tuple[Civilization, ...] = ()
    masterpieces: tuple[str, ...] = ()
    used_masterpieces: tuple[str, ...] = ()
    inspirations: tuple[str, ...] = ()
    """The income tracks covered by an inspiration tile."""
    landmark_card: str = ""
    more_landmark_cards: tuple[str, ...] = ()
    """Those a mat brought besides."""
    reserve: tuple[Reserved, ...] = ()
    collected: tuple[Reserved, ...] = ()
    """What lies on the Collectors' mat: out of play, still counted for points."""
    waiting: tuple[str, ...] = ()
    """Pieces gained that are not placed yet."""
    aside: tuple[Aside, ...] = ()
    """Pieces on mats, on tapestries and in reserve."""
    income_turns: int = 0
    """Income turns begun: also the era."""
    finished: bool = False
    losses: tuple[str, ...] = ()
    """Resources owed at the end of the first income turn."""
    standing: tuple[Standing, ...] = ()
    """What holds for the player for a while."""

    def holds(self, kind: type[Effect]) -> tuple[Effect, ...]:
        """What holds of a kind."""
        return tuple(one for one in self.standing if isinstance(one, kind))

    @property
    def score(self) -> int:
        """All points so far."""
        return sum(line.amount for line in self.points)

    @property
    def era(self) -> int:
        """1 to 5; 0 before the first income turn."""
        return self.income_turns

    def covered(self, building: str) -> tuple[int, ...]:
        """The spaces of an income track that buildings stand on, 1 to 6 from the left."""
        left = BUILDINGS_EACH - self.buildings[building]
        usual = tuple(range(INCOME_SPACES - left + 1, INCOME_SPACES + 1))
        moved = self.slid.get(building, ())
        return moved[len(moved) - left :] if len(moved) >= left else usual

    def on_mat(self, kind: str) -> tuple[str, ...]:
        """What of a kind lies on the Collectors' mat."""
        return tuple(item.item for item in self.collected if item.kind == kind)

    def reserved(self, kind: str) -> tuple[str, ...]:
        """What of a kind lies in reserve."""
        return tuple(one.item for one in self.reserve if one.kind == kind and one.item)

    @remembered
    def unnamed(self, deck: str) -> int:
        """Things of a deck that this player holds and nobody named."""
        match deck:
            case "territory":
                laid = self.on_mat("territory_tile").count(str(UNKNOWN_TILE))
                on_mats = sum(one.piece == "territory_tile" for one in self.aside)
                waits = self.reserved("territory_tile").count(str(UNKNOWN_TILE))
                return self.tiles.count(UNKNOWN_TILE) + laid + on_mats + waits
            case "space":
                waits = self.reserved("space_tile").count(str(UNKNOWN_TILE))
                return (*self.space_tiles, *self.explored_space).count(UNKNOWN_TILE) + waits
            case "tapestry":
                piles = (self.hand, self.submerged, self.on_mat("tapestry"), *self.mat.values())
                every = (card for pile in (*piles, self.reserved("tapestry")) for card in pile)
                return sum(card.startswith(UNKNOWN) for card in every)
            case "tech":
                aside = (*self.on_mat("tech_card"), *self.reserved("tech_card"))
                cards = (*(tech.card for tech in self.techs), *aside)
                return sum(card.startswith(UNKNOWN) for card in cards)
            case "masterpiece":
                return sum(card.startswith(UNKNOWN) for card in self.masterpieces)
            case _:
                return 0
