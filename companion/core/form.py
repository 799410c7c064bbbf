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
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Generic, TypeAlias, TypeVar

from companion.core.command import Command
from companion.core.message import Message
from companion.core.offer import Filled, Offer, Why, refusal
from companion.core.question import Amount, Choice, Option, Question, Several
from companion.errors import RuleBroken

S = TypeVar("S")
Refused: TypeAlias = Callable[[Any], Message | None]
"""Why a thing may not fill the last blank; None where it may."""
YES, NO = "yes", "no"
NOTHING = Message("core.offer.nothing_to_choose")


def always(*_given: Any) -> bool:
    """Whatever is the case."""
    return True


def nothing(*_given: Any) -> str:
    """No picture, no place."""
    return ""


def none(*_given: Any) -> None:
    """No words beside it."""


def nobody_refused(_thing: Any) -> Message | None:
    """It is not the last blank."""
    return None


@dataclass(frozen=True)
class Noun(Generic[S]):
    """A kind of thing of a game, for one of it to be chosen."""

    key: str
    """The blank it fills: `seat`."""
    text: Message
    """What is asked."""
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

    def among(self, now: Callable[[S, Filled], Iterable[str]]) -> Noun[S]:
        """Some of them only."""
        return replace(self, now=now)

    def as_blank(self, key: str, text: Message | None = None) -> Noun[S]:
        """The same things in another blank."""
        return replace(self, key=key, text=text or self.text)

    def question(self, state: S, filled: Filled, refused: Refused) -> Question[Any]:
        """One of them."""
        return Choice(self.key, self.text, tuple(self.options(state, filled, refused)))

    def options(self, state: S, filled: Filled, refused: Refused) -> Iterator[Option]:
        """Each with its picture and place; one that does not fit says why."""
        for one in self.now(state, filled):
            yield Option(
                one,
                self.called(state, one),
                self.note(state, one),
                self.icon(state, one),
                self.place(state, one),
                refused(one),
            )

    def why_not(self, state: S, filled: Filled, refused: Refused) -> Message | None:
        """Why it cannot be filled; looked at no further than to the first that fits."""
        first: Message | None = None
        for one in self.now(state, filled):
            reason = refused(one)
            if reason is None:
                return None
            first = first or reason
        return first or NOTHING

    def at(self, state: S, filled: Filled, place: str) -> str | None:
        """The thing that lies there, or that the place belongs to."""
        found = (one for one in self.now(state, filled) if lies(self.place(state, one), place))
        return next(found, None)


def lies(own: str, place: str) -> bool:
    """Whether a place is this one, or within it."""
    return bool(own) and (place == own or place.startswith(f"{own}/"))


@dataclass(frozen=True)
class HowMany(Generic[S]):
    """A number: what it is now, and its bounds."""

    key: str
    text: Message
    now: Callable[[S, Filled], int | None]
    most: Callable[[S, Filled], int]
    least: Callable[[S, Filled], int] = lambda _state, _filled: 0
    read: Callable[[int], Any] = int
    asked: Callable[[S, Filled], bool] = always

    def question(self, state: S, filled: Filled, refused: Refused) -> Question[Any]:
        """What it is, between its bounds."""
        del refused
        low, most, now = (
            self.least(state, filled),
            self.most(state, filled),
            self.now(state, filled),
        )
        return Amount(
            self.key, self.text, low, most, None if now is None else within(low, now, most)
        )

    def why_not(self, state: S, filled: Filled, refused: Refused) -> Message | None:
        """Only where there is no number between the bounds."""
        del refused
        return None if self.least(state, filled) <= self.most(state, filled) else NOTHING

    def at(self, state: S, filled: Filled, place: str) -> None:
        """No place says a number."""
        del state, filled, place


def within(low: int, value: int, most: int) -> int:
    """The nearest number between the bounds."""
    return max(low, min(value, most))


@dataclass(frozen=True)
class SomeOf(Generic[S]):
    """Several of a noun's things; `now` are those that are chosen as it stands."""

    noun: Noun[S]
    now: Callable[[S, Filled], tuple[str, ...]] = lambda _state, _filled: ()
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
        return Several(self.key, self.noun.text, options, self.least, self.most, guess=now)

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

    def asked(self, state: S, filled: Filled) -> bool:
        """It is put later, or not at all."""
        del state, filled
        return True

    def question(self, state: S, filled: Filled, refused: Refused) -> Question[Any] | None:
        """As it is put."""
        del refused
        return self.asks(state, filled)

    def why_not(self, state: S, filled: Filled, refused: Refused) -> Message | None:
        """As the likeliest answer is refused."""
        question = self.asks(state, filled)
        if question is None:
            return None
        likeliest = next(question.examples(), None)
        return NOTHING if likeliest is None else refused(likeliest)

    def at(self, state: S, filled: Filled, place: str) -> None:
        """Only the question knows."""
        del state, filled, place


Field: TypeAlias = Noun[Any] | HowMany[Any] | SomeOf[Any] | Put[Any]


@dataclass(frozen=True)
class Form(Generic[S]):
    """What a command takes, and how it is called; `on` a state it can be filled in."""

    id: str
    text: Callable[[S], Message]
    makes: Callable[[S, Filled], Command[S]]
    takes: tuple[Field, ...] = ()
    kind: type[Command[S]] | None = None
    """The command, where all of its kind may be refused at once."""
    icon: Callable[[S], str] = nothing
    note: Message | None = None
    help: str = ""
    first: bool = False
    when: Callable[[S], bool] = always
    """Whether there is such a thing to be done at all."""

    def on(
        self,
        state: S,
        group: Message | None = None,
        *,
        aside: bool = False,
        known: Filled = MappingProxyType({}),
    ) -> Offer[S]:
        """To be filled in now; `known` is what a touch has said."""
        return Offer(
            self.id,
            self.text(state),
            lambda filled: self.makes(state, {**known, **filled}),
            tuple(Blank(self, state, one, known) for one in self.takes if one.key not in known),
            Why(lambda: self.why_not(state, known)),
            self.note,
            self.icon(state),
            group,
            first=self.first,
            aside=aside,
            help=self.help,
            fill=lambda said: self.on(state, group, aside=aside, known={**known, **said}),
            touch=lambda place: self.at(state, known, place),
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

    def laid_open(self, state: S, known: Filled) -> bool:
        """Whether what is still to be chosen is one thing of few."""
        left = [*self.open(state, known)]
        return len(left) == 1 and not getattr(left[0], "many", True)


@dataclass(frozen=True, eq=False)
class Blank(Generic[S]):
    """A field of a form on a state."""

    form: Form[S]
    state: S
    field: Field
    known: Filled
    """What a touch has said."""

    @property
    def key(self) -> str:
        """The blank it fills."""
        return self.field.key

    def __call__(self, given: Filled) -> Question[Any] | None:
        """What is asked, given what is filled; None where it is not asked then."""
        filled = {**self.known, **given}
        if not self.field.asked(self.state, filled):
            return None
        refused = self.form.refused(self.state, self.field, filled)
        return self.field.question(self.state, filled, refused)


def form(
    kind: type[Command[Any]],
    id_: str,
    text: Message | Callable[[Any], Message],
    /,
    *,
    icon: str | Callable[[Any], str] = "",
    note: Message | None = None,
    help: str = "",
    first: bool = False,
    when: Callable[[Any], bool] = always,
    makes: Callable[[Any, Filled], Command[Any]] | None = None,
    **takes: Field,
) -> Form[Any]:
    """The form of a command: each of its fields with the noun or number that fills it."""

    def made(_state: Any, filled: Filled) -> Command[Any]:
        given = {name: one for name, one in takes.items() if one.key in filled}
        return kind(**{name: one.read(filled[one.key]) for name, one in given.items()})

    said = text if callable(text) else lambda _state: text
    drawn = icon if callable(icon) else lambda _state: icon
    fields = tuple(takes.values())
    return Form(id_, said, makes or made, fields, kind, drawn, note, help, first, when)


def at_place(forms: Iterable[Form[S]], state: S, place: str) -> Iterator[Offer[S]]:
    """What a touch on a place can be about: a row for each way where there are few."""
    for one in forms:
        if one.when(state) and (known := one.at(state, {}, place)):
            offer = one.on(state, known=known)
            yield from offer.each() if one.laid_open(state, known) else (offer,)


def offered(
    forms: Iterable[Form[S]], state: S, group: Message | None = None, *, aside: bool = False
) -> Iterator[Offer[S]]:
    """What of it there is now."""
    for one in forms:
        if one.when(state):
            yield one.on(state, group, aside=aside)
