"""The card of the C.I.V. that was turned over: its row, what Loom did, those that came with it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from companion.core.command import Entry
from companion.core.instruction import Instruction
from companion.core.message import Message
from companion.describe.desk import Desk
from companion.describe.node import Chip, Column, Grid, Node, Pic, Row, Text
from companion.describe.surface import PHONE, Says, Surface
from companion.games.imperium import in_loom
from companion.games.imperium.cards import Pile
from companion.games.imperium.commands.civ import CleanUpCiv, RevealSlot
from companion.games.imperium.events.cards import CardRevealed
from companion.games.imperium.pages.cards import (
    Face,
    art,
    face_of,
    small,
)
from companion.games.imperium.pages.going_on import came_with
from companion.games.imperium.pages.told import loom_did
from companion.games.imperium.state import State
from companion.games.imperium.views.beside import RowBeside, rows_beside
from companion.games.imperium.views.table import pile_said

BRIEF, REVEALED = 12, "imperium.loom.revealed"


class Turned(NamedTuple):
    """The card that is being resolved, or was."""

    face: Face
    goes_to: Says
    loom: tuple[Message, ...]


def turned_over(desk: Desk) -> Turned | None:
    """The last card of this turn."""
    pending = desk.session.pending
    if pending is not None and isinstance(pending.command, RevealSlot):
        slot, state = pending.command.slot, desk.session.state
        given = pending.given.get(f"slot.{slot}.card")
        name = str(given.value) if given else _kept(state, slot)
        return Turned(face_of(name), "", _by_loom(pending.told)) if name else None
    entry = last_reveal(desk)
    if entry is None or not isinstance(entry.command, RevealSlot):
        return None
    event = next((one for one in entry.events if isinstance(one, CardRevealed)), None)
    shown = "" if event is None else event.name or next(iter(event.shows), "other")
    lay = entry.before.civ.slots[entry.command.slot - 1]
    goes_to = _goes_to(entry.after, lay.id if lay else 0)
    return Turned(face_of(shown), goes_to, _by_loom(entry.told))


def _by_loom(told: Iterable[Instruction]) -> tuple[Message, ...]:
    """All but that it turned the card over: that is seen."""
    return tuple(one.text for one in loom_did(told) if not one.text.key.startswith(REVEALED))


def _kept(state: State, slot: int) -> str:
    lies = state.civ.slots[slot - 1]
    return in_loom.known(state.civ, lies) if state.civ.kept and lies else ""


def last_reveal(desk: Desk) -> Entry[State] | None:
    entry: Entry[State]
    for entry in reversed(desk.session.entries):
        if isinstance(entry.command, RevealSlot):
            return entry
        if not entry.command.CORRECTS and not isinstance(entry.command, CleanUpCiv):
            return None
    return None


def _goes_to(state: State, card: int) -> Says:
    """The pile in which it came to lie."""
    lies = next(
        (pile for pile in Pile if any(one.id == card for one in state.civ.pile(pile))), None
    )
    return "" if lies is None else pile_said(lies)


def in_brief(desk: Desk, surface: Surface) -> tuple[Node, ...]:
    """On a phone the card and the row it hits stand above all else."""
    turned = turned_over(desk)
    if turned is None or surface.shape != PHONE:
        return ()
    before = came_before(desk, surface)
    read = rows_beside(desk.session.state, last_reveal(desk), desk.session.pending)
    hit = next((one for one in read if one.counts), None)
    wide = 124 * min(1.3, surface.text)
    card = Row((small(turned.face, 76, key="card"),), w=wide, key="turned")
    if hit is None:
        return (*before, Row((card, Row((), share=1)), gap=10, key="brief"))
    passed = read[: hit.row.order - 1]
    marks = tuple(mark for one in passed for mark in ("cross", one.row.icon))[-BRIEF:]
    said = Text(
        Message("imperium.page.row_says", says=hit.row.says), "caption", "paper_ink", key="says"
    )
    head = Row(
        (
            Pic(hit.row.icon, 26, "paper_gold"),
            Text(title_of(hit), "body", "paper_ink", True, share=1),
        ),
        gap=8,
        middle=True,
        key="head",
    )
    row = Column(
        (head, said), gap=4, pad=8, fill="paper", radius=12, edge="gold", edge_width=3, key="hit"
    )
    above = (Chip(marks, title_of(hit), look="flat", key="passed"),) if marks else ()
    rows = Column((*above, row), gap=6, share=1, key="rows")
    return (*before, Row((card, rows), gap=10, key="brief"))


def in_line(desk: Desk, surface: Surface) -> tuple[Node, ...]:
    """On a phone what asks stands above the question: the card and its row, a line high."""
    turned = turned_over(desk)
    pending = desk.session.pending
    if turned is None or surface.shape != PHONE or surface.text > 1.2:
        return ()
    if pending is None or not isinstance(pending.command, RevealSlot):
        return ()
    read = rows_beside(desk.session.state, None, pending)
    hit = next((title_of(one) for one in read if one.counts), "")
    row = (Text(hit, "caption", "dim", lines=1, key="row"),) if hit else ()
    name = Text(turned.face.name, "body", bold=True, lines=1, key="name")
    picture = Row((art(turned.face, 44),), w=56, key="picture")
    words = Column((name, *row), gap=0, share=1, key="words")
    return (Row((picture, words), gap=10, middle=True, stacks=False, key="asks"),)


def came_before(desk: Desk, surface: Surface) -> tuple[Node, ...]:
    """The cards that came with this one, the first first: their rows, what Loom did."""
    came = tuple(_came(one) for one in came_with(desk))
    if not came:
        return ()
    return (Grid(came, narrowest=230 * surface.text, gap=6, key="before_it", even=False),)


def _came(entry: Entry[State]) -> Node:
    event = next(one for one in entry.events if isinstance(one, CardRevealed))
    hit = next((one for one in rows_beside(entry.before, entry) if one.counts), None)
    done = Text(entry.label, "body", bold=True, key="label")
    row: tuple[Node, ...] = ()
    if hit is not None:
        says = Message("imperium.page.row_says", says=hit.row.says)
        row = (
            Text(title_of(hit), "caption", bold=True, key="row"),
            Text(says, "caption", key="says"),
        )
    did = enumerate(_by_loom(entry.told))
    lines = (*row, *(Text(one, "caption", "dim", key=f"did.{n}") for n, one in did))
    picture = Row((art(face_of(event.name), 60, done=True),), w=60, key="picture")
    words = Column((done, *lines), gap=1, share=1, key="words")
    inside, key = (picture, words), f"came.{entry.id}"
    return Row(inside, gap=10, pad=8, middle=True, stacks=False, fill="imperium_bar", radius=12,
               says=entry.label, key=key)  # fmt: skip


def loom_has_done(told: tuple[Message, ...]) -> tuple[Node, ...]:
    if not told:
        return ()
    lines = tuple(Text(one, "caption", "dim", key=f"did.{n}") for n, one in enumerate(told))
    head = Text(Message("imperium.page.loom_did"), "caption", "ink", bold=True, key="head")
    return (Column((head, *lines), gap=4, pad=10, fill="imperium_bar", radius=12, key="did"),)


def title_of(one: RowBeside) -> Message:
    return Message("imperium.naming.row_icon", rows=str(one.row.order), what=one.row.shows)
