"""Variant: in the first income turn two tapestries are drawn and one is kept.

Rulebook, "Variants": the other is discarded; the Psionics draw three.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.cards import drawing, in_hand
from companion.games.tapestry.cards.events_of_tapestries import TapestryDiscarded
from companion.games.tapestry.nouns import TAPESTRY
from companion.games.tapestry.turn.turn import Turn

DRAWN = 2


def applies(turn: Turn, benefit: Benefit) -> bool:
    """The tapestry of the first income turn, with the variant."""
    tapestry = benefit.op is Verb.GAIN and benefit.what == "tapestry"
    chosen = turn.state.options.variants.two_tapestries_first_income
    return chosen and tapestry and turn.me.income_turns == 1


def gain(turn: Turn) -> None:
    """Draw them all, keep one, discard the others; unnamed cards are chosen on the table."""
    had = len(turn.me.hand)
    for _ in range(DRAWN + drawing.psionic(turn)):
        in_hand.tapestry(turn, top=True)
    drawn = turn.me.hand[had:]
    options = TAPESTRY.these(turn.state, dict.fromkeys(drawn))
    kept = turn.choose("keep", Message("tapestry.ask.keep"), options) if drawn else ""
    rest = list(drawn)
    if kept:
        rest.remove(kept)
    for card in rest:
        turn.record(TapestryDiscarded(turn.player, card))
