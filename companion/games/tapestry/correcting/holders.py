"""Who has a card or tile that can be in one place only.

Rulebook, "Technology" and "Exploration": each of them is there once.
"""

from __future__ import annotations

from companion.games.tapestry.state import State

TECH, TILE, SPACE_TILE = "tech_card", "territory_tile", "space_tile"
"""What they are called in a reserve."""


def of_tech(state: State, card: str) -> str:
    """Whose rows a technology lies in; empty for nobody's."""
    holders = (p for p, me in state.players.items() if any(t.card == card for t in me.techs))
    return next(holders, "")


def reserved_by(state: State, kind: str, item: str) -> str:
    """In whose reserve a card or tile lies; empty for nobody's."""
    return next((p for p, me in state.players.items() if item in me.reserved(kind)), "")


def aside(state: State, player: str, building: str) -> int:
    """How many buildings of a kind stand neither in the capital nor on their income track."""
    me = state.players[player]
    mine = (t for here in state.map.values() for t in here.tokens if t.owner == player)
    on_map = sum(token.kind == building for token in mine)
    collected = sum(one.item == building for one in me.collected)
    return sum(one.piece == building for one in me.aside) + collected + on_map
