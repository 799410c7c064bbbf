"""A game of which only the rows are read, as it is shown."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from companion.core.message import Message
from companion.games.imperium.catalogue import is_printed
from companion.games.imperium.content import key, keys, named
from companion.games.imperium.rows_only.commands import said
from companion.games.imperium.rows_only.reading import (
    Met,
    asked,
    is_unrest,
    met,
    rows_read,
    sides,
    unrest_said,
)
from companion.games.imperium.rules.doubts import Known, as_known, known_key
from companion.games.imperium.say import elements_said, numbered, thing
from companion.games.imperium.state import Phase, State
from companion.games.imperium.views.naming import MOST_RECENT, CardChoice, of_nation

__all__ = ["RowsView", "cards", "icons", "lines", "rows_view"]


@dataclass(frozen=True, slots=True)
class RowsView:
    """Which table is read, and what was turned over last."""

    nation: Message
    sides: tuple[tuple[str, Message], ...]
    """Its tables and the one that is read."""
    side: str
    last: Message | None
    shown: str
    over: bool
    won: bool


@dataclass(frozen=True, slots=True)
class RowLine:
    """A row; `met` is 1 where it counts, more where it would if nothing of that can be done."""

    id: str
    title: Message
    icon: str
    says: Message
    met: int


def rows_view(state: State) -> RowsView:
    """The record for a state."""
    nation, last = state.options.opponent, state.read[-1] if state.read else ""
    return RowsView(
        nation=named("nation", nation),
        sides=tuple((one, Message(f"imperium.table.{one}")) for one in sides(nation)),
        side=state.civ.side,
        last=said(last) if last else None,
        shown=last,
        over=state.phase is Phase.OVER,
        won=bool(state.ended and state.ended.won),
    )


def cards(state: State) -> tuple[CardChoice, ...]:
    """Its nation's cards at once, others by letters or an icon; the last named first."""
    named_ = [one for one in reversed(state.read) if is_printed(one)]
    return of_nation(state.options.opponent, tuple(dict.fromkeys(named_))[:MOST_RECENT])


def icons(state: State, told: Known) -> tuple[tuple[str, Message, str], ...]:
    """What a card may show, topmost row first: (id, name with its rows, icon)."""
    read = [known_key(row_id, row, told) for row_id, row in rows_read(state)]

    def rows_of(one: str) -> tuple[int, ...]:
        return tuple(order for order, shown in enumerate(read, start=1) if shown == one)

    return tuple(
        (one.id, numbered(one.id, rows_of(one.id)) if one.id in keys() else one.text, one.icon)
        for one in asked(state, (), told).options
    )


def answer(state: State, told: Known) -> tuple[Message, ...]:
    """The row of what was turned over last, and the next one."""
    if not state.read:
        return ()
    if is_unrest(state.read[-1]):
        return tuple(message for _, message in unrest_said(state, told))
    words = ("imperium.rows_only.row", "imperium.rows_only.else")
    found = met(state, state.read[-1], told)
    return tuple(
        Message(word, row=one.order, says=one.says) for word, one in zip(words, found, strict=False)
    )


def lines(state: State, told: Known) -> tuple[RowLine, ...]:
    """Every row of the table, those that count first."""
    counts = [one.row_id for one in _met(state, told)]
    found = []
    for order, (row_id, row) in enumerate(rows_read(state), start=1):
        shown = known_key(row_id, row, told)
        what = thing(shown) if shown in keys() else Message("imperium.option.unread")
        title = Message("imperium.naming.row_icon", rows=str(order), what=what)
        icon = key(shown).icon if shown in keys() else "question"
        place = counts.index(row_id) + 1 if row_id in counts else 0
        says = elements_said(as_known(row_id, row, told))
        found.append(RowLine(row_id, title, icon, says, place))
    return tuple(sorted(found, key=lambda line: not line.met))


def _met(state: State, told: Known) -> Iterable[Met]:
    last = state.read[-1] if state.read else ""
    return () if not last or is_unrest(last) else met(state, last, told)
