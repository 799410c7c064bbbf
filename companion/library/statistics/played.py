"""A game as somebody sees it, and what several of them come to."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import NamedTuple

from companion.core.message import Message
from companion.library.statistics.answer import Group, rounded
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
    ahead: tuple[str, ...] = ()
    """Those who came behind, as many as have a name; then those who came before, and beside."""
    behind: tuple[str, ...] = ()
    level_with: tuple[str, ...] = ()


SCORE, WON, MINUTES, LOWEST = map(attrgetter, ("score", "won", "minutes", "lowest"))
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
