"""Why a piece cannot go where somebody would put it.

Rulebook, "Buildings & capitals"; FAQ: a piece that fits must be placed.
"""

from __future__ import annotations

from companion.errors import RuleBroken
from companion.games.tapestry.capital import footprints, plots
from companion.games.tapestry.city.building import BESIDE, may_build_anywhere, piece_name
from companion.games.tapestry.player import Capital
from companion.games.tapestry.state import State


def verify_place(state: State, player: str, piece: str, key: str) -> None:
    """Raise unless this waiting piece fits there."""
    me = state.players[player]
    if piece not in me.waiting:
        raise RuleBroken("tapestry.broken.not_waiting", piece=piece_name(piece))
    fits = plots.fitting(me.capital, piece, on_impassable=may_build_anywhere(state, player))
    if key not in fits and (fits or key != BESIDE):
        raise RuleBroken(_misfit(me.capital, piece, key), piece=piece_name(piece))


def _misfit(city: Capital, piece: str, key: str) -> str:
    """Why a piece cannot go there."""
    laid = footprints.laid(city, piece, key)
    if laid & plots.covered(city):
        return "tapestry.broken.over_a_building"
    if laid:
        return "tapestry.broken.over_impassable"
    return "tapestry.broken.room_left" if key == BESIDE else "tapestry.broken.does_not_fit"
