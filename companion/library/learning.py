"""What somebody told of printed things, as a file brings it: taught cards, numbers, words.

It is tried together with what is told here already. Where that fails each is tried alone, and what
no page can do with is refused by its name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from companion.core.message import Message
from companion.errors import Damaged
from companion.games import GAMES
from companion.library import limits
from companion.library.facts import HouseFact
from companion.library.gate import need_within
from companion.library.progress import Progress, Work
from companion.library.trial import Failure

if TYPE_CHECKING:
    from companion.library.library import Library

Refused = Callable[[HouseFact, Message], object]


def learning(library: Library, facts: Sequence[HouseFact], refused: Refused) -> Work:
    """Keep these; raises NotKept, or Damaged with nothing kept."""
    sound: list[HouseFact] = []
    for fact in facts:
        why = _wrong(fact)
        refused(fact, why) if why else sound.append(fact)
    known = [fact for one in GAMES for fact in library.house_facts.of(one.id)]
    failures = yield from library.gate.trying(partial(_told, (*known, *sound)), owned=True)
    if failures:
        shown: list[HouseFact] = []
        for fact in sound:
            alone = yield from library.gate.trying(partial(_told, (*known, fact)), owned=True)
            refused(fact, _said(fact, alone[0])) if alone else shown.append(fact)
        if len(shown) == len(sound):
            raise Damaged("library.trial.refused", why=failures[0].said)
        sound = shown
    for done, fact in enumerate(sound, 1):
        library.house_facts.set(fact.game, fact.fact, fact.value)
        yield Progress(done, len(sound))


def _told(facts: Sequence[HouseFact], trial: Library) -> Work:
    for done, fact in enumerate(facts, 1):
        trial.house_facts.set(fact.game, fact.fact, fact.value)
        yield Progress(done, len(facts))


def _wrong(fact: HouseFact) -> Message | None:
    """What is no fact of a game of ours."""
    if fact.game not in {one.id for one in GAMES} or not 0 < len(fact.fact) <= limits.REMARK:
        return Message("library.learning.none", fact=fact.fact[: limits.NAME])
    try:
        need_within(list(fact.value) if isinstance(fact.value, tuple) else fact.value)
    except Damaged as error:
        return error.message
    return None


def _said(fact: HouseFact, failure: Failure) -> Message:
    return failure._replace(file=fact.fact).said
