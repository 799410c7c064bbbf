"""A card that no source has is met: taught at once, or later.

Whoever puts it off does what the card says by hand; a rule that would look at it asks.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.core.message import Message
from companion.core.question import Option, Question
from companion.games.tapestry import known
from companion.games.tapestry.change import unnamed
from companion.games.tapestry.content.teaching import UNNAMED, Teaching
from companion.games.tapestry.nouns import TAPESTRY
from companion.games.tapestry.state import UNKNOWN
from companion.games.tapestry.teaching import kept
from companion.games.tapestry.teaching.events import CardTaught
from companion.games.tapestry.teaching.grammar import Grammar
from companion.games.tapestry.teaching.words import KINDS
from companion.games.tapestry.turn.events import FactSettled
from companion.games.tapestry.turn.names import card_name
from companion.games.tapestry.turn.turn import Turn

NOW, LATER = "now", "later"


def met(turn: Turn, card: str) -> str:
    """The card as it is known from here on: one that was without a name has one now.

    It may be one that was taught before: in another game, or in a step that was taken back.
    """
    if card == UNKNOWN or not known.unread(turn.state, card):
        return card
    if kept.meet(turn.step, card, turn.player):
        return card
    if not turn.state.options.teaches:
        return card
    known_ones = tuple(kept.in_place_of(turn.step, card))
    options = [
        *(TAPESTRY.these(turn.state, known_ones)),
        Option(NOW, Message("tapestry.taught.now"), icon="edit"),
        Option(LATER, Message("tapestry.taught.later"), icon="hourglass"),
    ]
    text = Message("tapestry.taught.ask.now", card=card_name("tapestry", card))
    said = turn.choose("teach", text, options, LATER)
    if said in known_ones:
        kept.meet(turn.step, said, turn.player)
        return said
    if said == LATER:
        return card
    taught = learned(turn, card)
    turn.record(CardTaught(taught, turn.player))
    return taught.id


def learned(turn: Turn, card: str) -> Teaching:
    """Word by word; kept for the games to come."""

    def ask(question: Question[Any]) -> Any:
        return turn.step.ask(replace(question, key=turn.where(question.key)))

    taught = Grammar(turn.state, ask).whole(card)
    kept.keep(turn.step, taught)
    return taught


def kinds(turn: Turn, card: str) -> tuple[str, ...]:
    """Of which kinds a card is: asked where nobody knows, and so little that it is asked here."""
    if not unnamed(card):
        printed = known.tapestry(turn.state, card).kinds
        if printed or not turn.state.options.teaches:
            return printed
    printed_name = not card.startswith((UNKNOWN, UNNAMED))
    fact = f"kind.{card}"
    if printed_name and (said := _said(turn, fact)):
        return (said,)
    options = [Option(one, Message(f"tapestry.taught.kind.{one}")) for one in KINDS]
    text = Message("tapestry.taught.ask.kind_of", card=card_name("tapestry", card))
    chosen = turn.choose("kind", text, options)
    if printed_name:
        turn.record(FactSettled(fact, chosen))
        turn.step.learn(fact, chosen)
    return (chosen,)


def _said(turn: Turn, fact: str) -> str:
    """In this game, or in one before."""
    said = turn.state.setup.fact(fact) or turn.step.known_fact(fact)
    return said if isinstance(said, str) and said in KINDS else ""
