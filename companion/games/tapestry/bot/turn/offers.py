"""The cards on offer are replaced where a space invents. R-space-2."""

from __future__ import annotations

from companion.core.instruction import Why
from companion.core.message import Message
from companion.games.tapestry.bot.turn.acting import Acting
from companion.games.tapestry.bot.turn.options import YES, done_options
from companion.games.tapestry.events.cards import MasterpieceOfferDiscarded, TechOfferDiscarded
from companion.games.tapestry.rules import masterpieces, technology


def refresh_techs(acting: Acting) -> None:
    """The three technologies on offer go; three new ones come."""
    if _tell(acting, "tech"):
        acting.record(TechOfferDiscarded())
        technology.fill_offer(acting.person)


def refresh_masterpieces(acting: Acting) -> None:
    """The three masterpieces on offer go; three new ones come (from a helper: a guess)."""
    if _tell(acting, "masterpiece"):
        acting.record(MasterpieceOfferDiscarded())
        masterpieces.fill_offer(acting.person)


def _tell(acting: Acting, kind: str) -> bool:
    key = acting.key(f"automa.offer.{kind}")
    ask = Message(f"tapestry.bot.ask.offer.{kind}")
    done = acting.settle(key, ask, done_options(), YES) == YES
    why = Why("R-space-2", Message(f"tapestry.bot.why.offer.{kind}"))
    text = Message(f"tapestry.bot.do.offer.{kind}")
    acting.tell(key, text, whys=(why,), icon="card-tech", differs=True)
    return done
