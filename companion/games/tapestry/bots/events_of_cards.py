"""What happens to the decision cards: the pair, the deck, the discards, the progress deck.

Solo rules, "The bots' turn" and "The bots' income turn": R-turn-2 to R-turn-4, R-inc-6.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace

from companion.core.act import DOWN, Act, Seen, Verb
from companion.core.event import Bookkeeping, Event
from companion.games.tapestry import places
from companion.games.tapestry.bots.events import bots_of, bots_with
from companion.games.tapestry.bots.pieces import LEFT, RIGHT, piece_of, seen
from companion.games.tapestry.bots.state import UNSEEN, BotState
from companion.games.tapestry.places import DECK, DISCARD, PAIR, PROGRESS
from companion.games.tapestry.state import State

FIRST_DECK, DUO = range(1, 8), 12
"""The cards that begin in the deck, and how many there are alone against the Shadow Empire."""


def without_cards(pile: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    """A pile without these; one that was not known to lie there is one of the unseen."""
    left = list(pile)
    for card in cards:
        left.remove(card if card in left else UNSEEN)
    return tuple(left)


def _with_open(bots: BotState, *cards: int) -> tuple[int, ...]:
    """The discards with these, below those that lie face down."""
    seen_ones = len(bots.discard) - bots.joined
    return (*bots.discard[:seen_ones], *cards, *bots.discard[seen_ones:])


@dataclass(frozen=True, slots=True)
class PairDiscarded(Event[State]):
    """The pair on the table went to the discard pile."""

    def apply(self, state: State) -> State:
        bots = bots_of(state)
        return bots_with(state, discard=_with_open(bots, *bots.pair), pair=())

    def acts(self, before: State) -> tuple[Act, ...]:
        pair = bots_of(before).pair
        return tuple(Act(Verb.DISCARD, piece_of(card), 1, PAIR, DISCARD) for card in pair)


@dataclass(frozen=True, slots=True)
class PairDrawn(Event[State]):
    """Two decision cards lie on the table."""

    left: int
    right: int

    def apply(self, state: State) -> State:
        bots, pair = bots_of(state), (self.left, self.right)
        deck, shown = without_cards(bots.deck, pair), bots.shown.union(pair)
        return bots_with(state, deck=deck, pair=pair, shown=shown, priority=self.right)

    def acts(self, before: State) -> tuple[Act, ...]:
        del before
        return (_drawn(self.left, LEFT), _drawn(self.right, RIGHT))


@dataclass(frozen=True, slots=True)
class LastCardDrawn(Event[State]):
    """The deck's single card lies left; the left card goes, the right one stays."""

    left: int

    def apply(self, state: State) -> State:
        bots = bots_of(state)
        old, right = bots.pair
        deck = without_cards(bots.deck, (self.left,))
        changes = {"deck": deck, "pair": (self.left, right), "shown": bots.shown | {self.left}}
        return bots_with(state, **changes, discard=_with_open(bots, old))

    def acts(self, before: State) -> tuple[Act, ...]:
        old = piece_of(bots_of(before).pair[0])
        return (Act(Verb.DISCARD, old, 1, PAIR, DISCARD), _drawn(self.left, LEFT))


def _drawn(card: int, side: str) -> Act:
    return Act(Verb.DRAW, piece_of(card), 1, DECK, PAIR, face=side)


@dataclass(frozen=True, slots=True)
class ProgressShuffled(Event[State]):
    """A progress card was looked at for its priorities and shuffled back."""

    shown: int
    progress: tuple[int, ...]

    def apply(self, state: State) -> State:
        return bots_with(state, progress=self.progress)

    def acts(self, before: State) -> tuple[Act, ...]:
        """It is turned up and mixed in again."""
        n = len(bots_of(before).progress)
        shown = piece_of(self.shown)
        return (
            Act(Verb.DRAW, shown, 1, PROGRESS, places.SHOWN),
            Act(Verb.RETURN, shown, 1, places.SHOWN, PROGRESS),
            Act(Verb.SHUFFLE, places.DECISION, n, PROGRESS, PROGRESS),
        )


@dataclass(frozen=True, slots=True)
class ProgressJoined(Event[State]):
    """Progress cards lie face down on the decision discards; UNSEEN where nobody saw them."""

    cards: tuple[int, ...]

    def apply(self, state: State) -> State:
        bots = bots_of(state)
        pile = bots.progress
        if UNSEEN in self.cards and UNSEEN not in pile:  # known of old, but in no order
            pile = (UNSEEN,) * len(pile)
        return bots_with(
            state,
            progress=without_cards(pile, self.cards),
            discard=(*bots.discard, *self.cards),
            joined=bots.joined + len(self.cards),
        )

    def acts(self, before: State) -> tuple[Act, ...]:
        del before
        n = len(self.cards)
        return (Act(Verb.MOVE, places.DECISION, n, PROGRESS, DISCARD, face=DOWN),) if n else ()


@dataclass(frozen=True, slots=True)
class DecisionsShuffled(Event[State]):
    """Deck, discards and pair were shuffled into a new decision deck."""

    deck: tuple[int, ...]

    def apply(self, state: State) -> State:
        shuffles = bots_of(state).shuffles + 1
        return bots_with(state, deck=self.deck, discard=(), joined=0, pair=(), shuffles=shuffles)

    def acts(self, before: State) -> tuple[Act, ...]:
        return (
            *_back(before),
            Act(Verb.SHUFFLE, places.DECISION, len(self.deck), DECK, DECK),
        )


@dataclass(frozen=True, slots=True)
class DecisionsOrdered(Bookkeeping[State]):
    """The app deals from these orders now: how the real decks lie, it cannot know."""

    deck: tuple[int, ...]
    progress: tuple[int, ...]

    def apply(self, state: State) -> State:
        return bots_with(state, deck=self.deck, progress=self.progress)


@dataclass(frozen=True, slots=True)
class DecisionsUnseen(Bookkeeping[State]):
    """Loom forgets what nobody saw: from here on real cards lie there."""

    def apply(self, state: State) -> State:
        bots = bots_of(state)
        hidden = (UNSEEN,) * bots.joined
        return bots_with(
            state,
            deck=tuple(card if is_known(bots, card) else UNSEEN for card in bots.deck),
            progress=(UNSEEN,) * len(bots.progress),
            discard=(*bots.discard[: len(bots.discard) - bots.joined], *hidden),
        )


def is_known(bots: BotState, card: int) -> bool:
    """Once it lay open, it began in the deck, or there never were others."""
    alone = not bots.progress and len(bots.deck) + len(bots.discard) + len(bots.pair) <= DUO
    return alone or card in bots.shown or card in FIRST_DECK


def blinded(bots: BotState, aside: Collection[int] = ()) -> BotState:
    """What somebody at the table can know: a card that never lay open is one that nobody saw."""

    def seen(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(one if one in aside or is_known(bots, one) else UNSEEN for one in cards)

    return replace(bots, deck=seen(bots.deck), progress=seen(bots.progress),
                   discard=seen(bots.discard))  # fmt: skip


def _back(before: State) -> Iterator[Act]:
    """The pair, then the discards, on the deck."""
    bots = bots_of(before)
    open_ones = bots.discard[: len(bots.discard) - bots.joined]
    for card in bots.pair:
        yield Act(Verb.MOVE, piece_of(card), 1, PAIR, DECK)
    for card in open_ones:
        yield Act(Verb.MOVE, piece_of(card), 1, DISCARD, DECK)
    if bots.joined:
        yield Act(Verb.MOVE, places.DECISION, bots.joined, DISCARD, DECK)


@dataclass(frozen=True, slots=True)
class DecksSet(Event[State]):
    """The table said where the decision cards really are."""

    deck: tuple[int, ...]
    discard: tuple[int, ...]
    pair: tuple[int, ...]
    progress: tuple[int, ...]

    def apply(self, state: State) -> State:
        priority = self.pair[1] if self.pair else bots_of(state).priority
        hidden = self.discard.count(UNSEEN)
        return bots_with(
            state,
            deck=self.deck,
            discard=(*filter(None, self.discard), *[UNSEEN] * hidden),
            joined=hidden,
            pair=self.pair,
            progress=self.progress,
            priority=priority,
        )

    def acts(self, before: State) -> tuple[Seen, ...]:
        return seen(before, self.apply(before))
