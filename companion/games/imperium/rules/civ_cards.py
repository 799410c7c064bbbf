"""Which of its Dynasty and quests the C.I.V. has: those that were seen, and those nobody named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from companion.games.imperium import in_loom
from companion.games.imperium.catalogue import CardFacts, card
from companion.games.imperium.owned import strangers_may_be
from companion.games.imperium.start import civ_at_start, dynasty_at_first, face_of, of_kind
from companion.games.imperium.state import State

FIXED, CONDITIONAL, VARIABLE = "fixed", "conditional", "variable_cards"
Worth = tuple[int, str]


@dataclass(frozen=True, slots=True)
class Unnamed:
    """So many of its cards nobody named, and which they may be."""

    n: int
    cards: tuple[str, ...]


def unnamed(state: State) -> tuple[Unnamed, ...]:
    """The cards that have to be looked at before its points are known."""
    groups = () if state.civ.kept else _shuffled_groups(state)
    found = [_unseen_of(state, group, n) for group, n in groups]
    found = [one for one in found if one.n and len({worth(card(id_)) for id_ in one.cards}) > 1]
    if state.civ.strangers:
        found.append(Unnamed(state.civ.strangers, strangers_may_be(state)))
    return tuple(found)


def line_of(facts: CardFacts) -> str:
    """Where its points are counted."""
    if facts.counts:
        return VARIABLE
    return CONDITIONAL if facts.depends else FIXED


def worth(facts: CardFacts) -> Worth:
    return facts.civ, line_of(facts)


def _shuffled_groups(state: State) -> Iterator[tuple[list[CardFacts], int]]:
    """The cards of its Dynasty and its quests as they were shuffled; how many came off each."""
    start = civ_at_start(state.options)
    off = len(start.dynasty) - len(state.civ.dynasty)
    for group in dynasty_at_first(state.civ.nation):
        came = max(0, min(off, len(group)))
        yield group, came
        off -= came
    if start.quests:
        quests = of_kind(state.civ.nation, "development")
        yield quests, len(start.quests) - len(state.civ.quests)


def came_off(state: State) -> Iterator[CardFacts]:
    """What came off them: those that were seen, and of the others as many as it takes.

    Loom knows what lies there still.
    """
    if state.civ.kept:
        left = Counter(
            in_loom.face(state.civ, one) for one in (*state.civ.dynasty, *state.civ.quests)
        )
        for group, _ in _shuffled_groups(state):
            yield from _taken_off(group, left)
        return
    for group, n in _shuffled_groups(state):
        seen = _seen_of(state, group)
        yield from [*seen, *_others(group, seen)][:n]


def _taken_off(group: Iterable[CardFacts], left: Counter[str]) -> Iterator[CardFacts]:
    for one in group:
        if left[face_of(one)]:
            left[face_of(one)] -= 1
        else:
            yield one


def _unseen_of(state: State, group: list[CardFacts], n: int) -> Unnamed:
    seen = _seen_of(state, group)
    if n == len(group):
        return Unnamed(0, ())
    return Unnamed(max(0, n - len(seen)), tuple([one.id for one in _others(group, seen)]))


def _seen_of(state: State, group: Iterable[CardFacts]) -> list[CardFacts]:
    left = Counter(state.civ.met)
    seen = []
    for one in group:
        if left[one.id]:
            left[one.id] -= 1
            seen.append(one)
    return seen


def _others(group: Iterable[CardFacts], seen: Iterable[CardFacts]) -> list[CardFacts]:
    others = list(group)
    for one in seen:
        others.remove(one)
    return others
