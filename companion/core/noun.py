"""What fills a blank: one of a kind of things, a number, several things, a question of its own.

A noun of a game is declared once: which things there are now, how one is called, its picture,
and where it lies. A form narrows it to what fits (`SEAT.among(…)`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeAlias, TypeVar

from companion.core.message import Message
from companion.core.offer import Filled
from companion.core.question import Amount, Choice, Option, Question, Several

S = TypeVar("S")
Refused: TypeAlias = Callable[[Any], Message | None]
"""Why a thing may not fill the last blank; None where it may."""
YES, NO = "yes", "no"
NOTHING = Message("core.offer.nothing_to_choose")


def always(*_given: object) -> bool:
    """Whatever is the case."""
    return True


def never(*_given: object) -> bool:
    """In no case."""
    return False


def nothing(*_given: object) -> str:
    """No picture, no place."""
    return ""


def none(*_given: object) -> None:
    """No words beside it."""


def no_names(*_given: object) -> tuple[Message | str, ...]:
    """By its name alone."""
    return ()


def nobody_refused(_thing: object) -> Message | None:
    """It is not the last blank."""
    return None


@dataclass(frozen=True)
class Noun(Generic[S]):
    """A kind of thing of a game, for one of it to be chosen."""

    key: str
    """The blank it fills: `seat`."""
    text: Message | Callable[[S, Filled], Message]
    """What is asked, perhaps of what is filled."""
    now: Callable[[S, Filled], Iterable[str]]
    """Which there are, given what is filled already."""
    called: Callable[[S, str], Message]
    icon: Callable[[S, str], str] = nothing
    place: Callable[[S, str], str] = nothing
    """Where it lies: `hex:1,0`, `player:p1`."""
    note: Callable[[S, str], Message | None] = none
    read: Callable[[str], Any] = str
    """From its id to what a command holds."""
    asked: Callable[[S, Filled], bool] = always
    """Whether it is asked at all, given what is filled."""
    many: bool = False
    """Too many to be laid open beside other things."""
    guess: Callable[[S, Filled], str | None] = none
    """Which of them stands there, or is likeliest."""
    known_as: Callable[[S, str], tuple[Message | str, ...]] = no_names
    """What it may be typed as besides: a printed number."""
    closed: Callable[[S, Filled, str], Message | None] = none
    """Why it does not go with what is filled already; it is shown, and cannot be chosen."""
    empty: Message = NOTHING
    """What is said where there is none."""

    def among(self, now: Callable[[S, Filled], Iterable[str]]) -> Noun[S]:
        """Some of them only."""
        return replace(self, now=now)

    def closing(self, closed: Callable[[S, Filled, str], Message | None]) -> Noun[S]:
        """The same things, some closed with a reason."""
        return replace(self, closed=closed)

    def as_blank(self, key: str, text: Message | None = None) -> Noun[S]:
        """The same things in another blank."""
        return replace(self, key=key, text=text or self.text)

    def question(self, state: S, filled: Filled, refused: Refused) -> Question[Any]:
        """One of them."""
        text = self.asks(state, filled)
        options = tuple(self.options(state, filled, refused))
        return Choice(self.key, text, options, self.guess(state, filled))

    def asks(self, state: S, filled: Filled) -> Message:
        """What is asked."""
        return asked_as(self.text, state, filled)

    def options(self, state: S, filled: Filled, refused: Refused) -> Iterator[Option]:
        """Each as it is; one that does not fit says why."""
        for one in self.now(state, filled):
            yield self.option(state, one, self.closed(state, filled, one) or refused(one))

    def option(self, state: S, one: str, reason: Message | None = None) -> Option:
        """A thing with its picture and place, as it is put in every question."""
        return Option(
            one,
            self.called(state, one),
            self.note(state, one),
            self.icon(state, one),
            self.place(state, one),
            reason,
            self.known_as(state, one),
        )

    def these(self, state: S, things: Iterable[str]) -> list[Option]:
        """Some of its things, for a question of a step: named and pictured as in every form."""
        return [self.option(state, one) for one in things]

    def why_not(self, state: S, filled: Filled, refused: Refused) -> Message | None:
        """Why it cannot be filled; looked at no further than to the first that fits."""
        first: Message | None = None
        for one in self.now(state, filled):
            reason = self.closed(state, filled, one) or refused(one)
            if reason is None:
                return None
            first = first or reason
        return first or self.empty

    def at(self, state: S, filled: Filled, place: str) -> str | None:
        """The thing that lies there, or that the place belongs to; all lie in places of a kind."""
        kind = place.partition(":")[0]
        for one in self.now(state, filled):
            own = self.place(state, one)
            if own and (place == own or place.startswith(f"{own}/")):
                return one
            if own and not own.startswith(kind):
                return None
        return None


@dataclass(frozen=True)
class HowMany(Generic[S]):
    """A number: what it is now, and its bounds."""

    key: str
    text: Message | Callable[[S, Filled], Message]
    now: Callable[[S, Filled], int | None]
    most: Callable[[S, Filled], int]
    least: Callable[[S, Filled], int] = lambda _state, _filled: 0
    read: Callable[[int], Any] = int
    asked: Callable[[S, Filled], bool] = always

    def question(self, state: S, filled: Filled, refused: Refused) -> Question[Any]:
        """What it is, between its bounds."""
        del refused
        low, most = self.least(state, filled), self.most(state, filled)
        now = self.now(state, filled)
        guess = None if now is None else within(low, now, most)
        return Amount(self.key, asked_as(self.text, state, filled), low, most, guess)

    def about(self, known: Filled) -> HowMany[S]:
        """The same number where what it is of is known beforehand."""
        text = self.text
        return replace(
            self,
            text=lambda state, filled: asked_as(text, state, {**known, **filled}),
            now=lambda state, filled: self.now(state, {**known, **filled}),
            most=lambda state, filled: self.most(state, {**known, **filled}),
            least=lambda state, filled: self.least(state, {**known, **filled}),
        )

    def why_not(self, state: S, filled: Filled, refused: Refused) -> Message | None:
        """Only where there is no number between the bounds: what the rules say of the least."""
        least = self.least(state, filled)
        return None if least <= self.most(state, filled) else refused(least) or NOTHING

    def at(self, state: S, filled: Filled, place: str) -> None:
        """No place says a number."""
        del state, filled, place


def asked_as(text: Message | Callable[[S, Filled], Message], state: S, filled: Filled) -> Message:
    """What is asked, of what is filled."""
    return text(state, filled) if callable(text) else text


def within(low: int, value: int, most: int) -> int:
    """The nearest number between the bounds."""
    return max(low, min(value, most))


@dataclass(frozen=True)
class SomeOf(Generic[S]):
    """Several of a noun's things; `now` are those that are chosen as it stands, where known."""

    noun: Noun[S]
    now: Callable[[S, Filled], tuple[str, ...] | None] = lambda _state, _filled: ()
    least: int = 0
    most: int | None = None
    read: Callable[[tuple[str, ...]], Any] = tuple
    asked: Callable[[S, Filled], bool] = always

    @property
    def key(self) -> str:
        """The blank it fills."""
        return self.noun.key

    def question(self, state: S, filled: Filled, refused: Refused) -> Question[Any]:
        """Which of them."""
        del refused
        options = tuple(self.noun.options(state, filled, nobody_refused))
        now = self.now(state, filled)
        text = self.noun.asks(state, filled)
        return Several(self.key, text, options, self.least, self.most, guess=now)

    def why_not(self, state: S, filled: Filled, refused: Refused) -> Message | None:
        """Where there are not enough."""
        del refused
        there = sum(1 for _ in self.noun.now(state, filled))
        return None if there >= self.least else NOTHING

    def at(self, state: S, filled: Filled, place: str) -> None:
        """A place says one at most."""
        del state, filled, place


def yes_or_no(
    key: str, text: Message, yes: Message, no: Message, icons: tuple[str, str] = ("", "")
) -> Noun[Any]:
    """A blank that is true or not."""
    said, pictures = {YES: yes, NO: no}, dict(zip((YES, NO), icons, strict=True))
    return Noun(
        key,
        text,
        lambda _state, _filled: (YES, NO),
        lambda _state, one: said[one],
        lambda _state, one: pictures[one],
        read=lambda one: one == YES,
    )


@dataclass(frozen=True)
class Put(Generic[S]):
    """A question of its own, where no noun will do: spaces that must fit together."""

    key: str
    asks: Callable[[S, Filled], Question[Any] | None]
    read: Callable[[Any], Any] = lambda value: value
    asked: Callable[[S, Filled], bool] = always

    def question(self, state: S, filled: Filled, refused: Refused) -> Question[Any] | None:
        """As it is put."""
        del refused
        return self.asks(state, filled)

    def why_not(self, state: S, filled: Filled, refused: Refused) -> Message | None:
        """As the likeliest answer is refused; of a choice all must be."""
        question = self.asks(state, filled)
        if question is None:
            return None
        likeliest = next(question.examples(), None)
        reason = NOTHING if likeliest is None else refused(likeliest)
        others = question.ids if isinstance(question, Choice) and reason else ()
        return None if any(refused(one) is None for one in others) else reason

    def at(self, state: S, filled: Filled, place: str) -> None:
        """Only the question knows."""
        del state, filled, place


Field: TypeAlias = Noun[Any] | HowMany[Any] | SomeOf[Any] | Put[Any]
