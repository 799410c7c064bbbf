"""The keys with which a cell is told: digits, one number, parts, things."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from companion.core.arithmetic import work_out
from companion.core.game import Result
from companion.core.grid import Grid, Head, Keys, Line, Value
from companion.core.message import Message
from companion.describe.asking import Acts
from companion.describe.count_keys import Key, keypad
from companion.describe.count_sheet import Chosen, cell_key
from companion.describe.count_sum import begins
from companion.describe.desk import Desk
from companion.describe.node import TOOL, Act, Do, Node, Row, Text
from companion.describe.surface import PHONE, Says, Surface
from companion.errors import AnswerRefused

DIGITS = ("7", "8", "9", "4", "5", "6", "1", "2", "3", "−", "0", "+")
FLAT = ("7", "8", "9", "−", "4", "5", "6", "+", "1", "2", "3", "0")
"""In three rows, where large words leave no room for four."""
LARGEST, LONGEST = 99_999, 9
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
        before = desk.session.state
        stands = now.line.cells.get(now.head.seat) if now.line is not None else None
        summed = now.parts is not None and stands == value
        if summed or (now.line is not None and now.line.told.get(now.head.seat) == value == ()):
            desk.look(opened=then, typed=None, picked=())()
        elif now.line is None and grid.total is not None and isinstance(value, int):
            desk.fills(grid.total(now.head.seat, value))()
        elif now.line is not None and grid.write is not None:
            desk.fills(grid.write(now.head.seat, now.line.id, value))()
        if desk.session.state is not before:
            desk.look(opened=then, typed=None, picked=())()

    return do


def value_of(now: Now) -> int | None:
    """What the digits come to."""
    most = now.line.entry.most if now.line else 0
    low = 0 if now.line is not None and (now.line.entry.boxed or now.more) else -LARGEST
    try:
        return work_out(now.typed, low, most or LARGEST)
    except AnswerRefused:
        return None


def sum_of(now: Now) -> int | None:
    """What the parts come to, with what stands where they are added to it."""
    if now.parts is None or now.line is None or now.line.entry.sum is None:
        return None
    of = now.line.entry.sum
    stands = (now.line.cells.get(now.head.seat) or 0) if of.adds else 0
    return stands + of.comes_to(now.parts)


def _besides(desk: Desk, surface: Surface, counted: Counted, now: Now, acts: Acts) -> list[Act]:
    """A total alone; the end of a game that may be over after any round."""
    found = []
    if now.line is not None and now.line.entry.sum is not None:
        found.append(begins(desk, cell_key(*now.cell[:2]), now.line.entry.sum, acts))
    if counted.grid.total is not None and now.line is not None:
        words = Message("core.count.only_total", name=now.head.name)
        found.append(Act(words, cell_key(now.head.seat, ""), "score", key="only_total"))
    for one in desk.session.offers:
        if one.id == counted.end and one.reason is None:
            acts.add("end", desk.takes(one))
            found.append(Act(one.label, "end", one.icon, key="end"))
    if surface.shape == PHONE:
        return [replace(one, look=TOOL) for one in found]
    return found


def _digits(
    desk: Desk, surface: Surface, counted: Counted, now: Now, then: str, acts: Acts
) -> tuple[Node, ...]:
    """What is typed, was → is, and the keys; several sums may be added up."""
    del then
    keys = []
    flat = surface.shape == PHONE and surface.text >= 1.3
    for digit in FLAT if flat else DIGITS:
        typed = (now.typed + digit.replace("−", "-"))[:LONGEST]
        key = acts.add(f"key.{digit}", desk.look(typed=typed))
        keys.append(Key(digit, digit, key))
    acts.add("rub", desk.look(typed=now.typed[:-1]))
    besides = tuple(_besides(desk, surface, counted, now, acts))
    added = besides[:1] if now.line is not None and now.line.entry.sum is not None else ()
    large = 60.0 if added else 72.0
    high = 50.0 if surface.shape == PHONE or surface.h < 700 else large
    pad = keypad(tuple(keys), 4 if flat else 3, high)
    if surface.shape == PHONE:
        return (_typed(now, besides), pad)
    return (_typed(now, ()), *added, pad, *besides[len(added) :])


def _typed(now: Now, besides: tuple[Act, ...]) -> Node:
    """The number that is being typed; what the total was and would be."""
    value = value_of(now)
    before = now.head.total or 0
    told = now.line.cells.get(now.head.seat) if now.line else before
    after = ""
    if value is not None and now.head.total is None and told is not None:
        after = f"{told} → {value}"
    elif value is not None and not (now.line is not None and now.line.entry.boxed):
        after = f"{before} → {before - (told or 0) + value}" if now.line else f"{before} → {value}"
    role = "accent" if now.typed else "dim"
    said = now.typed.replace("-", "−") or (str(told) if told is not None else "–")
    large = len(said) + len(after) < 6
    number = Text(said, "hero" if large else "number", role, True, 1, key="typed", share=1)
    undo = Act(Message("kit.rub_out"), "rub", "backspace", "tool", key="rub")
    words = (Text(after, "body", "dim", lines=1, w=118, align="r", key="after"),) if after else ()
    inside = (number, *words, *besides, undo)
    return Row(inside, gap=10, pad=10, middle=True, fill="ink~.06", radius=16, key="number")


def _one(
    desk: Desk, surface: Surface, counted: Counted, now: Now, then: str, acts: Acts
) -> tuple[Node, ...]:
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
    high = 62.0 if surface.shape == PHONE or surface.h < 700 else 92.0
    return (keypad((*keys[1:], keys[0]), 3 if len(keys) > 4 else 2, high),)


def _parts(
    desk: Desk, surface: Surface, counted: Counted, now: Now, then: str, acts: Acts
) -> tuple[Node, ...]:
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
    acts.add("none", put(desk, counted, now, (), then))
    across = 6 if surface.shape == PHONE else 4
    high = 54.0 if surface.shape == PHONE or surface.h < 700 else 76.0
    chips = []
    for n, one in enumerate(parts):
        rest = (*parts[:n], *parts[n + 1 :])
        key = acts.add(f"drop.{n}", put(desk, counted, now, rest, here))
        chips.append(Key(f"{one} ×", Message("core.count.drop", n=one), key))
    told_row = (keypad(tuple(chips), 5, 50.0, "told"),) if chips else ()
    none = Act(Message("core.count.none"), "none", "cross", share=1, key="none")
    more = Act(Message("core.count.more", n=SIZES), MORE, "plus", share=1, key=MORE)
    others = Row((more, none) if not parts else (more,), gap=8, stacks=True, key="others")
    return (keypad(tuple(keys), across, high), *told_row, others)


def _some(
    desk: Desk, surface: Surface, counted: Counted, now: Now, then: str, acts: Acts
) -> tuple[Node, ...]:
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
    high = 70.0 if surface.shape == PHONE or surface.h < 700 else 104.0
    return (keypad(tuple(keys), 3, high),)


Make = Callable[[Desk, Surface, Counted, Now, str, Acts], tuple[Node, ...]]
KEYS: Mapping[Keys, Make] = {
    Keys.DIGITS: _digits,
    Keys.ONE: _one,
    Keys.PARTS: _parts,
    Keys.SOME: _some,
}
