"""The C.I.V.'s side of the table: the card that lies open, its row, slots, numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from companion.core.command import Entry
from companion.core.instruction import Instruction
from companion.core.message import Message
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.node import Chip, Column, Count, Grid, Node, Pic, Row, Text
from companion.describe.parts import DOCK_WIDE
from companion.describe.surface import PHONE, PORTRAIT, Says, Surface
from companion.games.imperium import in_loom
from companion.games.imperium.cards import Pile
from companion.games.imperium.commands.civ import CleanUpCiv, RevealSlot, RollCivDie
from companion.games.imperium.content import named
from companion.games.imperium.events.cards import CardRevealed
from companion.games.imperium.pages import may_come
from companion.games.imperium.pages.cards import (
    DIE,
    Face,
    art,
    back,
    face_of,
    large,
    small,
)
from companion.games.imperium.pages.formula import formula
from companion.games.imperium.pages.going_on import came_with
from companion.games.imperium.pages.shared import state_of, view_of
from companion.games.imperium.pages.told import loom_did
from companion.games.imperium.state import Phase, State
from companion.games.imperium.tokens import KINDS
from companion.games.imperium.views.beside import RowBeside, rows_beside
from companion.games.imperium.views.table import CivView, pile_said

BRIEF, REVEALED, ROWS = 12, "imperium.loom.revealed", 380.0


class Turned(NamedTuple):
    """The card that is being resolved, or was."""

    face: Face
    goes_to: Says
    loom: tuple[Message, ...]


def _turned(desk: Desk) -> Turned | None:
    """The last card of this turn."""
    pending = desk.session.pending
    if pending is not None and isinstance(pending.command, RevealSlot):
        slot, state = pending.command.slot, desk.session.state
        given = pending.given.get(f"slot.{slot}.card")
        name = str(given.value) if given else _kept(state, slot)
        return Turned(face_of(name), "", _by_loom(pending.told)) if name else None
    entry = _last_reveal(desk)
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


def _last_reveal(desk: Desk) -> Entry[State] | None:
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


def stage_of(desk: Desk, surface: Surface, acts: Acts) -> Node:
    """The card and its rows; below them its slots and what it has."""
    turned = _turned(desk)
    read = rows_beside(desk.session.state, _last_reveal(desk), desk.session.pending)
    table = _rows(surface, read, turned is not None, desk.session.pending is None)
    numbers = _civ(desk, surface, acts)
    if turned is None:
        return Column((_slots(desk, surface), numbers, table), gap=14, key="stage")
    did, before = _did(turned.loom), _before(desk, surface)
    if surface.shape == PHONE:
        brief = in_brief(desk, surface) if desk.session.pending else ()
        return Column((*brief, *did, _slots(desk, surface), numbers), gap=12, key="stage")
    card = large(surface, turned.face, turned.goes_to, _high(surface, before))
    wide = (232.0 if surface.shape == PORTRAIT else 280.0) * max(1.0, min(1.2, surface.text))
    if room_of(surface) - wide < ROWS * surface.text:
        cards = (*before, card, *did)
        return Column((*cards, table, _slots(desk, surface), numbers), gap=12, key="stage")
    left = Column((card, *did), gap=10, w=wide, key="turned")
    both = Row((left, Column((table,), share=1, key="table")), gap=14, key="both")
    return Column((*before, both, _slots(desk, surface), numbers), gap=14, key="stage")


def _high(surface: Surface, before: tuple[Node, ...]) -> float:
    """Of the picture of the card."""
    if surface.h < 700:
        return 120.0
    return 140.0 if before else 232.0


def _before(desk: Desk, surface: Surface) -> tuple[Node, ...]:
    """The cards that came with this one, the first first: their rows, what Loom did."""
    came = tuple(_came(one) for one in came_with(desk))
    if not came:
        return ()
    return (Grid(came, narrowest=230 * surface.text, gap=6, key="before_it", even=False),)


def _came(entry: Entry[State]) -> Node:
    event = next(one for one in entry.events if isinstance(one, CardRevealed))
    hit = next((one for one in rows_beside(entry.before, entry) if one.counts), None)
    row = () if hit is None else (_title(hit),)
    done = Text(entry.label, "body", bold=True, key="label")
    said = (*row, *_by_loom(entry.told))
    lines = tuple(Text(one, "caption", "dim", key=f"did.{n}") for n, one in enumerate(said))
    picture = Row((art(face_of(event.name), 60, done=True),), w=60, key="picture")
    words = Column((done, *lines), gap=2, share=1, key="words")
    inside, key = (picture, words), f"came.{entry.id}"
    return Row(inside, gap=10, pad=8, middle=True, stacks=False, fill="imperium_bar", radius=12,
               says=entry.label, key=key)  # fmt: skip


def room_of(surface: Surface) -> float:
    """How wide the stage is."""
    if not surface.is_wide:
        return surface.w - 24
    return surface.w - min(DOCK_WIDE * max(1.0, min(surface.text, 1.3)), surface.w * 0.5) - 32


def in_brief(desk: Desk, surface: Surface) -> tuple[Node, ...]:
    """On a phone the card and the row it hits stand above all else."""
    turned = _turned(desk)
    if turned is None or surface.shape != PHONE:
        return ()
    before = _before(desk, surface)
    read = rows_beside(desk.session.state, _last_reveal(desk), desk.session.pending)
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
            Text(_title(hit), "body", "paper_ink", True, share=1),
        ),
        gap=8,
        middle=True,
        key="head",
    )
    row = Column(
        (head, said), gap=4, pad=8, fill="paper", radius=12, edge="gold", edge_width=3, key="hit"
    )
    above = (Chip(marks, _title(hit), look="flat", key="passed"),) if marks else ()
    rows = Column((*above, row), gap=6, share=1, key="rows")
    return (*before, Row((card, rows), gap=10, key="brief"))


def _did(told: tuple[Message, ...]) -> tuple[Node, ...]:
    if not told:
        return ()
    lines = tuple(Text(one, "caption", "dim", key=f"did.{n}") for n, one in enumerate(told))
    head = Text(Message("imperium.page.loom_did"), "caption", "ink", bold=True, key="head")
    return (Column((head, *lines), gap=4, pad=10, fill="imperium_bar", radius=12, key="did"),)


def _rows(surface: Surface, read: tuple[RowBeside, ...], turned: bool, told: bool) -> Node:
    """Those passed over and why, the one it hits, those that nobody reads; an Unrest hits none."""
    at = next((n for n, one in enumerate(read) if one.counts), None)
    if at is None and turned and told:
        unread = tuple(_plain(one, faint=True) for one in read)
        return Grid(unread, narrowest=150 * surface.text, gap=6, key="rows", even=False)
    if at is None or not turned:
        plain = tuple(_plain(one) for one in read)
        return Grid(plain, narrowest=250 * surface.text, gap=6, key="rows", even=False)
    passed = tuple(_passed(one) for one in read[:at])
    later = tuple(_plain(one, faint=True) for one in read[at + 1 :])
    after: tuple[Node, ...] = (
        Grid(later, narrowest=150 * surface.text, gap=6, key="later", even=False),
    )
    if surface.shape == PHONE:
        after = ()
    return Column((*passed, _hit(surface, read[at]), *(after if later else ())), gap=6, key="rows")


def _title(one: RowBeside) -> Message:
    return Message("imperium.naming.row_icon", rows=str(one.row.order), what=one.row.shows)


def _passed(one: RowBeside) -> Node:
    reason = one.passed or Message("imperium.page.not_on_card")
    words = (Text(_title(one), share=1, key="row"), Text(reason, "caption", "dim", key="why"))
    inside = (Pic("cross", 20, "bad"), Pic(one.row.icon, 22), *words)
    return Row(
        inside,
        gap=10,
        pad=8,
        middle=True,
        stacks=False,
        fill="imperium_bar",
        radius=10,
        key=one.row.id,
    )


def _plain(one: RowBeside, faint: bool = False) -> Node:
    role = "dim" if faint else "ink"
    words: tuple[Node, ...] = (Text(_title(one), "body", role, bold=not faint, key="row"),)
    if not faint:
        words = (*words, formula(one.row.elements, one.row.says, "body", role))
    inside = (Pic(one.row.icon, 28, role), Column(words, gap=4, share=1, key="words"))
    return Row(
        inside,
        gap=10,
        pad=8,
        middle=True,
        fill="ink~.05",
        radius=10,
        says="" if faint else _title(one),
        help="" if faint else f"nation.{one.row.id.split('.')[0]}",
        key=one.row.id,
    )


def _hit(surface: Surface, one: RowBeside) -> Node:
    size = "label" if surface.shape == PHONE else "button"
    words = (
        Text(_title(one), size, "paper_ink", bold=True, key="row"),
        Text(Message("imperium.page.row_says", says=one.row.says), "body", "paper_ink", key="says"),
    )
    inside = (Pic(one.row.icon, 44, "paper_gold"), Column(words, gap=4, share=1, key="words"))
    return Row(
        inside,
        gap=14,
        pad=14,
        middle=True,
        fill="paper",
        radius=14,
        edge="gold",
        edge_width=4,
        help="C-2",
        says=one.row.shows,
        key="hit",
    )


# slots, numbers


def _slots(desk: Desk, surface: Surface) -> Node:
    """A card face down in each that has one; what is set aside, by the die; what was resolved."""
    civ = view_of(desk).civ
    high = 64.0 if surface.shape == PHONE else 84.0
    sign, marks = f"nation-{civ.nation}", may_come.marks(desk)
    resolved = _resolved(desk)
    last = next(iter(resolved), 0)
    found: list[Row] = []
    for slot in civ.slots:
        key, note = f"slot.{slot.number}", slot.number
        if slot.state in ("face_down", "next"):
            mark, lit = marks.get(slot.number), slot.state == "next"
            found.append(back(high, key=key, sign=sign, note=note, lit=lit, mark=mark))
        elif slot.number in resolved:
            now, face = slot.number == last, resolved[slot.number]
            card = small(face, high, key=key, place=note, chosen=now, faint=not now, done=not now,
                         named=False)  # fmt: skip
            found.append(card)
        elif slot.state == "aside":
            found.append(back(high, key=key, sign=f"{DIE}{civ.die}", note=note))
        elif slot.state != "blocked":
            found.append(back(high, key=key, sign="", note=note))
    if all(one.state != "aside" for one in civ.slots):
        found += _die(civ, state_of(desk).phase, high)
    return Row(tuple(found), gap=8, key="slots", help="C-1", says=Message("imperium.page.slots"))


def _resolved(desk: Desk) -> dict[int, Face]:
    """What was turned over in its slots this turn, the last one first."""
    found: dict[int, Face] = {}
    for entry in reversed(desk.session.entries):
        if isinstance(entry.command, RollCivDie):
            return found
        event = next((one for one in entry.events if isinstance(one, CardRevealed)), None)
        if isinstance(entry.command, RevealSlot) and event is not None:
            shown = event.name or next(iter(event.shows), "other")
            found.setdefault(entry.command.slot, face_of(shown))
    return {}


def _die(civ: CivView, phase: Phase, side: float) -> tuple[Row, ...]:
    """What it rolled for this turn, where that sets no card aside."""
    if phase is Phase.CIV_DIE or not civ.die:
        return ()
    says = Message("imperium.label.die", die=civ.die)
    return (Row((Pic(f"{DIE}{civ.die}", min(side, 56.0), says=says),), middle=True, key="die"),)


def _civ(desk: Desk, surface: Surface, acts: Acts) -> Node:
    """Its three numbers, and how many cards it has where."""
    view = view_of(desk)
    civ = view.civ
    acts.add("civ", desk.look(opened="civ"))
    counts = tuple(
        Count(
            f"imperium-{kind}",
            civ.tokens.of(kind),
            named("token", kind),
            "civ",
            key=f"civ.{kind}",
            help=f"icon.imperium-{kind}",
        )
        for kind in KINDS
    )
    piles = tuple(
        Row(
            (
                Pic(one.icon, 20, "dim"),
                Text(one.cards, "body", bold=True, key="n"),
                Text(one.name, "caption", "dim", share=1, key="name"),
            ),
            gap=6,
            middle=True,
            key=one.id,
        )
        for one in civ.piles
    )
    grid = Grid(piles, narrowest=132 * surface.text, gap=4, key="piles", even=False)
    who = Row(
        (
            Pic(f"nation-{civ.nation}", 40, disc="automa"),
            Column(
                (
                    Text(civ.name, "label", bold=True, key="name"),
                    Text(civ.side_said, "caption", "dim", key="side"),
                ),
                gap=0,
                share=1,
            ),
        ),
        gap=10,
        middle=True,
        share=1,
        key="who",
    )
    numbers = Row(counts, gap=16, key="numbers")
    above = Row((who, numbers), gap=12, middle=True, stacks=True, key="above")
    return Column((above, grid), gap=8, pad=12, fill="imperium_bar", radius=14, key="civ")
