"""Civilizations: the Infiltrators and the Islanders.

Their mats, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.events.board import TokenPlaced
from companion.games.tapestry.events.supplies import TerritoryTileSpent
from companion.games.tapestry.rules import (
    giving_up,
    new_civilization,
    points,
    tiles,
    verbs,
)
from companion.games.tapestry.rules.civilizations import (
    FINAL,
    INCOME,
    mark,
    marked,
)
from companion.games.tapestry.rules.civilizations.traders import lone_outpost
from companion.games.tapestry.rules.neighbours import opponents
from companion.games.tapestry.rules.turn import Turn

INFILTRATORS, ISLANDERS, NONE = "infiltrators", "islanders", "none"


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


@INCOME.of(ISLANDERS)
def islanders(turn: Turn) -> None:
    """Maybe explore a hex of the mat: the aligned sides are typed."""
    if not turn.me.tiles or not turn.may("islanders", Message("tapestry.ask.islanders")):
        return
    (tile,) = giving_up.choose_holdings(turn, "territory_tile", 1, 1)
    turn.record(TerritoryTileSpent(turn.player, int(tile)))
    aligned = turn.amount("islanders.aligned", Message("tapestry.ask.aligned"), 0, 6, 0)
    points.score(turn, aligned, "civilization", ISLANDERS)
    verbs.gain_all(turn, tiles.benefits_of(turn, int(tile)), "civilization", ISLANDERS)


@FINAL.of(ISLANDERS)
def islanders_final(turn: Turn) -> None:
    """4 points for each tile of the mat with only water outside."""
    text = Message("tapestry.ask.islanders_tiles")
    points.score(turn, 4 * turn.amount("islanders.final", text, 0, 6, 0), "civilization", ISLANDERS)
