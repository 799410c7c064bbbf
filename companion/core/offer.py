"""What can be done, as a game says it: front ends draw offers and build no commands.

for offer in game.offers(state):
    given = {}
    while question := offer.asks(given):      # touching, holding and dragging fill blanks
        given[question.key] = …
    session.do(offer.command(given))
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from companion.core.answers import Answer
from companion.core.command import Command
from companion.core.message import Message
from companion.core.question import Option, Question
from companion.errors import RuleBroken

S = TypeVar("S")
S_ = TypeVar("S_")
Filled: TypeAlias = Mapping[str, Any]
"""What blanks were filled with so far, by the keys of their questions."""
Make: TypeAlias = Callable[[Filled], Command[S]]
NUMBER = "number"
"""The blank of a form that puts one number right."""


class Filling(Protocol[S_]):
    """What an offer takes: which blanks are left, and what comes of filling them."""

    @property
    def blanks(self) -> tuple[str, ...]:
        """The keys of those that are left."""

    def asks(self, given: Filled, /) -> Question[Any] | None:
        """The next question; None if nothing is left to fill in."""

    def with_(self, said: Filled, /) -> Offer[S_]:
        """With more of it known."""

    def at(self, place: str, /) -> Filled | None:
        """What a touch on a place says."""

    def things(self) -> tuple[str, Iterable[Option]] | None:
        """The next blank where a thing fills it, and the things: why not is not looked at."""


@dataclass(frozen=True, slots=True)
class Always(Generic[S]):
    """Makes one command, and is the same as another that makes it too."""

    made: Command[S]

    def __call__(self, _filled: Filled) -> Command[S]:
        return self.made


class Why:
    """Why something may not be done: worked out when somebody looks, and once."""

    __slots__ = ("_known", "_look")

    def __init__(self, look: Callable[[], Message | None]) -> None:
        self._look: Callable[[], Message | None] | None = look
        self._known: Message | None = None

    def __call__(self) -> Message | None:
        if self._look is not None:
            self._known, self._look = self._look(), None
        return self._known

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Why) and self() == other()

    def __hash__(self) -> int:
        return hash(Why)


def because(reason: Message | None) -> Why:
    """It is known already."""
    return Why(lambda: reason)


@dataclass(frozen=True, slots=True)
class Offer(Generic[S]):
    """One thing that can be done now, or not, and why not."""

    id: str
    """Steady as long as it is the same thing: `card.p1.nomad`."""
    label: Message
    make: Make[S]
    filling: Filling[S] | None = field(default=None, compare=False)
    """Its blanks; None where it takes nothing."""
    why: Why = field(default_factory=lambda: because(None))
    note: Message | None = None
    icon: str = ""
    group: Message | None = None
    """What it stands under; None for the table as a whole."""
    places: tuple[str, ...] = ()
    """Where it may be touched: `hex:1,0`, `track:science:4`."""
    first: bool = False
    """The one obvious next action."""
    aside: bool = False
    """It puts the app right, or is needed seldom: not among what is to be done now."""
    help: str = ""
    """The entry of the rules that explains it."""
    spread: bool = False
    """Where offers are read out each of its ways is a line of its own."""

    @property
    def reason(self) -> Message | None:
        """Why it may not be done now; None if it may."""
        return self.why()

    @property
    def blanks(self) -> tuple[str, ...]:
        """The keys of what is still to be filled in."""
        return () if self.filling is None else self.filling.blanks

    def asks(self, filled: Filled) -> Question[Any] | None:
        """The next blank; None if nothing is left to fill in."""
        return None if self.filling is None else self.filling.asks(filled)

    def command(self, filled: Filled | None = None) -> Command[S]:
        """What is to be done, its blanks filled; raises AnswerRefused for what does not fit."""
        given = filled or {}
        so_far: dict[str, Answer] = {}
        while question := self.asks(so_far):
            question.check(given[question.key])
            so_far[question.key] = given[question.key]
        return self.make(so_far)

    def with_(self, **known: Any) -> Offer[S]:
        """With these of its blanks known; what it is called it is still called."""
        if self.filling is None:
            return self
        more = self.filling.with_(known)
        return replace(self, make=more.make, filling=more.filling, why=more.why)

    def at(self, place: str) -> Offer[S] | None:
        """With what a touch on a place says; None where that is nothing to it."""
        known = None if self.filling is None else self.filling.at(place)
        return self.with_(**known) if known else None

    @property
    def lit(self) -> tuple[str, ...]:
        """Where the next blank can be filled by touching."""
        options = getattr(self.asks({}), "options", ())
        return tuple(one.place for one in options if one.place and one.reason is None)

    def each(self) -> tuple[Offer[S], ...]:
        """One for each way to fill its blank, where that is a choice and the only one; or it."""
        things = None if self.filling is None else self.filling.things()
        if things is None:
            return (self,)
        key, options = things
        each = tuple(self._chosen(key, one) for one in options)
        return (self,) if any(one.asks({}) is not None for one in each) else each

    def _chosen(self, key: str, option: Option) -> Offer[S]:
        more = self.with_(**{key: option.id})
        return replace(
            more,
            id=f"{self.id}.{option.id}",
            label=option.text,
            note=option.note,
            icon=option.icon or self.icon,
            places=(option.place,) if option.place else (),
        )


def read_out(offers: Iterable[Offer[S]]) -> Iterator[Offer[S]]:
    """As they are read out, one after the other."""
    for one in offers:
        yield from one.each() if one.spread else (one,)


class Formed(Protocol[S_]):
    """A form: whether there is such a thing now, and to be filled in."""

    @property
    def when(self) -> Callable[[S_], bool]: ...

    def on(self, state: S_, group: Message | None = None, *, aside: bool = False) -> Offer[S_]: ...


@dataclass(frozen=True, slots=True)
class Section(Generic[S]):
    """Says what can be done in a state, a group at a time."""

    state: S
    group: Message | None = None
    aside: bool = False
    _kept: list[Offer[S]] = field(default_factory=list)

    def offer(self, id_: str, label: Message, command: Command[S], **more: Any) -> Offer[S]:
        """One more thing that takes nothing; its reason is worked out when somebody looks."""
        why = Why(lambda: refusal(command, self.state))
        said = {"group": self.group, "aside": self.aside, **more}
        self._kept.append(Offer(id_, label, Always(command), None, why, **said))
        return self._kept[-1]

    def forms(self, forms: Iterable[Formed[S]]) -> None:
        """Those of these forms that there are now, under this heading."""
        for one in forms:
            if one.when(self.state):
                self._kept.append(one.on(self.state, self.group, aside=self.aside))

    def keep(self, offer: Offer[S]) -> None:
        """One that was made elsewhere, under this heading."""
        group, aside = offer.group or self.group, offer.aside or self.aside
        self._kept.append(replace(offer, group=group, aside=aside))

    def under(self, group: Message | None, *, aside: bool | None = None) -> Section[S]:
        """What follows stands under another heading."""
        return Section(self.state, group, self.aside if aside is None else aside, self._kept)

    @property
    def offers(self) -> tuple[Offer[S], ...]:
        """Everything said so far."""
        return tuple(self._kept)


def offered(
    state: S, label: Message, command: Command[S], icon: str = "", note: Message | None = None
) -> Offer[S]:
    """Something to touch where it lies, beside the table's own offers."""
    return Section(state).offer(label.key, label, command, icon=icon, note=note)


def refusal(command: Command[S], state: S) -> Message | None:
    """The sentence with which the rules refuse a command now."""
    try:
        command.verify(state)
    except RuleBroken as refused:
        return refused.message
    return None
