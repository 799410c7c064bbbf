"""What civilizations do at each moment, for their tests."""

from companion.core.chance import CARDS, DICE
from companion.games.tapestry.income.commands import UseCivilization
from companion.games.tapestry.state import Phase
from companion.games.tapestry.turn.mats import powers
from companion.games.tapestry.turn.turn import Turn
from tests.tapestry.makers import (
    Played,
    a_step,
    a_table,
    in_phase,
    play,
    with_civilization,
    with_player,
)

LATER = {"p1.city.place": "later"}


def used(civilization, state=None, answers=None, by_app=(DICE, CARDS), era=2, marks=None):
    """Its ability on an income turn."""
    state = with_player(state or a_table(), income_turns=era)
    state = with_civilization(state, civilization, **(marks or {}))
    state = in_phase(state, Phase.INCOME_POWERS)
    return play(state, UseCivilization(civilization), answers, by_app)


def at_the_end(civilization, state, answers=None, **marks):
    """Its points on the fifth income turn."""
    state = with_civilization(with_player(state, income_turns=5), civilization, **marks)
    return hooked("final", state, answers)


def hooked(moment, state, answers=None):
    """What the mats do at this moment."""
    step = a_step(state, answers)
    for power in powers(Turn(step, "p1")):
        getattr(power, moment)()
    return Played(step.state, step.events, step.told, step.questions)


def marks(done, civilization):
    """The counters of a mat."""
    return next(mat.marks for mat in done.me.civilizations if mat.id == civilization)


def dice(red="points_4", black="coin", which="conquer_red"):
    """What the conquest dice show, and which is gained."""
    return {
        "p1.conquer.conquer_red": red,
        "p1.conquer.conquer_black": black,
        "p1.conquer.die": which,
    }
