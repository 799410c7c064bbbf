"""Who sat with whom: leaders, rivals, how many there were, and whose turn came first."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence

from companion.core.about import ELSEWHERE
from companion.core.message import Message
from companion.library.results import Score
from companion.library.rows import FinishedRow
from companion.library.statistics.answer import Group, Rival
from companion.library.statistics.played import Played, group_of

_NUMBER = re.compile(r"\d+$")


def turn_of(row: FinishedRow, score: Score) -> int:
    """1 for who began, then round the table; 0 where nobody knows.

    The seats of our own games are numbered round the table. What came from elsewhere says who
    began and no more, and a bot sits nowhere.
    """
    first = row.about.first
    if not first:
        return 0
    if score.seat == first:
        return 1
    numbers = [_NUMBER.search(one.seat) for one in row.scores if not one.bot]
    if row.about.way == ELSEWHERE or any(one.bot for one in row.scores) or None in numbers:
        return 0
    seats = sorted((one.seat for one in row.scores), key=lambda seat: int(_NUMBER.findall(seat)[0]))
    if first not in seats:
        return 0
    return 1 + (seats.index(score.seat) - seats.index(first)) % len(seats)


def by_size(games: Iterable[Played]) -> tuple[Group, ...]:
    """Fewest first."""
    sorted_out = defaultdict(list)
    for one in games:
        sorted_out[one.at_table].append(one)
    return tuple(
        group_of(Message("statistics.size", n=size), str(size), some)
        for size, some in sorted(sorted_out.items())
    )


def by_turn(games: Iterable[Played]) -> tuple[Group, ...]:
    """Who began first."""
    sorted_out = defaultdict(list)
    for one in games:
        if one.turn and one.people > 1:
            sorted_out[one.turn].append(one)
    return tuple(
        group_of(Message("statistics.turn", number=turn), str(turn), some)
        for turn, some in sorted(sorted_out.items())
    )


def leaders(of_each: Mapping[str, Sequence[Played]], names: Mapping[str, str]) -> tuple[Group, ...]:
    """Everybody in the games that they played against others, who won most first."""
    groups = []
    for who, games in of_each.items():
        against = [one for one in games if one.people > 1]
        if against and who in names:
            groups.append(group_of(names[who], who, against))
    return tuple(sorted(groups, key=lambda one: (-one.won, one.played, str(one.name))))


def rivals_in(games: Iterable[Played], names: Mapping[str, str]) -> tuple[Rival, ...]:
    """Whom somebody met, and how often they came before or behind; met most first."""
    ahead, behind, level = Counter[str](), Counter[str](), Counter[str]()
    for one in games:
        ahead.update(one.ahead)
        behind.update(one.behind)
        level.update(one.level_with)
    met = ahead + behind + level
    return tuple(
        Rival(names[who], n, ahead[who], behind[who])
        for who, n in met.most_common()
        if who in names
    )


def lead_of(row: FinishedRow, mine: Score) -> float | None:
    """How far somebody came before the best of the others; None where nobody counted."""
    others = [one.score for one in row.scores if one is not mine and one.score is not None]
    if mine.score is None or not others:
        return None
    sign = 1 if row.highest_wins else -1
    return min(sign * (mine.score - other) for other in others)
