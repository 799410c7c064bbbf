"""The pad: people as columns, rounds or named rows below, keys for the cell that is next."""

from __future__ import annotations

from dataclasses import replace

from companion.core.grid import Grid, Value
from companion.core.message import Message
from companion.core.offer import Offer
from companion.describe.count_entry import Counted
from companion.describe.counting import counting
from companion.describe.desk import Desk
from companion.describe.node import Page
from companion.describe.surface import Surface
from companion.games.score_pad.state import State
from companion.games.score_pad.views import PadView, table_view

GAME = "score_pad"


def pad(desk: Desk, surface: Surface) -> Page:
    """Whatever game it is; who wins, and what ends it, stands below its name."""
    state: State = desk.session.state
    view = table_view(state)
    wins = Message("score_pad.new.highest" if view.highest_wins else "score_pad.new.lowest")
    note = view.at_target or wins
    result = desk.session.game.finished(state)
    counted = Counted(GAME, view.title, grid(desk, view), note, result, end="end")
    return counting(desk, surface, counted)


def grid(desk: Desk, view: PadView) -> Grid:
    """Everybody's points by row, a row after the other."""
    state, offers = desk.session.state, desk.offers
    if view.over:
        return replace(view.grid, by_line=True)

    def write(seat: str, row: str, told: Value) -> Offer[State]:
        return offers["write"].with_(row=row, seat=seat, points=told)

    grows = view.counts_rounds and state.may_grow
    return replace(view.grid, write=write, ends=(offers["end"],), by_line=True, grows=grows)
