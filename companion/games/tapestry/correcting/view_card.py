"""Cards of a player and of the offers, to be put right by name: each offer is a correction."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.message import Message
from companion.core.offer import Offer, offered
from companion.games.tapestry import content
from companion.games.tapestry.change import without
from companion.games.tapestry.correcting.facts import (
    Civilizations,
    FaceUp,
    Hand,
    Masterpieces,
    Mat,
    Techs,
)
from companion.games.tapestry.correcting.facts.cards import FACE_UP, tapestries_in_play
from companion.games.tapestry.correcting.naming import to_name
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.names import card_name

ROWS = ("bottom", "middle", "top")
HAND = 0
ERAS = range(1, 5)


def tech_offers(state: State, player: str, card: str) -> tuple[Offer[State], ...]:
    """A technology lies in another row, on its other side, or not there at all."""
    return tuple(_tech_offers(state, player, card))


def _tech_offers(state: State, player: str, card: str) -> Iterator[Offer[State]]:
    now = Techs.now(state, player)
    here = next(tech for tech in now.techs if tech.card == card)
    for row, where in enumerate(ROWS):
        if row != here.row:
            text = Message(f"tapestry.right.row_{where}")
            yield offered(state, text, SetValue(now.with_card(card, row)), "card-tech")
    text = Message("tapestry.right.unused" if here.used else "tapestry.right.used")
    yield offered(state, text, SetValue(now.turned(card)), "topple")
    yield offered(state, Message("tapestry.right.take"), SetValue(now.without(card)), "trash")


def tech_additions(state: State, player: str, row: int) -> tuple[Offer[State], ...]:
    """Every technology that this player may have in a row after all, the face-up ones first."""
    now = Techs.now(state, player)
    return tuple(
        offered(state, card_name("tech", card), SetValue(now.with_card(card, row)), "card-tech")
        for card in now.more(state)
    )


def tapestry_offers(state: State, player: str, card: str, era: int) -> tuple[Offer[State], ...]:
    """A tapestry is not there: in hand (era 0) or on an era's space."""
    left = without(_pile(state, player, era), card)
    text = Message("tapestry.right.take")
    return (offered(state, text, _tapestries(player, era, left), "trash"),)


def tapestry_additions(state: State, player: str, era: int) -> tuple[Offer[State], ...]:
    """Every tapestry that may be in hand (era 0), or lie uppermost on an era's space, after all."""
    pile = _pile(state, player, era)
    may = ((card, _tapestries(player, era, (*pile, card))) for card in tapestries_in_play(state))
    return tuple(
        offered(state, card_name("tapestry", card), command, "card-tapestry")
        for card, command in may
    )


def _pile(state: State, player: str, era: int) -> tuple[str, ...]:
    return Mat.now(state, player, era).cards if era else state.players[player].hand


def _tapestries(player: str, era: int, cards: tuple[str, ...]) -> SetValue:
    return SetValue(Mat(player, era, cards) if era else Hand(player, "hand", cards))


def offer_offers(state: State, kind: str) -> tuple[Offer[State], ...]:
    """Which technologies or masterpieces lie face up: take one away, or lay another there."""
    return tuple(_offer_offers(state, kind))


def _offer_offers(state: State, kind: str) -> Iterator[Offer[State]]:
    shown = FaceUp.now(state, kind).cards
    icon = "card-tech" if kind == "tech" else "card"
    for card in shown:
        rest = tuple(one for one in shown if one != card)
        text = Message("tapestry.right.offered_not", card=card_name(kind, card))
        yield offered(state, text, SetValue(FaceUp(kind, rest)), "trash")
    known = content.techs() if kind == "tech" else content.masterpieces()
    for card in sorted(set(known) - set(shown)) if len(shown) < FACE_UP else ():
        text = Message("tapestry.right.offered", card=card_name(kind, card))
        yield offered(state, text, SetValue(FaceUp(kind, (*shown, card))), icon)


def mat_offers(state: State, player: str, kind: str) -> tuple[Offer[State], ...]:
    """Which civilizations or masterpieces lie before a player: one less, or one more."""
    now: Civilizations | Masterpieces = Masterpieces.now(state, player)
    if kind == "civilization":
        now = Civilizations.now(state, player)
    gone = [("not_here", card, now.without(card), "trash") for card in now.ids]
    more = [("here", card, now.with_card(card), "card") for card in now.more(state)]
    named = () if kind == "civilization" else naming_offers(state, player)
    return named + tuple(
        offered(
            state,
            Message(f"tapestry.right.{way}", card=card_name(kind, card)),
            SetValue(fact),
            icon,
        )
        for way, card, fact, icon in (*gone, *more)
    )


def naming_offers(state: State, player: str) -> tuple[Offer[State], ...]:
    """Which card each of the masterpieces is that nobody named."""
    return tuple(
        offered(state, Message("tapestry.right.name"), command, "masterpiece")
        for command in to_name(state)
        if command.player == player
    )
