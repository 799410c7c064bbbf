"""How much somebody has of what can be lost."""

from __future__ import annotations

from companion.games.tapestry.besides import deeds
from companion.games.tapestry.player import RESOURCES
from companion.games.tapestry.state import State


def held(state: State, owner: str, what: str) -> int:
    """So many of a thing; of a bot only the Automa's tapestry cards."""
    me = state.players.get(owner)
    if me is None:
        return state.bots.hand if state.bots is not None and what == deeds.TAPESTRY else 0
    if what in RESOURCES:
        return me.resources[what]
    return len({"territory_tile": me.tiles, deeds.TAPESTRY: me.hand}.get(what, me.techs))


def most_points_lost(state: State, owner: str) -> int:
    """A bot never comes below 0."""
    if owner in state.players or state.bots is None:
        return deeds.MOST_POINTS
    return min(state.bots.score, deeds.MOST_POINTS)
