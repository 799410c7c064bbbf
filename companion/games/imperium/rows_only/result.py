"""How a game ended of which only rows were read, and where it stands."""

from __future__ import annotations

from companion.core.checked import TableFact
from companion.core.game import Result, Standing
from companion.core.message import Message
from companion.games.imperium.content import named
from companion.games.imperium.rules.scoring import CIV_SEAT
from companion.games.imperium.state import Ended, State

YOU = "0"


def result(state: State, ended: Ended) -> Result:
    """As people told it."""
    mine, its = (named("nation", one) for one in (state.you.nation, state.civ.nation))
    me: Message | str = state.options.seats[0].name or Message("imperium.seat.you")
    civ = Message("imperium.seat.civ", nation=its)
    place = 1 if ended.won else 2
    yours = Standing(YOU, me, ended.mine, place, ended.won, note=mine)
    other = Standing(CIV_SEAT, civ, ended.civ, 3 - place, not ended.won, bot=True)
    note = Message("imperium.result.collapse") if ended.mine is None else None
    return Result((yours, other) if ended.won else (other, yours), note)


def recap(state: State) -> Message:
    """Who plays against which C.I.V."""
    return Message(
        "imperium.rows_only.recap",
        mine=named("nation", state.you.nation),
        civ=named("nation", state.civ.nation),
        level=named("level", state.options.level),
    )


def table_read(state: State) -> TableFact:
    """The side of its State card."""
    side = Message(f"imperium.table.{state.civ.side}")
    return TableFact("civ", Message("imperium.rows_only.table"), side)
