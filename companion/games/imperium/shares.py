"""How likely each hidden face of the C.I.V. lies on each of its hidden cards, by their lots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from math import comb

from companion.games.imperium.cards import Card
from companion.games.imperium.lots import NOWHERE
from companion.games.imperium.state import Civ

Odds = Mapping[str, Fraction]
"""By name; empty for a card that nobody named."""


def faces_of(card: Card, shares: Mapping[int, Odds]) -> Odds:
    """What the card may be, and how likely."""
    return {card.name: Fraction(1)} if card.name else shares.get(card.lot, {})


def shares_of(civ: Civ) -> Mapping[int, Odds]:
    """By lot: each face that may lie in it, how likely it is on one of its cards.

    Every way to lay the hidden faces on the hidden cards, as far as they fit, counts once. Empty
    where there is none: something was told otherwise.
    """
    cards = Counter(card.lot for card in civ.cards() if not card.name)
    spare = len(civ.unseen) - cards.total()
    if spare < 0:
        return {}
    room = tuple(sorted({**cards, NOWHERE: cards[NOWHERE] + spare}.items()))
    alike = Counter(face.lots for face in civ.unseen)
    every = _ways(_in_order(alike), room)
    if not every:
        return {}
    found: dict[int, dict[str, Fraction]] = {}
    for lots in alike:
        rest = _in_order(alike - Counter((lots,)))
        here = Counter(face.name for face in civ.unseen if face.lots == lots)
        for lot in lots - {NOWHERE}:
            left = _ways(rest, tuple((at, n - (at == lot)) for at, n in room))
            odd = Fraction(left, every * cards[lot]) if cards[lot] else Fraction(0)
            faces = found.setdefault(lot, {})
            for name, n in here.items():
                faces[name] = faces.get(name, Fraction(0)) + n * odd
    return {lot: {name: odd for name, odd in of.items() if odd} for lot, of in found.items()}


Alike = tuple[tuple[tuple[int, ...], int], ...]
Room = tuple[tuple[int, int], ...]


def _in_order(alike: Counter[frozenset[int]]) -> Alike:
    """Those that can lie in few lots first."""
    kinds = ((tuple(sorted(lots)), n) for lots, n in alike.items() if n)
    return tuple(sorted(kinds, key=lambda one: (len(one[0]), one)))


@lru_cache(4096)
def _ways(alike: Alike, room: Room) -> int:
    """In how many ways these faces can be told off to the lots, which are full then."""
    if any(n < 0 for _, n in room):
        return 0
    if not alike:
        return int(not any(n for _, n in room))
    (lots, n), *rest = alike
    return _laid(lots, n, tuple(rest), room)


def _laid(lots: tuple[int, ...], n: int, rest: Alike, room: Room) -> int:
    if not lots:
        return _ways(rest, room) if n == 0 else 0
    lot, *others = lots
    free = dict(room).get(lot, 0)
    return sum(
        comb(n, here)
        * _laid(
            tuple(others), n - here, rest, tuple((at, m - here * (at == lot)) for at, m in room)
        )
        for here in range(min(n, free) + 1)
    )
