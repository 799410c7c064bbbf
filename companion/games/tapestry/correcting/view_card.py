"""Cards of a player and of the offers, to be put right by name: each offer is a correction."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.core.message import Message
from companion.core.offer import Offer, offered
from companion.games.tapestry import content
from companion.games.tapestry.correcting.facts import (
    Civilizations,
    FaceUp,
    Hand,
    Masterpieces,
    Mat,
    Techs,
)
from companion.games.tapestry.correcting.facts.cards import FACE_UP
from companion.games.tapestry.correcting.naming import to_name
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.player import Civilization, Tech
from companion.games.tapestry.state import UNKNOWN, State
from companion.games.tapestry.turn.names import card_name

ROWS = ("bottom", "middle", "top")
HAND = 0
ERAS = range(1, 5)


def tech_offers(state: State, player: str, card: str) -> tuple[Offer[State], ...]:
    """A technology lies in another row, on its other side, or not there at all."""
    return tuple(_tech_offers(state, player, card))


def _tech_offers(state: State, player: str, card: str) -> Iterator[Offer[State]]:
    techs = state.players[player].techs
    at = next(n for n, tech in enumerate(techs) if tech.card == card)
    before, here, after = techs[:at], techs[at], techs[at + 1 :]
    for row, where in enumerate(ROWS):
        if row != here.row:
            moved = Techs(player, (*before, replace(here, row=row), *after))
            text = Message(f"tapestry.right.row_{where}")
            yield offered(state, text, SetValue(moved), "card-tech")
    turned = Techs(player, (*before, replace(here, used=not here.used), *after))
    text = Message("tapestry.right.unused" if here.used else "tapestry.right.used")
    yield offered(state, text, SetValue(turned), "topple")
    gone = SetValue(Techs(player, (*before, *after)))
    yield offered(state, Message("tapestry.right.take"), gone, "trash")


def tech_additions(state: State, player: str, row: int) -> tuple[Offer[State], ...]:
    """Every technology that this player may have in a row after all, the face-up ones first."""
    techs = state.players[player].techs
    mine = {tech.card for tech in techs}
    taken = {tech.card for me in state.players.values() for tech in me.techs}
    unknown = next(f"{UNKNOWN}.{n}" for n in range(1, 99) if f"{UNKNOWN}.{n}" not in taken)
    others = sorted(set(content.techs()) - set(state.tech_offer))
    cards = [card for card in (*state.tech_offer, unknown, *others) if card not in mine]
    return tuple(
        offered(
            state,
            card_name("tech", card),
            SetValue(Techs(player, (*techs, Tech(card, row)))),
            "card-tech",
        )
        for card in cards
    )


def tapestry_offers(state: State, player: str, card: str, era: int) -> tuple[Offer[State], ...]:
    """A tapestry is not there: in hand (era 0) or on an era's space."""
    cards = list(_pile(state, player, era))
    cards.remove(card)
    text = Message("tapestry.right.take")
    return (offered(state, text, _tapestries(player, era, tuple(cards)), "trash"),)


def tapestry_additions(state: State, player: str, era: int) -> tuple[Offer[State], ...]:
    """Every tapestry that may be in hand (era 0), or lie uppermost on an era's space, after all."""
    pile = _pile(state, player, era)
    return tuple(
        offered(
            state,
            card_name("tapestry", card),
            _tapestries(player, era, (*pile, card)),
            "card-tapestry",
        )
        for card in (UNKNOWN, *sorted(content.tapestries()))
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
    me = state.players[player]
    mats = {mat.id: mat for mat in me.civilizations}
    held = tuple(mats) if kind == "civilization" else me.masterpieces

    def lie(cards: tuple[str, ...]) -> SetValue:
        if kind == "civilization":
            kept = tuple(mats.get(card, Civilization(card)) for card in cards)
            return SetValue(Civilizations(player, kept))
        return SetValue(Masterpieces.now(state, player).with_cards(cards))

    known = content.civilizations() if kind == "civilization" else content.masterpieces()
    away, more = "tapestry.right.not_here", "tapestry.right.here"
    gone = [(away, card, tuple(one for one in held if one != card), "trash") for card in held]
    others = sorted(set(known) - set(held))
    added = [(more, card, (*held, card), "card") for card in others]
    named = () if kind == "civilization" else naming_offers(state, player)
    return named + tuple(
        offered(state, Message(key, card=card_name(kind, card)), lie(cards), icon)
        for key, card, cards, icon in (*gone, *added)
    )


def naming_offers(state: State, player: str) -> tuple[Offer[State], ...]:
    """Which card each of the masterpieces is that nobody named."""
    return tuple(
        offered(state, Message("tapestry.right.name"), command, "masterpiece")
        for command in to_name(state)
        if command.player == player
    )
