"""A table of Rise & Fall."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

from companion.core.written import Written
from companion.games.rise_and_fall.content import kinds
from companion.games.rise_and_fall.options import Options, Way


class Place(StrEnum):
    """Where a civilization card is."""

    HAND = "hand"
    DISCARD = "discard"
    RESERVE = "reserve"
    DECLINE = "decline"


ACTIVE = (Place.HAND, Place.DISCARD)


class Phase(StrEnum):
    """What the table does now, in the order of the game."""

    SETUP = "setup"
    DEPLOY = "deploy"
    CARDS = "cards"
    ACTIONS = "actions"
    DECLINE = "decline"
    BUYING = "buying"
    END_OF_TURN = "end_of_turn"
    SCORING = "scoring"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Player:
    """What one player owns; pieces that are not in the world are in the reserve."""

    id: str
    gold: int = 0
    wood: int = 0
    stone: int = 0
    pieces: Mapping[str, int] = field(default_factory=dict)
    """Pieces in the world by kind."""
    cards: Mapping[str, Place] = field(default_factory=dict)
    """Where each card is."""
    trophies: tuple[str, ...] = ()
    extinct: bool = False

    def in_world(self, kind: str) -> int:
        """Pieces of a kind in the world."""
        return self.pieces.get(kind, 0)

    def in_reserve(self, kind: str) -> int:
        """Pieces of a kind that can still be placed."""
        return kinds()[kind].count - self.in_world(kind)

    def cards_in(self, *places: Place) -> tuple[str, ...]:
        """The cards that are there, in the order of the kinds."""
        return tuple(kind for kind in kinds() if self.cards.get(kind) in places)

    def holds(self, resource: str) -> int:
        """Gold, wood or stone."""
        amount: int = getattr(self, resource)
        return amount


@dataclass(frozen=True, slots=True)
class Region:
    """A region that was counted: its terrain, its spaces, and who dominates it (or nobody)."""

    terrain: str
    spaces: int
    winner: str = ""


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the world on the tablet."""

    levels: tuple[str, ...]
    """The terrains from the sea up."""
    pieces: tuple[str, ...] = ()
    """Pieces as `player kind`."""

    @property
    def terrain(self) -> str:
        """What is seen from above."""
        return self.levels[-1]


@dataclass(frozen=True, slots=True)
class State:
    """Everything."""

    options: Options
    players: tuple[Player, ...]
    way: Way = Way.TREASURIES
    """How it is played with the app now."""
    phase: Phase = Phase.SETUP
    bank: int | None = None
    """Gold left in the bank; None where nobody watches it. Wood and stone cannot run out."""
    turn: int = 0
    first: str = ""
    """Who has the first player's token; empty before it is given."""
    first_builder: str = ""
    """Who lays the first tile of the world."""
    ticked: tuple[str, ...] = ()
    """Items of the set-up that are done."""
    deployed: tuple[str, ...] = ()
    """Starting pieces placed, as `player kind`."""
    played: Mapping[str, str] = field(default_factory=dict)
    """The card each player has laid this turn."""
    passed: tuple[str, ...] = ()
    """Whose turn is over in this phase."""
    activations: int = 0
    """Pieces that the acting player may still activate."""
    acted: tuple[str, ...] = ()
    """Where the pieces stand, on the tablet's world, that were activated."""
    won_now: tuple[str, ...] = ()
    """Trophies won this turn."""
    owed: Mapping[str, int] = field(default_factory=dict)
    """Cards that each player must still put into decline."""
    given: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Cards that players have chosen for decline and not yet revealed."""
    bought: Mapping[str, str] = field(default_factory=dict)
    """The card each player has bought back this turn."""
    world: Mapping[str, Space] = field(default_factory=dict)
    """`q,r` to space."""
    tiles: tuple[tuple[str, ...], ...] = ()
    """Tiles laid, each its terrain and its spaces."""
    tiles_reached: int = 0
    """The most tiles that lay; more than now while plains make room."""
    regions: tuple[Region, ...] = ()
    values: Mapping[str, int] = field(default_factory=dict)
    """Points of cards and trophies as the owner knows them, by `kind.count` and `trophy.kind`."""
    written: Mapping[str, Written] = field(default_factory=dict)
    """seat -> what people wrote on the sheet themselves; of a row what its left box says: a number,
    or the regions by size and the trophies by kind."""
    counted: tuple[str, ...] = ()
    """Whose rows on the sheet are confirmed."""
    gold_told: tuple[str, ...] = ()
    """Whose gold was counted for the sheet: none left is told too."""

    def player(self, seat: str) -> Player:
        """A player by seat."""
        return next(player for player in self.players if player.id == seat)

    def with_player(self, seat: str, **changes: Any) -> State:
        """The state with one player changed."""
        players = tuple(
            replace(player, **changes) if player.id == seat else player for player in self.players
        )
        return replace(self, players=players)

    @property
    def counts_treasuries(self) -> bool:
        """Whether the app follows gold, wood and stone."""
        return self.way not in (Way.LIGHTEST, Way.SHEET)

    @property
    def living(self) -> tuple[str, ...]:
        """Seats whose civilization stands, clockwise."""
        return tuple(player.id for player in self.players if not player.extinct)

    @property
    def in_order(self) -> tuple[str, ...]:
        """Living seats clockwise from the first player."""
        seats = [player.id for player in self.players]
        start = seats.index(self.first) if self.first in seats else 0
        turned = self.players[start:] + self.players[:start]
        return tuple(player.id for player in turned if not player.extinct)

    @property
    def waiting(self) -> tuple[str, ...]:
        """Seats that have something to do in this phase, in order."""
        return tuple(seat for seat in self.in_order if seat not in self.passed)

    @property
    def trophies_won(self) -> Mapping[str, str]:
        """Trophy to seat, of everybody."""
        return {kind: player.id for player in self.players for kind in player.trophies}

    def values_needed(self, *seats: str) -> tuple[str, ...]:
        """The printed values that these sheets (or all) count, each once, as in `values`."""
        needed: dict[str, None] = {}
        for seat in seats or self.living:
            player = self.player(seat)
            needed |= {f"trophy.{kind}": None for kind in player.trophies}
            needed |= {f"{kind}.{player.in_world(kind)}": None for kind in player.cards_in(*ACTIVE)}
        return tuple(needed)
