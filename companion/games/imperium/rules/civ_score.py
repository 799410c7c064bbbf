"""The points of the C.I.V.'s cards, where all of them are known by name.

Solo booklet, "Décompte": all its cards but those of its Dynasty; variable ones are worth 5,
conditional ones their best.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from companion.games.imperium.cards import UNREST, Pile
from companion.games.imperium.catalogue import CardFacts, card, cards_of
from companion.games.imperium.start import civ_at_start
from companion.games.imperium.state import State

FIXED, CONDITIONAL, VARIABLE = "fixed", "conditional", "variable_cards"


def counted(state: State) -> tuple[CardFacts, ...] | None:
    """Every card that counts, Unrest too; None where some of them are not known."""
    if not state.options.names or state.civ.strangers:
        return None
    off = _off_dynasty(state)
    if off is None:
        return None
    own = [*_copies(state, "starting"), *off, *_off_quests(state)]
    for gone in map(card, state.civ.gone):
        same = (one for one in own if one.id == gone.id)
        alike = (one for one in own if (one.civ, line_of(one)) == (gone.civ, line_of(gone)))
        left = next(same, None) or next(alike, None)
        if left is None:
            return None
        own.remove(left)
    taken = [card(one) for one in state.civ.taken]
    unrest = next(one for one in cards_of("common_classics") if one.name == UNREST)
    return (*_without_unrest(own, -state.civ.unrest), *taken, *[unrest] * max(0, state.civ.unrest))


def lines(state: State) -> dict[str, int] | None:
    """What the score sheet asks for: points of fixed and conditional cards, variable cards."""
    cards = counted(state)
    if cards is None:
        return None
    found = Counter({FIXED: 0, CONDITIONAL: 0, VARIABLE: 0})
    for one in cards:
        found[line_of(one)] += 1 if line_of(one) == VARIABLE else one.civ
    return dict(found)


def line_of(facts: CardFacts) -> str:
    """Where its points are counted."""
    if facts.counts:
        return VARIABLE
    return CONDITIONAL if facts.depends else FIXED


def _copies(state: State, kind: str) -> list[CardFacts]:
    cards = (one for one in cards_of(state.civ.nation) if one.kind == kind)
    return [one for one in cards for _ in range(one.copies)]


def _without_unrest(cards: list[CardFacts], returned: int) -> Iterator[CardFacts]:
    """Its own Unrest counts too, until it is returned."""
    for one in cards:
        if UNREST in one.categories and returned > 0:
            returned -= 1
        else:
            yield one


def _off_dynasty(state: State) -> list[CardFacts] | None:
    """What came off its Dynasty, from the top; None where nobody knows which cards it was.

    Of the shuffled Nation cards only those that were seen are known, until all are off.
    """
    off = len(civ_at_start(state.options).dynasty) - len(state.civ.dynasty)
    nation = _copies(state, "nation")
    if off < len(nation):
        return _seen_of(state, nation, off)
    rest = off - len(nation)
    below = sorted(_copies(state, "development"), key=lambda one: -one.civ)
    if state.civ.quests or not civ_at_start(state.options).dynasty:
        below = []
    return [*nation, *[*_copies(state, "accession"), *below][:rest]]


def _seen_of(state: State, cards: list[CardFacts], off: int) -> list[CardFacts] | None:
    """As many of them as came off; those not seen must all be worth the same."""
    seen = _seen(state)
    known: list[CardFacts] = []
    for one in cards:
        if seen[one.id]:
            seen[one.id] -= 1
            known.append(one)
    hidden = [one for one in cards if one not in known]
    alike = len({(one.civ, line_of(one)) for one in hidden}) < 2
    missing = off - len(known)
    if missing and not alike:
        return None
    return [*known, *hidden[: max(0, missing)]]


def _seen(state: State) -> Counter[str]:
    """The cards whose face was seen, those that left the game too."""
    piles = (one.name for pile in Pile for one in state.civ.pile(pile))
    return Counter((*piles, *state.civ.gone))


def _off_quests(state: State) -> list[CardFacts]:
    """Quests that the Arthurian C.I.V. took; those pending do not count."""
    start = civ_at_start(state.options)
    off = len(start.quests) - len(state.civ.quests)
    seen = _seen(state)
    quests = [one for one in _copies(state, "development") if one.id in seen]
    return quests[:off]
