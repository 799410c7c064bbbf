"""What of the bots lies on the table, and how it is laid out at first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Protocol

from companion.core.act import DOWN, Act, Lying, Seen, Verb
from companion.core.putting_right import counted, shift
from companion.core.remembered import remembered
from companion.games.tapestry import places
from companion.games.tapestry.bots.state import UNSEEN, BotState
from companion.games.tapestry.options import Bots
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.places import DECISION, DECK, DISCARD, PAIR, PROGRESS
from companion.games.tapestry.state import State

LEFT, RIGHT = "left", "right"
OWN = "own"
TRAIL = "trail"
CIVILIZATION, ITEMS = places.of(AUTOMA, "civilization"), places.of(AUTOMA, "items")


class AtFirst(Protocol):
    """What the bots begin with."""

    @property
    def civilization(self) -> str: ...
    @property
    def second_civilization(self) -> str: ...
    @property
    def favourites(self) -> Mapping[str, str]: ...
    @property
    def deck(self) -> tuple[int, ...]: ...
    @property
    def progress(self) -> tuple[int, ...]: ...
    @property
    def outposts(self) -> Mapping[str, int]: ...
    @property
    def starting_points(self) -> int: ...


def lying(state: State) -> Iterator[Lying]:
    """Mats, decks and markers of the bots; tracks, map and landmarks are everybody's."""
    bots = state.bots
    if bots is None:
        return
    if state.options.bots is Bots.AUTOMA:
        yield Lying(places.POINTS, places.points_place(bots.score), 1, AUTOMA)
    yield from _mats(bots)
    yield from _decision(len(bots.deck), len(bots.progress), bots.pair)
    yield from _discarded(bots.discard, bots.joined)
    for what, n in bots.markers.items():
        if what.startswith(TRAIL):
            yield Lying(places.SPARE_OUTPOST, trail_place(what), n)
    for piece in bots.items:
        yield Lying(piece, ITEMS)


def _mats(bots: BotState) -> Iterator[Lying]:
    for card in _civilizations(bots):
        yield Lying(places.named(places.AUTOMA_CIVILIZATION, card), CIVILIZATION)
    for bot, track in bots.favourites.items():
        yield Lying(places.FAVOURITE, places.favourite_place(track), 1, bot)
    for bot, n in bots.outposts_left.items():
        yield Lying(places.OUTPOST, places.of(bot, "outposts"), n, bot)
    yield Lying(places.TAPESTRY, places.of(AUTOMA, "hand"), bots.hand, face=DOWN)
    for space in range(1, bots.covered + 1):
        yield Lying(places.TAPESTRY, places.covered_place(AUTOMA, space), face=DOWN)


def _civilizations(bots: BotState | AtFirst) -> Iterator[str]:
    """The cards on the mat; one of the owner's own is nobody's to count."""
    return (one for one in (bots.civilization, bots.second_civilization) if one and one != OWN)


def piece_of(card: int) -> str:
    """A decision card; its back where nobody saw it."""
    return DECISION if card == UNSEEN else places.named(DECISION, card)


@remembered
def _decision(deck: int, progress: int, pair: tuple[int, ...]) -> tuple[Lying, ...]:
    sides = zip(pair, (LEFT, RIGHT), strict=False)
    return (
        Lying(DECISION, DECK, deck),
        Lying(DECISION, PROGRESS, progress),
        *(Lying(piece_of(card), PAIR, face=side) for card, side in sides),
    )


@remembered
def _discarded(discard: tuple[int, ...], joined: int) -> tuple[Lying, ...]:
    seen = discard[: len(discard) - joined]
    cards = (Lying(piece_of(card), DISCARD) for card in seen)
    return (*cards, Lying(DECISION, DISCARD, joined, face=DOWN))


def laid_out_for(first: AtFirst) -> Iterator[Act]:
    """R-setup-3 to R-setup-5: cards on the mat, favourites, outposts, both decks."""
    for card in _civilizations(first):
        yield _from_box(places.named(places.AUTOMA_CIVILIZATION, card), 1, CIVILIZATION)
    for bot, track in first.favourites.items():
        yield _from_box(places.FAVOURITE, 1, places.favourite_place(track), bot)
    for bot, n in first.outposts.items():
        if n:
            yield _from_box(places.OUTPOST, n, places.of(bot, "outposts"), bot)
    yield from _decks(len(first.deck), len(first.progress))
    yield from places.scale(AUTOMA, places.POINTS, 0, first.starting_points)


def _decks(deck: int, progress: int) -> Iterator[Act]:
    """The top progress card goes into the decision deck; alone, the Shadow has no others."""
    from_progress = 1 if progress else 0
    if progress:
        numbers = range(deck, deck + progress + 1)
        yield from (_from_box(piece_of(card), 1, PROGRESS) for card in numbers)
        yield Act(Verb.SHUFFLE, DECISION, progress + 1, PROGRESS, PROGRESS)
    for card in range(1, deck - from_progress + 1):
        yield _from_box(piece_of(card), 1, DECK)
    if progress:
        yield Act(Verb.DRAW, DECISION, 1, PROGRESS, DECK)
    yield Act(Verb.SHUFFLE, DECISION, deck, DECK, DECK)


def _from_box(piece: str, n: int, target: str, owner: str = "") -> Act:
    return Act(Verb.LAY, piece, n, places.first_stock(piece), target, owner)


def trail_place(marker: str) -> str:
    """Trailblazers' outposts are counted as `trail.science.5`."""
    _, track, space = marker.split(".")
    return places.track_space(track, int(space))


def seen(before: State, after: State) -> tuple[Seen, ...]:
    """What lies otherwise than was believed, what is left in a deck with it."""
    from companion.games.tapestry.pieces import pieces  # the whole table asks the bots for theirs

    return tuple(_seen(pieces(before), pieces(after)))


def _seen(before: Iterable[Lying], after: Iterable[Lying]) -> Iterator[Seen]:
    now = list(after)
    there = counted(now)
    for piece, owner, place, face in shift(before, now):
        n = there[(piece, owner, place, face)]
        yield Seen(place, piece, n, owner, face)
