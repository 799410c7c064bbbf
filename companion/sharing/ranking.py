"""Who came where, for tables that do not say it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from companion.sharing.play import Person


def ranked(people: list[Person], *, won: bool) -> tuple[Person, ...]:
    """With ranks and winners; `won` where the table says who won."""
    if not won:
        best = max((one.score for one in people if one.score is not None), default=None)
        people = [replace(one, winner=best is not None and one.score == best) for one in people]
    if all(one.rank > 0 for one in people):
        return tuple(people)
    highest = highest_wins(people)
    return tuple(replace(one, rank=_rank(one, people, highest)) for one in people)


def highest_wins(people: Iterable[Person]) -> bool:
    """False only where every winner has fewer points than everybody else."""
    everybody = tuple(people)
    won = [one.score for one in everybody if one.winner and one.score is not None]
    lost = [one.score for one in everybody if not one.winner and one.score is not None]
    return not (won and lost) or max(won) >= min(lost)


def _rank(person: Person, people: list[Person], highest: bool) -> int:
    if person.score is None:
        return 1 if person.winner else 2
    scores = [one.score for one in people if one.score is not None]
    mine = person.score
    return 1 + sum(score > mine if highest else score < mine for score in scores)
