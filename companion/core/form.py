"""A command says what it takes, in the nouns of its game; what can be done derives from that.

    SEAT = Noun("seat", Message("…whose"), lambda state, filled: state.seats, name_of)
    GOLD = HowMany("gold", Message("…how_many"), now=lambda state, filled: …, most=…)
    SET = form(SetGold, "set_gold", Message("…"), seat=SEAT, value=GOLD)

    offer = SET.on(state)            # may it be, and why not
    offer = offer.with_(seat="p1")   # what a touch has said
    offer.asks({})                   # what is still blank
    offer.command({"gold": 3})       # the command, once it is full

What fits a blank is said by its noun, given what is filled; the last one is looked at with the
rules' own eyes, thing by thing, when somebody looks. Nothing is found by trying.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Generic, TypeVar

from companion.core.answers import Answer
from companion.core.command import Command
from companion.core.message import Message
from companion.core.noun import (
    Field,
    HowMany,
    Noun,
    Refused,
    always,
    nobody_refused,
)
from companion.core.offer import Always, Filled, Offer, Why, refusal
from companion.core.question import Amount, Choice, Option, Question
from companion.errors import RuleBroken

S = TypeVar("S")


@dataclass(frozen=True)
class Form(Generic[S]):
    """What a command takes, and how it is called; `on` a state it can be filled in."""

    id: str
    text: Message | Callable[[S], Message]
    makes: Callable[[S, Filled], Command[S]]
    takes: tuple[Field, ...] = ()
    kind: type[Command[S]] | None = None
    """The command, where all of its kind may be refused at once."""
    icon: str | Callable[[S], str] = ""
    note: Message | None = None
    help: str = ""
    first: bool | Callable[[S], bool] = False
    """Whether it is the one obvious next action."""
    when: Callable[[S], bool] = always
    """Whether there is such a thing to be done at all."""
    places: tuple[str, ...] = ()

    def on(
        self,
        state: S,
        group: Message | None = None,
        *,
        aside: bool = False,
        known: Filled = MappingProxyType({}),
    ) -> Offer[S]:
        """To be filled in now; `known` is what a touch has said."""
        filling = FormOn(self, state, known, group, aside)
        return Offer(
            self.id,
            self.text(state) if callable(self.text) else self.text,
            filling.make if filling.blanks else Always(self.makes(state, known)),
            filling,
            Why(filling.why_not),
            self.note,
            self.icon(state) if callable(self.icon) else self.icon,
            group,
            self.places,
            first=self.first(state) if callable(self.first) else self.first,
            aside=aside,
            help=self.help,
        )

    def open(self, state: S, known: Filled) -> Iterator[Field]:
        """What is still to be filled in."""
        return (one for one in self.takes if one.key not in known and one.asked(state, known))

    def why_not(self, state: S, known: Filled) -> Message | None:
        """Why nothing of its kind may be done; the rules' own sentence."""
        if self.kind is not None and self.takes:
            try:
                self.kind.may(state)
            except RuleBroken as broken:
                return broken.message
        given = ((one, known[one.key]) for one in self.takes if one.key in known)
        closed = (one.closed(state, known, thing) for one, thing in given if isinstance(one, Noun))
        if reason := next(filter(None, closed), None):
            return reason
        blank = next(self.open(state, known), None)
        if blank is None:
            return refusal(self.makes(state, known), state)
        return blank.why_not(state, known, self.refused(state, blank, known))

    def refused(self, state: S, blank: Field, filled: Filled) -> Refused:
        """Why a thing may not fill this blank: the rules are asked once the form is full."""

        def refused(one: Any) -> Message | None:
            full = {**filled, blank.key: one}
            if next(self.open(state, full), None) is not None:
                return None
            return refusal(self.makes(state, full), state)

        return refused

    def at(self, state: S, known: Filled, place: str) -> Filled | None:
        """What a touch says, in the order of the blanks; None where it says more, or nothing."""
        said: dict[str, Any] = {}
        reached = ""
        for blank in self.takes:
            filled = {**known, **said}
            if blank.key in known or not blank.asked(state, filled):
                continue
            thing = blank.at(state, filled, place)
            if thing is None:
                break
            said[blank.key] = thing
            reached = blank.place(state, thing) if isinstance(blank, Noun) else ""
        return said if reached == place else None

    def rows(self, state: S, known: Filled, *, open_all: bool = False) -> Iterator[Offer[S]]:
        """A row for each way where there are few, or for all; none where it is of other things."""
        if not self.when(state) or not self.takes_these(state, known):
            return
        offer = self.on(state, known=known)
        yield from offer.each() if open_all or self._few(state, known) else (offer,)

    def takes_these(self, state: S, known: Filled) -> bool:
        """Whether what is known is among its things."""
        given = ((one, known[one.key]) for one in self.takes if one.key in known)
        return all(thing in one.now(state, known) for one, thing in given if isinstance(one, Noun))

    def _few(self, state: S, known: Filled) -> bool:
        """Whether what is still to be chosen is one thing of few."""
        left = [*self.open(state, known)]
        return len(left) == 1 and not getattr(left[0], "many", True)


@dataclass(frozen=True, slots=True, eq=False)
class FormOn(Generic[S]):
    """A form on a state, as far as it is filled in."""

    form: Form[S]
    state: S
    known: Filled
    """What a touch has said."""
    group: Message | None
    aside: bool

    @property
    def blanks(self) -> tuple[str, ...]:
        """The keys of those that are left."""
        return tuple([one.key for one in self.form.takes if one.key not in self.known])

    def make(self, filled: Filled) -> Command[S]:
        """The command, once it is full."""
        return self.form.makes(self.state, self._reached(filled)[0])

    def why_not(self) -> Message | None:
        """Why nothing of its kind may be done."""
        return self.form.why_not(self.state, self.known)

    def asks(self, given: Filled) -> Question[Any] | None:
        """The next blank's question, given what is filled."""
        return self._reached(given)[1]

    def _reached(self, given: Filled) -> tuple[Filled, Question[Any] | None]:
        """What is filled, and what is asked next: what can be one thing alone is not asked.

        A blank is looked at with what stands before it: what is said after it changes nothing.
        """
        own = {one.key for one in self.form.takes}
        filled = {**{key: one for key, one in given.items() if key not in own}, **self.known}
        for one in self.form.takes:
            if one.key in given:
                filled[one.key] = given[one.key]
            if one.key in filled or not one.asked(self.state, filled):
                continue
            refused = self.form.refused(self.state, one, filled)
            question = one.question(self.state, filled, refused)
            only = _only(question) if isinstance(one, Noun | HowMany) else None
            if only is not None:
                filled[one.key] = only
            elif question is not None:
                return filled, question
        return filled, None

    def with_(self, said: Filled) -> Offer[S]:
        """With more of it known."""
        known = {**self.known, **said}
        return self.form.on(self.state, self.group, aside=self.aside, known=known)

    def at(self, place: str) -> Filled | None:
        """What a touch on a place says."""
        return self.form.at(self.state, self.known, place)

    def things(self) -> tuple[str, tuple[Option, ...]] | None:
        """The next blank's things as they are, where one of them fills it."""
        first = next(self.form.open(self.state, self.known), None)
        if first is None:
            return None
        question = first.question(self.state, self.known, nobody_refused)
        return (first.key, question.options) if isinstance(question, Choice) else None


def _only(question: Question[Any] | None) -> Answer | None:
    """The one answer there is to it."""
    if isinstance(question, Amount):
        return question.low if question.low == question.high else None
    if isinstance(question, Choice) and len(question.options) == 1:
        only = question.options[0]
        return only.id if only.reason is None else None
    return None


def form(
    kind: type[Command[Any]] | Command[Any],
    id_: str,
    text: Message | Callable[[Any], Message],
    /,
    *,
    icon: str | Callable[[Any], str] = "",
    note: Message | None = None,
    help: str = "",
    first: bool | Callable[[Any], bool] = False,
    when: Callable[[Any], bool] = always,
    places: tuple[str, ...] = (),
    makes: Callable[[Any, Filled], Command[Any]] | None = None,
    **takes: Field,
) -> Form[Any]:
    """The form of a command: each of its fields with the noun or number that fills it.

    A command that is ready takes nothing.
    """
    if isinstance(kind, Command):
        ready, kind, makes = kind, type(kind), lambda _state, _filled: ready

    def made(_state: Any, filled: Filled) -> Command[Any]:
        given = {name: one for name, one in takes.items() if one.key in filled}
        return kind(**{name: one.read(filled[one.key]) for name, one in given.items()})

    if makes is None and not takes.keys() <= {*getattr(kind, "__match_args__", ())}:
        raise TypeError(f"{kind.__name__} does not take all of {', '.join(takes)}")
    fields = tuple(takes.values())
    return Form(id_, text, makes or made, fields, kind, icon, note, help, first, when, places)


def at_place(forms: Iterable[Form[S]], state: S, place: str) -> Iterator[Offer[S]]:
    """What a touch on a place can be about: a row for each way where there are few."""
    for one in forms:
        if one.when(state) and (known := one.at(state, {}, place)):
            yield from one.rows(state, known)


def offered(
    forms: Iterable[Form[S]], state: S, group: Message | None = None, *, aside: bool = False
) -> Iterator[Offer[S]]:
    """What of it there is now."""
    for one in forms:
        if one.when(state):
            yield one.on(state, group, aside=aside)
