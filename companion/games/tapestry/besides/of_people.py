"""What an effect does to a person: gained as any benefit is, lost as any price is paid.

Rulebook, "Icon guide": what is gained comes from the supply, what is lost goes back there; after
the own fifth income turn only points are gained.
"""

from __future__ import annotations

from collections.abc import Callable

from companion.core.message import Message
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.tapestry.besides import deeds
from companion.games.tapestry.besides.holding import held
from companion.games.tapestry.player import RESOURCES
from companion.games.tapestry.score import points
from companion.games.tapestry.state import State
from companion.games.tapestry.tracks import advance, regress
from companion.games.tapestry.turn import giving_up, verbs
from companion.games.tapestry.turn.events import ResourcePaid
from companion.games.tapestry.turn.names import thing_name, word
from companion.games.tapestry.turn.turn import Turn

SOURCE = "other"


def about_a_person(state: State, player: str, deed: str) -> tuple[str, ...]:
    """What it can be about now."""
    if state.players[player].finished and deed not in (deeds.SCORE, deeds.LOSE):
        return ()
    can: dict[str, Callable[[State, str, str], object]] = {
        deeds.LOSE: held,
        deeds.ADVANCE: advance.is_open,
        deeds.REGRESS: regress.may_regress,
    }
    every = deeds.things(state, deed)
    return tuple(one for one in every if deed not in can or can[deed](state, player, one))


def verify_person(state: State, player: str, deed: str, what: str, n: int) -> None:
    """Raise unless it can happen to this person."""
    if what not in deeds.things(state, deed):
        raise RuleBroken("tapestry.broken.cannot_be", what=Message(f"tapestry.besides.{deed}"))
    me = state.players[player]
    if me.finished and deed not in (deeds.SCORE, deeds.LOSE):
        raise RuleBroken("tapestry.broken.five_income_turns")
    if deed == deeds.LOSE and held(state, player, what) < n:
        raise RuleBroken("tapestry.broken.cannot_be", what=thing_name(what))
    if deed == deeds.ADVANCE:
        advance.verify_open(state, player, what)
    if deed == deeds.REGRESS and not regress.may_regress(state, player, what):
        raise RuleBroken("tapestry.broken.no_token_there", track=word("track", what))


def carry_out_for_a_person(
    step: Step[State], player: str, deed: str, what: str, n: int, along: bool
) -> None:
    """By the verbs that spaces and cards use."""
    turn = Turn(step, player)
    if deed == deeds.LOSE:
        _lose(turn, what, n)
    elif deed == deeds.SCORE:
        points.score(turn, n, SOURCE, "")
    elif what == deeds.TECH:
        for _ in range(n):
            verbs.gain_one(turn, deeds.benefit(deed, what, 1, along), SOURCE, "")
    else:
        verbs.gain_one(turn, deeds.benefit(deed, what, n, along), SOURCE, "")


def _lose(turn: Turn, what: str, n: int) -> None:
    if what in RESOURCES:
        turn.record(ResourcePaid(turn.player, what, n))
    else:
        giving_up.discard(turn, what, n)
