"""Rows of one day and game in a table that says no more: perhaps several plays in one.

A table with nothing but day, game, name and points does not say who sat at which table. Its rows
stand together as one play, the likelier reading; from four people on it can be parted.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.sharing.play import Play
from companion.sharing.ranking import ranked

FEWEST = 2
"""Fewer are no table: plays are entered for the sake of those who played together."""


def may_be_parted(people: int) -> bool:
    """Whether so many could have sat at two tables."""
    return people >= 2 * FEWEST


def ways_to_part(play: Play) -> Iterator[tuple[Play, Play]]:
    """Every place where the rows of a second play may begin: a table is written play by play."""
    if not play.perhaps_several:
        return
    for at in range(FEWEST, len(play.people) - FEWEST + 1):
        yield _part(play, 0, at), _part(play, at, len(play.people))


def _part(play: Play, begin: int, end: int) -> Play:
    """Somebody of each won: ranks are found again."""
    people = [
        replace(one, seat=f"p{number}", rank=0, winner=False)
        for number, one in enumerate(play.people[begin:end], 1)
    ]
    return replace(
        play, people=ranked(people, won=False), perhaps_several=may_be_parted(end - begin)
    )
