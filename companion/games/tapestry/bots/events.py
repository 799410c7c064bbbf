"""What happens to the bots' mats, decks and markers. What lies on the board has its own events."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from companion.core.event import Event
from companion.games.tapestry.bots.state import BotState, Points
from companion.games.tapestry.change import taken_from
from companion.games.tapestry.land.events import TileLaid
from companion.games.tapestry.state import State


def bots_of(state: State) -> BotState:
    """The bots of a game that has some."""
    if state.bots is None:
        raise AssertionError("no bots in this game")
    return state.bots


def _with(state: State, **changes: Any) -> State:
    return replace(state, bots=replace(bots_of(state), **changes))


@dataclass(frozen=True, slots=True)
class BotsSetUp(Event[State]):
    """The bots have their civilization, favourites, decks and outposts."""

    civilization: str
    favourites: Mapping[str, str]
    deck: tuple[int, ...]
    progress: tuple[int, ...]
    outposts: Mapping[str, int]
    second_civilization: str = ""
    starting_points: int = 0

    def apply(self, state: State) -> State:
        points = (Points(0, "own_level", self.starting_points, 1),) if self.starting_points else ()
        return _with(
            state,
            civilization=self.civilization,
            second_civilization=self.second_civilization,
            favourites=self.favourites,
            deck=self.deck,
            progress=self.progress,
            outposts_left=self.outposts,
            points=points,
        )


@dataclass(frozen=True, slots=True)
class PairDiscarded(Event[State]):
    """The pair on the table went to the discard pile."""

    def apply(self, state: State) -> State:
        bots = bots_of(state)
        return _with(state, discard=(*bots.discard, *bots.pair), pair=())


@dataclass(frozen=True, slots=True)
class PairDrawn(Event[State]):
    """Two decision cards lie on the table."""

    left: int
    right: int

    def apply(self, state: State) -> State:
        gone = {self.left, self.right}
        deck = tuple(card for card in bots_of(state).deck if card not in gone)
        return _with(state, deck=deck, pair=(self.left, self.right), priority=self.right)


@dataclass(frozen=True, slots=True)
class LastCardDrawn(Event[State]):
    """The deck's single card lies left; the left card goes, the right one stays."""

    left: int

    def apply(self, state: State) -> State:
        bots = bots_of(state)
        old, right = bots.pair
        deck = tuple(card for card in bots.deck if card != self.left)
        return _with(state, deck=deck, pair=(self.left, right), discard=(*bots.discard, old))


@dataclass(frozen=True, slots=True)
class ProgressShuffled(Event[State]):
    """A progress card was looked at for its priorities and shuffled back."""

    shown: int
    progress: tuple[int, ...]

    def apply(self, state: State) -> State:
        return _with(state, progress=self.progress)


@dataclass(frozen=True, slots=True)
class ProgressAdded(Event[State]):
    """Progress cards joined the decision discards."""

    cards: tuple[int, ...]

    def apply(self, state: State) -> State:
        bots = bots_of(state)
        rest = tuple(card for card in bots.progress if card not in self.cards)
        return _with(state, progress=rest, discard=(*bots.discard, *self.cards))


@dataclass(frozen=True, slots=True)
class DecisionsShuffled(Event[State]):
    """Deck, discards and pair were shuffled into a new decision deck."""

    deck: tuple[int, ...]

    def apply(self, state: State) -> State:
        shuffles = bots_of(state).shuffles + 1
        return _with(state, deck=self.deck, discard=(), pair=(), shuffles=shuffles)


@dataclass(frozen=True, slots=True)
class DecksSet(Event[State]):
    """The table said where the decision cards really are."""

    deck: tuple[int, ...]
    discard: tuple[int, ...]
    pair: tuple[int, ...]
    progress: tuple[int, ...]

    def apply(self, state: State) -> State:
        priority = self.pair[1] if self.pair else bots_of(state).priority
        return _with(
            state,
            deck=self.deck,
            discard=self.discard,
            pair=self.pair,
            progress=self.progress,
            priority=priority,
        )


@dataclass(frozen=True, slots=True)
class FavouriteMoved(Event[State]):
    """A bot's favourite marker went to another track."""

    bot: str
    track: str

    def apply(self, state: State) -> State:
        return _with(state, favourites={**bots_of(state).favourites, self.bot: self.track})


@dataclass(frozen=True, slots=True)
class BotOutpostUsed(Event[State]):
    """One outpost fewer in a bot's supply."""

    bot: str

    def apply(self, state: State) -> State:
        left = dict(bots_of(state).outposts_left)
        if left.get(self.bot, 0) <= 0:
            raise AssertionError(f"{self.bot} has no outpost left")
        left[self.bot] -= 1
        return _with(state, outposts_left=left)


@dataclass(frozen=True, slots=True)
class BotTileLaid(Event[State]):
    """A territory tile came from the supply onto an empty hex; -1 when nobody named it."""

    place: str
    tile: int
    rotation: int = 0

    def apply(self, state: State) -> State:
        taken = taken_from(state, "territory", str(self.tile))
        return TileLaid(self.place, self.tile, self.rotation).apply(taken)


@dataclass(frozen=True, slots=True)
class BotsIncomeBegun(Event[State]):
    """The bots' next income turn, and the Automa's next era."""

    turn: int

    def apply(self, state: State) -> State:
        return _with(state, income_turns=self.turn)


@dataclass(frozen=True, slots=True)
class AutomaScored(Event[State]):
    """The Automa took points."""

    source: str
    counted: int
    times: int = 1

    def apply(self, state: State) -> State:
        bots = bots_of(state)
        entry = Points(bots.income_turns, self.source, self.counted, self.times)
        return _with(state, points=(*bots.points, entry))


@dataclass(frozen=True, slots=True)
class AutomaDrewTapestry(Event[State]):
    """A face-down tapestry card came beside the Automa's mat."""

    def apply(self, state: State) -> State:
        return _with(state, hand=bots_of(state).hand + 1)


@dataclass(frozen=True, slots=True)
class TapestryCovered(Event[State]):
    """A face-down card covers the leftmost free tapestry space of the Automa's mat."""

    def apply(self, state: State) -> State:
        return _with(state, covered=bots_of(state).covered + 1)


@dataclass(frozen=True, slots=True)
class MarkersCounted(Event[State]):
    """What lies beside the mat for a civilization is this many now."""

    what: str
    n: int

    def apply(self, state: State) -> State:
        return _with(state, markers={**bots_of(state).markers, self.what: self.n})


@dataclass(frozen=True, slots=True)
class BotsCorrected(Event[State]):
    """A number of the bots was set by hand: see NUMBERS in the commands."""

    what: str
    value: int
    note: str = ""

    def apply(self, state: State) -> State:
        bots = bots_of(state)
        what, _, bot = self.what.partition(".")
        if what == "points":
            entry = Points(bots.income_turns, "correction", self.value - bots.score, 1)
            return _with(state, points=(*bots.points, entry))
        if what == "outposts":
            return _with(state, outposts_left={**bots.outposts_left, bot: self.value})
        return _with(state, **{what: self.value})


@dataclass(frozen=True, slots=True)
class BotsFinished(Event[State]):
    """The bots are done, or not yet after all: their income turns were put right."""

    finished: bool

    def apply(self, state: State) -> State:
        return _with(state, finished=self.finished)


@dataclass(frozen=True, slots=True)
class LandmarkRemoved(Event[State]):
    """A landmark on the Automa's mat left the game."""

    landmark: str

    def apply(self, state: State) -> State:
        return replace(state, landmarks={**state.landmarks, self.landmark: "out"})


@dataclass(frozen=True, slots=True)
class BotsTurnEnded(Event[State]):
    """The bots have had their turn."""

    finished: bool = False
    """It was their fifth income turn."""

    def apply(self, state: State) -> State:
        bots = bots_of(state)
        return _with(state, turns=bots.turns + 1, finished=bots.finished or self.finished)


EVENTS: tuple[type[Event[State]], ...] = (
    BotsSetUp,
    PairDiscarded,
    PairDrawn,
    LastCardDrawn,
    ProgressShuffled,
    ProgressAdded,
    DecisionsShuffled,
    DecksSet,
    FavouriteMoved,
    BotOutpostUsed,
    BotTileLaid,
    BotsIncomeBegun,
    AutomaScored,
    AutomaDrewTapestry,
    TapestryCovered,
    MarkersCounted,
    BotsCorrected,
    BotsFinished,
    LandmarkRemoved,
    BotsTurnEnded,
)
