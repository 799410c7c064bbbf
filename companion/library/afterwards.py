"""A game that is over beside others of the same kind and level: where its points lay."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from typing import TYPE_CHECKING, Any

from companion.core.ladder import RECENT, Advice, Met, advice
from companion.core.message import Message
from companion.core.road import is_broken_off
from companion.core.scored import Decided, Left, Line, Scored, deciding, worth_showing
from companion.core.sown import code_in
from companion.errors import LoomError
from companion.games import find_game
from companion.library.alone import seen_by
from companion.library.results import Score
from companion.library.rows import FinishedRow
from companion.library.statistics.played import Played

if TYPE_CHECKING:
    from companion.core.game import Result
    from companion.core.session import Session
    from companion.library.library import Library

MOST = 30
"""So many of the last games at a level are read for an average."""


@dataclass(frozen=True, slots=True)
class Gained:
    """What somebody's points came from in one game, or on the average of several."""

    total: float = 0
    turns: tuple[float, ...] = ()
    """After each turn."""
    sources: Mapping[str, float] = field(default_factory=dict)
    lines: Mapping[str, Line] = field(default_factory=dict)
    """What each source is called."""


@dataclass(frozen=True, slots=True)
class Looked:
    """A game that was read: its sheet, whose it is, what was gained, what was left."""

    result: Result
    scored: Scored
    seat: str
    gained: Gained
    left: tuple[Left, ...]
    code: str = ""
    """By which others can meet the same opponent."""
    broken_off: bool = False

    @property
    def name(self) -> Message | str:
        """Of whoever played it."""
        return next(row.name for row in self.result.rows if row.seat == self.seat)

    @property
    def decided(self) -> tuple[Decided, ...]:
        """The two turns that decided it."""
        return deciding(self.result, self.scored)


def looked(session: Session[object], result: Result, seat: str) -> Looked:
    """Somebody's game, out of its steps."""
    game, state = session.game, session.state
    states = [*(entry.after for entry in session.entries), state]
    scored = worth_showing(game.scored(states))
    code = code_in(session.head.seed)
    left, broken = game.left_over(state, seat), is_broken_off(session)
    return Looked(result, scored, seat, gained(scored, seat), left, code, broken)


def gained(scored: Scored, seat: str) -> Gained:
    """By turn, and by source; the same source of two kinds of players is one."""
    course = scored.turns or scored.course
    turns = course.values.get(seat, ()) if course is not None else ()
    cells = {line.key: line.cells.get(seat) for line in scored.lines}
    sources = {key: cell.points for key, cell in cells.items() if cell and cell.points}
    lines = {line.key: line for line in scored.lines}
    return Gained(sum(sources.values()), tuple(turns), sources, lines)


def mean(several: Sequence[Gained]) -> Gained:
    """On the average; a shorter game stays where it ended."""
    if not several:
        return Gained()
    n = len(several)
    longest = max(len(one.turns) for one in several)
    turns = (sum(_at(one, turn) for one in several) / n for turn in range(longest))
    keys = dict.fromkeys(key for one in several for key in one.sources)
    sources = {key: sum(one.sources.get(key, 0) for one in several) / n for key in keys}
    lines = {key: line for one in several for key, line in one.lines.items()}
    return Gained(sum(one.total for one in several) / n, tuple(turns), sources, lines)


def _at(one: Gained, turn: int) -> float:
    return one.turns[min(turn, len(one.turns) - 1)] if one.turns else 0


class Beside:
    """One game, and the others of mine at its level, read one after the other."""

    def __init__(self, library: Library, game_id: str) -> None:
        self.library = library
        self.row = library.finished.read(game_id).row
        self.game = self._look(self.row)
        others = [one for one in library.statistics.like(self.row) if one.id != game_id]
        self._scores = {one.id: one.score for one in others if one.score is not None}
        last = [one.id for one in others][-MOST:]
        self._waiting = [*dict.fromkeys((*last, *filter(None, [self._best_of(self._scores)])))]
        self._last = frozenset(last)
        self._mine = frozenset(self._waiting)
        self._read: dict[str, Gained] = {}
        self.same: list[tuple[Message | str, Gained]] = []
        """Who else met the same opponent, or oneself another time, and what was gained."""
        self._waiting += _of_others(self.row, library, self._waiting)

    def read_one(self) -> bool:
        """The next of the others; False where none was left."""
        if not self._waiting or self.game is None:
            return False
        row = self.library.finished.read(self._waiting.pop()).row
        other = self._look(row)
        if other is None or other.broken_off:
            return True
        if row.id in self._mine:
            self._read[row.id] = other.gained
        if other.code and other.code == self.game.code:
            self.same.append((other.name, other.gained))
        return True

    @property
    def others(self) -> int:
        """Of how many the average is."""
        return len(self._last & self._read.keys())

    @property
    def average(self) -> Gained | None:
        """Of the last ones before it."""
        several = [one for id_, one in self._read.items() if id_ in self._last]
        return mean(several) if several else None

    @property
    def best(self) -> Gained | None:
        """Of all of them, where there are several."""
        return self._read.get(self._best_of(self._read)) if len(self._read) > 1 else None

    def _best_of(self, ids: Iterable[str]) -> str:
        """The one with the best score; empty where none was counted."""
        points = [(self._scores[one], one) for one in ids if one in self._scores]
        return (max if self.row.highest_wins else min)(points, default=(0.0, ""))[1]

    def of(self, game_id: str) -> Looked | None:
        """Another game, as whoever plays here sees it."""
        return self._look(self.library.finished.read(game_id).row)

    def _look(self, row: FinishedRow) -> Looked | None:
        """None of a game of which only the result is kept, and of one that cannot be read."""
        mine = self.library.statistics.mine_in(row) or _alone(row)
        with suppress(LoomError):
            kept = self.library.finished.read(row.id)
            if mine is not None and kept.lines:
                result = seen_by(kept.result, self.library.people.me)
                return looked(self.library.review(row.id), result, mine.seat)
        return None


def _alone(row: FinishedRow) -> Score | None:
    """The only person at a table, whoever that is."""
    people = [one for one in row.scores if not one.bot]
    return people[0] if len(people) == 1 else None


def _of_others(row: FinishedRow, library: Library, mine: Sequence[str]) -> list[str]:
    """Games alone at the same level that somebody else played, and perhaps against the same."""
    like = (
        one.id
        for one in library.finished
        if (one.game, one.about.level) == (row.game, row.about.level) and _alone(one) is not None
    )
    return [one for one in like if one not in mine and one != row.id][:MOST]


def level_next(library: Library, game_id: str, options: Any = None) -> Advice | None:
    """What past games against the app's opponent speak for, those that were played to their end.

    None where too few were played.
    """
    game = find_game(game_id)
    ladder = game.ladder(options or library.last_choices(game))
    if not ladder or not len(library.finished):
        return None
    met = islice(_whole(library, game_id, frozenset(one.key for one in ladder)), RECENT)
    return advice(ladder, [Met(one.level, one.won, one.by) for one in reversed([*met])])


def _whole(library: Library, game_id: str, levels: frozenset[str]) -> Iterator[Played]:
    """Games alone that nobody broke off, all at the level of the last one; that one first."""
    known, level = library.statistics, ""
    for one in reversed(known.of_game(known.somebody, game_id)):
        fits = one.people == 1 and one.level in levels and level in ("", one.level)
        if fits and not library.glimpses.look(one.id).broken_off:
            level = one.level
            yield one
