"""A touch on a piece that lies in the capital takes it up again."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.offer import Offer, offered
from companion.games.tapestry.city import building
from companion.games.tapestry.correcting.commands_of_mats import CorrectCapital
from companion.games.tapestry.player import Cell
from companion.games.tapestry.state import State


def taken_up(state: State, player: str, cell: Cell) -> Offer[State] | None:
    """The piece on a plot taken up again, to be laid elsewhere; a district that paid has paid."""
    me = state.players[player]
    lies = next((one for one in me.capital.placed if cell in one.cells), None)
    if lies is None:
        return None
    left = list(me.capital.placed)
    left.remove(lies)
    text = Message("tapestry.plot.take_up", piece=building.piece_name(lies.piece))
    waiting = (*me.waiting, lies.piece)
    up = CorrectCapital(player, tuple(left), me.capital.districts, waiting)
    return offered(state, text, up, "undo")
