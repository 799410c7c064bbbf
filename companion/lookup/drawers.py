"""Which drawer a question asks: its name is said, or one of its entries is described."""

from __future__ import annotations

from collections.abc import Iterable, Set

from companion.lookup.asked import Asked
from companion.lookup.entry import Kind
from companion.lookup.folding import WORD, fold, is_asked, stem
from companion.lookup.opponent import Apart

EXPLAINS = 1.06
CALLED = 1.32
DESCRIBED = 1.44
DESCRIBING = frozenset({"that", "which", "who", "whose", "where", "with"})
DESCRIBING |= {"qui", "que", "qu", "avec", "dont", "ou", "pour"}
"""Said after a drawer's noun, they begin a description: "the civ that …", "carte qui …"."""
IN_BETWEEN = frozenset({"card", "cards", "mat", "carte", "cartes", "fiche", "plateau"})


class Drawers:
    """The drawers of one game, as questions speak of them."""

    def __init__(self, kinds: Iterable[Kind], asked: Asked) -> None:
        self._kinds = tuple(kinds)
        self._called = asked.called
        self._nouns = {
            kind.id: frozenset(map(stem, asked.nouns.get(kind.id, ()))) for kind in self._kinds
        }

    def weights(self, question: Apart) -> dict[str, float]:
        """For every drawer how likely its entries are what a question means."""
        said = tuple(map(fold, WORD.findall(question.asked.lower())))
        described = frozenset(
            stem(word) for place, word in enumerate(said) if _describes(said[place + 1 : place + 3])
        )
        asked = is_asked(question.asked)
        return {
            kind.id: self._standing(kind, said, described, question)
            * (EXPLAINS if asked and kind.explains else 1)
            for kind in self._kinds
        }

    def called(self, names: Set[str]) -> frozenset[str]:
        """The drawers that any of these names calls."""
        return frozenset(
            kind for kind, called in self._called.items() if not names.isdisjoint(called)
        )

    def _standing(
        self,
        kind: Kind,
        said: tuple[str, ...],
        described: frozenset[str],
        question: Apart,
    ) -> float:
        called = self._called.get(kind.id, ())
        if any(word in said for word in called):
            return CALLED
        if any(word in question.against for word in called):
            return question.likely
        return kind.likely * (1 if self._nouns[kind.id].isdisjoint(described) else DESCRIBED)


def _describes(following: tuple[str, ...]) -> bool:
    """Does a description begin at once, or after "card"?"""
    first, *rest = following or ("",)
    return first in DESCRIBING or (first in IN_BETWEEN and bool(DESCRIBING.intersection(rest)))
