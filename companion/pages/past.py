"""All games that were played, the last one first: each with the cloth that it wove.

Only those in sight are made, so the list stays quick at a thousand games.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from companion.core.message import Message
from companion.core.woven import Thread
from companion.describe.asking import Acts
from companion.describe.banner import banner
from companion.describe.node import (
    Act,
    Column,
    Do,
    Field,
    Grid,
    Many,
    Node,
    Page,
    Pic,
    Row,
    Scroll,
    Text,
)
from companion.describe.parts import bar, dock, gold, tool
from companion.describe.surface import PHONE, Says, Surface
from companion.games import GAMES, title
from companion.library.results import Score
from companion.library.rows import FinishedRow
from companion.library.statistics import subject_of
from companion.library.tallies import rows_with
from companion.pages.colours import colour_of
from companion.pages.days import day_of, span_of
from companion.pages.doors import Doors, Place
from companion.pages.sorting import folded

GROUND = "app"
SEARCHED = 6
"""So many games are no longer found at a glance."""
HIGH, PHONE_HIGH = 212.0, 204.0
NARROWEST, FEW = 290.0, 2


@dataclass
class Shelf:
    """What is on it, what of it is shown, and where touches lead."""

    rows: Sequence[FinishedRow]
    open: Callable[[str], object]
    back: Do
    mine: Callable[[FinishedRow], Score | None]
    """What the owner of this device came to."""
    day: Callable[[FinishedRow], Says]
    span: Callable[[int], Says]
    say: Callable[[Says], str]
    cloth: Callable[[str], tuple[Thread, ...]]
    begin: Do
    everybody: Do = lambda: None
    """No longer one person's."""
    tools: Mapping[str, tuple[Message, str, Do]] = field(default_factory=dict)
    person: str = ""
    """Whose games are shown; empty for everybody's."""
    game: str = ""
    """Which game's; empty for all."""
    words: str = ""
    """What is searched by."""

    def choose(self, game: str) -> None:
        """Only those of a game, or of all again."""
        self.game = "" if game == self.game else game

    def find(self, words: str) -> None:
        """Those in which all these words stand."""
        self.words = words

    @property
    def shown(self) -> tuple[FinishedRow, ...]:
        """As they are looked for."""
        wanted = folded(self.words).split()
        return tuple(row for row in self.rows if self._fits(row, wanted))

    def _fits(self, row: FinishedRow, wanted: Sequence[str]) -> bool:
        if self.game not in ("", row.game):
            return False
        if not wanted:
            return True
        said = (subject_of(row).name, self.day(row), *(one.name for one in row.scores))
        found = folded(" ".join((*map(self.say, said), row.place, row.remark)))
        return all(word in found for word in wanted)


class PastGames(Place):
    """What is kept, or what somebody played of it."""

    def __init__(self, doors: Doors, person: str = "") -> None:
        self.doors = doors
        self.wanted: list[str] = []
        """Games that came into sight and were not read yet, the first one first."""
        self.shelf = self._shelf(person)

    def page(self, surface: Surface) -> Page:
        """What there is now."""
        self.shelf.rows = self._rows(self.shelf.person)
        return past(self.shelf, surface)

    def look(self) -> bool:
        """At one game that is in sight."""
        if not self.wanted:
            return False
        self.doors.library.glimpses.look(self.wanted.pop(0))
        return True

    def _shelf(self, person: str) -> Shelf:
        go, library = self.doors.go, self.doors.library
        now = library.now()
        return Shelf(
            rows=self._rows(person),
            open=lambda game_id: go("past_game", game=game_id),
            back=self.doors.back,
            mine=library.statistics.mine_in,
            day=lambda row: day_of(row.played, now),
            span=span_of,
            say=self.doors.say,
            cloth=self._cloth,
            begin=lambda: go("home"),
            everybody=self._everybody,
            tools={
                "statistics": (
                    Message("statistics.title"), "chart",
                    lambda: go("statistics", who=self.shelf.person or None),
                ),
                "people": (Message("app.people.title"), "people", lambda: go("people")),
            },
            person=person,
        )  # fmt: skip

    def _rows(self, person: str) -> tuple[FinishedRow, ...]:
        rows, known = tuple(self.doors.library.finished), None
        if not person:
            return rows
        known = self.doors.library.people.named(person)
        return rows_with(rows, known.names if known else (person,))

    def _everybody(self) -> None:
        self.shelf.person = ""

    def _cloth(self, game_id: str) -> tuple[Thread, ...]:
        glimpses = self.doors.library.glimpses
        seen = glimpses.look(game_id) if self.doors.at_once else glimpses.of(game_id)
        if seen is None and game_id not in self.wanted:
            self.wanted.append(game_id)
        return seen.threads if seen is not None else ()


def past(shelf: Shelf, surface: Surface) -> Page:
    """A card each; what is searched by above them."""
    acts = Acts()
    acts.add("back", shelf.back)
    shown = shelf.shown
    tools = tuple(
        tool(words, acts.add(key, do), icon) for key, (words, icon, do) in shelf.tools.items()
    )
    many, time = (
        Message("app.past.so_many", n=len(shown)),
        shelf.span(sum(row.minutes for row in shown)),
    )
    note: Says = Message("app.past.many_and_time", first=many, second=time) if time else many
    top = bar(surface, GROUND, Message("app.past.title"), note, tools=tools)
    if not shelf.rows and not shelf.person:
        return _none_yet(shelf, surface, acts, top)
    columns = max(1, int((surface.w - 20) // (NARROWEST * max(1.0, surface.text))))
    high = (PHONE_HIGH if surface.shape == PHONE else HIGH) * max(1.0, surface.text)
    for row in shown:
        acts.add(f"open.{row.id}", partial(shelf.open, row.id))
    lines = -(-len(shown) // columns)
    cards = Many(lines, high + 12, (shelf, shown, columns, high), _cards, key="cards")
    listed: Node = Scroll(Row((cards,), pad=10), key="past", share=1)
    if not shown:
        nothing = Text(Message("app.past.found_none"), "label", "dim", align="c", key="none")
        listed = Column((nothing,), pad=30, share=1, key="past")
    root = Column((top, *_chosen(shelf, surface, acts), listed), gap=0)
    typed = {"find": shelf.find}
    return Page(root, acts.acts, Message("app.past.title"), f"{GROUND}_stage", typed=typed)


def _chosen(shelf: Shelf, surface: Surface, acts: Acts) -> tuple[Node, ...]:
    """Whose and which games are shown; a line to search by where there are many."""
    found: list[Node] = []
    if len(shelf.rows) >= SEARCHED:
        found.append(Field(shelf.words, Message("app.past.search"), "find", "search", key="find"))
    played = {row.game for row in shelf.rows}
    chips: list[Node] = []
    if shelf.person:
        acts.add("everybody", shelf.everybody)
        only = Message("app.past.of", name=shelf.person)
        chips.append(Act(only, "everybody", "cross", key="everybody"))
    if len(played) > 1:
        for one in (game.id for game in GAMES if game.id in played):
            does = acts.add(f"game.{one}", partial(shelf.choose, one))
            n = sum(row.game == one for row in shelf.rows)
            words = Message("app.past.game_so_many", game=title(one), n=n)
            chips.append(Act(words, does, chosen=shelf.game == one, key=does))
    if chips:
        wide = (190.0 if surface.shape == PHONE else 240.0) * max(1.0, surface.text)
        found.append(Grid(tuple(chips), narrowest=min(wide, surface.w - 20), gap=8, key="chips"))
    return (Column(tuple(found), gap=8, pad=10, key="chosen"),) if found else ()


def _cards(of: tuple[Shelf, Sequence[FinishedRow], int, float], line: int) -> Node:
    """A line of them."""
    shelf, rows, columns, high = of
    shown = rows[line * columns : (line + 1) * columns]
    gaps = tuple(Row((), share=1) for _ in range(columns - len(shown)))
    cards = tuple(_card(shelf, row, high) for row in shown)
    return Column((Row((*cards, *gaps), gap=12, h=high, key="cards"),), key=f"line.{line}")


def _card(shelf: Shelf, row: FinishedRow, high: float) -> Node:
    """In the colour of its game: the cloth, who played, how it ended, when."""
    ground = colour_of(row.game)
    mine = shelf.mine(row)
    won = mine is not None and mine.winner
    name = subject_of(row).name
    names = tuple(one.name for one in sorted(row.scores, key=lambda one: one is not mine))
    end = Row(
        (Pic("trophy" if won else "shape-ring", 24, "gold" if won else "on_game_dim"),
         Text(points_said(row, mine), "label" if mine is row.scores[0] else "body",
              "gold" if won else "on_game", bold=True, share=1, key="points")),
        gap=8, middle=True, key="end",
    )  # fmt: skip
    words = Column(
        (
            Text(name, "body", "on_game", bold=True, lines=2, key="name"),
            Text(_people(names), "caption", "on_game_dim", key="who"),
            Row((), share=1),
            end,
            Text(shelf.day(row), "caption", "on_game_dim", lines=1, key="day"),
        ),
        gap=4, share=1, key="words",
    )  # fmt: skip
    cloth = banner(shelf.cloth(row.id), w=84, h=high - 24)
    return Row((cloth, words), gap=14, pad=12, fill=f"{ground}@.62:app_stage", radius=16, share=1,
               h=high, does=f"open.{row.id}", says=name, key=row.id)  # fmt: skip


def _people(names: Sequence[Says]) -> Message:
    """The first of them by name, the others by how many they are."""
    return first_of(tuple(map(_named, names)), FEW)


def first_of(names: Sequence[Message], many: int) -> Message:
    """So many of them, and how many others there are."""
    others = len(names) - many
    more = (Message("app.past.others", n=others),) if others > 0 else ()
    return Message("app.past.people", names=(*names[:many], *more))


def _named(name: Says) -> Message:
    return name if isinstance(name, Message) else Message("front.typed", text=name)


def points_said(row: FinishedRow, mine: Score | None) -> Says:
    """Mine, then the best of the others; of a game without me who won, with how many."""
    if mine is None or mine.score is None:
        first = row.scores[0] if row.scores else None
        if first is None:
            return ""
        points = Message("app.home.points", n=first.score) if first.score is not None else ""
        return Message("app.past.with_points", who=_named(first.name), points=points)
    others = [one.score for one in row.scores if one is not mine and one.score is not None]
    if not others:
        return Message("app.home.points", n=mine.score)
    best = (max if row.highest_wins else min)(others)
    return Message("app.home.against", first=mine.score, second=best)


def _none_yet(shelf: Shelf, surface: Surface, acts: Acts, top: Node) -> Page:
    """A loom that waits, and the one thing to do."""
    acts.add("begin", shelf.begin)
    told = Column(
        (
            banner((), h=min(320.0, surface.h * 0.35)),
            Text(Message("app.past.none"), "command", bold=True, align="c", key="none"),
            Text(Message("app.past.none_note"), "label", "dim", align="c", key="note"),
        ),
        gap=16, pad=24, key="told",
    )  # fmt: skip
    begin = gold(Message("app.past.first"), "begin", "play")
    listed = Scroll(told, key="past", share=1)
    root = Column((top, listed, dock(GROUND, Row((begin,), key="foot"))), gap=0)
    return Page(root, acts.acts, Message("app.past.title"), f"{GROUND}_stage")
