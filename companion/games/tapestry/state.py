"""The whole table of Tapestry: what lies where, and whose turn it is.

Every record is frozen and shares what did not change; only events make new ones. Owners are
the seats "p1" to "p5", "automa" and "shadow". A hex is the key "q,r" of `data/tapestry/map.json`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from companion.core.event import Event
from companion.core.remembered import remembered
from companion.games.tapestry import places
from companion.games.tapestry.bots.state import BotState
from companion.games.tapestry.chance import AUTOMA_CIVILIZATIONS, DECISION_CARDS, TAPESTRIES
from companion.games.tapestry.company.reported import Reported
from companion.games.tapestry.content.teaching import Teaching
from companion.games.tapestry.options import Options, Way
from companion.games.tapestry.owners import AUTOMA, BOTS, SHADOW
from companion.games.tapestry.player import (
    BUILDINGS,
    PRINTED,
    RESOURCES,
    UNKNOWN,
    UNKNOWN_TILE,
    Player,
    PointLine,
)
from companion.games.tapestry.setup.record import SetUp

__all__ = [
    "AUTOMA",
    "BASE_TRACKS",
    "BOTS",
    "BUILDINGS",
    "FLOATING",
    "LAST_SPACE",
    "OUT",
    "OUTPOST",
    "PRINTED",
    "RESOURCES",
    "SHADOW",
    "TRACKS",
    "TRADER",
    "UNKNOWN",
    "UNKNOWN_TILE",
    "Deck",
    "MapToken",
    "Phase",
    "Player",
    "PointLine",
    "State",
    "Territory",
    "hex_key",
    "hex_of",
]

BASE_TRACKS = ("exploration", "science", "military", "technology")
TRACKS = (*BASE_TRACKS, "arts")
LAST_SPACE = 12
LAST_INCOME_TURN = 5
TIER_STARTS = (1, 4, 7, 10)
"""The first space of each tier of a track."""
VIRTUAL_BACKS = {
    DECISION_CARDS: places.DECISION,
    AUTOMA_CIVILIZATIONS: places.AUTOMA_CIVILIZATION,
    TAPESTRIES: places.TAPESTRY,
}
"""The backs of what stays in the box while it lies in Loom."""
OUT = "out"
"""The owner of a landmark that left the game."""
OUTPOST = "outpost"
FLOATING, TRADER = "floating", "trader"
"""The Celestials' capital and the Traders' tokens: items on the map that control nothing."""


class Phase(StrEnum):
    """Where the table stands; `flow.py` says what may be done in each and what comes next."""

    SETUP = "setup"
    TURN = "turn"
    INCOME_POWERS = "income_powers"
    INCOME_TAPESTRY = "income_tapestry"
    INCOME_UPGRADE = "income_upgrade"
    INCOME_POINTS = "income_points"
    INCOME_GAIN = "income_gain"
    BOTS = "bots"
    OVER = "over"


def hex_key(place: tuple[int, int]) -> str:
    """(1, -2) is kept as "1,-2"."""
    return f"{place[0]},{place[1]}"


def hex_of(key: str) -> tuple[int, int]:
    """The other way round."""
    q, r = key.split(",")
    return int(q), int(r)


@dataclass(frozen=True, slots=True)
class MapToken:
    """Something of a player on a territory: an outpost, or what a civilization puts there."""

    owner: str
    toppled: bool = False
    kind: str = OUTPOST

    @property
    def controls(self) -> bool:
        """Whether it stands and may hold its territory; other players' tokens are mere items."""
        return not self.toppled and self.kind not in (FLOATING, TRADER)


@dataclass(frozen=True, slots=True)
class Territory:
    """One hex of the map.

    `tile` is None while the hex is empty, PRINTED on the board's own territories, 1 to 48 for a
    tile, UNKNOWN_TILE for a tile whose picture nobody told. `rotation` counts sixths clockwise.
    """

    tile: int | None = None
    rotation: int = 0
    tokens: tuple[MapToken, ...] = ()

    @property
    def explored(self) -> bool:
        """Whether there is land here to stand on."""
        return self.tile is not None

    def controller(self) -> str | None:
        """R-hex-4; Rulebook, "Military": whose outposts are the only ones standing here.

        Nomads and Treasure Hunters: their mats say that their pieces control as outposts do.
        """
        if not self.tokens:
            return None
        standing = {t.owner for t in self.tokens if t.controls}
        return standing.pop() if len(standing) == 1 else None


@dataclass(frozen=True, slots=True)
class Deck:
    """A pile: what is left (top first; with real cards only as a set) and what was discarded."""

    cards: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()


@dataclass(frozen=True)
class State:
    """Everything on the table."""

    options: Options = field(default_factory=Options)
    players: Mapping[str, Player] = field(default_factory=dict)
    order: tuple[str, ...] = ()
    """Seats clockwise, first player first; "bots" is one of them in a solo game."""
    turn: str = ""
    """Whose turn it is: a seat of `order`."""
    turn_number: int = 0
    phase: Phase = Phase.SETUP
    tracks: Mapping[str, Mapping[str, tuple[int, ...]]] = field(default_factory=dict)
    """owner -> track -> the spaces of its tokens there: 0 the start, 1 to 12. A bot has one."""
    completed: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """owner -> tracks whose end was reached, also when the token has left since."""
    departed: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """owner -> tracks from whose end a token left for a start: they count twelve for ever."""
    map: Mapping[str, Territory] = field(default_factory=dict)
    """Every hex of the side in play, the empty ones too."""
    landmarks: Mapping[str, str] = field(default_factory=dict)
    """landmark -> owner; what is not here is still to be had."""
    claimed: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """track -> the spaces (4, 7, 10) whose landmark is gone."""
    achievements: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """achievement -> owners, in the order of the places taken."""
    tech_offer: tuple[str, ...] = ()
    masterpiece_offer: tuple[str, ...] = ()
    decks: Mapping[str, Deck] = field(default_factory=dict)
    """tech, tapestry, territory, space, civilization, masterpiece, landmark_card, capital."""
    this_turn: tuple[Event[State], ...] = ()
    """What may happen once a turn and has: see `once`."""
    lies: Mapping[str, bool] = field(default_factory=dict)
    """kind -> whether it lies in Loom, or on the table; nothing said: half and half, as of old."""
    way: Way = Way.EVERYTHING
    """How the game is kept now."""
    told: Mapping[str, Reported] = field(default_factory=dict)
    """player -> what was told at the last income turn that was only counted."""
    richest: str = ""
    """Who has the most resources left, where only the table knows and a tie was broken by it."""
    tallest: str = ""
    """Whose capital holds the tallest landmark, where a tie had to be broken by it."""
    setup: SetUp = field(default_factory=SetUp)
    taught: Mapping[str, Teaching] = field(default_factory=dict)
    """Tapestry cards that no source has, by id, as their owners taught them for this game."""
    bots: BotState | None = None

    def in_loom(self, kind: str) -> bool:
        """Whether a kind of hidden piece lies in Loom, wholly and for everybody."""
        return self.lies.get(kind, False)

    @property
    def in_the_box(self) -> frozenset[str]:
        """The backs of what lies in Loom alone: nothing of it is on the table."""
        return frozenset(back for kind, back in VIRTUAL_BACKS.items() if self.in_loom(kind))

    def player(self, owner: str) -> Player:
        """One human player."""
        return self.players[owner]

    def space(self, owner: str, track: str) -> int:
        """Where an owner's furthest token on a track counts.

        Rulebook, "AI Singularity": the track a token departed from counts twelve spaces. A token
        moved back from the end counts where it stands.
        """
        if track in self.departed.get(owner, ()):
            return LAST_SPACE
        return max(self.tracks.get(owner, {}).get(track, ()), default=0)

    def past_the_fifth(self, player: str) -> bool:
        """Whether a person's fifth income turn is over, though a mat may let them play on."""
        taking_it = self.turn == player and self.phase not in (Phase.TURN, Phase.OVER)
        return self.players[player].income_turns >= LAST_INCOME_TURN and not taking_it

    def colour(self, owner: str) -> str:
        """The colour of an owner's real pieces."""
        me = self.players.get(owner)
        return me.colour if me else self.options.bot_colour(owner)

    def owners(self) -> tuple[str, ...]:
        """Everybody with tokens on the tracks."""
        return tuple(self.tracks)

    def used_tracks(self) -> tuple[str, ...]:
        """The tracks of the boxes in play."""
        return TRACKS if self.options.has("AA") else BASE_TRACKS

    def controlled(self, owner: str) -> Iterator[str]:
        """The hexes an owner controls."""
        return (key for key, here in self.map.items() if here.controller() == owner)

    def remaining(self, deck: str) -> int:
        """How many of a deck nobody holds: it still lists those that nobody named."""
        return max(0, self._left(deck))

    def missing(self, deck: str) -> int:
        """How many more are held unnamed than there can be."""
        return max(0, -self._left(deck)) if deck in self.decks else 0

    def _left(self, deck: str) -> int:
        pile = self.decks.get(deck, Deck())
        held = _unnamed(pile) + _with_people(self.players, deck)
        if deck == "territory":
            held += _unnamed_tiles(self.map)
        if deck == "tapestry" and self.bots is not None:
            held += self.bots.hand + self.bots.covered
        if self.bots is not None:
            held += self.bots.items.count(places.BACKS.get(deck, deck))
        return len(pile.cards) - held

    def tiles_left(self) -> int:
        """Territory tiles that can still be drawn."""
        return self.remaining("territory")


@remembered
def _unnamed(pile: Deck) -> int:
    """How many of the discards nobody named."""
    return sum(card.startswith(UNKNOWN) or card == str(UNKNOWN_TILE) for card in pile.discard)


@remembered
def _with_people(players: Mapping[str, Player], deck: str) -> int:
    return sum(me.unnamed(deck) for me in players.values())


@remembered
def _unnamed_tiles(hexes: Mapping[str, Territory]) -> int:
    return sum(here.tile == UNKNOWN_TILE for here in hexes.values())
