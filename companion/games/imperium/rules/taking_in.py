"""Which face each card of the C.I.V. has when Loom takes its deck in.

What nobody knows is as if it had been shuffled: at random among what may lie there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from companion.core.step import Step
from companion.games.imperium import catalogue, in_loom
from companion.games.imperium.cards import UNREST, Unseen
from companion.games.imperium.state import State


def found_out(step: Step[State]) -> tuple[str, ...]:
    """Which face each of its cards may have, by what is known: at random where nobody knows.

    Each lot has the faces that lie in it; a card for which none is left is not of its nation.
    """
    civ = step.state.civ
    hidden = [card for card in in_loom.in_order(civ.cards()) if not card.name]
    order = step.shuffle("civ.faces", [str(at) for at in range(len(civ.unseen))])
    seen = Counter(card.name for card in civ.cards())
    faces = [*_no_more_than_printed((civ.unseen[int(at)] for at in order), seen)]
    held = _matched(
        [[at for at, one in enumerate(faces) if card.lot in one.lots] for card in hidden]
    )
    found = {
        card.id: faces[at].name for card, at in zip(hidden, held, strict=True) if at is not None
    }
    return tuple(
        card.name or found.get(card.id) or in_loom.unnamed(card.id)
        for card in in_loom.in_order(civ.cards())
    )


def _no_more_than_printed(faces: Iterable[Unseen], seen: Counter[str]) -> Iterator[Unseen]:
    """Where something was told otherwise a face may be held to be hidden that lies in sight."""
    for one in faces:
        seen[one.name] += 1
        if one.name in ("", UNREST) or seen[one.name] <= catalogue.card(one.name).copies:
            yield one


def _matched(wanted: Sequence[Sequence[int]]) -> list[int | None]:
    """To each the one it gets, no one twice, so that as many as can be get one."""
    has: dict[int, int] = {}

    def gets(at: int, seen: set[int]) -> bool:
        for one in wanted[at]:
            if one not in seen:
                seen.add(one)
                if one not in has or gets(has[one], seen):
                    has[one] = at
                    return True
        return False

    for at in range(len(wanted)):
        gets(at, set())
    given = {at: one for one, at in has.items()}
    return [given.get(at) for at in range(len(wanted))]
