"""What happens to the bots' mats, decks and markers. What lies on the board has its own events."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.core.act import DOWN, Act, Seen, Verb
from companion.core.changed import changed
from companion.core.event import Bookkeeping, Counted, Event
from companion.games.tapestry import places
from companion.games.tapestry.bots.pieces import ITEMS, TRAIL, laid_out_for, seen, trail_place
from companion.games.tapestry.bots.state import BotState, Points
from companion.games.tapestry.change import taken_from
from companion.games.tapestry.land.events import TokenPlaced
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.state import UNKNOWN, State

ITEM, FIRST_ITEMS = "items", 3
"""What old games count without having laid it out: three items to begin with."""


def bots_of(state: State) -> BotState:
    """The bots of a game that has some."""
    if state.bots is None:
        raise AssertionError("no bots in this game")
    return state.bots


def bots_with(state: State, **changes: Any) -> State:
    return changed(state, bots=changed(bots_of(state), **changes))


@dataclass(frozen=True, slots=True)
class BotsSetUp(Event[State]):
    """The bots have their civilization, favourites, decks and outposts."""

    civilization: str
    favourites: Mapping[str, str] = field(hash=False)
    deck: tuple[int, ...]
    progress: tuple[int, ...]
    outposts: Mapping[str, int] = field(hash=False)
    second_civilization: str = ""
    starting_points: int = 0

    def apply(self, state: State) -> State:
        points = (Points(0, "own_level", self.starting_points, 1),) if self.starting_points else ()
        return bots_with(
            state,
            civilization=self.civilization,
            second_civilization=self.second_civilization,
            favourites=self.favourites,
            deck=self.deck,
            progress=self.progress,
            outposts_left=self.outposts,
            points=points,
        )

    def acts(self, before: State) -> tuple[Act, ...]:
        del before
        return tuple(laid_out_for(self))


@dataclass(frozen=True, slots=True)
class AutomaCivilizationNamed(Bookkeeping[State]):
    """The Automa's card is none of ours: what it is called."""

    name: str

    def apply(self, state: State) -> State:
        return bots_with(state, named=self.name)


@dataclass(frozen=True, slots=True)
class FavouriteMoved(Event[State]):
    """A bot's favourite marker went to another track."""

    bot: str
    track: str

    def apply(self, state: State) -> State:
        return bots_with(state, favourites={**bots_of(state).favourites, self.bot: self.track})

    def acts(self, before: State) -> tuple[Act, ...]:
        old = bots_of(before).favourites[self.bot]
        ends = places.favourite_place(old), places.favourite_place(self.track)
        return (Act(Verb.MOVE, places.FAVOURITE, 1, *ends, owner=self.bot),)


@dataclass(frozen=True, slots=True)
class FavouriteSeen(Event[State]):
    """The table said where a bot's favourite marker lies."""

    bot: str
    track: str

    def apply(self, state: State) -> State:
        return FavouriteMoved(self.bot, self.track).apply(state)

    def acts(self, before: State) -> tuple[Seen, ...]:
        return seen(before, self.apply(before))


@dataclass(frozen=True, slots=True)
class BotOutpostPlaced(Event[State]):
    """An outpost of a bot came from its supply onto a hex."""

    place: str
    bot: str
    toppled: bool = False

    def apply(self, state: State) -> State:
        left = dict(bots_of(state).outposts_left)
        if left.get(self.bot, 0) <= 0:
            raise AssertionError(f"{self.bot} has no outpost left")
        left[self.bot] -= 1
        placed = TokenPlaced(self.place, self.bot, self.toppled).apply(state)
        return bots_with(placed, outposts_left=left)

    def acts(self, before: State) -> tuple[Act, ...]:
        del before
        face = places.TOPPLED if self.toppled else places.STANDING
        ends = places.of(self.bot, "outposts"), places.hex_place(self.place)
        return (Act(Verb.MOVE, places.OUTPOST, 1, *ends, owner=self.bot, face=face),)


@dataclass(frozen=True, slots=True)
class BotsIncomeBegun(Bookkeeping[State]):
    """The bots' next income turn, and the Automa's next era."""

    turn: int

    def apply(self, state: State) -> State:
        return bots_with(state, income_turns=self.turn)


@dataclass(frozen=True, slots=True)
class AutomaScored(Event[State]):
    """The Automa took points."""

    source: str
    counted: int
    times: int = 1

    def apply(self, state: State) -> State:
        bots = bots_of(state)
        entry = Points(bots.income_turns, self.source, self.counted, self.times)
        return bots_with(state, points=(*bots.points, entry))

    def acts(self, before: State) -> tuple[Act, ...]:
        was = bots_of(before).score
        return places.scale(AUTOMA, places.POINTS, was, was + self.counted * self.times)


@dataclass(frozen=True, slots=True)
class AutomaDrewTapestry(Event[State]):
    """A face-down tapestry card came beside the Automa's mat."""

    def apply(self, state: State) -> State:
        return bots_with(state, hand=bots_of(state).hand + 1)

    def acts(self, before: State) -> tuple[Act, ...]:
        del before
        ends = places.deck_of("tapestry"), places.of(AUTOMA, "hand")
        return (Act(Verb.DRAW, places.TAPESTRY, 1, *ends, face=DOWN),)


@dataclass(frozen=True, slots=True)
class TapestryCovered(Event[State]):
    """A face-down card covers the leftmost free tapestry space of the Automa's mat."""

    def apply(self, state: State) -> State:
        return bots_with(state, covered=bots_of(state).covered + 1)

    def acts(self, before: State) -> tuple[Act, ...]:
        space = places.covered_place(AUTOMA, bots_of(before).covered + 1)
        ends = places.deck_of("tapestry"), space
        return (Act(Verb.DRAW, places.TAPESTRY, 1, *ends, face=DOWN),)


@dataclass(frozen=True, slots=True)
class MarkersCounted(Event[State]):
    """What lies beside the mat for a civilization is this many now."""

    what: str
    n: int

    def apply(self, state: State) -> State:
        return bots_with(state, markers={**bots_of(state).markers, self.what: self.n})

    def acts(self, before: State) -> tuple[Act, ...]:
        """Of these only outposts of a spare colour are pieces."""
        more = self.n - bots_of(before).markers.get(self.what, 0)
        if not self.what.startswith(TRAIL) or more < 1:
            return ()
        ends = places.stock(places.SPARE_OUTPOST), trail_place(self.what)
        return (Act(Verb.LAY, places.SPARE_OUTPOST, more, *ends),)


@dataclass(frozen=True, slots=True)
class ItemLaid(Event[State]):
    """The Hucksters: an item lies face up beside the mat."""

    deck: str
    card: str = UNKNOWN

    def apply(self, state: State) -> State:
        bots = bots_of(state)
        items = (*bots.items, places.card(self.deck, self.card))
        markers = {**bots.markers, ITEM: bots.markers.get(ITEM, FIRST_ITEMS) + 1}
        return taken_from(bots_with(state, items=items, markers=markers), self.deck, self.card)

    def acts(self, before: State) -> tuple[Act, ...]:
        del before
        piece = places.card(self.deck, self.card)
        return (Act(Verb.DRAW, piece, 1, places.deck_of(self.deck), ITEMS),)


@dataclass(frozen=True, slots=True)
class ItemsCounted(Counted[State]):
    """The Hucksters: so many items still lie there; people took the others."""

    n: int

    def apply(self, state: State) -> State:
        bots = bots_of(state)
        gone = max(0, len(bots.items) - self.n)
        return bots_with(state, items=bots.items[gone:], markers={**bots.markers, ITEM: self.n})

    def acts(self, before: State) -> tuple[Seen, ...]:
        return seen(before, self.apply(before))


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
            return bots_with(state, points=(*bots.points, entry))
        if what == "outposts":
            return bots_with(state, outposts_left={**bots.outposts_left, bot: self.value})
        return bots_with(state, **{what: self.value})

    def acts(self, before: State) -> tuple[Seen, ...]:
        return seen(before, self.apply(before))


@dataclass(frozen=True, slots=True)
class BotsFinished(Bookkeeping[State]):
    """The bots are done, or not yet after all: their income turns were put right."""

    finished: bool

    def apply(self, state: State) -> State:
        return bots_with(state, finished=self.finished)


@dataclass(frozen=True, slots=True)
class LandmarkRemoved(Event[State]):
    """A landmark on the Automa's mat left the game."""

    landmark: str

    def apply(self, state: State) -> State:
        return changed(state, landmarks={**state.landmarks, self.landmark: "out"})

    def acts(self, before: State) -> tuple[Act, ...]:
        del before
        piece = places.named(places.LANDMARK, self.landmark)
        return (Act(Verb.RETURN, piece, 1, places.of(AUTOMA, "landmarks"), places.OUT_OF_GAME),)


@dataclass(frozen=True, slots=True)
class BotsTurnEnded(Bookkeeping[State]):
    """The bots have had their turn."""

    finished: bool = False
    """It was their fifth income turn."""

    def apply(self, state: State) -> State:
        bots = bots_of(state)
        return bots_with(state, turns=bots.turns + 1, finished=bots.finished or self.finished)
