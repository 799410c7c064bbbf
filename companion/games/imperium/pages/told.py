"""What hands still have to do: a row each, the next one large; and what Loom has done itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from companion.core.command import Command, Entry
from companion.core.instruction import Instruction
from companion.core.message import Message
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.node import Column, Do, Node, Pic, Row, Text
from companion.describe.surface import PHONE, Surface
from companion.games.imperium.commands.yours import (
    ChooseOrder,
    GainTokens,
    PayTokens,
    SolsticeDone,
    SpendMarker,
)
from companion.games.imperium.state import Phase, State
from companion.games.imperium.views.gathered import gathered

LINE, YOU = "line.", "you"
CIVS = (Phase.CIV_DIE, Phase.CIV_SLOTS, Phase.CIV_CLEANUP)
QUIET: tuple[type[Command[State]], ...] = (
    ChooseOrder,
    GainTokens,
    PayTokens,
    SolsticeDone,
    SpendMarker,
)
"""What somebody has done already who says it."""
FEW = 3
"""So many lines above a question are large; more are small, so that it stands in sight."""
FAR = 6
"""Steps that are left to hands at once are no more."""


class Left(NamedTuple):
    """A line of a step."""

    entry: Entry[State]
    line: Instruction


def left_of(desk: Desk) -> tuple[Left, ...]:
    """What hands have to do, the earliest first: until somebody said that it is done."""
    found: list[Left] = []
    for entry in [*reversed(desk.session.entries)][:FAR]:
        if entry.command.CORRECTS:
            continue
        if isinstance(entry.command, QUIET) or entry.before.phase is Phase.SETUP:
            break
        lines = [Left(entry, one) for one in gathered(entry.told) if is_for_hands(one)]
        ticked = desk.hands.ticked(entry)
        if lines and all(one.line.key in ticked for one in lines):
            break
        found = [*lines, *found]
    return tuple(found)


def is_for_hands(line: Instruction) -> bool:
    """Something is moved, or it is yours to do."""
    return bool(line.acts) or YOU in line.places


def loom_did(told: Iterable[Instruction]) -> Iterator[Instruction]:
    """What Loom has done with the cards that it keeps."""
    lines = [*gathered(told)]
    heads = {one.under for one in lines}
    return (one for one in lines if not is_for_hands(one) and one.key not in heads)


def undone(desk: Desk) -> tuple[Left, ...]:
    """In the turn of the C.I.V.: what is not done yet of the steps before the one that asks."""
    if desk.session.state.phase is Phase.YOURS:
        return ()
    return tuple(one for one in left_of(desk) if not _done(desk, one))


def is_its(desk: Desk) -> bool:
    """The C.I.V. plays, until hands have done what its clean-up told as well."""
    phase = desk.session.state.phase
    if phase is not Phase.SOLSTICE:
        return phase in CIVS
    now = next((one for one in left_of(desk) if not _done(desk, one)), None)
    return now is not None and _is_its(now.entry)


def rows(desk: Desk, surface: Surface, left: tuple[Left, ...], acts: Acts) -> tuple[Node, ...]:
    """The first that is not done is large; what each step was stands above its lines.

    Not above those of the card that is shown beside them.
    """
    now = next((n for n, one in enumerate(left) if not _done(desk, one)), None)
    its = is_its(desk)
    found: list[Node] = []
    for n, one in enumerate(left):
        begins = one.entry is not left[n - 1].entry if n else not (its and _is_its(one.entry))
        if begins:
            label = Text(one.entry.label, "body", "paper_dim", bold=True, key="label")
            found.append(Row((label,), pad=8, key=f"step.{n}"))
        found.append(_row(desk, surface, one, n, n == now, acts))
    return (Column(tuple(found), gap=0, fill="paper", radius=16, key="paper"),) if found else ()


def _is_its(entry: Entry[State]) -> bool:
    """It is of the C.I.V.'s turn."""
    return entry.before.phase in CIVS


def now_of(desk: Desk, left: tuple[Left, ...]) -> Instruction | None:
    """The next to be done."""
    return next((one.line for one in left if not _done(desk, one)), None)


def all_done(desk: Desk, left: tuple[Left, ...]) -> Do:
    """Everything lies as it was told."""

    def do() -> None:
        for one in left:
            if not _done(desk, one):
                desk.hands.tick(one.entry, one.line.key)

    return do


def _done(desk: Desk, one: Left) -> bool:
    return one.line.key in desk.hands.ticked(one.entry)


def _row(desk: Desk, surface: Surface, one: Left, n: int, now: bool, acts: Acts) -> Node:
    """A picture, the act with what was and is now, why, its tick."""
    done, line = _done(desk, one), one.line
    key = acts.add(f"{LINE}{n}", desk.ticks(one.entry, line.key))
    role = "paper_dim" if done else "paper_ink"
    small = surface.shape == PHONE or surface.h < 700
    size = "body" if small or not now else "button"
    words: tuple[Node, ...] = (Text(line.text, size, role, bold=now, key="text"),)
    why = reason_of(line)
    if why is not None and now and not small:
        words = (*words, Text(why, "caption", "paper_dim", key="why"))
    tick = Pic("checkbox-on" if done else "checkbox", 30, role)
    icon = Pic(line.icon or "hand", 40 if now else 28, role)
    rule = next((why.rule for why in line.whys if why.rule), "")
    return Row(
        (icon, Column(words, gap=2, share=1, key="words"), tick),
        gap=12,
        pad=14 if now else 9,
        middle=True,
        fill="gold~.25" if now else "",
        radius=14,
        does=key,
        says=line.text,
        help=rule,
        key=f"told.{n}",
    )


def reason_of(line: Instruction) -> Message | None:
    """Why this and no other: that of the row is said where the row stands."""
    whys = [why.text for why in line.whys if why.text is not None and why.rule != "C-2"]
    return whys[-1] if whys else None


def before(desk: Desk) -> tuple[Node, ...]:
    """What a step that asks has told so far, after what is left of those before it."""
    told = desk.session.pending.told if desk.session.pending else ()
    asks = [one for one in gathered(told, differs=False) if is_for_hands(one)]
    lines = [*(one.line for one in undone(desk)), *asks]
    if not lines:
        return ()
    head = Text(Message("imperium.naming.first"), "caption", "paper_dim", bold=True, key="first")
    size, side = ("body", 28.0) if len(lines) <= FEW else ("caption", 20.0)
    found = [
        Row(
            (
                Pic(one.icon or "hand", side, "paper_ink"),
                Text(one.text, size, "paper_ink", share=1),
            ),
            gap=10,
            middle=True,
            key=f"before.{n}",
        )
        for n, one in enumerate(lines)
    ]
    return (
        Column(
            (head, *found),
            gap=8 if size == "body" else 5,
            pad=14,
            fill="paper",
            radius=16,
            key="before",
        ),
    )
