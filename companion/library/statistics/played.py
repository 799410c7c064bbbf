"""A game as somebody sees it, and what several of them come to."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import NamedTuple

from companion.core.message import Message
from companion.library.statistics.answer import Group, Month, rounded
from companion.library.statistics.subject import Subject


class Played(NamedTuple):
    """One game."""

    id: str
    day: str
    key: str
    """The key of its subject."""
    minutes: int
    score: float | None
    won: bool
    level: str
    """What its level and what somebody played as are known by; empty for none."""
    roles: tuple[str, ...]
    way: str
    lowest: bool
    month: str
    people: int = 1
    at_table: int = 1
    """People, and bots as well."""
    turn: int = 0
    """1 for whoever began, then in the order of the table; 0 where nobody knows."""
    by: float | None = None
    """Points before the best of the others, or behind them."""
    ahead: tuple[str, ...] = ()
    """Those who came behind, as many as have a name; then those who came before, and beside."""
    behind: tuple[str, ...] = ()
    level_with: tuple[str, ...] = ()


SCORE, WON, MINUTES, LOWEST, MONTH = map(attrgetter, ("score", "won", "minutes", "lowest", "month"))
"""By columns: thousands of games are added up while somebody waits."""


def key_of(name: Message) -> str:
    """What a level or a role is known by; one that was typed elsewhere by its text."""
    return f"{name.key}:{name.params.get('text', '')}" if name.params else name.key


def group_of(
    name: Message | str, key: str, games: Sequence[Played], subject: Subject | None = None
) -> Group:
    """These games together, the first one first."""
    scores = [score for score in map(SCORE, games) if score is not None]
    lowest = any(map(LOWEST, games))
    return Group(
        name=name,
        key=key,
        subject=subject,
        played=len(games),
        won=sum(map(WON, games)),
        minutes=sum(map(MINUTES, games)),
        best=(min if lowest else max)(scores) if scores else None,
        mean=rounded(sum(scores) / len(scores), scores) if scores else None,
        last=games[-1].day if games else "",
        outcomes=tuple([one.won for one in games[-OUTCOMES:]]),
    )


OUTCOMES = 10
"""So many of the last games are shown one by one."""


def sorted_out(games: Iterable[tuple[str, Played]]) -> dict[str, list[Played]]:
    """Those that have something in common, in their order."""
    found: dict[str, list[Played]] = defaultdict(list)
    for key, one in games:
        found[key].append(one)
    return found


def by_year(games: Sequence[Played]) -> tuple[Group, ...]:
    """Every year with a game, the first one first."""
    years = sorted_out((one.month[:4], one) for one in games)
    return tuple(group_of(year, year, some) for year, some in sorted(years.items()) if year)


def by_month(games: Sequence[Played]) -> tuple[Month, ...]:
    """Every month with a game, the first one first."""
    months = sorted_out(zip(map(MONTH, games), games, strict=True))
    return tuple(
        Month(month, sum(map(MINUTES, some)), len(some))
        for month, some in sorted(months.items())
        if month
    )
