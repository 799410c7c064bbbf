"""What the two bots hold beside the board. What lies on the board is in the game's own state."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.games.tapestry.owners import AUTOMA, SHADOW

HUMAN = "human"
BOTS = (AUTOMA, SHADOW)
OWNERS = (HUMAN, AUTOMA, SHADOW)
UNSEEN = 0
"""A decision card that lies face down and that nobody saw."""


@dataclass(frozen=True, slots=True)
class Points:
    """Points the Automa took once, and how they were counted."""

    turn: int
    """The income turn they came in, or the one before: 0 is before the first."""
    source: str
    """What they are for: landmarks_and_territories, civilization, first_into_era, …"""
    counted: int
    """How many things were counted."""
    times: int
    """The multiplier in force."""

    @property
    def points(self) -> int:
        """What they are worth."""
        return self.counted * self.times


@dataclass(frozen=True)
class BotState:
    """The bots' mats, decks and markers."""

    level: int = 2
    """1 to 6; 0 is the owner's own level."""
    civilization: str = ""
    """The Automa's civilization; "own" is typed in by the owner."""
    named: str = ""
    """What a drawn card of the owner's is called that is none of ours: `civilization` is "own"."""
    second_civilization: str = ""
    """Level 6 holds two; its heart has no effect."""
    favourites: Mapping[str, str] = field(default_factory=dict)
    """Each bot's favourite track; a bot missing here has none yet."""
    deck: tuple[int, ...] = ()
    """The decision deck, top first (with real cards: which, not in what order).

    A card that nobody saw is UNSEEN here, in the progress deck and among what has joined.
    """
    progress: tuple[int, ...] = ()
    """The progress deck, top first."""
    discard: tuple[int, ...] = ()
    """Decision cards laid aside until the next shuffle."""
    joined: int = 0
    """So many at the end of the discards came from the progress deck and lie face down."""
    pair: tuple[int, ...] = ()
    """The decision pair on the table: left, right; empty when none lies there."""
    shown: frozenset[int] = frozenset()
    """Every decision card that lay open once: that it is where it is, everybody knows."""
    priority: int = 0
    """The right card last laid down, the last pair's priority; 0 before the first."""
    income_turns: int = 0
    """Income turns taken, which is the Automa's era."""
    turns: int = 0
    """Turns the bots have taken, income turns included."""
    shuffles: int = 0
    """How often the decision deck has been shuffled anew."""
    hand: int = 0
    """Face-down tapestry cards beside its mat."""
    covered: int = 0
    """Tapestry spaces of its mat that a card lies on; sets the multipliers."""
    outposts_left: Mapping[str, int] = field(default_factory=dict)
    """Outposts each bot can still place."""
    points: tuple[Points, ...] = ()
    """The Automa's points, one entry for each time it took some."""
    markers: Mapping[str, int] = field(default_factory=dict)
    """Counters some civilizations keep beside the mat."""
    items: tuple[str, ...] = ()
    """Cards and tiles face up beside the mat: the Hucksters."""
    finished: bool = False
    """Their fifth income turn is over."""

    @property
    def score(self) -> int:
        """All of the Automa's points."""
        return sum(entry.points for entry in self.points)
