"""Plays from elsewhere, as kept games: which of them are new, and how they are kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import TypeAlias

from companion.core.about import ELSEWHERE, About
from companion.core.game import Result, Standing
from companion.core.message import Message
from companion.core.person_name import LONGEST, clean_name
from companion.library.clock import stamp
from companion.library.results import best_first, scores_of
from companion.library.rows import FinishedGame, FinishedRow
from companion.library.statistics import subject_of
from companion.library.statistics.subject import PAD, of_ours
from companion.sharing.naming import Names, Naming
from companion.sharing.parting import FEWEST
from companion.sharing.play import Person, Play

Sat: TypeAlias = tuple[str, float]
"""Somebody by name and points."""
People: TypeAlias = tuple[Sat, ...]
"""Everybody at a table, in the order of the alphabet."""


def kept_of_play(play: Play, naming: Naming) -> FinishedGame:
    """The game as it will be kept; its id is the beginning of one."""
    game = of_ours(play.title)
    title = play.title[:LONGEST]
    note = None if game else Message("score_pad.typed", text=title)
    rows = best_first(tuple(map(_standing, play.people)))
    result = Result(rows, note, play.highest_wins)
    kind = game or PAD
    row = FinishedRow(
        id=f"{kind}-{play.started.astimezone(UTC):%Y-%m-%d}",
        game=kind,
        started=stamp(play.started),
        ended=stamp(play.started + timedelta(minutes=play.minutes)),
        scores=scores_of(result),
        minutes=play.minutes,
        note=note,
        highest_wins=play.highest_wins,
        about=_about(play, kind, naming),
        place=clean_name(play.location),
        remark=play.comment,
        by_day=True,
    )
    return FinishedGame(row, result, ())


def new_ones(plays: Iterable[Play], kept: Iterable[FinishedRow]) -> tuple[Play, ...]:
    """Those that are not here yet."""
    here = Here()
    for row in kept:
        here.learn(row)
    return tuple(play for play in plays if not here.take(play))


class Here:
    """Plays that are kept: the same day, game, people and points are the same play.

    So is one that was parted when it came: it is known by its parts.
    """

    def __init__(self) -> None:
        self._tables: dict[tuple[str, str], Counter[People]] = {}
        """By day and game, everybody at each table."""

    def learn(self, row: FinishedRow) -> None:
        """One that is kept."""
        people = sorted(_folded(one.name, one.score) for one in row.scores if not one.bot)
        tables = self._tables.setdefault((_day(row.started), subject_of(row).key), Counter())
        tables[tuple(people)] += 1

    def take(self, play: Play) -> bool:
        """Whether it is here; another one like it needs another one there."""
        subject = of_ours(play.title) or f"{PAD}:{clean_name(play.title[:LONGEST]).casefold()}"
        tables = self._tables.get((_day(stamp(play.started)), subject), Counter())
        people = [_folded(one.name, one.score) for one in play.people if not one.bot]
        whole = tuple(sorted(people))
        parts = [whole] if tables[whole] else []
        if not parts and play.perhaps_several:
            parts = _parted(people, tables)
        tables.subtract(parts)
        return bool(parts)


def _parted(people: Sequence[Sat], tables: Mapping[People, int]) -> list[People]:
    """The tables at which they sat, one after the other; nothing where they did not."""
    sizes = {len(one) for one, n in tables.items() if n > 0 and len(one) >= FEWEST}
    found: dict[int, list[People]] = {0: []}
    for at in range(len(people)):
        for end in (at + size for size in sizes if at in found):
            table = tuple(sorted(people[at:end]))
            if end <= len(people) and tables.get(table, 0) > found.get(at, []).count(table):
                found.setdefault(end, [*found[at], table])
    return found.get(len(people), [])


def _about(play: Play, game: str, naming: Naming) -> About:
    levels, roles = naming.levels.get(game, {}), naming.roles.get(game, {})
    return About(
        way=ELSEWHERE,
        edition=_edition(play, game),
        level=_named(play.level, levels) if play.level else None,
        board=_typed(play.board) if play.board else None,
        first=next((person.seat for person in play.people if person.first), ""),
        roles={
            person.seat: tuple(_named(one, roles) for one in person.role.split(", "))
            for person in play.people
            if person.role
        },
        bots={p.seat: _typed(p.name) for p in play.people if p.bot},
    )


def _edition(play: Play, game: str) -> str:
    """ "Imperium: Legends" is the box of Legends."""
    box = play.title.partition(":")[2].strip().casefold()
    return box if game == "imperium" and box in ("classics", "legends", "horizons") else ""


def _standing(person: Person) -> Standing:
    name = _typed(person.name) if person.bot else person.name
    return Standing(person.seat, name, person.score, person.rank, person.winner, bot=person.bot)


def _named(text: str, names: Names) -> Message:
    return names.get(clean_name(text).casefold()) or _typed(text)


def _typed(text: str) -> Message:
    return Message("library.typed", text=text)


def _folded(name: Message | str, score: float | None) -> Sat:
    typed = clean_name(name).casefold() if isinstance(name, str) else ""
    return typed, -1 if score is None else score


def _day(moment: str) -> str:
    try:
        return datetime.fromisoformat(moment).astimezone(UTC).date().isoformat()
    except (ValueError, OverflowError):
        return ""
