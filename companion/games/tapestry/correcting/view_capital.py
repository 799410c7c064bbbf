"""A touch on a piece or a token that lies in the capital takes it up again."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.offer import Offer, offered
from companion.games.tapestry.capital.footprints import TOKEN
from companion.games.tapestry.city import building
from companion.games.tapestry.correcting.facts import Capital
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.player import Cell
from companion.games.tapestry.state import State


def taken_up(state: State, player: str, cell: Cell) -> Offer[State] | None:
    """The piece on a plot taken up again, to be laid elsewhere; a district that paid has paid."""
    now = Capital.now(state, player)
    at = next((n for n, one in enumerate(now.placed) if cell in one.cells), None)
    if at is None:
        return _token_taken(state, now, cell)
    text = Message("tapestry.plot.take_up", piece=building.piece_name(now.placed[at].piece))
    return offered(state, text, SetValue(now.taken_up(at)), "undo")


def _token_taken(state: State, now: Capital, cell: Cell) -> Offer[State] | None:
    """Somebody's token was laid elsewhere after all, or not at all."""
    token = next((one for one in now.tokens if one.cell == cell), None)
    if token is None:
        return None
    text = Message("tapestry.plot.take_up", piece=building.piece_name(TOKEN))
    return offered(state, text, SetValue(now.with_token(token)), "undo")
