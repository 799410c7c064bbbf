"""What a question asked at this moment is likelier about: who plays, and what is being done."""

from __future__ import annotations

from companion.games.tapestry.state import Phase, State

DRAWERS = {
    Phase.BOTS: "bot",
    Phase.INCOME_POWERS: "income",
    Phase.INCOME_TAPESTRY: "income",
    Phase.INCOME_UPGRADE: "income",
    Phase.INCOME_POINTS: "income",
    Phase.INCOME_GAIN: "income",
}
"""The drawer of the rules that a phase is about."""


def asked_about(state: State) -> frozenset[str]:
    """The civilizations of everybody, and the drawer of what is being done."""
    own = (one.id for me in state.players.values() for one in me.civilizations)
    bots = (state.bots.civilization, state.bots.second_civilization) if state.bots else ()
    drawer = DRAWERS.get(state.phase)
    return frozenset(
        (
            *(f"civilization.{one}" for one in own),
            *(f"automa.{one}" for one in bots if one),
            *((drawer,) if drawer else ()),
        )
    )
