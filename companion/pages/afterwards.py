"""After a game: where its points lay, what decided it, what was left, which level comes next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from companion.core.ladder import Rung
from companion.core.message import Message
from companion.core.scored import Course, Left
from companion.describe.asking import Acts
from companion.describe.node import (
    Act,
    Column,
    Grid,
    Node,
    Page,
    Pic,
    Row,
    Scroll,
    Series,
    Text,
)
from companion.describe.parts import bar
from companion.describe.scored import decided, over_time, sign_of
from companion.describe.surface import LANDSCAPE, PHONE, Says, Surface
from companion.games import find_game
from companion.library.afterwards import Beside, Gained, Looked, level_next
from companion.library.new_game import NewGame
from companion.library.statistics import subject_of
from companion.pages.advised import advice_card
from companion.pages.doors import Doors, Place

GROUND, CARD = "app", "app_dock"
NUMBER, CHART = 74.0, 220.0
SAME, MOST_SAME = ("good", "bad"), 2


@dataclass(frozen=True)
class Compared:
    """A game among those that stand beside each other."""

    key: str
    name: Says
    role: str
    icon: str
    gained: Gained


class Afterwards(Place):
    """One kept game beside the others at its level."""

    def __init__(self, doors: Doors, game: str = "") -> None:
        self.doors, self.id = doors, game
        self.beside: Beside | None = None
        if doors.library.finished.has(game):
            self.beside = doors.tried(lambda: Beside(doors.library, game))
        while doors.at_once and self.look():
            pass

    def look(self) -> bool:
        """One of the others."""
        return self.beside is not None and self.beside.read_one()

    def page(self, surface: Surface) -> Page:
        """What there is now."""
        acts = Acts()
        acts.add("back", self.doors.back)
        title, name, parts = Message("afterwards.title"), "", tuple[Node, ...]()
        if self.beside is not None:
            name = self.doors.say(subject_of(self.beside.row).name)
            parts = tuple(_parts(self.beside, self.doors, surface, acts))
        none = Text(Message("afterwards.none"), "body", "dim", key="none")
        listed = Column(_laid(parts or (none,), surface), gap=14, pad=16, key="told")
        root = Column(
            (bar(surface, GROUND, title, name), Scroll(listed, key="all", share=1)), gap=0
        )
        return Page(root, acts.acts, title, f"{GROUND}_stage")


def _laid(parts: tuple[Node, ...], surface: Surface) -> tuple[Node, ...]:
    """Two columns where there is room."""
    if surface.shape != LANDSCAPE or surface.text > 1.3 or len(parts) < 2:
        return parts
    halves = (parts[0::2], parts[1::2])
    columns = (Column(one, gap=14, share=1, key=f"half{n}") for n, one in enumerate(halves))
    return (Row(tuple(columns), gap=14, key="halves"),)


def _parts(at: Beside, doors: Doors, surface: Surface, acts: Acts) -> Iterator[Node]:
    new = NewGame.like_last(doors.library, find_game(at.row.game), doors.say)
    said = level_next(doors.library, at.row.game, new.options)
    if said is not None:
        yield advice_card(said, partial(_begin, doors, new), surface, acts)
    game = at.game
    if game is None:
        return
    if game.code:
        yield _code(game.code, doors, acts)
    several = compared_of(at, game)
    yield from side_by_side(several, game, surface)
    yield from _decided(game)
    yield _left(game.left, surface)


def _begin(doors: Doors, new: NewGame, rung: Rung) -> None:
    """All as in the last game, at this step."""
    session = doors.tried(new.another(new.game, rung.options).start)
    if session is not None:
        doors.play("resume", doors.library.id_of(session))


def _card(key: str, *inside: Node, title: Says = "") -> Node:
    head = Text(title or Message(f"afterwards.{key}"), "label", bold=True, key="head")
    return Column((head, *inside), gap=8, pad=16, fill=CARD, radius=16, key=key)


def _code(code: str, doors: Doors, acts: Acts) -> Node:
    """What gives a friend the same opponent, and what it does not cover."""
    told = Message("code.told", code=code)
    if doors.outside.address:
        link = f"{doors.outside.address}?code={code}"
        told = Message("code.told_link", code=code, link=link)
    covers = Text(Message("code.covers"), "body", "dim", key="covers")
    ways: tuple[Node, ...] = ()
    share = doors.outside.share_text
    if share is not None:
        text, title = doors.say(told), doors.say(Message("code.asked"))
        does = acts.add("share", lambda: share(text, title))
        ways = (Act(Message("code.share"), does, "share", key="share"),)
    return _card("code", covers, *ways, title=Message("code.own", code=code))


# beside each other


def compared_of(at: Beside, game: Looked) -> tuple[Compared, ...]:
    """This game, the average of the others, the best of them."""
    found = [Compared("this", Message("afterwards.this"), "human", "owner-human", game.gained)]
    if at.average is not None:
        name = Message("afterwards.average", n=at.others)
        found.append(Compared("average", name, "ink", "chart", at.average))
    if at.best is not None:
        found.append(Compared("best", Message("afterwards.best"), "accent", "trophy", at.best))
    for n, (who, one) in enumerate(at.same[:MOST_SAME]):
        name = Message("code.met", who=who)
        found.append(Compared(f"same{n}", name, SAME[n], "people", one))
    return tuple(found)


def side_by_side(several: Sequence[Compared], game: Looked, surface: Surface) -> Iterator[Node]:
    """By turn, as lines; by source, as numbers."""
    course = game.scored.turns or game.scored.course
    if course is not None and any(len(one.gained.turns) > 1 for one in several):
        title = Message("afterwards.by_turn", what=course.title)
        series = (*map(_series, several), *_opponents(game, course))
        drawn = over_time(course.stages, series, CHART)
        yield _card("by_turn", drawn, title=title)
    rows = tuple(_source(key, several, surface) for key in _sources(several))
    if rows:
        heads = _heads(several, surface) if len(several) > 1 else _alone()
        yield _card("by_source", heads, *rows, _total(several, surface))


def _series(one: Compared) -> Series:
    return Series(one.name, one.role, one.icon, tuple(round(value) for value in one.gained.turns))


def _opponents(game: Looked, course: Course) -> Iterator[Series]:
    """Whom the app played, in this game."""
    for row in game.result.rows:
        if row.bot and row.seat in course.values:
            yield Series(row.name, row.colour or "automa", sign_of(row), course.values[row.seat])


def _sources(several: Sequence[Compared]) -> tuple[str, ...]:
    """Those that gave something in any of them, the largest first."""
    most: dict[str, float] = {}
    for one in several:
        for key, points in one.gained.sources.items():
            most[key] = max(most.get(key, 0), abs(points))
    return tuple(sorted(most, key=lambda key: -most[key]))


def _heads(several: Sequence[Compared], surface: Surface) -> Node:
    """Whose numbers stand below."""
    signs = tuple(
        Row((Row((), share=1), Pic(one.icon, 26, one.role, says=one.name)), w=_wide(surface),
            key=one.key)
        for one in several
    )  # fmt: skip
    names = tuple(
        Row((Pic(one.icon, 22, one.role), Text(one.name, share=1, key="name")),
            gap=6, middle=True, key=f"name.{one.key}")
        for one in several
    )  # fmt: skip
    named = Grid(names, narrowest=210 * max(1.0, surface.text), gap=6, key="names")
    return Column((named, Row((Row((), share=1), *signs), gap=6, key="signs")), gap=6, key="heads")


def _alone() -> Node:
    return Text(Message("afterwards.alone"), "body", "dim", key="alone")


def _wide(surface: Surface) -> float:
    return NUMBER * max(1.0, min(1.3, surface.text)) * (0.8 if surface.shape == PHONE else 1)


def _source(key: str, several: Sequence[Compared], surface: Surface) -> Node:
    """A source, and what it gave in each."""
    line = next(one.gained.lines[key] for one in several if key in one.gained.lines)
    numbers = _numbers([one.gained.sources.get(key, 0) for one in several], several, surface)
    pic = (Pic(line.icon, 24, "dim"),) if line.icon and surface.shape != PHONE else ()
    return Row((*pic, Text(line.head, share=1, key="name"), *numbers), gap=6, middle=True,
               key=f"of.{key}")  # fmt: skip


def _numbers(
    points: Sequence[float], several: Sequence[Compared], surface: Surface
) -> tuple[Node, ...]:
    """One below the sign of each."""
    return tuple(
        Text(round(n), "label", one.role, bold=one.key == "this", lines=1, align="r",
             w=_wide(surface), key=one.key)
        for n, one in zip(points, several, strict=True)
    )  # fmt: skip


def _total(several: Sequence[Compared], surface: Surface) -> Node:
    name = Text(Message("core.sheet.sum"), bold=True, share=1, key="name")
    numbers = _numbers([one.gained.total for one in several], several, surface)
    return Row((name, *numbers), gap=6, middle=True, key="total")


# what decided it, what was left


def _decided(game: Looked) -> Iterator[Node]:
    """The two turns, in their order."""
    found = (decided(one, game.result, f"turn{n}", one.where) for n, one in enumerate(game.decided))
    if rows := tuple(found):
        yield _card("decided", *rows)


def _left(left: Sequence[Left], surface: Surface) -> Node:
    """What lay on the table unused; that nothing did is said too."""
    rows = tuple(
        Row((Pic(one.icon, 26), Text(one.head, share=1, key="name"),
             Text(one.n, "label", bold=True, lines=1, key="n")), gap=10, middle=True, key=f"l{n}")
        for n, one in enumerate(left)
    )  # fmt: skip
    nothing = Text(Message("afterwards.nothing_left"), "body", "dim", key="nothing")
    narrow = 220 * max(1.0, surface.text)
    return _card("left", Grid(rows, narrowest=narrow, gap=8, key="rows") if rows else nothing)
