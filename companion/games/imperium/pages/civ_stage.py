"""The C.I.V.'s side of the table: the card that lies open, its row, slots, numbers."""

from __future__ import annotations

from companion.core.message import Message
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.node import Column, Count, Grid, Node, Pic, Row, Text
from companion.describe.parts import DOCK_WIDE
from companion.describe.surface import PHONE, PORTRAIT, Surface
from companion.games.imperium.commands.civ import RevealSlot, RollCivDie
from companion.games.imperium.content import named
from companion.games.imperium.events.cards import CardRevealed
from companion.games.imperium.pages import may_come
from companion.games.imperium.pages.cards import (
    DIE,
    Face,
    back,
    face_of,
    large,
    small,
)
from companion.games.imperium.pages.formula import formula
from companion.games.imperium.pages.shared import state_of, view_of
from companion.games.imperium.pages.turned import (
    came_before,
    in_brief,
    last_reveal,
    loom_has_done,
    title_of,
    turned_over,
)
from companion.games.imperium.state import Phase
from companion.games.imperium.tokens import KINDS
from companion.games.imperium.views.beside import RowBeside, rows_beside
from companion.games.imperium.views.table import CivView

ROWS = 380.0


def stage_of(desk: Desk, surface: Surface, acts: Acts) -> Node:
    """The card and its rows; below them its slots and what it has."""
    turned = turned_over(desk)
    read = rows_beside(desk.session.state, last_reveal(desk), desk.session.pending)
    table = _rows(surface, read, turned is not None, desk.session.pending is None)
    numbers = _civ(desk, surface, acts)
    if turned is None:
        return Column((_slots(desk, surface), numbers, table), gap=14, key="stage")
    did, before = loom_has_done(turned.loom), came_before(desk, surface)
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


def room_of(surface: Surface) -> float:
    """How wide the stage is."""
    if not surface.is_wide:
        return surface.w - 24
    return surface.w - min(DOCK_WIDE * max(1.0, min(surface.text, 1.3)), surface.w * 0.5) - 32


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


def _passed(one: RowBeside) -> Node:
    reason = one.passed or Message("imperium.page.not_on_card")
    words = (Text(title_of(one), share=1, key="row"), Text(reason, "caption", "dim", key="why"))
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
    words: tuple[Node, ...] = (Text(title_of(one), "body", role, bold=not faint, key="row"),)
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
        says="" if faint else title_of(one),
        help="" if faint else f"nation.{one.row.id.split('.')[0]}",
        key=one.row.id,
    )


def _hit(surface: Surface, one: RowBeside) -> Node:
    size = "label" if surface.shape == PHONE else "button"
    words = (
        Text(title_of(one), size, "paper_ink", bold=True, key="row"),
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
    pending, asks = desk.session.pending, turned_over(desk)
    if pending is not None and isinstance(pending.command, RevealSlot) and asks is not None:
        found[pending.command.slot] = asks.face
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
