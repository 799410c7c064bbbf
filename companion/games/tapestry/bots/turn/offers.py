"""The cards on offer are replaced where a space invents. R-space-2."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from companion.core.instruction import Why
from companion.core.message import Message
from companion.games.tapestry.bots.turn.acting import Acting
from companion.games.tapestry.bots.turn.options import YES, done_options
from companion.games.tapestry.cards import masterpieces, tech_offer
from companion.games.tapestry.cards.events_of_masterpieces import MasterpieceOfferDiscarded
from companion.games.tapestry.cards.events_of_technologies import TechOfferDiscarded

TECH, MASTERPIECE = "tech", "masterpiece"


def refresh_techs(acting: Acting) -> None:
    """The three technologies on offer go; three new ones come."""
    with _renewed(acting, TECH) as done:
        if done:
            acting.record(TechOfferDiscarded())
            tech_offer.fill_offer(acting.person)


def refresh_masterpieces(acting: Acting) -> None:
    """The three masterpieces on offer go; three new ones come (from a helper: a guess)."""
    with _renewed(acting, MASTERPIECE) as done:
        if done:
            acting.record(MasterpieceOfferDiscarded())
            masterpieces.fill_offer(acting.person)


@contextmanager
def _renewed(acting: Acting, kind: str) -> Iterator[bool]:
    """What lies there goes, new cards come; with real cards the table lays them out."""
    key = acting.key(f"automa.offer.{kind}")
    ask = Message(f"tapestry.bot.ask.offer.{kind}")
    done = acting.decide(key, ask, done_options(), YES) == YES
    why = Why("R-space-2", Message(f"tapestry.bot.why.offer.{kind}"))
    text = Message(f"tapestry.bot.do.offer.{kind if done else 'none'}")
    icon = "card-tech" if kind == TECH else "card"
    with acting.because(key, why, heading=text, icon=icon):
        yield done
