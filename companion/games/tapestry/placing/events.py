"""A kind of hidden piece goes to Loom, or comes back to the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from companion.core.act import BOX, DOWN, Act, Lying, Seen, Verb, back_of
from companion.core.changed import changed
from companion.core.event import Event
from companion.games.tapestry import places
from companion.games.tapestry.bots.cards import unseen
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.bots.pieces import piece_of
from companion.games.tapestry.bots.state import UNSEEN
from companion.games.tapestry.chance import VIRTUAL, kind_of
from companion.games.tapestry.change import put
from companion.games.tapestry.pieces import pieces
from companion.games.tapestry.places import DECISION, DECK, DISCARD, PROGRESS, TAPESTRY
from companion.games.tapestry.state import UNKNOWN, State

HELD = ("hand", "submerged")


@dataclass(frozen=True, slots=True)
class KindPlaced(Event[State]):
    """A kind lies in Loom from here on, or on the table."""

    kind: str
    in_loom: bool

    def apply(self, state: State) -> State:
        return changed(state, lies=put(state.lies, self.kind, self.in_loom))

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        after = self.apply(before)
        gone, come = after.in_the_box - before.in_the_box, before.in_the_box - after.in_the_box
        if gone:
            there = [one for one in pieces(before) if one.n > 0]
            return tuple(_put_away(one) for one in there if back_of(one.piece) in gone)
        if come:
            lying = [one for one in pieces(after) if back_of(one.piece) in come and one.n > 0]
            return tuple(_fetched(after, lying))
        mixed = before.in_loom(self.kind) and not self.in_loom and self.kind not in VIRTUAL
        return tuple(_mixed(before, self.kind)) if mixed else ()


def _put_away(one: Lying) -> Act:
    return Act(Verb.RETURN, one.piece, one.n, one.place, BOX, one.owner)


def _fetched(after: State, lying: list[Lying]) -> Iterator[Act]:
    """What is known by name is laid where it lies; of the rest decks are made."""
    for one in lying:
        if one.piece != back_of(one.piece):
            yield from [_laid(one.piece, one.place, one.face)] * one.n
    backs = [one for one in lying if one.piece == back_of(one.piece)]
    if any(one.piece == DECISION for one in backs):
        yield from _decisions(after)
    if any(one.piece == TAPESTRY for one in backs):
        yield from _tapestries(after, backs)


def _laid(piece: str, place: str, face: str = "") -> Act:
    return Act(Verb.LAY, piece, 1, BOX, place, face=face)


def _decisions(after: State) -> Iterator[Act]:
    """What everybody saw goes into the deck; of the others come as many as nobody saw there."""
    bots = bots_of(after)
    yield from (_laid(piece_of(card), DECK) for card in bots.deck if card != UNSEEN)
    others = unseen(bots)
    if others:
        yield from (_laid(piece_of(card), PROGRESS) for card in others)
        yield Act(Verb.SHUFFLE, DECISION, len(others), PROGRESS, PROGRESS)
    hidden = bots.deck.count(UNSEEN)
    if hidden:
        yield Act(Verb.DRAW, DECISION, hidden, PROGRESS, DECK)
    if bots.joined:
        yield Act(Verb.MOVE, DECISION, bots.joined, PROGRESS, DISCARD, face=DOWN)
    if bots.deck:
        yield Act(Verb.SHUFFLE, DECISION, len(bots.deck), DECK, DECK)


def _tapestries(after: State, backs: list[Lying]) -> Iterator[Act]:
    """Everybody fetches the hand that Loom shows; what nobody named is dealt from the deck."""
    deck, named = places.deck_of("tapestry"), Counter[str]()
    for me in after.players.values():
        for what in HELD:
            for card in getattr(me, what):
                if card != UNKNOWN:
                    named[places.of(me.id, what)] += 1
                    yield _laid(places.card("tapestry", card), places.of(me.id, what), DOWN)
    cards = after.decks["tapestry"].cards
    yield from (_laid(places.card("tapestry", card), deck) for card in sorted(cards))
    if cards:
        yield Act(Verb.SHUFFLE, TAPESTRY, len(cards), deck, deck)
    left = len(cards)
    for one in backs:
        n = 0 if one.place == deck else one.n - named[one.place]
        drawn = min(n, left)
        left -= drawn
        if drawn:
            yield Act(Verb.DRAW, TAPESTRY, drawn, deck, one.place, face=one.face)
        if n > drawn:
            yield Act(Verb.MOVE, TAPESTRY, n - drawn, places.ELSEWHERE, one.place, face=one.face)


def _mixed(before: State, kind: str) -> Iterator[Act]:
    """What was fetched by its picture is shuffled now."""
    for deck in before.decks:
        back, place = places.BACKS[deck], places.deck_of(deck)
        n = sum(one.n for one in pieces(before) if (one.piece, one.place) == (back, place))
        if kind_of(deck) == kind and n > 0:
            yield Act(Verb.TAKE, back, n, place, places.HEAP, face=DOWN)
            yield Act(Verb.SHUFFLE, back, n, places.HEAP, place)
