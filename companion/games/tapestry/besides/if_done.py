"""What follows only where something was done, or only where it was not: "if you did", "otherwise".

Whether it was done is seen on the table: a condition holds, what may be paid was paid, a territory
was conquered, something moved. What an owner's own words say only the table knows: it is asked.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.message import Message
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.describing import own_words
from companion.games.tapestry.score import comparing
from companion.games.tapestry.turn import just_now, prices, verbs
from companion.games.tapestry.turn.turn import Turn
from companion.games.tapestry.turn.verbs import handles


@handles(Verb.IF_DONE)
def if_done(turn: Turn, benefit: Benefit, source: str, detail: str) -> None:
    """First the one, then what follows from it; nothing follows for one whose game is over."""
    if turn.me.finished:
        verbs.gain_each(turn, benefit.steps, source, detail)
        return
    did, otherwise = benefit.options
    done = _all_done(turn, benefit.steps, source, detail, benefit)
    verbs.gain_each(turn, did if done else otherwise, source, detail)


def _all_done(
    turn: Turn, steps: Sequence[Benefit], source: str, detail: str, whole: Benefit | None = None
) -> bool:
    """Whether something came of it, all of it being done."""
    whole = whole if len(steps) == 1 else None
    done = [_done(turn, one, source, detail, whole) for one in steps]
    return any(done)


def _done(turn: Turn, benefit: Benefit, source: str, detail: str, whole: Benefit | None) -> bool:
    """What is asked is asked with all that hangs on it."""
    before = turn.state
    match benefit.op:
        case Verb.IF:
            if so := comparing.holds(turn, benefit):
                verbs.gain_each(turn, benefit.steps, source, detail)
            return so
        case Verb.PAY:
            paid = prices.paid(turn, benefit, whole)
            for _ in turn.step.rounds(paid):
                verbs.gain_each(turn, benefit.steps, source, detail)
            return paid > 0
        case Verb.GAIN if benefit.per:
            verbs.gain_one(turn, benefit, source, detail)
            return just_now.COUNT.get()(turn, benefit.per) > 0
        case Verb.MAY:
            wanted = prices.wanted(turn, benefit, whole)
            return wanted and _all_done(turn, benefit.steps, source, detail)
        case Verb.BY_HAND:
            return turn.may("done", Message("tapestry.ask.done", what=own_words(benefit)))
    verbs.gain_one(turn, benefit, source, detail)
    if benefit.op is Verb.CONQUER:
        held = [*before.controlled(turn.player)]
        return any(place not in held for place in turn.state.controlled(turn.player))
    return turn.state is not before
