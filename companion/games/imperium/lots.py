"""Which of its faces may be on which of its hidden cards: the cards of one shuffle are a lot.

Rulebook, "Mélanger votre deck"; solo booklet, "Mise en place de la C.I.V." and "Phase de
nettoyage": what was shuffled together cannot be told apart, but no card of another shuffle is
among it. A face that may lie in several lots is held to be in any of them, until counting says
more; what nobody can know makes the lots larger, never smaller.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace

from companion.games.imperium.cards import UNREST, Card, Unseen
from companion.games.imperium.catalogue import alike
from companion.games.imperium.state import Civ

NOWHERE = 0
"""The lot of what may have left the C.I.V. unseen."""


def faces_in(civ: Civ, lots: Iterable[int]) -> frozenset[str]:
    """The faces that may lie in these lots; empty for a card that nobody named."""
    wanted = frozenset(lots)
    return frozenset(face.name for face in civ.unseen if face.lots & wanted)


def may_be(civ: Civ, card: Card, name: str) -> bool:
    """Whether this face may be on a card that nobody has named."""
    return any(card.lot in face.lots for face in _same(civ, name))


def is_named(civ: Civ, card: Card, name: str) -> Civ:
    """A card came into sight and was named: one face less is hidden.

    Of faces that are alike nobody can tell which it was: those that are left may lie wherever it
    may have lain. Where it cannot lie something was told otherwise before: all may be anywhere.
    """
    if not name or card.name == name:
        return civ
    if card.name:
        civ = replace(civ, unseen=(*civ.unseen, Unseen(card.name, frozenset((NOWHERE,)))))
    here = [one for one in _same(civ, name) if card.lot in one.lots]
    here = here or [one for one in civ.unseen if not one.name and card.lot in one.lots]
    if not here:
        return settled(_anywhere(_without(civ, *_same(civ, name)[:1])))
    seen = min(here, key=lambda one: len(one.lots))
    civ = _without(civ, *here)
    here.remove(seen)
    left = (replace(one, lots=one.lots | seen.lots) for one in here)
    return settled(replace(civ, unseen=(*civ.unseen, *left)))


def found(civ: Civ, card: int, name: str) -> Civ:
    """Somebody found a card among the unnamed ones of its discard, perhaps by its name.

    Of those that it may be nobody knows which one it was, and so what lies in their lots.
    """
    unnamed = [one for one in civ.discard if not one.name]
    fit = [one for one in unnamed if not name or may_be(civ, one, name)]
    civ = _merged(civ, {one.lot for one in fit})
    return civ if card in [one.id for one in fit] or not fit else _swapped(civ, card, fit[0])


def joins(civ: Civ, card: Card) -> tuple[Civ, Card]:
    """A card that nobody named comes to the C.I.V.: a lot of its own."""
    lot = -card.id
    return replace(civ, unseen=(*civ.unseen, Unseen("", frozenset((lot,))))), replace(card, lot=lot)


def leaves(civ: Civ, card: Card) -> Civ:
    """A card that nobody named has left it: any face of its lot may have gone with it."""
    if card.name:
        return civ
    unseen = (
        replace(one, lots=one.lots | {NOWHERE}) if card.lot in one.lots else one
        for one in civ.unseen
    )
    return settled(replace(civ, unseen=tuple(unseen)))


def counted_anew(civ: Civ) -> Civ:
    """Cards are there or not without anybody knowing which: every face may be anywhere."""
    return settled(_anywhere(civ))


def shuffled(civ: Civ, cards: Sequence[Card]) -> tuple[Civ, tuple[Card, ...]]:
    """These cards become a lot: their names, and whatever those without one may be."""
    lot = 1 + max((card.lot for card in civ.cards()), default=0)
    mixed = {card.lot for card in cards if not card.name}
    kept = (replace(one, lots=one.lots | {lot}) if one.lots & mixed else one for one in civ.unseen)
    names = (Unseen(card.name, frozenset((lot,))) for card in cards if card.name)
    return replace(civ, unseen=(*kept, *names)), tuple(card.hidden(lot) for card in cards)


def settled(civ: Civ) -> Civ:
    """A lot whose cards are all seen holds nothing; one that is full holds nothing else."""
    left = Counter(card.lot for card in civ.cards() if not card.name)
    unseen = tuple(civ.unseen)
    while True:
        certain = Counter(next(iter(one.lots)) for one in unseen if len(one.lots) == 1)
        full = {lot for lot, n in left.items() if certain[lot] >= n}
        after = tuple(_narrowed(one, left, full) for one in unseen)
        if after == unseen:
            return replace(civ, unseen=tuple(one for one in unseen if one.lots))
        unseen = after


def _narrowed(face: Unseen, left: Counter[int], full: set[int]) -> Unseen:
    there = frozenset(lot for lot in face.lots if lot == NOWHERE or left[lot])
    left_over = there - full if len(there) > 1 else there
    return face if left_over == face.lots else replace(face, lots=left_over)


def _same(civ: Civ, name: str) -> list[Unseen]:
    """The hidden faces that are this one, or like it but for their number."""
    if name == UNREST:
        return [one for one in civ.unseen if one.name == UNREST]
    own = [one for one in civ.unseen if one.name not in ("", UNREST)]
    return [one for one in own if one.name == name or alike(one.name) == alike(name)]


def _without(civ: Civ, *faces: Unseen) -> Civ:
    left = list(civ.unseen)
    for face in faces:
        left.remove(face)
    return replace(civ, unseen=tuple(left))


def _merged(civ: Civ, lots: set[int]) -> Civ:
    """Nobody knows which of them is which any more."""
    unseen = (replace(one, lots=one.lots | lots) if one.lots & lots else one for one in civ.unseen)
    return replace(civ, unseen=tuple(unseen))


def _swapped(civ: Civ, card: int, other: Card) -> Civ:
    """The card that was found is of the other lot."""
    lot = next(one.lot for one in civ.cards() if one.id == card)
    lots = {card: other.lot, other.id: lot}
    discard = (replace(one, lot=lots.get(one.id, one.lot)) for one in civ.discard)
    return replace(civ, discard=tuple(discard))


def _anywhere(civ: Civ) -> Civ:
    lots = frozenset(card.lot for card in civ.cards() if not card.name)
    unseen = (replace(one, lots=one.lots | lots | {NOWHERE}) for one in civ.unseen)
    return replace(civ, unseen=tuple(unseen))
