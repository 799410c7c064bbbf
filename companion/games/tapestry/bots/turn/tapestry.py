"""Tapestry cards of the Automa: face down beside its mat, or on it. R-space-2, R-inc-5."""

from __future__ import annotations

from companion.core.instruction import Why
from companion.core.message import Message
from companion.games.tapestry.bots.events import AutomaDrewTapestry
from companion.games.tapestry.bots.turn.acting import Acting
from companion.games.tapestry.bots.turn.options import YES, done_options
from companion.games.tapestry.cards import drawing
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.turn import noticing

ICON = "card-tapestry"


def draw_tapestry(acting: Acting, rule: str = "R-space-2") -> None:
    """One card face down beside the mat: perhaps a trap. The chart asks for one, or a space."""
    if not drawing.refilled(acting.person, "tapestry"):
        acting.remark("automa.tapestry", Message("tapestry.bot.do.tapestry.none_left"), icon=ICON)
        return
    key = acting.key("automa.tapestry")
    ask = Message("tapestry.bot.ask.tapestry")
    drawn = acting.decide(key, ask, done_options(), YES) == YES
    why = Why(rule, Message("tapestry.bot.why.tapestry"))
    if not drawn:
        acting.remark(key, Message("tapestry.bot.do.tapestry.none"), why, icon=ICON)
        return
    with acting.because(key, why, icon=ICON):
        acting.record(AutomaDrewTapestry())
    noticing.opponents_notice(acting.person, AUTOMA, "opponent_tapestry_gained")
