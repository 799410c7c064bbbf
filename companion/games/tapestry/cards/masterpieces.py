"""AA: creating masterpieces.

Rulebook, "Creation" and "Other benefits of the arts track".
"""

from __future__ import annotations

from itertools import count

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.benefits import Verb
from companion.games.tapestry.cards import drawing
from companion.games.tapestry.cards.events_of_masterpieces import (
    MasterpieceGained,
    MasterpieceOfferDiscarded,
    MasterpieceOffered,
)
from companion.games.tapestry.chance import MASTERPIECES
from companion.games.tapestry.nouns import MASTERPIECE
from companion.games.tapestry.once_a_turn import CivilizationUsed, MasterpieceUsed
from companion.games.tapestry.state import UNKNOWN, Deck, State
from companion.games.tapestry.turn.gains import gained
from companion.games.tapestry.turn.turn import Turn
from companion.games.tapestry.turn.verbs import simply

OFFERED = 3
DECK = "deck"


def _mixed(turn: Turn) -> None:
    drawing.mix(turn, "masterpiece")


@gained("masterpiece", then=_mixed)
def create(turn: Turn) -> None:
    """One face up, or the top of the deck; by a civilization it is too late for this turn."""
    options = MASTERPIECE.these(turn.state, turn.state.masterpiece_offer)
    if drawing.refilled(turn, "masterpiece"):
        options.append(Option(DECK, Message("tapestry.option.from_deck"), icon="card"))
    if not options:
        turn.tell(Message("tapestry.told.no_masterpiece"))
        return
    card = turn.choose("create", Message("tapestry.ask.create"), options)
    from_offer = card != DECK
    if not from_offer:
        card = _drawn(turn)
    turn.record(MasterpieceGained(turn.player, card))
    if any(isinstance(one, CivilizationUsed) for one in turn.state.this_turn):
        turn.record(MasterpieceUsed(card))
    if from_offer:
        fill_offer(turn)


def _drawn(turn: Turn) -> str:
    """The app's top card, or the real one, by name or unnamed."""
    if turn.step.by_app(MASTERPIECES):
        return drawing.draw_gained(turn, "masterpiece")
    cards = sorted(set(drawing.pile(turn, "masterpiece").cards))
    options = MASTERPIECE.these(turn.state, cards)
    options.append(Option(nameless(turn.state), Message("tapestry.unknown.masterpiece")))
    return turn.choose("draw.masterpiece", Message("tapestry.ask.draw.masterpiece"), options)


def nameless(state: State) -> str:
    """The id of one more masterpiece that nobody named: "unknown.1", "unknown.2" …"""
    used = {card for me in state.players.values() for card in me.masterpieces}
    used.update(state.decks.get("masterpiece", Deck()).discard)
    return next(card for n in count(1) if (card := f"{UNKNOWN}.{n}") not in used)


def fill_offer(turn: Turn) -> None:
    """Three face up, drawn by the app; real ones are named when they are taken."""
    while len(turn.state.masterpiece_offer) < OFFERED and turn.step.by_app(MASTERPIECES):
        if not drawing.refilled(turn, "masterpiece"):
            return
        turn.record(MasterpieceOffered(drawing.draw(turn, "masterpiece")))


@simply(Verb.REFRESH_MASTERPIECES)
def refresh(turn: Turn) -> None:
    """The three face-up cards may be discarded and replaced."""
    if turn.may("refresh.masterpieces", Message("tapestry.ask.refresh_masterpieces")):
        turn.record(MasterpieceOfferDiscarded())
        fill_offer(turn)
