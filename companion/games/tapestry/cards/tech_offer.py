"""The technologies that lie face up beside the deck.

Rulebook, "Technology": a card taken from the three is replaced at once.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.benefits import Verb
from companion.games.tapestry.cards import drawing
from companion.games.tapestry.cards.events_of_technologies import TechOfferDiscarded, TechOffered
from companion.games.tapestry.chance import OFFER
from companion.games.tapestry.turn.turn import Turn
from companion.games.tapestry.turn.verbs import simply

OFFERED = 3


def fill_offer(turn: Turn) -> None:
    """Three cards face up: the app draws; with real cards the table may name them later."""
    while len(turn.state.tech_offer) < OFFERED and turn.step.by_app(OFFER):
        if not drawing.refilled(turn, "tech"):
            return
        turn.record(TechOffered(drawing.draw(turn, "tech")))


@simply(Verb.REFRESH_TECH)
def refresh(turn: Turn) -> None:
    """The three face-up cards may be discarded and replaced."""
    if turn.may("refresh.tech", Message("tapestry.ask.refresh_tech")):
        turn.record(TechOfferDiscarded())
        fill_offer(turn)
