"""What the state does not hold and somebody must say.

>>> coins = Amount("coins", Message("toy.how_many"), 1, 3)
>>> coins.accepts(2), coins.accepts(4)
(True, False)
>>> whose = Choice("seat", Message("toy.whose"), (Option("p1", Message("toy.ana")),))
>>> whose.accepts("p1"), whose.accepts("p2")
(True, False)
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from itertools import chain, count
from typing import Generic, TypeVar

from companion.core.answers import Answer
from companion.core.chance import EVERYTHING
from companion.core.message import Message
from companion.core.person_name import LONGEST, clean_name, name_trouble
from companion.errors import AnswerRefused

T = TypeVar("T", bound=Answer)


@dataclass(frozen=True, slots=True)
class Option:
    """One of the answers to choose from."""

    id: str
    text: Message
    note: Message | None = None
    icon: str = ""
    place: str = ""
    """Where it lies: `hex:1,0`, `track:science:4`; a screen may let it be tapped there."""
    reason: Message | None = None
    """Why it is shown and cannot be chosen; None where it can."""
    known_as: tuple[Message | str, ...] = ()
    """What it may be typed as besides: the number printed on a card."""
    shows: tuple[Message, ...] = ()
    """What can be seen on it: typed, it leaves those that show it."""


@dataclass(frozen=True)
class Question(ABC, Generic[T]):
    """Asked under a key that is its place (`automa.research.2`), not a counter."""

    key: str
    text: Message
    note: Message | None = field(default=None, kw_only=True)
    """Further words: why it is asked, what to look at."""
    kind: str = field(default="", kw_only=True)
    """`dice`, `cards` or a part of them where the app may answer by chance; `fact`: a house fact.
    """
    fact: str = field(default="", kw_only=True)
    """The id of the house fact that the answer settles."""
    places: tuple[str, ...] = field(default=(), kw_only=True)
    number: int = field(default=0, kw_only=True)
    """Asked `of` times in a row, this being the one with the `number`; 0 where it is asked once."""
    of: int = field(default=0, kw_only=True)

    @property
    def by_chance(self) -> bool:
        """Whether a die or a card says it, and nobody."""
        return self.kind.partition(".")[0] in EVERYTHING

    @abstractmethod
    def refusal(self, value: Answer) -> Message | None:
        """Why the value is no answer; None if it is one."""

    @abstractmethod
    def examples(self) -> Iterator[T]:
        """Some answers, the likeliest first."""

    def accepts(self, value: Answer) -> bool:
        """Whether the value is an answer."""
        return self.refusal(value) is None

    def check(self, value: Answer) -> None:
        """Raise AnswerRefused unless the value is an answer."""
        reason = self.refusal(value)
        if reason:
            raise AnswerRefused(reason.key, **reason.params)


@dataclass(frozen=True)
class Choice(Question[str]):
    """One of some options."""

    options: tuple[Option, ...]
    guess: str | None = None
    before: tuple[str, ...] = ()
    """What games of before were told besides: taken as it was, offered no more."""

    def refusal(self, value: Answer) -> Message | None:
        """It must be one of the options that can be chosen."""
        if value in self.ids or value in self.before:
            return None
        closed = next((one.reason for one in self.options if one.id == value), None)
        return closed or Message("core.answer.not_an_option", given=str(value))

    def examples(self) -> Iterator[str]:
        """Every option, our guess first."""
        guessed = (self.guess,) if self.guess in self.ids else ()
        yield from dict.fromkeys((*guessed, *self.ids))

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of those that can be chosen."""
        return tuple(option.id for option in self.options if option.reason is None)


@dataclass(frozen=True)
class Several(Question[tuple[str, ...]]):
    """Some of the options, each at most once."""

    options: tuple[Option, ...]
    least: int = 0
    most: int | None = None
    guess: tuple[str, ...] | None = None

    def refusal(self, value: Answer) -> Message | None:
        """Different options, neither too few nor too many."""
        if not isinstance(value, tuple):
            return Message("core.answer.not_a_list", given=str(value))
        strange = [one for one in value if one not in self.ids]
        if strange or len(set(value)) != len(value):
            given = strange[0] if strange else ", ".join(value)
            return Message("core.answer.not_an_option", given=given)
        most = len(self.options) if self.most is None else self.most
        if not self.least <= len(value) <= most:
            if self.least == most:
                return Message("core.answer.just", n=most)
            return Message("core.answer.so_many", least=self.least, most=most)
        return None

    def examples(self) -> Iterator[tuple[str, ...]]:
        """Our guess, then as few as may be."""
        if self.guess is not None:
            yield self.guess
        if self.least <= len(self.options):
            yield self.ids[: self.least]

    @property
    def ids(self) -> tuple[str, ...]:
        """The options' ids."""
        return tuple(option.id for option in self.options)


@dataclass(frozen=True)
class Amount(Question[int]):
    """A number between two bounds, both allowed.

    Nobody confirms a number blindly: where none is known or guessed the field begins empty, and
    nothing is taken before one is said. A guess of 0 says that it is likely 0.
    """

    low: int
    high: int
    guess: int | None = None
    within: tuple[int, int] | None = None
    """The bounds of what is offered, where games of before were told more."""

    @property
    def offered(self) -> tuple[int, int]:
        """The lowest and the highest number that can be said today."""
        return self.within or (self.low, self.high)

    @property
    def nearest(self) -> int:
        """Where a counter begins once it is touched: the possible number nearest to 0."""
        low, high = self.offered
        return max(low, min(0, high))

    def refusal(self, value: Answer | None) -> Message | None:
        """It must be a whole number within the bounds; nothing is none."""
        if value is None:
            return Message("core.number.empty")
        if (
            isinstance(value, int)
            and not isinstance(value, bool)
            and self.low <= value <= self.high
        ):
            return None
        return Message("core.answer.between", low=self.low, high=self.high)

    def examples(self) -> Iterator[int]:
        """Our guess, then the bounds."""
        guessed = () if self.guess is None else (self.guess,)
        low, high = self.offered
        if low <= high:
            yield from dict.fromkeys((*guessed, low, high))


@dataclass(frozen=True)
class Ordering(Question[tuple[str, ...]]):
    """All the options, in an order."""

    options: tuple[Option, ...]
    guess: tuple[str, ...] | None = None

    def refusal(self, value: Answer) -> Message | None:
        """Every option exactly once."""
        wanted = sorted(option.id for option in self.options)
        if isinstance(value, tuple) and sorted(value) == wanted:
            return None
        return Message("core.answer.each_once")

    def examples(self) -> Iterator[tuple[str, ...]]:
        """Our guess, or the order in which they are told."""
        yield self.guess or tuple(option.id for option in self.options)


@dataclass(frozen=True)
class Text(Question[str]):
    """Free words."""

    longest: int = field(default=200)
    guess: str | None = None

    def refusal(self, value: Answer) -> Message | None:
        """A text that is not too long."""
        if isinstance(value, str) and len(value) <= self.longest:
            return None
        return Message("core.answer.too_long", most=self.longest)

    def examples(self) -> Iterator[str]:
        """Our guess, or a letter."""
        yield self.guess or "A"


@dataclass(frozen=True, slots=True)
class Plots:
    """A grid that is drawn on: kept as rows of marks with a slash between, free ones first."""

    rows: int
    columns: int
    marks: str = ".#"
    """The sign of a free plot and of one that is drawn."""
    trimmed: bool = False
    """Only what is drawn counts, not where on the grid."""

    def drawn(self, said: str) -> frozenset[tuple[int, int]]:
        """The (row, column) of every plot that is drawn."""
        return frozenset(
            (row, column)
            for row, line in enumerate(said.split("/")[: self.rows])
            for column, sign in enumerate(line.strip().upper()[: self.columns])
            if sign == self.marks[1]
        )

    def said(self, drawn: Collection[tuple[int, int]]) -> str:
        """The other way round; nothing where only what is drawn counts, and nothing is."""
        if self.trimmed and not drawn:
            return ""
        rows, columns = range(self.rows), range(self.columns)
        if self.trimmed:
            rows = _span([row for row, _ in drawn])
            columns = _span([column for _, column in drawn])
        return "/".join("".join(self.marks[(r, c) in drawn] for c in columns) for r in rows)


def _span(places: list[int]) -> range:
    return range(min(places), max(places) + 1)


@dataclass(frozen=True)
class Drawing(Text):
    """Plots drawn on a grid, kept as words; nothing where the table cannot tell."""

    plots: Plots = field(default_factory=lambda: Plots(9, 9))

    def examples(self) -> Iterator[str]:
        """Our guess, or nothing."""
        yield self.guess or ""


@dataclass(frozen=True)
class Name(Text):
    """What somebody or something is called; nobody else may be called so."""

    longest: int = LONGEST
    taken: tuple[str, ...] = ()
    may_be_empty: bool = False

    def refusal(self, value: Answer) -> Message | None:
        """A name that can be read, and is free."""
        if not isinstance(value, str):
            return Message("core.name.empty")
        if self.may_be_empty and not clean_name(value):
            return None
        return name_trouble(value, self.taken)

    def examples(self) -> Iterator[str]:
        """Our guess, or the first free letter or number."""
        guessed = (self.guess,) if self.guess else ()
        free = (one for one in chain(guessed, "ABC", map(str, count(1))) if self.accepts(one))
        yield next(free)


@dataclass(frozen=True)
class Numbers(Text):
    """Several numbers typed one after the other: `3, 14`; there may be none."""

    low: int = 0
    high: int = 99
    most: int = 99

    def refusal(self, value: Answer) -> Message | None:
        """Whole numbers within the bounds, and nothing else."""
        try:
            numbers = read_numbers(str(value))
            fits = len(numbers) <= self.most
            fits = fits and all(self.low <= one <= self.high for one in numbers)
        except ValueError:
            fits = False
        return None if fits else Message("core.answer.numbers", low=self.low, high=self.high)

    def examples(self) -> Iterator[str]:
        """What stands there, or the lowest."""
        yield self.guess or str(self.low)


def read_numbers(text: str) -> tuple[int, ...]:
    """The numbers of a line; raises ValueError."""
    return tuple(int(one) for one in text.replace(",", " ").split())
