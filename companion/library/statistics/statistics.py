"""Made once of all rows; asked as often as somebody touches a chip."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, tzinfo
from operator import attrgetter
from typing import NamedTuple, TypeAlias

from companion.core.about import WAYS, ToTry
from companion.core.message import Message
from companion.core.person_name import clean_name
from companion.games import GAMES
from companion.games import title as title_of
from companion.library.people import Person
from companion.library.results import Score, typed_name
from companion.library.rows import FinishedRow
from companion.library.statistics.answer import (
    Answer,
    Group,
    Place,
    Point,
    Rival,
    streak_of,
    trend_of,
)
from companion.library.statistics.meeting import (
    by_size,
    by_turn,
    lead_of,
    leaders,
    rivals_in,
    turn_of,
)
from companion.library.statistics.played import (
    WON,
    Played,
    by_month,
    by_year,
    group_of,
    key_of,
    sorted_out,
)
from companion.library.statistics.subject import PAD, Subject, subject_of

log = logging.getLogger("loom.library")
KEY, DAY, LEVEL, WAY = map(attrgetter, ("key", "day", "level", "way"))
EVERYBODY = ""
ALONE = "\0"
"""Whoever played alone on this device without a name."""
NAMED = frozenset(game.id for game in GAMES if game.id != PAD)
POINTS = 30
"""So many games are drawn in a row."""
FindToTry: TypeAlias = Callable[[str], ToTry]
Seen: TypeAlias = tuple[tuple[str, Played], ...]


@dataclass(frozen=True, slots=True)
class Taste:
    """What is asked for; empty for all."""

    who: str = EVERYBODY
    game: str = ""
    year: str = ""


class Counted(NamedTuple):
    """A game and its key, found once."""

    key: str
    subject: Subject


class Statistics:
    """Answers within milliseconds; a game kept, put right or thrown away makes another of it."""

    def __init__(
        self,
        rows: Iterable[FinishedRow],
        people: Iterable[Person],
        to_try: FindToTry,
        zone: tzinfo | None = None,
        before: Statistics | None = None,
    ) -> None:
        self._to_try = to_try
        self._zone = zone
        self._known_rows: dict[str, tuple[FinishedRow, Seen]] = {}
        """What each row comes to, by id; worked out once as long as the row stays."""
        self.not_counted: set[str] = set()
        """Games that nobody can count, by id."""
        self._whose = {_fold(name): person for person in people for name in person.names}
        self._me = next((one for one in self._whose.values() if one.me), None)
        self._mine = {_fold(name) for name in self._me.names} if self._me else set()
        self._games: dict[str, list[Played]] = {EVERYBODY: []}
        self._names: dict[str, str] = {}
        self._keys: dict[object, str] = {}
        self._subjects: dict[tuple[object, object], Counted] = {}
        self._by_key: dict[str, Subject] = {}
        self._called: dict[str, Message] = {}
        """Levels and roles by what they are known by."""
        self._known: dict[Taste, Answer] = {}
        if before is not None:
            self._go_on_from(before)
        for row in sorted(rows, key=lambda row: (row.played, row.order)):
            self._take(row)

    def learn(self, rows: Iterable[FinishedRow]) -> None:
        """Work out what these come to, for whoever is made of them next."""
        for row in rows:
            self._known_rows[row.id] = row, self._worked_out(row)

    def compared(self, other: Statistics | None) -> Iterator[bool]:
        """Whether others have the same games of everybody, one person after the other."""
        for who, games in self._games.items():
            yield other is not None and games == other._games_of(who)

    # who and what there is

    @property
    def people(self) -> tuple[str, ...]:
        """Everybody who played, who played most first."""
        played = {name: self._played_by(key) for key, name in self._names.items()}
        return tuple(sorted(filter(played.get, played), key=lambda name: -played[name]))

    @property
    def somebody(self) -> str:
        """Whose games are shown first: yours, or else those of who played most."""
        if self._me:
            return self._me.name
        return next(iter(self.people), EVERYBODY)

    @property
    def games(self) -> tuple[Subject, ...]:
        """Every game that was played, the one played most first."""
        played = Counter(self._everybodys(KEY))
        return tuple(self._by_key[key] for key, _ in played.most_common())

    @property
    def years(self) -> tuple[str, ...]:
        """In which somebody played, the last one first."""
        return tuple(sorted({day[:4] for day in self._everybodys(DAY) if day})[::-1])

    def answer(self, taste: Taste) -> Answer:
        """What these games add up to."""
        if taste not in self._known:
            self._known[taste] = self._add_up(taste)
        return self._known[taste]

    def table(self, names: Sequence[str], taste: Taste) -> tuple[tuple[Rival | None, ...], ...]:
        """How each of these people did against each other of them; None where they never met."""
        rows = []
        for name in names:
            met = self.answer(replace(taste, who=name)).rivals
            against = {one.name: one for one in met}
            rows.append(tuple(against.get(other) for other in names))
        return tuple(rows)

    def mine_in(self, row: FinishedRow) -> Score | None:
        """The line of whoever this device belongs to, or of whoever played alone."""
        people = [score for score in row.scores if not score.bot]
        if self._me:
            mine = [one for one in people if _fold(typed_name(one.name)) in self._mine]
            if mine or len(people) != 1 or typed_name(people[0].name):
                return next(iter(mine), None)
        return people[0] if len(people) == 1 else None

    def mine(self, row: FinishedRow) -> Sequence[Played]:
        """All my games of this kind, the first one first."""
        mine, key = self.mine_in(row), self._subject(row).key
        games = self._games_of(self._key_of(mine, alone=True)) if mine is not None else ()
        return [one for one in games if one.key == key]

    def of_game(self, who: str, game: str) -> Sequence[Played]:
        """Somebody's games of a kind, the first one first."""
        return self._chosen(Taste(who, game))

    def like(self, row: FinishedRow) -> Sequence[Played]:
        """Those of them at the same level."""
        level = key_of(row.about.level) if row.about.level else ""
        return [one for one in self.mine(row) if one.level == level]

    def place_of(self, row: FinishedRow) -> Place | None:
        """My points among all my games of this kind and level; None where I have none."""
        mine = self.mine_in(row)
        if mine is None or mine.score is None:
            return None
        points = [one.score for one in self.like(row) if one.score is not None]
        sign = 1 if row.highest_wins else -1
        better = sum(sign * (one - mine.score) > 0 for one in points)
        best = (max if row.highest_wins else min)(points, default=mine.score)
        return Place(mine.score, 1 + better, len(points), best)

    # inside

    def _games_of(self, who: str) -> Sequence[Played]:
        """The first one first."""
        return self._games.get(who, ())

    def _everybodys(self, of: Callable[[Played], str]) -> Iterable[str]:
        """One thing of every game."""
        return map(of, self._games_of(EVERYBODY))

    def _played_by(self, who: str) -> int:
        return len(self._games_of(who))

    def _go_on_from(self, before: Statistics) -> None:
        """Names and rows that were worked out already; the people are the same."""
        self.not_counted = before.not_counted
        self._known_rows, self._keys = before._known_rows, before._keys
        self._names, self._subjects = before._names, before._subjects
        self._by_key, self._called = before._by_key, before._called

    def _take(self, row: FinishedRow) -> None:
        known = self._known_rows.get(row.id)
        if known is None or known[0] is not row:
            known = self._known_rows[row.id] = row, self._worked_out(row)
        for who, played in known[1]:
            games = self._games.get(who)
            if games is None:
                games = self._games[who] = []
            games.append(played)

    def _worked_out(self, row: FinishedRow) -> Seen:
        """Nothing of one that raises: the others count all the same."""
        try:
            return tuple(self._seen(row))
        except Exception as error:
            log.warning("a game that cannot be counted", exc_info=error)
            self.not_counted.add(row.id)
            return ()

    def _seen(self, row: FinishedRow) -> Iterator[tuple[str, Played]]:
        """As each person sees it, then as a game of everybody's."""
        subject = self._subject(row)
        day, about = self._day(row.played), row.about

        level = self._called_by(about.level) if about.level else ""
        lowest, month = not row.highest_wins, day[:7]

        people = [score for score in row.scores if not score.bot]
        at_table = len(people), len(row.scores)
        keyed = [(self._key_of(score, alone=len(people) == 1), score) for score in people]

        def seen_by(score: Score, named: tuple[Message, ...], who: str = EVERYBODY) -> Played:
            roles = tuple([self._called_by(role) for role in named])
            mine = score.score, score.winner, level, roles, about.way, lowest, month
            met = _met(keyed, who, score.rank) if who else ()
            seated = turn_of(row, score) if who else 0, lead_of(row, score)
            return Played(row.id, day, subject.key, row.minutes, *mine, *at_table, *seated, *met)

        for who, score in keyed:
            if who:
                yield who, seen_by(score, about.roles.get(score.seat, ()), who)
        if people:
            everyone = tuple(one for score in people for one in about.roles.get(score.seat, ()))
            yield EVERYBODY, seen_by(people[0], everyone)

    def _subject(self, row: FinishedRow) -> Counted:
        known = row.game, row.note.params.get("text") if row.note else None
        if known not in self._subjects:
            subject = subject_of(row)
            self._subjects[known] = Counted(subject.key, subject)
            self._by_key[subject.key] = subject
        return self._subjects[known]

    def _called_by(self, name: Message) -> str:
        key = key_of(name)
        self._called.setdefault(key, name)
        return key

    def _day(self, stamp: str) -> str:
        try:
            moment = datetime.fromisoformat(stamp)
        except ValueError:
            return ""
        return moment.astimezone(self._zone).date().isoformat()

    def _key_of(self, score: Score, *, alone: bool) -> str:
        """Who somebody is; empty for a seat without a name among others."""
        typed = typed_name(score.name)
        key = self._keys.get(typed)
        if key is None:
            name = clean_name(typed)
            person = self._whose.get(name.casefold())
            shown = person.name if person else name
            key = self._keys[typed] = _fold(shown)
            if key:
                self._names.setdefault(key, shown)
        return key or (self._unnamed() if alone else "")

    def _unnamed(self) -> str:
        if not self._me:
            return ALONE
        key = _fold(self._me.name)
        self._names.setdefault(key, self._me.name)
        return key

    def _chosen(self, taste: Taste) -> Sequence[Played]:
        who = _fold(taste.who)
        if who in self._whose:
            who = _fold(self._whose[who].name)
        games = self._games_of(who)
        if taste.game:
            games = [one for one in games if one.key == taste.game]
        if taste.year:
            games = [one for one in games if one.day[:4] == taste.year]
        return games

    def _of_each(self, taste: Taste) -> dict[str, Sequence[Played]]:
        """What is asked for of everybody, for each of them."""
        return {who: self._chosen(replace(taste, who=name)) for who, name in self._names.items()}

    def _add_up(self, taste: Taste) -> Answer:
        games = self._chosen(taste)
        named = self._called
        by_game = sorted_out(zip(map(KEY, games), games, strict=True))
        by_level = sorted_out(zip(map(LEVEL, games), games, strict=True))
        by_level.pop("", None)
        by_role = sorted_out((role, one) for one in games for role in one.roles)
        by_way = sorted_out(zip(map(WAY, games), games, strict=True))
        to_try = self._to_try(taste.game) if taste.game in NAMED else ToTry()
        of_each = {} if taste.who else self._of_each(taste)
        points = tuple(Point(one.id, one.day, one.score, one.won) for one in games[-POINTS:])
        return Answer(
            all=group_of("", "", games),
            games=_most_first(
                group_of(self._by_key[key].name, key, some, self._by_key[key])
                for key, some in by_game.items()
            ),
            levels=_in_order(
                [group_of(named[key], key, some) for key, some in by_level.items()], to_try.levels
            ),
            roles=_most_first(group_of(named[key], key, some) for key, some in by_role.items()),
            ways=tuple(
                group_of(Message(f"statistics.way.{way}"), way, by_way[way])
                for way in WAYS
                if way in by_way
            ),
            sizes=by_size(games),
            turns=by_turn(one for some in of_each.values() for one in some)
            if not taste.who
            else by_turn(games),
            people=leaders(of_each, self._names),
            rivals=rivals_in(games, self._names),
            wins=bool(taste.who) or all(one.people == 1 for one in games),
            points=points,
            streak=streak_of(map(WON, games)),
            trend=trend_of(points) if taste.game else None,
            months=by_month(games),
            years=by_year(games),
            days=Counter(filter(None, map(DAY, games))),
            levels_not_tried=tuple(one for one in to_try.levels if one.key not in by_level),
            roles_not_tried=tuple(one for one in to_try.roles if one.key not in by_role),
            games_not_tried=() if taste.game else _not_played(by_game.keys()),
        )


def _met(
    keyed: Sequence[tuple[str, Score]], me: str, rank: int
) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Those with a name who came behind, before, and beside."""
    others = [(who, score.rank) for who, score in keyed if who and who != me]
    return (
        tuple([who for who, place in others if place > rank]),
        tuple([who for who, place in others if place < rank]),
        tuple([who for who, place in others if place == rank]),
    )


def _most_first(groups: Iterable[Group]) -> tuple[Group, ...]:
    return tuple(sorted(groups, key=lambda one: (-one.played, -one.won)))


def _in_order(groups: Iterable[Group], order: Sequence[Message]) -> tuple[Group, ...]:
    """Levels easiest first; those of which the game does not know any more come last."""
    places = {one.key: place for place, one in enumerate(order)}
    return tuple(sorted(groups, key=lambda one: places.get(one.key, len(places))))


def _not_played(played: Container[str]) -> tuple[Message | str, ...]:
    return tuple(title_of(one.id) for one in GAMES if one.id in NAMED and one.id not in played)


def _fold(name: str) -> str:
    return clean_name(name).casefold()
