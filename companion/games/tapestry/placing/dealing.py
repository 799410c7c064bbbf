"""How what Loom deals from here on comes to lie: in an order of its own, three of it face up."""

from __future__ import annotations

from collections.abc import Callable

from companion.core.step import Step
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.bots.events_of_cards import DecisionsOrdered
from companion.games.tapestry.cards import masterpieces, tech_offer
from companion.games.tapestry.cards.events_of_piles import PileOrdered
from companion.games.tapestry.state import Phase, State
from companion.games.tapestry.turn.turn import Turn


def decisions_ordered(step: Step[State]) -> None:
    """The decks of the bots: how real ones lie, Loom cannot know."""
    bots = bots_of(step.state)
    deck = step.shuffle("order.decision", tuple(map(str, bots.deck)))
    progress = step.shuffle("order.progress", tuple(map(str, bots.progress)))
    step.record(DecisionsOrdered(tuple(map(int, deck)), tuple(map(int, progress))))


def piles_ordered(step: Step[State], is_dealt: Callable[[str], bool]) -> None:
    """Those that are dealt from."""
    for deck, pile in step.state.decks.items():
        if is_dealt(deck) and pile.cards:
            order = step.shuffle(f"order.{deck}", pile.cards)
            step.record(PileOrdered(deck, order))


def face_up(step: Step[State], deck: str) -> None:
    """Three lie there again."""
    if step.state.phase is Phase.SETUP:
        return
    turn = Turn(step, next(iter(step.state.players)))
    if deck == "tech":
        tech_offer.fill_offer(turn)
    elif deck == "masterpiece":
        masterpieces.fill_offer(turn)
