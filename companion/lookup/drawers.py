"""Which drawer a question asks: its name is said, or one of its entries is described."""

from __future__ import annotations

from collections.abc import Iterable

from companion.lookup.entry import Kind
from companion.lookup.folding import WORD, fold, is_asked, stem

EXPLAINS = 1.06
CALLED = 1.25
DESCRIBED = 1.25
DESCRIBING = frozenset({"that", "which", "who", "whose", "where", "with"})
DESCRIBING |= {"qui", "que", "qu", "avec", "dont", "ou", "pour"}
"""Said after a drawer's noun, they begin a description: "the civ that …", "carte qui …"."""
IN_BETWEEN = frozenset({"card", "cards", "mat", "carte", "cartes", "fiche", "plateau"})


def weights(kinds: Iterable[Kind], query: str) -> dict[str, float]:
    """For every drawer how likely its entries are what a question means."""
    said = tuple(stem(fold(word)) for word in WORD.findall(query.lower()))
    raw = tuple(fold(word) for word in WORD.findall(query.lower()))
    asked = is_asked(query)
    return {
        kind.id: _standing(kind, said, raw) * (EXPLAINS if asked and kind.explains else 1)
        for kind in kinds
    }


def _standing(kind: Kind, said: tuple[str, ...], raw: tuple[str, ...]) -> float:
    if not frozenset(kind.called).isdisjoint(raw):
        return CALLED
    nouns = frozenset(map(stem, kind.nouns))
    places = [place for place, word in enumerate(said) if word in nouns]
    if any(_describes(raw[place + 1 : place + 3]) for place in places):
        return DESCRIBED * kind.likely
    return kind.likely


def _describes(following: tuple[str, ...]) -> bool:
    """Does a description begin at once, or after "card"?"""
    first, *rest = following or ("",)
    return first in DESCRIBING or (first in IN_BETWEEN and bool(DESCRIBING.intersection(rest)))
