"""What is shared as a picture: a game with its cloth, a year; seen as it will be, then given away.

A front end draws it off the screen by the drawer it has: the same nodes, as wide as a picture is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from companion.core.message import Message
from companion.describe.asking import Acts
from companion.describe.banner import banner
from companion.describe.node import Column, Node, Page, Pic, Row, Scroll, Text
from companion.describe.parts import bar, dock, gold
from companion.describe.sizes import Sizes
from companion.describe.surface import Says, Surface
from companion.library.alone import seen_by
from companion.library.statistics import Answer, Group, Taste
from companion.pages.charts import marks, years
from companion.pages.colours import colour_of, emblem
from companion.pages.days import span_of
from companion.pages.doors import Doors, Place
from companion.pages.final import Over, what_it_was
from companion.pages.past_game import kept_of, past_game

GROUND, NAME = "app", "Loom"
WIDE, TALLEST = 760.0, 4000.0
CLOTH, HANGS, SHOWN, NARROW = 190.0, 420.0, 5, 480.0


@dataclass(frozen=True)
class Picture:
    """What is on it, and what its file is called."""

    name: str
    node: Callable[[Surface], Node]

    def laid(self, surface: Surface) -> tuple[Surface, Callable[[Surface], Page]]:
        """As large as it will be, and the page that a drawer draws; in the words of a front end."""
        wide = replace(surface, w=WIDE, h=TALLEST, text=1.0, left_handed=False)
        node = self.node(wide)
        high = Sizes(wide).of(node, WIDE)[1]
        return replace(wide, h=round(high)), lambda _surface: Page(node, ground=f"{GROUND}_stage")


class Shown(Place):
    """A picture before it is given away."""

    title = Message("app.picture.title")

    def __init__(self, doors: Doors) -> None:
        self.doors = doors

    @property
    def picture(self) -> Picture | None:
        """What is on it; None where that could not be read, which was said."""
        raise NotImplementedError

    def page(self, surface: Surface) -> Page:
        """The picture, and gold that writes it."""
        acts, picture, draw = Acts(), self.picture, self.doors.outside.picture
        acts.add("back", self.doors.back)
        top = bar(surface, GROUND, self.title)
        if picture is None:
            return Page(top, acts.acts, self.title, f"{GROUND}_stage")
        if draw is not None:
            acts.add("write", lambda: draw(picture))
        reason = None if draw is not None else Message("app.picture.not_here")
        write = gold(Message("app.picture.write"), "write", "share", reason=reason)
        shown = Scroll(picture.node(surface), key="picture", share=1)
        root = Column((top, shown, dock(GROUND, Row((write,), key="foot"))), gap=0)
        return Page(root, acts.acts, self.title, f"{GROUND}_stage")


class OfAGame(Shown):
    """A kept one: its cloth, who won, what the points were made of."""

    def __init__(self, doors: Doors, game: str = "") -> None:
        super().__init__(doors)
        self.game = game
        self.of = doors.tried(self._read)

    def _read(self) -> Over:
        library = self.doors.library
        kept = kept_of(library, self.game, self.doors.back, {"again": self.doors.back})
        return past_game(replace(kept, result=seen_by(kept.kept.result, library.people.me)))

    @property
    def picture(self) -> Picture | None:
        """Of this game."""
        of = self.of
        if of is None:
            return None
        return Picture(f"loom-{self.game}.png", lambda surface: _of_game(of, surface))


class OfAYear(Shown):
    """What somebody played in a year: the last one, where none was chosen."""

    title = Message("statistics.year.title")

    def __init__(self, doors: Doors, who: str = "", year: str = "") -> None:
        super().__init__(doors)
        played = doors.library.statistics.answer(Taste(who)).years
        self.who, self.year = who, year or (played[-1].key if played else "")

    @property
    def picture(self) -> Picture | None:
        """Of this year."""
        answer = self.doors.library.statistics.answer(Taste(self.who, "", self.year))
        name = "-".join(filter(None, ("loom-year", self.year)))
        return Picture(f"{name}.png", lambda surface: _of_year(self, answer, surface))


def _of_game(over: Over, surface: Surface) -> Node:
    words = (
        Text(over.name, "button", bold=True, key="name"),
        Text(over.when, "body", "dim", key="day"),
    )
    name = Column(words, gap=2, share=1, key="named")
    head = Row((emblem(over.game, 52), name), gap=14, middle=True, key="of")
    told = Column(what_it_was(replace(over, said=()), surface), gap=14, share=1, key="told")
    cloth = banner(over.threads, w=CLOTH, h=HANGS)
    middle = Row((cloth, told), gap=24, stacks=True, key="middle")
    if surface.w / surface.text < WIDE:
        middle = Column((told, banner(over.threads, h=HANGS / 2)), gap=20, key="middle")
    return _framed(f"{colour_of(over.game)}@.35:{GROUND}_stage", head, middle)


def _framed(fill: str, *inside: Node) -> Node:
    """All of it on one ground, with the name of the app that wove it below."""
    signed = Text(NAME, "caption", "dim", align="r", key="signed")
    return Column((*inside, signed), gap=20, pad=28, fill=fill, key="framed")


def _of_year(of: OfAYear, answer: Answer, surface: Surface) -> Node:
    title = Message("statistics.year.of", year=of.year) if of.year else Message("statistics.title")
    every = answer.all
    whole: list[Says] = [Message("app.past.so_many", n=every.played)]
    if answer.wins:
        whole.append(Message("statistics.won_of", won=every.won, n=every.played))
    if every.minutes:
        whole.append(span_of(every.minutes))
    head = Row(
        (Pic("trophy", 64, disc="gold"),
         Column((Text(title, "command", bold=True, key="title"),
                 *((Text(of.who, "label", "dim", key="who"),) if of.who else ())),
                gap=2, share=1, key="named")),
        gap=16, middle=True, key="of",
    )  # fmt: skip
    numbers = tuple(Text(one, "label", "accent", bold=True, key=f"n{n}") for n, one in
                    enumerate(whole))  # fmt: skip
    games = tuple(_of_game_played(one, bool(answer.wins), surface) for one in answer.games[:SHOWN])
    months = {one.month: one.played for one in answer.months}
    when = (years(months, 34.0 * max(1.0, surface.text)),) if months else ()
    told = Column(numbers, gap=4, key="numbers"), Column(games, gap=8, key="games"), *when
    return _framed(f"{GROUND}_dock", head, *told)


def _of_game_played(one: Group, shows_wins: bool, surface: Surface) -> Node:
    """Its name, the last outcomes, how often; the outcomes below where there is no room."""
    outcomes = marks(one.outcomes, w=150 if shows_wins else 0)
    narrow = shows_wins and surface.w / surface.text < NARROW
    sign = emblem(one.subject.game if one.subject else "", 40)
    name = Text(one.name, "label", bold=True, share=1, key="name")
    number = Text(one.played, "label", align="r", w=60, lines=1, key="n")
    beside = (sign, name, number) if narrow else (sign, name, outcomes, number)
    rows = (Row(beside, gap=12, middle=True, key="row"), *((outcomes,) if narrow else ()))
    return Column(rows, gap=6, pad=6, fill="ink~.05", radius=12, key=f"game.{one.key}")
