"""What a step came to with the pieces: a row each, ticked by a touch; Done leads on."""

from __future__ import annotations

from companion.core.command import Entry
from companion.core.instruction import Instruction
from companion.core.message import Message
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.differing import DIFFERS, differing, may_differ
from companion.describe.node import Act, Column, Node, Pic, Row, Text
from companion.describe.parts import gold
from companion.describe.surface import PHONE, Surface
from companion.games.tapestry.boards.land import Light
from companion.games.tapestry.boards.lane_places import Lit
from companion.games.tapestry.bots.view_steps import briefly
from companion.games.tapestry.pages.shared import ASIDE, HEX, PICTURES, TRACK
from companion.games.tapestry.state import State

Shown = tuple[tuple[Node, ...], Act | None, tuple[Act, ...]]
LINE = "line."
TAKEN = "tapestry.told.die_chosen."
"""Which die is taken moves nothing: what it gives is the line below."""


def told_parts(desk: Desk, surface: Surface, entry: Entry[State], acts: Acts, next_: str) -> Shown:
    """The rows, what differs, and Done."""
    if desk.looking.opened.startswith(DIFFERS):
        return differing(desk, entry, acts, ASIDE, PICTURES)
    ticked = desk.hands.ticked(entry)
    told = [one for one in entry.told if not one.text.key.startswith(TAKEN)]
    heads = {one.under for one in told if one.under}
    lines = [one for one in told if one.key not in heads]
    now = next((one.key for one in lines if one.key not in ticked), "")
    rows = tuple(
        _heading(one)
        if one.key in heads
        else _line(desk, surface, entry, one, one.key in ticked, one.key == now, acts)
        for one in told
    )
    paper = Column(rows, gap=0, fill="paper", radius=16, key="paper")
    acts.add("done", desk.hands.done)
    note = Message(next_) if next_ else ""
    others: tuple[Act, ...] = ()
    if may_differ(entry):
        acts.add(DIFFERS, desk.look(opened=DIFFERS))
        others = (Act(Message("tapestry.page.differs"), DIFFERS, "differs", w=ASIDE, key=DIFFERS),)
    return (paper,), gold(Message("kit.done"), "done", "check", note), others


def _heading(one: Instruction) -> Node:
    """Words over the lines that follow."""
    words = Text(one.text, "caption", "paper_dim", bold=True, key="text")
    return Row((words,), pad=10, key=f"head.{one.key}")


def _line(
    desk: Desk, surface: Surface, entry: Entry[State], one: Instruction, ticked: bool, now: bool,
    acts: Acts,
) -> Node:  # fmt: skip
    """A picture, the act, was › now, its tick."""
    small = surface.shape == PHONE or surface.h < 700
    does = acts.add(f"{LINE}{one.key}", desk.ticks(entry, one.key))
    role = "paper_dim" if ticked else "paper_ink"
    whys = [why.text for why in one.whys if why.text is not None]
    why = (Text(whys[-1], "caption", "paper_dim", key="why"),) if whys and not small else ()
    words = Text(briefly(one.text), "body" if small else "label", role, bold=True, key="text")
    says = Column((words, *why), gap=2, share=1, key="words")
    tick = Pic("checkbox-on" if ticked else "checkbox", 34, "paper_ink" if ticked else "paper_dim")
    icon = one.icon or "hand"
    rule = next((why.rule for why in one.whys if why.rule), "")
    return Row(
        (Pic(icon, 36, role), says, tick),
        gap=12, pad=8 if small else 12, middle=True, fill="gold~.22" if now else "", radius=12,
        does=does, says=one.text, help=rule, key=f"told.{one.key}",
    )  # fmt: skip


# where it was done


def lights_of(entry: Entry[State]) -> tuple[Light, ...]:
    """The hexes it speaks of."""
    found = dict.fromkeys(place for one in entry.told for place in one.places)
    return tuple(Light(one.removeprefix(HEX), chosen=True) for one in found if one.startswith(HEX))


def reached(entry: Entry[State]) -> tuple[Lit, ...]:
    """The spaces it led to."""
    found = dict.fromkeys(place for one in entry.told for place in one.places)
    spaces = (one.removeprefix(TRACK).split(":") for one in found if one.startswith(TRACK))
    return tuple(
        Lit(one[0], int(one[1]), chosen=True)
        for one in spaces
        if len(one) == 2 and one[1].isdecimal() and int(one[1])
    )
