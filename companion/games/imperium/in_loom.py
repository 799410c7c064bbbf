"""The C.I.V.'s deck where Loom keeps it: the face of each of its cards, and where it really lies.

The cards of its nation stay in the box. What else it has lies on one heap beside it; what came
face down lies face down on another one. Of those Loom knows only the order in which they came;
such a face is `?` and the number of the card that it came as.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from companion.core.act import BOX, DOWN, Lying
from companion.games.imperium.cards import Card
from companion.games.imperium.places import CARD, FACE_DOWN, HEAP, card_piece
from companion.games.imperium.state import Civ

UNNAMED = "?"


def unnamed(card: int) -> str:
    """The face of a card that came face down."""
    return f"{UNNAMED}{card}"


def is_unnamed(face: str) -> bool:
    """Whether nobody has seen it since it came."""
    return face.startswith(UNNAMED)


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """By their numbers, as they are dealt new faces."""
    return tuple(sorted(cards, key=lambda card: card.id))


def face(civ: Civ, card: Card) -> str:
    """What a card shows: a name, Unrest, or which one of the heap."""
    return civ.faces[card.id]


def known(civ: Civ, card: Card) -> str:
    """The same where it has a name."""
    seen = card.name or face(civ, card)
    return "" if is_unnamed(seen) else seen


def others(civ: Civ, card: int, name: str) -> int:
    """How many cards beside this one are known to have this name."""
    return sum(one == name for at, one in civ.faces.items() if at != card)


def taken_in(civ: Civ, faces: Sequence[str]) -> Civ:
    """Loom keeps its cards from now on."""
    pairs = zip(in_order(civ.cards()), faces, strict=True)
    return replace(civ, kept=True, faces={card.id: one for card, one in pairs})


def laid_out(civ: Civ) -> Civ:
    """It lies on the table from now on: what was seen stays known."""
    return replace(civ, kept=False, faces={})


def dealt(civ: Civ, cards: Iterable[Card], faces: Sequence[str]) -> Civ:
    """These cards have these faces now."""
    pairs = zip(in_order(cards), faces, strict=True)
    return replace(civ, faces={**civ.faces, **{card.id: one for card, one in pairs}})


def came(civ: Civ, card: Card) -> Civ:
    """One more card."""
    return replace(civ, faces={**civ.faces, card.id: card.name or unnamed(card.id)})


def named(civ: Civ, card: int, name: str) -> Civ:
    """A card of the heap was named."""
    return replace(civ, faces={**civ.faces, card: name})


def left(civ: Civ, card: int) -> Civ:
    """One card less."""
    return replace(civ, faces={at: one for at, one in civ.faces.items() if at != card})


def home(civ: Civ, shown: str) -> str:
    """Where a card with this face really lies."""
    if is_unnamed(shown):
        return FACE_DOWN
    return BOX if shown.startswith(f"{civ.nation}.") else HEAP


def piece(shown: str) -> str:
    """What it is called there."""
    return CARD if is_unnamed(shown) else card_piece(shown)


def side(shown: str) -> str:
    """Which side of it is up there, where that matters."""
    return DOWN if is_unnamed(shown) else ""


def heaps(civ: Civ) -> Iterator[Lying]:
    """What lies on both heaps."""
    beside = (one for one in civ.faces.values() if home(civ, one) != BOX)
    found = Counter((piece(one), home(civ, one), side(one)) for one in beside)
    return (Lying(what, place, n, face=face) for (what, place, face), n in found.items())


def from_below(civ: Civ, shown: str) -> int:
    """The place of a card among those that lie face down, the lowest being 1."""
    hidden = sorted(int(one.removeprefix(UNNAMED)) for one in civ.faces.values() if is_unnamed(one))
    return 1 + hidden.index(int(shown.removeprefix(UNNAMED)))
