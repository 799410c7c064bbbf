"""What the C.I.V.'s next cards may be, for those who want it: faint on the table, and in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction

from companion.core.message import Message
from companion.core.remembered import remembered
from companion.core.step import Facts
from companion.core.wanted import MAY_COME
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.node import Act, Column, Node, Pic, Row, Text
from companion.describe.surface import Surface
from companion.games.imperium import odds
from companion.games.imperium.cards import UNREST
from companion.games.imperium.content import key, table
from companion.games.imperium.odds import MayCome, OfSlot
from companion.games.imperium.options import SOLO
from companion.games.imperium.pages.cards import UNKNOWN as ICON_OF_UNKNOWN
from companion.games.imperium.pages.cards import Mark, face_of_space
from companion.games.imperium.say import joined, thing
from companion.games.imperium.shares import Odds
from companion.games.imperium.state import Phase, State
from companion.games.imperium.views.rows import rows

PHASES = (Phase.YOURS, Phase.CIV_DIE, Phase.CIV_SLOTS, Phase.SOLSTICE)


def may_come(desk: Desk) -> MayCome | None:
    """Counted where it is wanted and nothing is asked; None otherwise."""
    if MAY_COME not in desk.session.wanted.now or not possible(desk):
        return None
    return _counted(desk.session.state, desk.session.around.facts)


def possible(desk: Desk) -> bool:
    """Alone, and its cards are known by name."""
    state: State = desk.session.state
    known = state.options.mode == SOLO and state.options.names
    return known and state.phase in PHASES and desk.session.pending is None


@remembered
def _counted(state: State, facts: Facts) -> MayCome:
    return odds.may_come(state, facts)


def per_cent(odd: Fraction) -> int:
    """Whole; what can come at all is never 0, and what may fail never 100."""
    return 100 if odd == 1 else min(99, max(1, round(100 * odd)))


# on the table


def marks(desk: Desk) -> Mapping[int, Mark]:
    """On each slot the row that is the likeliest there."""
    found, state = may_come(desk), desk.session.state
    if found is None:
        return {}
    likeliest = {one.slot: max(one.rows.items(), key=lambda row: row[1]) for one in found.slots}
    return {
        slot: Mark(_row_said(state, row)[0], per_cent(odd))
        for slot, (row, odd) in likeliest.items()
    }


def losses(desk: Desk) -> Mapping[int, int]:
    """Of each space of the Market how likely the card that is turned over next takes its card."""
    found = may_come(desk)
    return {} if found is None else {space: per_cent(odd) for space, odd in found.first.items()}


# in words


def told(
    desk: Desk, _surface: Surface, acts: Acts, _opened: str
) -> tuple[Message, tuple[Node, ...]]:
    """Of each slot its rows, the likeliest first, and the cards it takes; what turns it off."""
    found, wanted = may_come(desk), MAY_COME in desk.session.wanted.now
    acts.add("may.turn", lambda: desk.session.wanted.turn(MAY_COME))
    switch = Act(Message("imperium.may.wanted"), "may.turn", tick=wanted, key="may.turn",
                 note=Message("imperium.may.note"))  # fmt: skip
    lines = () if found is None else tuple(_lines(desk.session.state, found))
    return Message("imperium.may.title"), (switch, *lines)


def wants(desk: Desk) -> None:
    """One touch: it is shown from here on, and told."""
    if MAY_COME not in desk.session.wanted.now:
        desk.session.wanted.turn(MAY_COME)
    desk.look(opened=MAY_COME)()


def _lines(state: State, found: MayCome) -> Iterator[Node]:
    if not found.slots:
        yield Text(Message("imperium.may.nothing"), "body", "dim", key="nothing")
    if found.first:
        yield _heading(Message("imperium.may.first"), "first")
        yield from _taken(state, found.first, "first")
    for slots in _alike(found.slots):
        numbers = joined(tuple(Message("imperium.number", number=one.slot) for one in slots))
        text = Message("imperium.may.slots", n=len(slots), slots=numbers)
        first = slots[0]
        yield _heading(text, f"slot.{first.slot}")
        for row, odd in _likeliest(first.rows):
            icon, said = _row_said(state, row)
            yield _line(f"{first.slot}.{row}", icon, said, odd)
        if first.loses != found.first:
            yield from _taken(state, first.loses, f"{first.slot}.takes")


def _alike(slots: tuple[OfSlot, ...]) -> Iterator[list[OfSlot]]:
    """Those of which the same is to be told."""
    alike: dict[frozenset[tuple[str | int, Fraction]], list[OfSlot]] = {}
    for one in slots:
        told = frozenset[tuple[str | int, Fraction]]((*one.rows.items(), *one.loses.items()))
        alike.setdefault(told, []).append(one)
    yield from alike.values()


def _likeliest(rows: Odds) -> list[tuple[str, Fraction]]:
    return sorted(rows.items(), key=lambda one: (-one[1], one[0]))


def _taken(state: State, loses: Mapping[int, Fraction], at: str) -> Iterator[Node]:
    for space, odd in sorted(loses.items(), key=lambda one: (-one[1], one[0])):
        face = face_of_space(state.market.spaces[space - 1])
        said = Message("imperium.may.takes", slot=space, what=face.name)
        yield _line(f"{at}.{space}", face.icon or ICON_OF_UNKNOWN, said, odd)


def _row_said(state: State, row: str) -> tuple[str, Message]:
    """Its icon, and its number with what stands in front of it."""
    if row == UNREST:
        return key(UNREST).icon, thing(UNREST)
    civ = state.civ
    side = table(civ.nation).printed_side(civ.side)
    for one in rows(civ.nation, side):
        if one.id == row:
            said = Message("imperium.naming.row_icon", rows=str(one.order), what=one.shows)
            return one.icon, said
    known = row == odds.NO_ROW
    return ("cross" if known else ICON_OF_UNKNOWN), Message(
        "imperium.told.no_row" if known else "imperium.option.unknown_card"
    )


def _heading(text: Message, key: str) -> Node:
    return Text(text, "label", bold=True, key=f"heading.{key}")


def _line(key: str, icon: str, text: Message, odd: Fraction) -> Node:
    number = Text(Message("imperium.may.chance", n=per_cent(odd)), "label", bold=True, lines=1,
                  key="n")  # fmt: skip
    words = Column((Text(text, key="text"),), share=1, key="words")
    return Row((Pic(icon, 28, "dim"), words, number), gap=10, middle=True, key=f"may.{key}")
