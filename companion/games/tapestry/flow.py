"""The phases of a turn, declared in one place: when each is there, and what comes next.

Rulebook, "Income turns": powers on turns 2-5, tapestry on 2-4 (FF: reserve on 5), upgrade and
points on 2-5, income on 1-4. After the fifth a player is out.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from companion.core.step import Step
from companion.games.tapestry.cards import closing, upgrading
from companion.games.tapestry.city import landmark_cards, unplaced
from companion.games.tapestry.income import income_turn
from companion.games.tapestry.state import LAST_INCOME_TURN, Phase, State
from companion.games.tapestry.turn import effects
from companion.games.tapestry.turn.events import GameEnded, PhaseEntered, PlayerFinished, TurnPassed
from companion.games.tapestry.turn.mats import classes, powers
from companion.games.tapestry.turn.neighbours import seat_finished
from companion.games.tapestry.turn.turn import Turn


@dataclass(frozen=True, slots=True)
class IncomeStep:
    """A step of the income turn: on which turns it is there, and whether it holds anything."""

    phase: Phase
    turns: tuple[int, ...]
    needed: Callable[[State, str], bool]


def _always(state: State, player: str) -> bool:
    return True


def _tapestry_or_reserve(state: State, player: str) -> bool:
    me = state.players[player]
    return me.income_turns < LAST_INCOME_TURN or bool(me.reserve)


def _something_to_upgrade(state: State, player: str) -> bool:
    return bool(upgrading.upgradable(state, player))


INCOME_STEPS = (
    IncomeStep(Phase.INCOME_POWERS, (2, 3, 4, 5), income_turn.has_powers),
    IncomeStep(Phase.INCOME_TAPESTRY, (2, 3, 4, 5), _tapestry_or_reserve),
    IncomeStep(Phase.INCOME_UPGRADE, (2, 3, 4, 5), _something_to_upgrade),
    IncomeStep(Phase.INCOME_POINTS, (2, 3, 4, 5), _always),
    IncomeStep(Phase.INCOME_GAIN, (1, 2, 3, 4), _always),
)


def next_income_phase(state: State, player: str) -> Phase | None:
    """The next step of the income turn that this turn has; None at its end."""
    phases = [step.phase for step in INCOME_STEPS]
    at = phases.index(state.phase) + 1 if state.phase in phases else 0
    turns = state.players[player].income_turns
    for step in INCOME_STEPS[at:]:
        if turns in step.turns and step.needed(state, player):
            return step.phase
    return None


def next_step(step: Step[State], player: str) -> None:
    """Enter the next step of the income turn, or end the turn."""
    phase = next_income_phase(step.state, player)
    if phase is Phase.INCOME_POINTS:
        unplaced.place_all(Turn(step, player))
    if phase is not None:
        step.record(PhaseEntered(phase.value))
        return
    for power in powers(Turn(step, player)):
        power.income_ended()
    if step.state.players[player].income_turns >= LAST_INCOME_TURN:
        finish(step, player)
    end_turn(step)


def finish(step: Step[State], player: str) -> None:
    """Out after the fifth income turn, unless a civilization plays on."""
    if not any(civilization.plays_on for civilization in classes(step.state, player)):
        out(step, player)


def out(step: Step[State], player: str) -> None:
    """No more turns; what scores at the very end is scored."""
    step.record(PlayerFinished(player))


def end_turn(step: Step[State]) -> None:
    """The next seat that still plays; the game is over when none is left."""
    unplaced.at_end_of_turn(step)
    if step.state.turn in step.state.players:
        landmark_cards.at_end_of_turn(Turn(step, step.state.turn))
        closing.at_end_of_turn(Turn(step, step.state.turn))
        effects.trigger(Turn(step, step.state.turn), "turn_ended")
        effects.trigger(Turn(step, step.state.turn), "by_hand")
        unplaced.at_end_of_turn(step)
    order = step.state.order
    at = order.index(step.state.turn)
    for seat in (*order[at + 1 :], *order[: at + 1]):
        if not seat_finished(step.state, seat):
            step.record(TurnPassed(seat))
            return
    step.record(GameEnded())
