"""What is answered."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from companion.core.message import Message
from companion.library.statistics.subject import Subject


@dataclass(frozen=True, slots=True)
class Point:
    """One game in the row of games, the first one first."""

    id: str
    day: str
    """The day, "2026-11-18"; empty where no clock was known."""
    score: float | None
    won: bool


@dataclass(frozen=True, slots=True)
class Group:
    """Games that have something in common."""

    name: Message | str
    """What they have in common: a game, a level, a civilization, a way of keeping."""
    key: str = ""
    subject: Subject | None = None
    played: int = 0
    won: int = 0
    minutes: int = 0
    best: float | None = None
    """The best points and their mean; None where there were none."""
    mean: float | None = None
    last: str = ""
    """The day of the last one."""
    outcomes: tuple[bool, ...] = ()
    """Whether each of the last ones was won, the last one last."""


@dataclass(frozen=True, slots=True)
class Rival:
    """Somebody met at the table, and how it went between the two."""

    name: str
    played: int
    ahead: int
    """How often one came before them; then how often behind them."""
    behind: int

    @property
    def level(self) -> int:
        """How often both came equal."""
        return self.played - self.ahead - self.behind


@dataclass(frozen=True, slots=True)
class Streak:
    """Games won one after the other."""

    now: int = 0
    longest: int = 0


@dataclass(frozen=True, slots=True)
class Month:
    """Time at the table in a month."""

    month: str
    """ "2026-11"."""
    minutes: int
    played: int


@dataclass(frozen=True, slots=True)
class Place:
    """Somebody's points among all their games of the same kind and level."""

    points: float
    rank: int
    """1 for the best; equal points share it."""
    among: int
    best: float


@dataclass(frozen=True, slots=True)
class Answer:
    """Everything a screen shows of some games of somebody."""

    all: Group
    """All of them together."""
    games: tuple[Group, ...] = ()
    levels: tuple[Group, ...] = ()
    roles: tuple[Group, ...] = ()
    ways: tuple[Group, ...] = ()
    sizes: tuple[Group, ...] = ()
    """By how many sat at the table, bots as well; fewest first."""
    turns: tuple[Group, ...] = ()
    """By the order of the table, the one who began first; of games in which it is known."""
    people: tuple[Group, ...] = ()
    """Of everybody: who won how often against others, who won most first."""
    rivals: tuple[Rival, ...] = ()
    """Of somebody: everybody else they met, whom they met most first."""
    wins: bool = True
    """Whether a win says anything: of everybody together somebody always wins, but against bots."""
    points: tuple[Point, ...] = ()
    streak: Streak = Streak()
    trend: float | None = None
    """The mean of the last five games less that of the five before; None where there were fewer."""
    months: tuple[Month, ...] = ()
    years: tuple[Group, ...] = ()
    """By the year they were played in, the first one first."""
    days: Mapping[str, int] = field(default_factory=dict)
    """How many were played on a day; without those whose clock was unknown."""
    levels_not_tried: tuple[Message, ...] = ()
    """Levels and roles of the game that nobody took yet; games of ours where all are asked for."""
    roles_not_tried: tuple[Message, ...] = ()
    games_not_tried: tuple[Message | str, ...] = ()

    @property
    def favourite(self) -> Group | None:
        """The role that was taken most; of several the one won most with."""
        return max(self.roles, key=lambda one: (one.played, one.won), default=None)


def streak_of(outcomes: Iterable[bool]) -> Streak:
    """Won in a row: at the end, and at most."""
    runs = [(won, sum(1 for _ in some)) for won, some in groupby(outcomes)]
    longest = max((long for won, long in runs if won), default=0)
    return Streak(runs[-1][1] if runs and runs[-1][0] else 0, longest)


def trend_of(points: Sequence[Point], of: int = 5) -> float | None:
    """How the last games compare with those before."""
    scores = [point.score for point in points if point.score is not None]
    if len(scores) < 2 * of:
        return None
    return rounded((sum(scores[-of:]) - sum(scores[-2 * of : -of])) / of, scores)


def rounded(mean: float, scores: Iterable[float]) -> float:
    """As fine as the points are: whole ones have a whole mean, 47.3 has 47.3."""
    whole = all(score == int(score) for score in scores)
    return round(mean) if whole else round(mean, 1)
