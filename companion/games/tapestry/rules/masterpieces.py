"""AA: creating masterpieces, broadcasting them, inspiration.

Rulebook, "Creation", "Inspiration" and "Other benefits of the arts track".
"""

from __future__ import annotations

from companion.core.chance import CARDS
from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.events.board import OnceThisTurn
from companion.games.tapestry.events.cards import (
    MasterpieceGained,
    MasterpieceOfferDiscarded,
    MasterpieceOffered,
    MasterpieceTurnedOver,
)
from companion.games.tapestry.rules import drawing, verbs
from companion.games.tapestry.rules.neighbours import neighbours
from companion.games.tapestry.rules.turn import Turn
from companion.games.tapestry.rules.verbs import handles
from companion.games.tapestry.rules.words import word
from companion.games.tapestry.state import State

OFFERED = 3
DECK = "deck"


def create(turn: Turn, source: str = "", detail: str = "") -> None:
    """One face up, or the top of the deck; by a civilization it is too late for this turn."""
    del source, detail
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
    if any(mark.startswith("civilization:") for mark in turn.state.this_turn):
        turn.record(OnceThisTurn(f"masterpiece:{card}"))
    if from_offer:
        fill_offer(turn)


def fill_offer(turn: Turn) -> None:
    """Three face up, drawn by the app; real ones are named when they are taken."""
    while len(turn.state.masterpiece_offer) < OFFERED and turn.step.by_app(CARDS):
        if not drawing.refilled(turn, "masterpiece"):
            return
        turn.record(MasterpieceOffered(drawing.draw(turn, "masterpiece")))


@handles(Verb.REFRESH_MASTERPIECES)
def refresh(turn: Turn, benefit: Benefit, source: str, detail: str) -> None:
    """The three face-up cards may be discarded and replaced."""
    del benefit, source, detail
    if turn.may("refresh.masterpieces", Message("tapestry.ask.refresh_masterpieces")):
        turn.record(MasterpieceOfferDiscarded())
        fill_offer(turn)


def usable(state: State, owner: str, player: str) -> tuple[str, ...]:
    """The masterpieces of an owner that a player may gain."""
    me = state.players[owner]
    return tuple(
        card
        for card in me.masterpieces
        if card not in me.used_masterpieces
        and (owner == player or content.masterpiece(card).opponents_may_use)
    )


def use(turn: Turn, owner: str, card: str) -> None:
    """Gain what it shows; a single-use card is turned over."""
    printed = content.masterpiece(card)
    if printed.single_use:
        turn.record(MasterpieceTurnedOver(owner, card))
    verbs.gain_all(turn, printed.benefits, "masterpiece", card)


@handles(Verb.BROADCAST)
def broadcast(turn: Turn, benefit: Benefit, source: str, detail: str) -> None:
    """One of one's own masterpieces."""
    del benefit, source, detail
    _broadcast(turn, dict.fromkeys(usable(turn.state, turn.player, turn.player), turn.player))


@handles(Verb.BROADCAST_MANY)
def broadcast_many(turn: Turn, benefit: Benefit, source: str, detail: str) -> None:
    """Up to so many different ones, one's own or the neighbours'."""
    del source, detail
    people = [o for o in neighbours(turn.state, turn.player) if o in turn.state.players]
    used: set[str] = set()
    for _ in range(benefit.n):
        owners = (turn.player, *people)
        left = {c: o for o in owners for c in usable(turn.state, o, turn.player) if c not in used}
        if not left:
            return
        used.add(_broadcast(turn, left))


def _broadcast(turn: Turn, cards: dict[str, str]) -> str:
    if not cards:
        turn.tell(Message("tapestry.told.no_masterpiece_to_use"))
        return ""
    options = [Option(card, word("masterpiece", card)) for card in cards]
    card = turn.choose("broadcast", Message("tapestry.ask.broadcast"), options)
    use(turn, cards[card], card)
    return card
