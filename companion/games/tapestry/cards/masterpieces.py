"""AA: creating masterpieces.

Rulebook, "Creation" and "Other benefits of the arts track".
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.benefits import Verb
from companion.games.tapestry.cards import drawing
from companion.games.tapestry.cards.events_of_masterpieces import (
    MasterpieceGained,
    MasterpieceOfferDiscarded,
    MasterpieceOffered,
)
from companion.games.tapestry.chance import OWN_CARDS
from companion.games.tapestry.once_a_turn import CivilizationUsed, MasterpieceUsed
from companion.games.tapestry.turn.gains import gained
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.turn import Turn
from companion.games.tapestry.turn.verbs import simply

OFFERED = 3
DECK = "deck"


def _mixed(turn: Turn) -> None:
    drawing.mix(turn, "masterpiece")


@gained("masterpiece", then=_mixed)
def create(turn: Turn) -> None:
    """One face up, or the top of the deck; by a civilization it is too late for this turn."""
    options = [
        Option(card, word("masterpiece", card), icon="card")
        for card in turn.state.masterpiece_offer
    ]
    if drawing.refilled(turn, "masterpiece"):
        options.append(Option(DECK, Message("tapestry.option.from_deck"), icon="card"))
    if not options:
        turn.tell(Message("tapestry.told.no_masterpiece"))
        return
    card = turn.choose("create", Message("tapestry.ask.create"), options)
    from_offer = card != DECK
    if not from_offer:
        card = drawing.draw_gained(turn, "masterpiece")
    turn.record(MasterpieceGained(turn.player, card))
    if any(isinstance(one, CivilizationUsed) for one in turn.state.this_turn):
        turn.record(MasterpieceUsed(card))
    if from_offer:
        fill_offer(turn)


def fill_offer(turn: Turn) -> None:
    """Three face up, drawn by the app; real ones are named when they are taken."""
    while len(turn.state.masterpiece_offer) < OFFERED and turn.step.by_app(OWN_CARDS):
        if not drawing.refilled(turn, "masterpiece"):
            return
        turn.record(MasterpieceOffered(drawing.draw(turn, "masterpiece")))


@simply(Verb.REFRESH_MASTERPIECES)
def refresh(turn: Turn) -> None:
    """The three face-up cards may be discarded and replaced."""
    if turn.may("refresh.masterpieces", Message("tapestry.ask.refresh_masterpieces")):
        turn.record(MasterpieceOfferDiscarded())
        fill_offer(turn)
