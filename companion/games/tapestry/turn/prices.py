"""What may be paid for, once.

Rulebook, "Icon guide" and the cards' own words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.handed_in import HandedIn
from companion.core.message import Message
from companion.games.tapestry import describing
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.state import State
from companion.games.tapestry.turn import giving_up, verbs
from companion.games.tapestry.turn.turn import Turn
from companion.games.tapestry.turn.verbs import handles

IsOpen = Callable[[State, str, Benefit], bool]
OPEN: HandedIn[Verb, IsOpen] = HandedIn("verbs that may have nothing to do")
"""verb -> whether there is something to do with it; the rooms' own lists, handed in."""


@handles(Verb.PAY)
def pay(turn: Turn, benefit: Benefit, source: str, detail: str) -> None:
    """It may be paid for, once."""
    if paid(turn, benefit):
        verbs.gain_each(turn, benefit.steps, source, detail)


@handles(Verb.MAY)
def may(turn: Turn, benefit: Benefit, source: str, detail: str) -> None:
    """It may be done, once; not asked where there is nothing to do."""
    if wanted(turn, benefit):
        verbs.gain_each(turn, benefit.steps, source, detail)


def wanted(turn: Turn, benefit: Benefit) -> bool:
    """Whether the player does what may be done."""
    if not leads_somewhere(turn.state, turn.player, benefit.steps):
        return False
    return turn.may("may", Message("tapestry.ask.may", offer=describing.given(benefit.steps)))


def paid(turn: Turn, benefit: Benefit) -> bool:
    """Whether the player pays: not asked where it cannot be paid or there is nothing to gain."""
    if not giving_up.affordable(turn, benefit.cost):
        return False
    if not leads_somewhere(turn.state, turn.player, benefit.steps):
        turn.tell(Message("tapestry.told.nothing_for_it", offer=describing.benefit_text(benefit)))
        return False
    text = Message("tapestry.ask.pay_for", offer=describing.benefit_text(benefit))
    if not turn.may("pay.for", text):
        return False
    giving_up.pay(turn, benefit.cost)
    return True


def leads_somewhere(state: State, player: str, steps: Sequence[Benefit]) -> bool:
    """Whether a price buys anything: a position to repeat, a track to go up."""
    return any(_leads(state, player, step) for step in steps)


def _leads(state: State, player: str, step: Benefit) -> bool:
    open_to = OPEN.get(step.op)
    return open_to is None or open_to(state, player, step)
