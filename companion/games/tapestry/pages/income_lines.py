"""What an income turn counts: a line each, rows of 0 too, each put right by a touch; the total."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.core.answers import Answer
from companion.core.message import Message
from companion.core.offer import Offer
from companion.core.question import Amount
from companion.describe.asking import Acts, asked
from companion.describe.desk import Desk, Looking
from companion.describe.node import Act, Column, Count, Do, Grid, Node, Pic, Row, Text
from companion.describe.surface import PHONE, Surface
from companion.games.tapestry.income.view import GainLine, IncomeView, PointLine
from companion.games.tapestry.pages.shared import state_of
from companion.games.tapestry.player import Player
from companion.games.tapestry.state import State
from companion.games.tapestry.tracks.view_foreseen import as_far_as_known
from companion.games.tapestry.turn.names import thing_name

CHANGE = "change."
MOST = 200
GAIN_ICONS = {"territory_tile": "territory-tile", "tapestry": "card-tapestry"}
Shown = tuple[tuple[Node, ...], Act | None, tuple[Act, ...]]


def changed_of(desk: Desk) -> Mapping[str, int]:
    """The lines for which the table says another number."""
    return {key: n for key, n in desk.looking.given if isinstance(n, int)}


def points_of(desk: Desk, now: IncomeView) -> int:
    """All of them together, as changed."""
    said = changed_of(desk)
    return sum(said.get(line.key, line.amount) for line in now.points)


# points


def point_lines(desk: Desk, surface: Surface, now: IncomeView, acts: Acts) -> tuple[Node, ...]:
    """Each icon: what it counts, how many, times what, and what that is."""
    said = changed_of(desk)
    rows = tuple(
        _point(surface, line, said.get(line.key, line.amount), n, desk, acts)
        for n, line in enumerate(now.points)
    )
    paper = Column(rows, gap=0, pad=6, fill="paper", radius=16, key="points")
    return (paper, _together(now, points_of(desk, now)))


def _point(surface: Surface, line: PointLine, amount: int, n: int, desk: Desk, acts: Acts) -> Node:
    """A row of 0 stands there as well, only paler."""
    role = "paper_ink" if amount else "paper_dim"
    does = ""
    if line.key:
        does = acts.add(f"{CHANGE}{line.key}", desk.look(opened=f"{CHANGE}{line.key}", typed=None))
    made: tuple[Node, ...] = ()
    if line.counted is not None and amount == line.amount and surface.shape != PHONE:
        count, each = line.counted
        times = Message("tapestry.income.times", n=count, each=each)
        made = (Text(times, "label", "paper_dim", lines=1, key="times"),)
    picture = Pic(line.shows or line.icon, 34, role)
    words = Text(line.text, "body", role, share=1, key="text")
    total = Text(amount, "button", role, bold=True, lines=1, align="r", key="n")
    return Row(
        (picture, words, *made, total),
        gap=12, pad=8, middle=True, radius=12, does=does, says=line.text,
        help=f"icon.{line.shows}" if line.shows else "", key=f"point.{n}",
    )  # fmt: skip


def _together(now: IncomeView, total: int) -> Node:
    """What they come to, and what that makes of the points."""
    words = Text(Message("tapestry.page.together"), "label", bold=True, key="words")
    count = Count("vp", now.before, Message("tapestry.corrected.points"),
                  after=now.before + total, key="total")  # fmt: skip
    return Row(
        (Column((words,), share=1), count),
        gap=12, pad=12, middle=True, fill="ink~.06", radius=14, key="together",
    )  # fmt: skip


# what is gained


def gain_counts(
    desk: Desk, surface: Surface, now: IncomeView, acts: Acts, held: Mapping[str, int]
) -> Node:
    """Each thing: how many there are, how many there will be."""
    said = changed_of(desk)
    cells = tuple(_gain(line, said.get(line.key, line.n), held, desk, acts) for line in now.gains)
    return Grid(cells, narrowest=154 * max(1.0, surface.text), gap=8, key="gains")


def _gain(line: GainLine, n: int, held: Mapping[str, int], desk: Desk, acts: Acts) -> Node:
    has = held.get(line.what, 0)
    after = line.after if n == line.n else has + n
    key = acts.add(f"{CHANGE}{line.key}", desk.look(opened=f"{CHANGE}{line.key}", typed=None))
    icon = GAIN_ICONS.get(line.what, f"resource-{line.what}")
    return Column(
        (Text(line.name, "caption", "dim", lines=1, key="name"),
         Count(icon, has, line.name, key, after, key=key)),
        gap=0, pad=8, fill="ink~.06", radius=14, key=f"gain.{line.what}",
    )  # fmt: skip


# what a card would change


def changes(desk: Desk, offer: Offer[State], player: str) -> tuple[Node, ...]:
    """Each thing of which there would be more or less, as far as it is known before."""
    before = state_of(desk).players[player]
    after = as_far_as_known(desk.session, offer.command()).players[player]
    return tuple(
        _change(icon, name, was, now)
        for (icon, name, was), (_icon, _name, now) in zip(_held(before), _held(after), strict=True)
        if was != now
    )


def _held(me: Player) -> Iterator[tuple[str, Message, int]]:
    for resource, n in me.resources.items():
        yield f"resource-{resource}", thing_name(resource), n
    yield GAIN_ICONS["territory_tile"], thing_name("territory_tile"), len(me.tiles)
    yield GAIN_ICONS["tapestry"], thing_name("tapestry"), len(me.hand)
    yield "vp", Message("tapestry.corrected.points"), me.score


def _change(icon: str, name: Message, was: int, now: int) -> Node:
    words = Text(name, "label", bold=True, share=1, key="name")
    return Row(
        (words, Count(icon, was, name, after=now, key="n")),
        gap=12, pad=12, middle=True, fill="ink~.06", radius=14, key=f"change.{icon}",
    )  # fmt: skip


# another number


class Changing:
    """A line for which the table says another number: asked as any number is."""

    def __init__(self, desk: Desk, key: str) -> None:
        self._desk, self._key = desk, key

    @property
    def looking(self) -> Looking:
        """What is typed so far."""
        return self._desk.looking

    def look(self, **changes: Any) -> Do:
        """A digit more."""
        return self._desk.look(**changes)

    def answers(self, value: Answer) -> Do:
        """Kept until the step is taken."""
        rest = tuple(one for one in self._desk.looking.given if one[0] != self._key)
        return self._desk.look(given=(*rest, (self._key, value)), opened="", typed=None)


def changing(desk: Desk, now: IncomeView, acts: Acts) -> Shown | None:
    """The number that is asked for; nothing where no line was touched."""
    if not desk.looking.opened.startswith(CHANGE):
        return None
    key = desk.looking.opened.removeprefix(CHANGE)
    texts = {line.key: (line.text, line.amount) for line in now.points}
    texts |= {line.key: (line.name, line.n) for line in now.gains}
    if key not in texts:
        return None
    text, n = texts[key]
    shown = asked(Amount(key, text, low=0, high=MOST, guess=n), Changing(desk, key), acts)
    acts.add("leave", desk.look(opened="", typed=None))
    return shown.body, shown.gold, (Act(Message("kit.cancel"), "leave", "cross", key="leave"),)
