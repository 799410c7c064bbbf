"""Acts left out, turned round or altered: the wooden table must notice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from companion.core.act import Act, Seen, Verb, place_of
from tests.wooden.following import Moment
from tests.wooden.table import TablePartedError

Acts = tuple[Act | Seen, ...]


def survivors(moments: Sequence[Moment], chance: Random, count: int) -> tuple[int, list[Acts]]:
    """How many were tried, and those that nobody noticed."""
    tried, unnoticed = 0, []
    for _ in range(count):
        moment = chance.choice(moments)
        mutants = list(_mutants(moment.acts, chance))
        if mutants:
            mutant = chance.choice(mutants)
            tried += 1
            if not _noticed(moment, mutant):
                unnoticed.append(mutant)
    return tried, unnoticed


def _noticed(moment: Moment, acts: Acts) -> bool:
    table = moment.table.copy()
    try:
        table.carry_out(acts)
        table.equals(moment.after)
    except TablePartedError:
        return True
    return False


def _mutants(acts: Acts, chance: Random) -> Iterator[Acts]:
    at = chance.randrange(len(acts))
    before, act, after = acts[:at], acts[at], acts[at + 1 :]
    yield (*before, *after)
    for other in _altered(act):
        yield (*before, other, *after)


def _altered(act: Act | Seen) -> Iterator[Act | Seen]:
    yield replace(act, n=act.n + 1)
    yield replace(act, piece=f"{act.piece}x")
    yield replace(act, owner=f"{act.owner}x")
    if isinstance(act, Seen):
        yield replace(act, place=f"{act.place}x")
        return
    if act.n > 1:
        yield replace(act, n=act.n - 1)
    yield replace(act, source=f"{act.source}x")
    if act.verb is not Verb.TURN:
        yield replace(act, target=f"{place_of(act.target)}x")
    if act.verb not in (Verb.TURN, Verb.SHUFFLE):
        yield replace(act, source=place_of(act.target), target=place_of(act.source))
