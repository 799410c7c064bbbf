"""One of several: what cannot be paid is shown with its reason, and to choose a price is to pay it.

Rulebook, "Icon guide": "or" is exactly one of them; what may be done may be left.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import describing
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.turn import prices, resources, verbs
from companion.games.tapestry.turn.turn import NONE, Turn
from companion.games.tapestry.turn.verbs import handles

LEAVABLE = (Verb.PAY, Verb.MAY)


@handles(Verb.OR)
def choose(turn: Turn, benefit: Benefit, source: str, detail: str) -> None:
    """Exactly one of the choices, or none where each of them may be left."""
    options = [
        Option(
            str(at),
            describing.benefits_text(choice),
            resources.note(turn, choice),
            reason=prices.refusal(turn, choice[0]),
        )
        for at, choice in enumerate(benefit.options)
    ]
    if all(one.reason for one in options):
        for one in options:
            turn.tell(Message("tapestry.told.cannot", what=one.text, why=one.reason or one.text))
        return
    if all(choice[0].op in LEAVABLE for choice in benefit.options):
        options.append(Option(NONE, Message("tapestry.option.none_of_these"), icon="cross"))
    chosen = turn.choose("or", Message("tapestry.ask.or"), options)
    if chosen == NONE:
        return
    only, *others = benefit.options[int(chosen)]
    if others:
        verbs.gain_each(turn, (only, *others), source, detail)
    else:
        prices.chosen(turn, only, source, detail)
