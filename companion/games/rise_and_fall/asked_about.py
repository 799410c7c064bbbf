"""What a question asked at this moment is likelier about: the phase, and the cards just played."""

from __future__ import annotations

from companion.games.rise_and_fall.state import Phase, State

NEAR = {
    Phase.SETUP: ("setup",),
    Phase.DEPLOY: ("setup.deploy",),
    Phase.CARDS: ("turn.a",),
    Phase.ACTIONS: ("turn.b", "action"),
    Phase.DECLINE: ("turn.c", "card.decline"),
    Phase.BUYING: ("turn.d", "turn.prices"),
    Phase.END_OF_TURN: ("turn.e", "turn.f"),
    Phase.SCORING: ("end",),
}
"""The entries and drawers that a phase is about."""


def asked_about(state: State) -> frozenset[str]:
    """The phase."""
    return frozenset(NEAR.get(state.phase, ()))
