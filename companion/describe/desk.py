"""A game that is open, as pages see it: what can be done, what is asked, what is looked at.

What is looked at (an answer half given, a line that was opened) is one small record; it goes with
the moment it belongs to. A front end hands in how a step is carried out and how one goes elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any, Protocol, TypeVar, TypeVarTuple, Unpack

from companion.core.answers import Answer, Source
from companion.core.command import Command, Entry
from companion.core.counted import Counted, Pieces
from companion.core.offer import Offer
from companion.core.question import Question
from companion.core.session import Session
from companion.describe.node import Do

T = TypeVar("T")
Of = TypeVarTuple("Of")
AT_ONCE = 4_000
"""Pieces that somebody who is shown all at once waits for; the next look goes on from there."""


class Hands(Protocol):
    """What a front end does for a page: each is on the disk before anything is shown."""

    def do(self, command: Command[Any], answers: Mapping[str, Answer] = ..., /) -> object:
        """Carry a command out, or begin to."""

    def answer(self, value: Answer, /) -> object:
        """Answer what is asked."""

    def drop(self) -> object:
        """Take back the command that is asking."""

    def unsay(self) -> object:
        """Take the last answer of the command that is asking back."""

    def undo(self) -> object:
        """One step back."""

    def redo(self) -> object:
        """One step forward again."""

    def done(self) -> object:
        """Hands have moved everything that the last step told."""

    def differ(self, entry: Entry[Any], answers: Mapping[str, Answer], /) -> object:
        """The table says otherwise: a step again with these answers."""

    def ticked(self, entry: Entry[Any], /) -> Collection[str]:
        """The lines of a step that were ticked off."""

    def tick(self, entry: Entry[Any], line: str, /) -> object:
        """A line is done on the table, or is not after all."""

    def go(self, route: str, /) -> object:
        """To another place in the app; `back` to the one before."""


@dataclass(frozen=True, slots=True)
class Looking:
    """Nothing of the game: what is looked at until the next step."""

    offer: Offer[Any] | None = None
    """Whose blanks are being filled in; one of the table's, or one of a thing that lies there."""
    given: tuple[tuple[str, Answer], ...] = ()
    """Those that are."""
    picked: tuple[str, ...] = ()
    """Of several, what was touched so far."""
    typed: str | None = None
    """What stands in the field; None: nobody has touched it."""
    opened: str = ""
    """The line, the card or the space that is open."""
    passed: tuple[str, ...] = ()
    """Blanks that were passed over; a step does not bring them back."""

    @property
    def is_answered(self) -> bool:
        """Whether something of what is asked was touched or typed."""
        return bool(self.given or self.picked) or self.typed is not None


class Answering(Protocol):
    """Whoever shows a question: a desk, or what is decided before a game."""

    @property
    def looking(self) -> Looking:
        """What is touched and typed so far."""

    def look(self, **changes: Any) -> Do:
        """An act that touches or types more: fields of `Looking`, each of its own kind."""

    def answers(self, value: Answer, /) -> Do:
        """The act that answers."""


class Desk:
    """One for every front end and every game; pages are made from it."""

    def __init__(self, session: Session[Any], hands: Hands, *, at_once: bool = True) -> None:
        self.session, self.hands = session, hands
        self.at_once = at_once
        """Whether what takes long is counted before a page is shown; else by `count_on`."""
        self._looking = Looking()
        self._of: tuple[object, object] = (None, None)
        self._views: dict[Callable[[Any], Any], tuple[object, Any]] = {}
        self._counts: dict[Callable[..., Any], Counted[Any]] = {}

    def begins_page(self) -> None:
        """What is shown is made anew, each view once."""
        self._views = {}

    def view(self, make: Callable[[Any], T], state: Any) -> T:
        """What there is to see of a state; the same again while a page is made."""
        held = self._views.get(make)
        if held is None or held[0] is not state:
            self._views[make] = held = state, make(state)
        view: T = held[1]
        return view

    # what takes long

    def counted(self, pieces: Callable[[Unpack[Of]], Pieces[T]], *of: *Of) -> T | None:
        """What it comes to of these things; None while it is being counted."""
        counting = self._counts.get(pieces)
        if counting is None or not counting.is_of(of):
            counting = self._counts[pieces] = Counted(of, pieces(*of))
        left = AT_ONCE if self.at_once else 0
        while left and counting.piece():
            left -= 1
        return counting.found

    @property
    def is_counting(self) -> bool:
        """Whether something of what is shown is not known yet."""
        return any(one.found is None for one in self._counts.values())

    def count_on(self) -> bool:
        """A piece of that; False where nothing is left."""
        return any(one.piece() for one in self._counts.values())

    @property
    def looking(self) -> Looking:
        """What is looked at; nothing any more once the moment is another."""
        now = (self.session.state, self.question)
        if any(one is not other for one, other in zip(now, self._of, strict=True)):
            if not self._fills():
                self._looking = Looking()
            self._of = now
        return self._looking

    def look(self, **changes: Any) -> Do:
        """An act that looks at something."""

        def do() -> None:
            self._looking = replace(self.looking, **changes)

        return do

    # what is asked

    @property
    def question(self) -> Question[Any] | None:
        """What the step that waits asks; None where none does."""
        pending = self.session.pending
        return pending.question if pending else None

    @property
    def offer(self) -> Offer[Any] | None:
        """The offer whose blanks are being filled in."""
        return self.looking.offer

    @property
    def blank(self) -> Question[Any] | None:
        """What that offer asks next."""
        offer = self.offer
        return offer.asks(dict(self.looking.given)) if offer else None

    @property
    def asked(self) -> Question[Any] | None:
        """Whatever is to be answered now."""
        return self.question or self.blank

    @property
    def moment(self) -> str:
        """What a list is of: another question is shown from its top, the same where it was left."""
        asked, last = self.asked, self.session.last
        return f"{last.id if last else 0}.{asked.key}" if asked else ""

    def answer(self, value: Answer) -> None:
        """Answer it."""
        if self.question is not None:
            self.hands.answer(value)
            return
        offer, blank = self.offer, self.blank
        if offer is not None and blank is not None:
            given = (*self.looking.given, (blank.key, value))
            self._looking = replace(self.looking, given=given, picked=(), typed=None, opened="")
            self._finish(offer)

    def answers(self, value: Answer) -> Do:
        """The act that answers so."""
        return lambda: self.answer(value)

    def leave(self) -> None:
        """Nothing is answered: it is as before."""
        if self.question is not None:
            self.hands.drop()
        self._looking = Looking()

    def back(self) -> Do | None:
        """The act that takes the last answer back; none where nothing was said."""
        given, pending = self.looking.given, self.session.pending
        if pending is not None:
            return self._unsay if pending.unsaid else None
        if self.offer is None or not given:
            return None
        return self.look(given=given[:-1], picked=(), typed=None)

    def _unsay(self) -> None:
        self.hands.unsay()

    # what is done

    def takes(self, offer: Offer[Any]) -> Do:
        """The act of an offer: its blanks are asked, then it is carried out."""

        def do() -> None:
            self._looking = Looking(offer)
            self._of = (self.session.state, self.question)
            self._finish(offer)

        return do

    @property
    def offers(self) -> Mapping[str, Offer[Any]]:
        """What can be done now, by its id."""
        return {one.id: one for one in self.session.offers}

    def fills(self, offer: Offer[Any], **said: Any) -> Do:
        """The act of an offer whose blanks the page itself has filled in."""
        return lambda: self.hands.do(offer.with_(**said).command(), {})

    def does(self, command: Command[Any], answers: Mapping[str, Answer] | None = None) -> Do:
        """The act that carries a command out, with what was chosen before it."""
        return lambda: self.hands.do(command, answers or {})

    def differs(self, entry: Entry[Any], answers: Mapping[str, Answer]) -> Do:
        """The act that says what the table says."""

        def do() -> None:
            self._looking = Looking()
            self.hands.differ(entry, answers)

        return do

    def ticks(self, entry: Entry[Any], *lines: str) -> Do:
        """The act that ticks lines off; they are looked at no more."""

        def do() -> None:
            self._looking = Looking()
            for line in lines:
                self.hands.tick(entry, line)

        return do

    def steps(self, offer: Offer[Any], opened: str) -> Do:
        """The act of an offer that may be taken again at once: what was open stays open."""

        def do() -> None:
            self.hands.do(offer.command(), {})
            self.look(opened=opened)()

        return do

    def again(self, **changed: Answer) -> Do:
        """The step that waits once more from its beginning, with some of its answers otherwise."""

        def do() -> None:
            pending = self.session.pending
            if pending is None or pending.command is None:
                return
            given = pending.given.items()
            said = {key: one.value for key, one in given if one.source is Source.SAID}
            self.hands.drop()
            self.hands.do(pending.command, {**said, **changed})

        return do

    def goes(self, route: str) -> Do:
        """The act that goes elsewhere."""
        return lambda: self.hands.go(route)

    def leads(self, route: str) -> Do:
        """The act of a menu that goes elsewhere: coming back, the menu is closed."""

        def do() -> None:
            self.look(opened="")()
            self.hands.go(route)

        return do

    def _finish(self, offer: Offer[Any]) -> None:
        """Carry it out once nothing of it is open."""
        given = dict(self.looking.given)
        if offer.asks(given) is None:
            self._looking = Looking()
            self.hands.do(offer.command(given), {})

    def _fills(self) -> bool:
        """Whether an offer's blanks are being filled in, in a game that has not moved since."""
        return self._looking.offer is not None and self._of[0] is self.session.state
