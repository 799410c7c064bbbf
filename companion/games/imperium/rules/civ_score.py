"""The points of the C.I.V.'s cards, where all of them are known by name.

Solo booklet, "Décompte": all its cards but those of its Dynasty; variable ones are worth 5,
conditional ones their best.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from companion.games.imperium.cards import UNREST
from companion.games.imperium.catalogue import CardFacts, card, cards_of
from companion.games.imperium.rules.civ_cards import (
    CONDITIONAL,
    FIXED,
    VARIABLE,
    came_off,
    line_of,
    unnamed,
    worth,
)
from companion.games.imperium.rules.printings import as_met, printed
from companion.games.imperium.rules.run import Run
from companion.games.imperium.start import of_kind
from companion.games.imperium.state import State


def counted(state: State) -> tuple[CardFacts, ...] | None:
    """Every card that counts, Unrest too; None where some of them are not known."""
    if not state.options.names or unnamed(state):
        return None
    own = [*of_kind(state.civ.nation, "starting"), *came_off(state)]
    for gone in map(card, state.civ.gone):
        same = (one for one in own if one.id == gone.id)
        kin = (one for one in own if worth(one) == worth(gone))
        left = next(same, None) or next(kin, None)
        if left is None:
            return None
        own.remove(left)
    taken = [card(one) for one in state.civ.taken]
    unrest = next(one for one in cards_of("common_classics") if one.name == UNREST)
    left_own = _without_unrest(own, -state.civ.unrest)
    every = (*left_own, *taken, *[unrest] * max(0, state.civ.unrest))
    return tuple(as_met(state, one) for one in every)


def ask_printings(run: Run) -> None:
    """What counts and was never met: its printing is asked before the points are known."""
    for one in counted(run.state) or ():
        printed(run, one.id)


def lines(state: State) -> dict[str, int] | None:
    """What the score sheet asks for: points of fixed and conditional cards, variable cards."""
    cards = counted(state)
    if cards is None:
        return None
    found = Counter({FIXED: 0, CONDITIONAL: 0, VARIABLE: 0})
    for one in cards:
        found[line_of(one)] += 1 if line_of(one) == VARIABLE else one.civ
    return dict(found)


def _without_unrest(cards: list[CardFacts], returned: int) -> Iterator[CardFacts]:
    """Its own Unrest counts too, until it is returned."""
    for one in cards:
        if UNREST in one.categories and returned > 0:
            returned -= 1
        else:
            yield one
