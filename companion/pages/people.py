"""Everybody who plays here: a card each, with what was played and won; whoever sits down next."""

from __future__ import annotations

from functools import partial

from companion.core.message import Message
from companion.core.question import Name
from companion.describe.asking import Acts
from companion.describe.node import Act, Column, Field, Grid, Node, Page, Pic, Row, Scroll, Text
from companion.describe.parts import bar, dock, foot, gold, shape_icon, tool
from companion.describe.surface import PHONE, Surface
from companion.library.people import Person
from companion.library.statistics import Taste
from companion.library.tallies import Known, everybody
from companion.pages.asks import ask
from companion.pages.charts import marks
from companion.pages.doors import Doors, Place
from companion.pages.seats import seats
from companion.pages.sorting import folded

GROUND = "app"
MANY = 12
"""More than these are searched by words and by letters."""
NARROWEST = 380.0
NOBODY = "person"
"""The sign of somebody who chose none."""


class People(Place):
    """The list, and what is looked for in it."""

    def __init__(self, doors: Doors) -> None:
        self.doors = doors
        self.words = self.letter = ""

    @property
    def known(self) -> list[Known]:
        """Everybody, in the order of their names; whoever this device belongs to first."""
        library = self.doors.library
        found = everybody(library.people.all(), library.finished)
        return sorted(found, key=lambda one: (not one.person.me, folded(one.person.name)))

    def page(self, surface: Surface) -> Page:
        """What there is now."""
        return people(self, surface)

    def find(self, words: str) -> None:
        """Those in whose names this stands."""
        self.words = words

    def begin_with(self, letter: str) -> None:
        """Those whose names begin so, or everybody again."""
        self.letter = "" if letter == self.letter else letter

    def add(self) -> None:
        """Ask who else plays here."""
        taken = tuple(one.person.name for one in self.known)
        asked = Name("name", Message("app.people.who_is_new"), taken=taken)
        ask(self.doors, asked, lambda name: self.doors.tried(lambda: self._added(name)))

    def _added(self, name: str) -> None:
        people_, person = self.doors.library.people, self.doors.library.people.add(name)
        told = Message("app.people.added", name=person.name)
        self.doors.way_back(told, lambda: people_.forget(person.number))


def people(at: People, surface: Surface) -> Page:
    """Cards by name, and gold for one more."""
    acts, known = Acts(), at.known
    acts.add("back", at.doors.back)
    acts.add("add", at.add)
    counted = Message("app.people.so_many", n=len(known)) if known else ""
    chart = tool(
        Message("statistics.title"), acts.add("statistics", partial(at.doors.go, "statistics")),
        "chart",
    )  # fmt: skip
    top = bar(surface, GROUND, Message("app.people.title"), counted, tools=(chart,))
    more = gold(Message("app.people.add"), "add", "plus")
    inside: tuple[Node, ...]
    if known:
        fits = [one for one in known if _fits(at, one.person)]
        narrowest = min(NARROWEST * max(1.0, surface.text), surface.w - 32)
        cards = tuple(_card(one, at, acts) for one in fits)
        inside = (*_searched(at, known, acts), Grid(cards, narrowest=narrowest, gap=12, key="all"))
        if not fits:
            none = Text(Message("app.people.found_none"), "label", "dim", align="c", key="none")
            inside = (*inside[:-1], none)
    else:
        inside = _nobody(surface)
    listed = Scroll(Column(inside, gap=16, pad=16, key="people"), key="listed", share=1)
    root = Column((top, listed, dock(GROUND, foot(surface, more))), gap=0)
    return Page(root, acts.acts, Message("app.people.title"), f"{GROUND}_stage",
                typed={"find": at.find})  # fmt: skip


def _fits(at: People, person: Person) -> bool:
    names = [folded(name) for name in person.names]
    begins = not at.letter or any(name.startswith(at.letter) for name in names)
    return begins and all(any(word in name for name in names) for word in folded(at.words).split())


def _searched(at: People, known: list[Known], acts: Acts) -> tuple[Node, ...]:
    """A line to search by, and the letters with which their names begin."""
    if len(known) <= MANY:
        return ()
    field = Field(at.words, Message("app.past.search"), "find", "search", key="find")
    begun = sorted({folded(one.person.name)[:1] for one in known})
    letters = tuple(
        Act(letter.upper(), acts.add(f"letter.{letter}", partial(at.begin_with, letter)),
            chosen=at.letter == letter, key=f"letter.{letter}")
        for letter in begun
    )  # fmt: skip
    return field, Grid(letters, narrowest=56, gap=6, key="letters")


def avatar(person: Person, side: float) -> Pic:
    """The piece somebody plays with."""
    return Pic(shape_icon(person.shape) or NOBODY, side, disc=person.colour or "edge")


def _card(one: Known, at: People, acts: Acts) -> Node:
    """Their piece, their name, what was played and won."""
    name = one.person.name
    does = acts.add(f"open.{name}", partial(at.doors.go, "person", name=name))
    mine = (Text(Message("core.you"), "caption", "accent", bold=True, key="you"),)
    last = at.doors.library.statistics.answer(Taste(name)).all.outcomes
    words = Column(
        (
            *(mine if one.person.me else ()),
            Text(name, "button", bold=True, key="name"),
            Text(_tally(one), "body", "dim", key="tally"),
            *((marks(last),) if last else ()),
        ),
        gap=8, share=1, key="words",
    )  # fmt: skip
    edge = ("human", 3) if one.person.me else ("", 0)
    return Row((avatar(one.person, 88), words), gap=20, pad=20, middle=True, fill="app_dock",
               edge=edge[0], edge_width=edge[1], radius=16, share=1, does=does, says=name,
               key=f"card.{name}")  # fmt: skip


def _tally(one: Known) -> Message:
    played = Message("app.people.played", n=one.played)
    if not one.won:
        return played
    won = Message("app.people.won", n=one.won)
    return Message("app.past.many_and_time", first=played, second=won)


def _nobody(surface: Surface) -> tuple[Node, ...]:
    """A table with a seat for each."""
    high = 240.0 if surface.shape == PHONE else min(420.0, surface.h * 0.48)
    return (
        seats(high, Message("app.people.add"), "add"),
        Text(Message("app.people.none"), "command", bold=True, align="c", key="none"),
        Text(Message("app.people.none_note"), "label", "dim", align="c", key="note"),
    )
