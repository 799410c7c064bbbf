"""The keys with which a cell is told: digits, one number, parts, things."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from companion.core.arithmetic import work_out
from companion.core.game import Result
from companion.core.grid import Grid, Head, Keys, Line, Value
from companion.core.message import Message
from companion.describe.asking import DIGIT, RUB, Acts
from companion.describe.count_keys import Key, keypad
from companion.describe.count_sheet import Chosen, cell_key
from companion.describe.count_sum import begins
from companion.describe.desk import Desk
from companion.describe.node import TOOL, Act, Do, Node, Row, Text
from companion.describe.surface import PHONE, Says, Surface
from companion.errors import AnswerRefused

DIGITS = ("7", "8", "9", "4", "5", "6", "1", "2", "3", "-", "0", "+")
FLAT = ("7", "8", "9", "-", "4", "5", "6", "+", "1", "2", "3", "0")
"""In three rows, where a phone or large words leave no room for four."""
LARGE_WORDS = 1.3
"""From here on a narrow sheet is a list that is scrolled."""
NUMBER = re.compile(r"\d+")
LARGEST, LONGEST = 99_999, 24
SIZES = 12
"""Sizes of parts that are one touch."""
MORE = "more"


@dataclass(frozen=True)
class Counted:
    """What is counted, and of what."""

    ground: str
    title: Says
    grid: Grid
    note: Says = ""
    result: Result | None = None
    after: tuple[str, Message, str] = ("keep", Message("kit.keep"), "save")
    """Where one goes from a result, as it is called and pictured."""
    end: str = ""
    """The offer that ends it at any time."""
    leaves: Do | None = None
    """Where everything stands already, and only what differs is told: gold goes from cell to cell,
    and this leads back."""
    sheet_alone: bool = False
    """Nothing but the points is told: no moves, no tokens."""
    ties: tuple[str, ...] = ()
    """How the offers begin that say who is first of those with as many points."""


class Told(NamedTuple):
    """What tells a cell: what may scroll, and below it the keys, which never move."""

    above: tuple[Node, ...]
    keys: tuple[Node, ...]


@dataclass(frozen=True)
class Now:
    """The cell that is told now, and what is typed of it."""

    head: Head
    line: Line | None
    """None: the total."""
    typed: str
    more: bool
    parts: Mapping[str, int] | None = None
    """What lies there, where the points are added up; None where they are told."""

    @property
    def cell(self) -> Chosen:
        return Chosen(self.head.seat, self.line.id if self.line else "", self.typed)

    @property
    def keys(self) -> Keys:
        keys = self.line.entry.keys if self.line else Keys.DIGITS
        return Keys.DIGITS if keys is Keys.PARTS and self.more else keys


def put(desk: Desk, counted: Counted, now: Now, value: Value, then: str) -> Do:
    """Written, and on to the next."""
    grid = counted.grid

    def do() -> None:
        before, passed = desk.session.state, desk.looking.passed
        stands = now.line.cells.get(now.head.seat) if now.line is not None else None
        summed = now.parts is not None and stands == value
        if summed or (now.line is not None and now.line.told.get(now.head.seat) == value == ()):
            desk.look(opened=then, typed=None, picked=())()
        elif now.line is None and grid.total is not None and isinstance(value, int):
            desk.fills(grid.total(now.head.seat, value))()
        elif now.line is not None and grid.write is not None:
            desk.fills(grid.write(now.head.seat, now.line.id, value))()
        if desk.session.state is not before:
            desk.look(opened=then, typed=None, picked=(), passed=passed)()

    return do


def value_of(now: Now) -> int | None:
    """What the digits come to so far; None where there are none, or it cannot be."""
    return None if refused(now) else _worked_out(now)


def refused(now: Now) -> Message | None:
    """Why what is typed cannot be; a sum may go on behind its last sign."""
    try:
        _worked_out(now)
    except AnswerRefused as error:
        return error.message
    each = now.line.entry.each if now.line is not None else 0
    if each and any(int(one) > each for one in NUMBER.findall(now.typed)):
        return Message("core.count.each", n=each)
    return None


def _worked_out(now: Now) -> int | None:
    typed = now.typed.rstrip("+-")
    most = now.line.entry.most if now.line else 0
    return work_out(typed, 0 if _is_counted(now) else -LARGEST, most or LARGEST) if typed else None


def _is_counted(now: Now) -> bool:
    """Things that lie there are told, of which there are no fewer than none."""
    return now.line is not None and (now.line.entry.boxed or now.more)


def sum_of(now: Now) -> int | None:
    """What the parts come to, with what stands where they are added to it."""
    if now.parts is None or now.line is None or now.line.entry.sum is None:
        return None
    of = now.line.entry.sum
    stands = (now.line.cells.get(now.head.seat) or 0) if of.adds else 0
    return stands + of.comes_to(now.parts)


def _besides(desk: Desk, counted: Counted, now: Now, acts: Acts) -> list[Act]:
    """A total alone; the end of a game that may be over after any round."""
    found = []
    if now.line is not None and now.line.entry.sum is not None:
        found.append(begins(desk, cell_key(*now.cell[:2]), now.line.entry.sum, acts))
    rows = rows_of(counted.grid, now.head)
    if counted.grid.total is not None and rows and now.head.told not in (None, sum(rows)):
        acts.add("rows", desk.fills(counted.grid.total(now.head.seat, sum(rows))))
        words = Message("core.count.rows", n=sum(rows))
        found.append(Act(words, "rows", "calculator", key="rows"))
    elif counted.grid.total is not None and now.line is not None:
        words = Message("core.count.only_total", name=now.head.name)
        found.append(Act(words, cell_key(now.head.seat, ""), "score", key="only_total"))
    for one in desk.session.offers:
        if one.id == counted.end and one.reason is None:
            acts.add("end", desk.takes(one))
            found.append(Act(one.label, "end", one.icon, key="end"))
    return found


def rows_of(grid: Grid, head: Head) -> list[int]:
    """What is told of somebody, row by row."""
    cells = (one.cells.get(head.seat) for one in grid.lines if not one.follows)
    return [one for one in cells if one is not None]


def _digits(
    desk: Desk, surface: Surface, counted: Counted, now: Now, then: str, acts: Acts
) -> Told:
    """What is typed, was → is, and the keys; several sums may be added up."""
    del then
    flat = surface.shape == PHONE or (surface.text >= LARGE_WORDS and not surface.is_wide)
    for digit in DIGITS:
        acts.add(f"{DIGIT}.{digit}", desk.look(typed=(now.typed + digit)[:LONGEST]))
    keys = (_digit(one, now) for one in (FLAT if flat else DIGITS))
    acts.add(RUB, desk.look(typed=now.typed[:-1]))
    besides = tuple(_besides(desk, counted, now, acts))
    high = 50.0 if surface.shape == PHONE or surface.h < 700 else 66.0
    pad = keypad(tuple(keys), 4 if flat else 3, high)
    if flat:
        tools = tuple(replace(one, look=TOOL) for one in besides)
        return Told((), (_typed(counted, now, tools), pad))
    return Told(besides, (_typed(counted, now, ()), pad))


def _digit(digit: str, now: Now) -> Key:
    """Nothing is taken away from what is counted."""
    if digit == "-" and _is_counted(now):
        return Key("", "", "")
    face = digit.replace("-", "−")
    return Key(face, face, f"{DIGIT}.{digit}")


def _typed(counted: Counted, now: Now, besides: tuple[Act, ...]) -> Node:
    """The number that is being typed; what the total was and would be."""
    value, told = value_of(now), now.line.cells.get(now.head.seat) if now.line else now.head.total
    after = _after(counted, now, value, told or 0) if value is not None else ""
    role = "accent" if now.typed else "dim"
    said = now.typed.replace("-", "−") or (str(told) if told is not None else "–")
    number = Text(said.replace("-", "−"), "number", role, True, 1, key="typed", share=1)
    undo = Act(Message("kit.rub_out"), RUB, "backspace", "tool", key="rub")
    words = (Text(after, "label", "dim", True, 1, "r", w=118, key="after"),) if after else ()
    inside = (number, *words, *besides, undo)
    return Row(inside, gap=10, pad=10, middle=True, fill="ink~.06", radius=16, key="number")


def _after(counted: Counted, now: Now, value: int, told: int) -> str:
    """What the total was and will be; a total that was told holds its rows while it can."""
    before = now.head.total
    if before is None:
        return f"{told} → {value}" if told else ""
    if now.line is None:
        return f"{before} → {value}"
    if now.line.entry.boxed:
        return ""
    after = before - told + value
    if now.head.told is not None:
        after = max(now.head.told, sum(rows_of(counted.grid, now.head)) - told + value)
    return f"{before} → {after}".replace("-", "−")


def _one(desk: Desk, surface: Surface, counted: Counted, now: Now, then: str, acts: Acts) -> Told:
    """A touch on the number is all; what it is worth stands below it."""
    assert now.line is not None
    entry, told = now.line.entry, now.line.told.get(now.head.seat)
    keys = []
    for n in range(entry.most + 1):
        key = acts.add(f"one.{n}", put(desk, counted, now, n, then))
        worth = entry.worth[n] if n < len(entry.worth) else n
        chosen = told == n and now.line.cells.get(now.head.seat) is not None
        says = Message("core.count.worth", n=n, points=worth)
        if n:
            keys.append(Key(str(n), says, key, note=Message("kit.points", n=worth), chosen=chosen))
        else:
            struck = Message("core.count.struck")
            keys.append(Key("–", struck, key, note=struck, chosen=chosen))
    high = 62.0 if surface.shape == PHONE or surface.h < 700 else 112.0
    return Told((), (keypad((*keys[1:], keys[0]), 3 if len(keys) > 4 else 2, high),))


def _parts(desk: Desk, surface: Surface, counted: Counted, now: Now, then: str, acts: Acts) -> Told:
    """A touch for each; those told are taken back by a touch."""
    assert now.line is not None
    told = now.line.told.get(now.head.seat, ())
    parts = told if isinstance(told, tuple) else (str(told),)
    here = cell_key(*now.cell[:2])
    keys = []
    for n in range(1, SIZES + 1):
        key = acts.add(f"part.{n}", put(desk, counted, now, (*parts, str(n)), here))
        keys.append(Key(str(n), Message("core.count.part", n=n), key, chosen=str(n) in parts))
    acts.add(MORE, desk.look(picked=(MORE,), typed=None))
    across = 6 if surface.shape == PHONE else 4
    high = 54.0 if surface.shape == PHONE or surface.h < 700 else 92.0
    chips = []
    for n, one in enumerate(parts):
        rest = (*parts[:n], *parts[n + 1 :])
        key = acts.add(f"drop.{n}", put(desk, counted, now, rest, here))
        chips.append(Key(one, Message("core.count.drop", n=one), key, "cross"))
    told_row = (keypad(tuple(chips), 5, 50.0, "told"),) if chips else ()
    acts.add("none", put(desk, counted, now, (), then))
    none = Act(Message("core.count.none"), "none", "cross", share=1, key="none")
    more = Act(Message("core.count.more", n=SIZES), MORE, "plus", share=1, key=MORE)
    others = Row((more,) if parts else (more, none), gap=8, stacks=True, key="others")
    return Told(told_row, (keypad(tuple(keys), across, high), others))


def _some(desk: Desk, surface: Surface, counted: Counted, now: Now, then: str, acts: Acts) -> Told:
    """Things that are touched on and off; what another has cannot be had twice."""
    del then
    assert now.line is not None
    told = now.line.told.get(now.head.seat, ())
    parts = told if isinstance(told, tuple) else ()
    names = {one.seat: one.name for one in counted.grid.heads}
    keys = []
    for one in now.line.entry.things:
        rest = tuple(part for part in parts if part != one.id)
        value = rest if one.id in parts else (*parts, one.id)
        key = acts.add(f"some.{one.id}", put(desk, counted, now, value, cell_key(*now.cell[:2])))
        taken = one.has not in ("", now.head.seat) and one.id not in parts
        reason: Says = Message("core.count.has", name=names.get(one.has, "")) if taken else ""
        note = names.get(one.has, "") if taken else Message("kit.points", n=one.points)
        says = Message("core.count.of", name=one.name, row=Message("kit.points", n=one.points))
        chosen = one.id in parts
        keys.append(Key("", says, key, one.icon, note, chosen, reason))
    high = 70.0 if surface.shape == PHONE or surface.h < 700 else 112.0
    return Told((), (keypad(tuple(keys), 3, high),))


Make = Callable[[Desk, Surface, Counted, Now, str, Acts], Told]
KEYS: Mapping[Keys, Make] = {
    Keys.DIGITS: _digits,
    Keys.ONE: _one,
    Keys.PARTS: _parts,
    Keys.SOME: _some,
}
