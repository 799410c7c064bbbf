"""What hands lay out of the box before the first draw: every pile, then everybody's pieces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from companion.core.act import BOTTOM, BOX, DECK, Act, Lying, Verb
from companion.games.tapestry import places
from companion.games.tapestry.chance import kind_of
from companion.games.tapestry.pieces import pieces
from companion.games.tapestry.state import State


def laid_out(start: State) -> Iterator[Act]:
    """Rulebook, "General set-up": what is in play is shuffled, the rest stays in the box."""
    for deck in start.decks:
        if places.BACKS[deck] not in start.in_the_box:
            yield from _pile(start, deck, start.decks[deck].cards)
    for lying in pieces(start):
        if lying.n and not lying.place.startswith(DECK):
            yield _laid(lying)


def _pile(start: State, deck: str, cards: tuple[str, ...]) -> Iterator[Act]:
    """What Loom draws is fetched by its picture: nobody shuffles it."""
    place, drawn = places.deck_of(deck), start.in_loom(kind_of(deck))
    for card, n in Counter(cards).items():
        yield Act(Verb.LAY, places.card(deck, card), n, BOX, place + BOTTOM if drawn else place)
    if cards and not drawn:
        yield Act(Verb.SHUFFLE, places.BACKS[deck], len(cards), place, place)


def _laid(lying: Lying) -> Act:
    source = places.first_stock(lying.piece)
    return Act(Verb.LAY, lying.piece, lying.n, source, lying.place, lying.owner, lying.face)
