"""Civilizations: the Infiltrators.

Their mat, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.civilizations import INCOME, mark, marked, new_civilization
from companion.games.tapestry.civilizations.traders import lone_outpost
from companion.games.tapestry.land import tiles
from companion.games.tapestry.land.events import TokenPlaced
from companion.games.tapestry.score import points
from companion.games.tapestry.turn.neighbours import opponents
from companion.games.tapestry.turn.turn import Turn

INFILTRATORS, NONE = "infiltrators", "none"


@INCOME.of(INFILTRATORS)
def infiltrators(turn: Turn) -> None:
    """Share a lone opponent's territory for its benefit, or a token on an opponent's capital."""
    lone = [k for k in turn.state.map if lone_outpost(turn, k)] if turn.me.outposts else []
    people = [o for o in opponents(turn.state, turn.player) if o in turn.state.players]
    options = [Option(NONE, Message("tapestry.option.no"))]
    options += tiles.hex_options(turn.state, lone)
    options += [Option(owner, tiles.owner_option(turn.state, owner)) for owner in people]
    chosen = turn.choose("infiltrators", Message("tapestry.ask.infiltrators"), options)
    if chosen in turn.state.map:
        turn.record(TokenPlaced(chosen, turn.player))
        tiles.gain_benefit(turn, chosen, "civilization")
    elif chosen != NONE:
        _visit(turn, chosen)


def _visit(turn: Turn, owner: str) -> None:
    """A point for each outpost they have not placed; the third visit brings a civilization."""
    visits = marked(turn, INFILTRATORS, "visits") + 1
    mark(turn, INFILTRATORS, "visits", visits)
    points.score(turn, turn.state.players[owner].outposts, "civilization", INFILTRATORS)
    if visits == 3:
        new_civilization.gaining(turn)
