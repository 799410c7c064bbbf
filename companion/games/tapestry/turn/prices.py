"""What may be paid for, once or so often.

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
    """It may be paid for, once or so often."""
    for _ in turn.step.rounds(paid(turn, benefit)):
        verbs.gain_each(turn, benefit.steps, source, detail)


@handles(Verb.MAY)
def may(turn: Turn, benefit: Benefit, source: str, detail: str) -> None:
    """It may be done, once; not asked where there is nothing to do."""
    if wanted(turn, benefit):
        verbs.gain_each(turn, benefit.steps, source, detail)


def chosen(turn: Turn, benefit: Benefit, source: str, detail: str) -> None:
    """The same, said already by choosing it; nothing for one whose game is over."""
    if turn.me.finished and benefit.op not in verbs.AFTERWARDS:
        return
    if benefit.op is Verb.PAY:
        for _ in turn.step.rounds(_given(turn, benefit, least=1)):
            verbs.gain_each(turn, benefit.steps, source, detail)
    elif benefit.op is Verb.MAY:
        verbs.gain_each(turn, benefit.steps, source, detail)
    else:
        verbs.gain_one(turn, benefit, source, detail)


def wanted(turn: Turn, benefit: Benefit, whole: Benefit | None = None) -> bool:
    """Whether the player does what may be done; said with all that hangs on it."""
    if not leads_somewhere(turn.state, turn.player, benefit.steps):
        return False
    offer = describing.given((whole,) if whole else benefit.steps)
    return turn.may("may", Message("tapestry.ask.may", offer=offer))


def paid(turn: Turn, benefit: Benefit, whole: Benefit | None = None) -> int:
    """How often the player pays: not asked where it cannot be or there is nothing to gain."""
    offer = describing.benefit_text(whole or benefit)
    if not giving_up.affordable(turn, benefit.cost):
        return 0
    if not leads_somewhere(turn.state, turn.player, benefit.steps):
        turn.tell(Message("tapestry.told.nothing_for_it", offer=offer))
        return 0
    if benefit.n > 1:
        return _given(turn, benefit, least=0)
    if not turn.may("pay.for", Message("tapestry.ask.pay_for", offer=offer)):
        return 0
    return _given(turn, benefit, least=1)


def _given(turn: Turn, benefit: Benefit, least: int) -> int:
    """The price, as often as the player says and has it."""
    often = range(1, benefit.n + 1)
    most = sum(giving_up.affordable(turn, _times(benefit, n)) for n in often)
    text = Message("tapestry.ask.how_often", offer=describing.benefit_text(benefit))
    n = most if least == most else turn.amount("pay.times", text, least, most)
    if n:
        giving_up.pay(turn, _times(benefit, n))
    return n


def _times(benefit: Benefit, n: int) -> dict[str, int]:
    return {what: each * n for what, each in benefit.cost.items()}


def refusal(turn: Turn, benefit: Benefit) -> Message | None:
    """Why a price cannot be chosen; None for one that can, and for what has none."""
    if benefit.op is not Verb.PAY:
        return None
    if not giving_up.affordable(turn, benefit.cost):
        return Message("tapestry.reason.cannot_pay")
    if not leads_somewhere(turn.state, turn.player, benefit.steps):
        return Message("tapestry.reason.nothing_for_it")
    return None


def leads_somewhere(state: State, player: str, steps: Sequence[Benefit]) -> bool:
    """Whether a price buys anything: a position to repeat, a track to go up."""
    return any(_leads(state, player, step) for step in steps)


def _leads(state: State, player: str, step: Benefit) -> bool:
    open_to = OPEN.get(step.op)
    return open_to is None or open_to(state, player, step)
