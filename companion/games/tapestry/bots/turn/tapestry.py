"""Tapestry cards of the Automa: face down beside its mat, or on it. R-space-2, R-inc-5."""

from __future__ import annotations

from companion.core.instruction import Why
from companion.core.message import Message
from companion.games.tapestry.bots.events import AutomaDrewTapestry
from companion.games.tapestry.bots.turn.acting import Acting
from companion.games.tapestry.bots.turn.options import YES, done_options


def draw_tapestry(acting: Acting) -> None:
    """One card face down beside the mat: perhaps a trap."""
    key = acting.key("automa.tapestry")
    ask = Message("tapestry.bot.ask.tapestry")
    if acting.decide(key, ask, done_options(), YES) == YES:
        acting.record(AutomaDrewTapestry())
    n = acting.bots.hand
    why = Why("R-space-2", Message("tapestry.bot.why.tapestry"))
    text = Message("tapestry.bot.do.tapestry", n=n)
    acting.tell(key, text, whys=(why,), icon="card-tapestry")
