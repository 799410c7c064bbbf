"""Rows only as the core sees it."""

from __future__ import annotations

from typing import Any

from companion.core.about import About, ToTry
from companion.core.checked import TableFact
from companion.core.game import Game, Result, Standing
from companion.core.message import Message
from companion.core.offer import Offer
from companion.core.setting import Setting
from companion.errors import RuleBroken
from companion.games.imperium.about import to_try
from companion.games.imperium.content import level, named, nation
from companion.games.imperium.rows_only.commands import COMMANDS
from companion.games.imperium.rows_only.events import EVENTS
from companion.games.imperium.rows_only.offers import offers, settings
from companion.games.imperium.rows_only.reading import side_at_first, sides
from companion.games.imperium.rows_only.state import RowsOptions, RowsState
from companion.games.imperium.rules.scoring import CIV_SEAT

YOU = "0"


class ImperiumRows(Game[RowsState]):
    """A game against the C.I.V. of which only its table is read here."""

    id = "imperium_rows"
    version = 1
    options_type = RowsOptions
    commands = COMMANDS
    events = EVENTS

    def begin(self, options: Any) -> RowsState:
        mine, its = nation(options.nation), nation(options.opponent)
        level(options.level)
        if mine is its:
            raise RuleBroken("imperium.screen.nation_twice")
        return RowsState(options, side_at_first(options.opponent, its.starts))

    def settings(self, options: RowsOptions) -> tuple[Setting[RowsOptions], ...]:
        return settings(options)

    def offers(self, state: RowsState) -> tuple[Offer[RowsState], ...]:
        return offers(state)

    def finished(self, state: RowsState) -> Result | None:
        ended, options = state.ended, state.options
        if ended is None:
            return None
        me: Message | str = options.player or Message("imperium.seat.you")
        nations = named("nation", options.nation), named("nation", options.opponent)
        civ = Message("imperium.seat.civ", nation=nations[1])
        place = 1 if ended.won else 2
        mine = Standing(YOU, me, ended.mine, place, ended.won, note=nations[0])
        its = Standing(CIV_SEAT, civ, ended.civ, 3 - place, not ended.won, bot=True)
        note = Message("imperium.result.collapse") if ended.mine is None else None
        return Result((mine, its) if ended.won else (its, mine), note)

    def recap(self, state: RowsState) -> Message:
        options = state.options
        return Message(
            "imperium.rows_only.recap",
            mine=named("nation", options.nation),
            civ=named("nation", options.opponent),
            level=named("level", options.level),
        )

    def where_were_we(self, state: RowsState) -> tuple[Message, ...]:
        return (self.recap(state), Message("imperium.rows_only.next"))

    def on_the_table(self, state: RowsState) -> tuple[TableFact, ...]:
        side = Message(f"imperium.table.{state.side}")
        return (TableFact("civ", Message("imperium.rows_only.table"), side),)

    def about(self, options: Any, result: Result) -> About:
        nations = {YOU: options.nation, CIV_SEAT: options.opponent}
        return About(
            edition=options.box,
            level=named("level", options.level),
            roles={row.seat: (named("nation", nations[row.seat]),) for row in result.rows},
            bots={CIV_SEAT: Message("imperium.civ")},
        )

    def to_try(self) -> ToTry:
        return to_try()

    def invariants(self, state: RowsState) -> None:
        assert state.side in sides(state.options.opponent), state.side


GAME = ImperiumRows()
