"""The cards on offer are replaced where a space invents. R-space-2."""

from __future__ import annotations

from companion.core.instruction import Why
from companion.core.message import Message
from companion.games.tapestry.bots.turn.acting import Acting
from companion.games.tapestry.bots.turn.options import YES, done_options
from companion.games.tapestry.cards import masterpieces, tech_offer
from companion.games.tapestry.cards.events_of_masterpieces import MasterpieceOfferDiscarded
from companion.games.tapestry.cards.events_of_technologies import TechOfferDiscarded
from companion.games.tapestry.turn.names import card_name

TECH, MASTERPIECE = "tech", "masterpiece"


def refresh_techs(acting: Acting) -> None:
    """The three technologies on offer go; three new ones come."""
    if _tell(acting, TECH, acting.state.tech_offer):
        acting.record(TechOfferDiscarded())
        tech_offer.fill_offer(acting.person)
        _tell_new(acting, TECH, acting.state.tech_offer)


def refresh_masterpieces(acting: Acting) -> None:
    """The three masterpieces on offer go; three new ones come (from a helper: a guess)."""
    if _tell(acting, MASTERPIECE, acting.state.masterpiece_offer):
        acting.record(MasterpieceOfferDiscarded())
        masterpieces.fill_offer(acting.person)
        _tell_new(acting, MASTERPIECE, acting.state.masterpiece_offer)


def _tell(acting: Acting, kind: str, offer: tuple[str, ...]) -> bool:
    key = acting.key(f"automa.offer.{kind}")
    ask = Message(f"tapestry.bot.ask.offer.{kind}")
    done = acting.decide(key, ask, done_options(), YES) == YES
    why = Why("R-space-2", Message(f"tapestry.bot.why.offer.{kind}"))
    text = Message(f"tapestry.bot.do.offer.{kind}")
    if offer:
        text = Message("tapestry.bot.do.offer.named", cards=_names(kind, offer))
    acting.tell(key, text, whys=(why,), icon=_icon(kind))
    return done


def _tell_new(acting: Acting, kind: str, offer: tuple[str, ...]) -> None:
    """The app's new cards; real ones are simply laid out."""
    if offer:
        text = Message("tapestry.bot.do.offer.new", cards=_names(kind, offer))
        acting.tell(acting.key(f"automa.offer.{kind}.new"), text, icon=_icon(kind))


def _names(kind: str, offer: tuple[str, ...]) -> tuple[Message, ...]:
    return tuple(card_name(kind, card) for card in offer)


def _icon(kind: str) -> str:
    return "card-tech" if kind == TECH else "card"
