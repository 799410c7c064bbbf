"""Everything that shows one game: its pages, its steps, what can be done and what is asked."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from typing import Any

from companion.core.command import Entry
from companion.core.offer import Offer
from companion.core.session import Session
from companion.core.turns import log_of
from companion.describe.desk import Desk
from companion.describe.node import Do
from companion.errors import LoomError
from companion.library.trial import Sight
from companion.pages.beside import MAT, SCORE, WATCHER, Looker, beside, seats_of
from companion.pages.changing import changed
from companion.pages.check import Checking, check
from companion.pages.eyes import Eyes, NoHands, nothing
from companion.pages.final import at_the_end, final
from companion.pages.happening import Around, Happening
from companion.pages.log import log
from companion.pages.places import page_of, part_of, places_of

STEPS = 12
"""So many moments of a game are looked at whole, spread over it; of all others what they say."""
NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
"""Of a game whose clock was unknown."""


class Leading(Desk):
    """Notes where its pages lead."""

    def __init__(self, session: Session[Any]) -> None:
        super().__init__(session, NoHands())
        self.ways: list[str] = []

    def goes(self, route: str) -> Do:
        """The act that goes there."""
        self.ways.append(route)
        return super().goes(route)

    def leads(self, route: str) -> Do:
        """The same from a menu."""
        self.ways.append(route)
        return super().leads(route)


class GameSights:
    """Of a game that can be read."""

    def __init__(self, eyes: Eyes, file: str, session: Session[Any]) -> None:
        self._eyes, self._file, self._session = eyes, file, session
        self._desk = Leading(session)

    def all(self) -> Iterator[Sight]:
        """Where it stands, where that leads, how it ended, and every step of it."""
        yield self._sight("table", self.table)
        yield self._sight("check", self._looked_over)
        yield from self._led_to()
        yield self._sight("offers", self._offers)
        yield self._sight("log", self._happened)
        yield self._sight("beside", self._beside)
        yield self._sight("final", self._final)
        every = self._session.entries
        whole = set(range(0, len(every), max(1, len(every) // STEPS)))
        for at, entry in enumerate(every):
            yield Sight(self._file, "log", partial(self.step, entry, at in whole), at + 2)

    def _sight(self, page: str, build: Do) -> Sight:
        return Sight(self._file, page, build)

    def _led_to(self) -> Iterator[Sight]:
        """Each page of the game's own that one can come to."""
        places, seen = places_of(self._session.game.id), set[str]()
        while ways := [way for way in dict.fromkeys(self._desk.ways) if way not in seen]:
            seen.update(ways)
            for way in ways:
                if way.partition("/")[0] in places:
                    yield self._sight(way, partial(self._page, way))

    def table(self) -> None:
        """Where it goes on, and what is said before that is shown again."""
        session = self._session
        self._eyes.words.addressed = session.game.addressed(session.state)
        self._page(part_of(session))
        for message in session.game.where_were_we(session.state):
            self._eyes.say(message)

    def _page(self, route: str) -> None:
        part, _, seat = route.partition("/")
        make = page_of(self._session.game.id, part)
        self._eyes.lay(lambda surface: make(self._desk, surface, *filter(None, [seat])))

    def _offers(self) -> None:
        """What each thing that can be done asks first, and why the others cannot."""
        session = self._session
        if session.pending is not None:
            self._eyes.say(session.pending.question.text)
        for offer in session.offers:
            self._offered(offer)

    def _offered(self, offer: Offer[Any]) -> None:
        question = offer.asks({}) if offer.reason is None else None
        said = [offer.label, offer.reason, offer.note]
        if question is not None:
            said += [question.text, question.note]
            for option in getattr(question, "options", ()):
                said += [option.text, option.note, option.reason]
        for message in filter(None, said):
            self._eyes.say(message)

    def _looked_over(self) -> None:
        self._eyes.lay(partial(check, Checking(self._desk, nothing)))

    def _happened(self) -> None:
        """The turns, and what it would mean had the last step not been."""
        session = self._session
        around = Around(NoHands(), lambda call: call(), nothing, lambda: NOON)
        at = Happening(session, around)
        self._eyes.lay(partial(log, at))
        if session.last is not None:
            with suppress(LoomError):  # it cannot be left out, and that is said
                step = session.last.id
                at.led_to(session.preview_change(step, without=(step,)))
                self._eyes.lay(partial(changed, at))

    def _beside(self) -> None:
        """A second screen at the table: the first side, and what a watcher sees."""
        seats = [WATCHER, *[one.id for one in seats_of(self._session)][:1]]
        for seat, part in ((seat, part) for seat in seats for part in (MAT, SCORE)):
            at = Looker(lambda: self._session, tuple, seat, part)
            self._eyes.lay(partial(beside, at))

    def _final(self) -> None:
        session = self._session
        if session.game.finished(session.state) is not None:
            over = at_the_end(session, self._eyes.library.people.me, nothing, nothing)
            self._eyes.lay(partial(final, over))

    def step(self, entry: Entry[Any], whole: bool) -> None:
        """What is said of a step; `whole`: what lies on the table after it too."""
        game, say = self._session.game, self._eyes.say
        say(entry.label)
        for line in entry.told:
            say(line.text)
        for written in log_of(game, entry):
            say(written.text)
        say(game.recap(entry.after))
        if whole:
            for fact in game.on_the_table(entry.after):
                say(fact.label)
                say(fact.value)
