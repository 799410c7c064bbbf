"""What may be done when, and what comes next: the one place that says so."""

from __future__ import annotations

from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.imperium.events.turns import PhaseBegun, RoundEnded
from companion.games.imperium.options import SOLO
from companion.games.imperium.state import Phase, State

NEXT_SOLO = {
    Phase.SETUP: Phase.YOURS,
    Phase.YOURS: Phase.CIV_DIE,
    Phase.CIV_DIE: Phase.CIV_SLOTS,
    Phase.CIV_SLOTS: Phase.CIV_CLEANUP,
    Phase.CIV_CLEANUP: Phase.SOLSTICE,
    Phase.SOLSTICE: Phase.YOURS,
    Phase.SCORING: Phase.OVER,
}
"""Solo: you, the C.I.V., the Solstice; with more players the app is asked for set-up and score."""
NEXT_TABLE = {
    Phase.SETUP: Phase.YOURS,
    Phase.YOURS: Phase.SOLSTICE,
    Phase.SOLSTICE: Phase.YOURS,
    Phase.SCORING: Phase.OVER,
}
PLAYING = (
    Phase.YOURS,
    Phase.CIV_DIE,
    Phase.CIV_SLOTS,
    Phase.CIV_CLEANUP,
    Phase.SOLSTICE,
)


def is_alone(state: State) -> bool:
    """One person against the C.I.V."""
    return state.options.mode == SOLO


def only_in(state: State, *phases: Phase) -> None:
    """Refuse what belongs to another phase."""
    if state.phase not in phases:
        now = state.phase.value
        raise RuleBroken(f"imperium.broken.not_now.{now}")


def go_on(step: Step[State]) -> None:
    """The next phase; after the last Solstice comes the score."""
    phase = step.state.phase
    following = NEXT_SOLO if step.state.options.mode == SOLO else NEXT_TABLE
    if phase is Phase.SOLSTICE:
        last = step.state.last_round
        step.record(PhaseBegun(Phase.SCORING if last else following[phase]))
        if not last:
            step.record(RoundEnded())
        return
    step.record(PhaseBegun(following[phase]))
