"""A cell that is added up from what lies there: each part is told by a touch.

Nothing of it is kept but the points, and those only once gold has taken them.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.grid import Part, Sum
from companion.core.message import Message
from companion.describe.asking import Acts
from companion.describe.count_keys import Key, keypad
from companion.describe.desk import Desk, Looking
from companion.describe.node import Act, Column, Do, Grid, Node, Pic, Row, Text
from companion.describe.surface import PHONE, Surface

SUM, AT, IS = "sum", "@", "="
FEW = 2
"""So many of a part are told by touching it again and again."""
LARGEST = 15
"""The largest number that is one touch."""
Parts = Mapping[str, int]


def is_adding(looking: Looking) -> bool:
    """Whether parts are told now, and not the points."""
    return looking.picked[:1] == (SUM,)


def parts_told(looking: Looking) -> dict[str, int]:
    """By part, how many were touched."""
    pairs = (one.split(IS) for one in looking.picked if IS in one)
    return {part: int(n) for part, n in pairs}


def begins(desk: Desk, here: str, of: Sum, acts: Acts) -> Act:
    """The way there, below the digits."""
    key = acts.add(SUM, desk.look(opened=here, typed=None, picked=(SUM,)))
    return Act(of.name, key, "calculator", key=SUM)


def body(desk: Desk, surface: Surface, of: Sum, here: str, acts: Acts) -> tuple[Node, ...]:
    """The parts with what they are worth, and the numbers for the one that is told now."""
    told = parts_told(desk.looking)
    now = _now(desk.looking, of, told)
    rows = tuple(_row(desk, one, one is now, told, here, acts) for one in of.parts)
    across = 165.0 * min(1.5, max(1.0, surface.text))
    why = (Text(one, "caption", "dim", key=f"why.{n}") for n, one in enumerate(of.reasons(told)))
    listed: list[Node] = [Grid(rows, narrowest=across, gap=8, key="parts"), *why]
    if now is not None:
        keys = tuple(
            Key(str(n), Message("core.count.of", name=now.name, row=n),
                acts.add(f"many.{n}", _tells(desk, here, told, now.id, n)),
                chosen=told.get(now.id) == n)
            for n in range(min(now.most, LARGEST) + 1)
        )  # fmt: skip
        high = 50.0 if surface.shape == PHONE or surface.h < 700 else 56.0
        listed.insert(0, keypad(keys, 6 if len(keys) > 4 else 4, high))
        listed.insert(0, Text(now.name, "label", bold=True, key="part"))
    if not of.alone:
        digits = acts.add("digits", desk.look(opened=here, picked=()))
        listed.append(Act(Message("core.count.digits"), digits, "edit", key="digits"))
    return tuple(listed)


def _now(looking: Looking, of: Sum, told: Parts) -> Part | None:
    """The part whose number is told: the one that was touched; of a whole the next one."""
    touched = next((one[1:] for one in looking.picked if one.startswith(AT)), "")
    many = [one for one in of.parts if one.most > FEW]
    found = next((one for one in many if one.id == touched), None)
    if found is None and (of.whole or len(of.parts) == 1):
        return next((one for one in many if one.id not in told), None)
    return found


def _row(desk: Desk, part: Part, now: bool, told: Parts, here: str, acts: Acts) -> Node:
    """Its picture, its name, what it is worth, how many; a touch tells one more, or chooses it."""
    n = told.get(part.id)
    if part.most > FEW:
        do = desk.look(opened=here, picked=(*_picked(told), f"{AT}{part.id}"))
    else:
        do = _tells(desk, here, told, part.id, ((n or 0) + 1) % (part.most + 1))
    key = acts.add(f"has.{part.id}", do)
    note = (Text(part.note, "caption", "dim", key="note"),) if part.note else ()
    words = Column((Text(part.name, "body", bold=True, key="name"), *note), gap=2, share=1)
    shown = Text("–" if n is None else n, "label", "accent" if n else "dim", True, key="n")
    return Row(
        (Pic(part.icon, 26, "accent" if n else "ink"), words, shown), gap=10, pad=8, middle=True,
        fill="lit" if n else "ink~.07", radius=12, edge="gold" if now else "",
        edge_width=3 if now else 0, does=key, says=part.name, key=key,
    )  # fmt: skip


def _picked(told: Parts) -> tuple[str, ...]:
    return (SUM, *(f"{part}{IS}{n}" for part, n in told.items()))


def _tells(desk: Desk, here: str, told: Parts, part: str, n: int) -> Do:
    return desk.look(opened=here, picked=_picked({**told, part: n}))
