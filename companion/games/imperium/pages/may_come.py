"""What the C.I.V.'s next turn may be, for those who want it: faint on the table, and in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction

from companion.core.message import Message
from companion.describe import foreseen
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.foreseen import heading, line, per_cent
from companion.describe.node import Column, Node, Pic, Row, Text
from companion.describe.surface import Surface
from companion.games.imperium import odds
from companion.games.imperium.cards import UNREST
from companion.games.imperium.content import key
from companion.games.imperium.odds import MayCome, OfSlot, may_be_counted
from companion.games.imperium.pages.cards import UNKNOWN as ICON_OF_UNKNOWN
from companion.games.imperium.pages.cards import Mark, face_of_space
from companion.games.imperium.say import thing
from companion.games.imperium.state import State
from companion.games.imperium.views.rows import rows

NUMBER, NARROW = 38.0, 400.0


def may_come(desk: Desk) -> MayCome | None:
    """Counted where it is wanted and nothing is asked; None otherwise."""
    if not foreseen.is_wanted(desk) or not possible(desk):
        return None
    return desk.counted(odds.may_come, desk.session.state, desk.session.around.facts)


def possible(desk: Desk) -> bool:
    """Nothing is asked meanwhile."""
    return may_be_counted(desk.session.state) and desk.session.pending is None


# on the table


def marks(desk: Desk) -> Mapping[int, Mark]:
    """On each slot the row that is the likeliest there."""
    found = may_come(desk)
    if found is None:
        return {}
    likeliest = {
        one.slot: max(one.rows.items(), key=lambda row: row[1]) for one in found.slots if one.rows
    }
    return {slot: Mark(_row_said(row)[0], per_cent(odd)) for slot, (row, odd) in likeliest.items()}


def losses(desk: Desk) -> Mapping[int, int]:
    """Of each space of the Market how likely its card is gone after the C.I.V.'s turn."""
    found = may_come(desk)
    return {} if found is None else {space: per_cent(odd) for space, odd in found.loses.items()}


# in words


def told(
    desk: Desk, surface: Surface, acts: Acts, _opened: str
) -> tuple[Message, tuple[Node, ...]]:
    """What the Market loses, then the rows of each slot; what turns it off."""
    found, state = may_come(desk), desk.session.state
    lines = () if not possible(desk) else None if found is None else _lines(state, found, surface)
    return foreseen.told(desk, acts, lines, Message("imperium.may.note"))


def _lines(state: State, found: MayCome, surface: Surface) -> Iterator[Node]:
    slots = tuple(one for one in found.slots if one.rows)
    if not slots:
        yield Text(Message("imperium.may.nothing"), "body", key="nothing")
        return
    yield heading(Message("imperium.may.loses"), "loses")
    if not found.loses:
        yield Text(Message("imperium.may.loses_nothing"), "body", key="loses_nothing")
    for space, odd in sorted(found.loses.items(), key=lambda one: (-one[1], one[0])):
        face = face_of_space(state.market.spaces[space - 1])
        said = Message("imperium.may.takes", slot=space, what=face.name)
        yield line(f"takes.{space}", face.icon or ICON_OF_UNKNOWN, said, odd)
    yield from _by_slot(slots, surface)


def _by_slot(slots: tuple[OfSlot, ...], surface: Surface) -> Iterator[Node]:
    """A line for each row, with how likely it is in each slot; the likeliest first."""
    yield heading(Message("imperium.may.slots"), "slots")
    narrow = surface.w / max(1.0, surface.text) < NARROW
    wide = NUMBER * max(1.0, surface.text)
    numbers = tuple(
        Text(one.slot, "label", "dim", lines=1, align="r", w=wide, key=f"slot.{one.slot}")
        for one in slots
    )
    yield Row((Row((), share=1), *numbers), gap=2, key="numbers")
    every: dict[str, Fraction] = {}
    for one in slots:
        for row, odd in one.rows.items():
            every[row] = every.get(row, Fraction(0)) + odd
    for row in sorted(every, key=lambda one: (-every[one], one)):
        icon, said = _row_said(row)
        odds = tuple(_odd(one, row, wide) for one in slots)
        named: tuple[Node, ...] = (Pic(icon, 28), Text(said, share=1, key="text"))
        head = Row(named, gap=10, middle=True, share=0 if narrow else 1, key="named")
        if narrow:
            beside = Row((Row((), share=1), *odds), gap=2, key="odds")
            yield Column((head, beside), gap=2, key=f"may.{row}")
        else:
            yield Row((head, *odds), gap=2, middle=True, key=f"may.{row}")


def _odd(one: OfSlot, row: str, wide: float) -> Node:
    """In this slot; a dash where it cannot come."""
    odd = one.rows.get(row)
    text = per_cent(odd) if odd else "–"
    return Text(text, "label", "ink" if odd else "dim", bold=bool(odd), lines=1, align="r",
                w=wide, key=f"in.{one.slot}")  # fmt: skip


def _row_said(row: str) -> tuple[str, Message]:
    """Its icon, and its number with what stands in front of it."""
    if row == UNREST:
        return key(UNREST).icon, thing(UNREST)
    if row not in (odds.NO_ROW, odds.UNKNOWN):
        nation, side, order = row.split(".")
        one = next(one for one in rows(nation, side) if one.id == row)
        return one.icon, Message("imperium.naming.row_icon", rows=order, what=one.shows)
    known = row == odds.NO_ROW
    return ("cross" if known else ICON_OF_UNKNOWN), Message(
        "imperium.told.no_row" if known else "imperium.option.unknown_card"
    )
