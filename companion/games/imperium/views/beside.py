"""The table of rows beside the card: the row that counted, and those that were passed over."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.attempt import Pending
from companion.core.command import Entry
from companion.core.instruction import Instruction
from companion.core.message import Message
from companion.games.imperium.commands.civ import RevealSlot
from companion.games.imperium.content import table
from companion.games.imperium.state import Civ, Phase, State
from companion.games.imperium.views.rows import RowView, rows


@dataclass(frozen=True, slots=True)
class RowBeside:
    """A row; `counts` marks the one by which the last card was resolved."""

    row: RowView
    counts: bool
    passed: Message | None


def rows_beside(
    state: State, last: Entry[State] | None, pending: Pending[State] | None = None
) -> tuple[RowBeside, ...]:
    """The rows of the side that is read now; after a card those by which it was resolved."""
    if last is None and state.phase not in (Phase.CIV_DIE, Phase.CIV_SLOTS, Phase.CIV_CLEANUP):
        return ()
    civ, told = _read_now(state, last, pending)
    side = table(civ.nation).printed_side(civ.side)
    whys = [why for one in told for why in one.whys]
    resolved = {at for why in whys for at in why.remaining if at.count(".") == 2}
    resolved |= _asked_in(pending)
    passed = {one.option.params.get("row"): one.reason for why in whys for one in why.passed}
    return tuple(
        RowBeside(one, one.id in resolved, passed.get(one.order)) for one in rows(civ.nation, side)
    )


def _asked_in(pending: Pending[State] | None) -> set[str]:
    """The row that asks: nothing was told of it before its first question."""
    if pending is None or not isinstance(pending.command, RevealSlot):
        return set()
    parts = pending.question.key.split(".")
    return {".".join(parts[2:5])} if parts[0] == "slot" else set()


def _read_now(
    state: State, last: Entry[State] | None, pending: Pending[State] | None
) -> tuple[Civ, tuple[Instruction, ...]]:
    """The C.I.V. as its table was read, and what was told of it."""
    if pending is not None and isinstance(pending.command, RevealSlot):
        return state.civ, pending.told
    if last is not None and isinstance(last.command, RevealSlot):
        return last.before.civ, last.told
    return state.civ, ()
