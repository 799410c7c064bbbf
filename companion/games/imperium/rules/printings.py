"""Printed cards whose print is doubtful, or was changed later: asked once of the owner.

The first printing and the later ones differ in a few facts of a few cards (`data/imperium/cards`).
"""

from __future__ import annotations

from dataclasses import replace

from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.games.imperium.catalogue import CardFacts, called, card
from companion.games.imperium.events.cards import PrintedLater
from companion.games.imperium.rules.run import Run
from companion.games.imperium.say import joined, thing
from companion.games.imperium.state import State

FIRST, LATER = "first", "later"
#: Cards of which one source shows an icon that another does not.
DOUBTFUL = {"macedonians.uxians": "empire"}


def printed(run: Run, card_id: str) -> CardFacts:
    """The card as the owner's box has it."""
    facts = card(card_id)
    if not differs(facts):
        return facts
    if run.fact(asked(facts), fact_of(card_id)) != LATER:
        return facts
    if card_id not in run.state.later:
        run.step.record(PrintedLater(card_id))
    return changed(facts)


def as_met(state: State, facts: CardFacts) -> CardFacts:
    """The card as this game has met it."""
    return changed(facts) if facts.id in state.later else facts


def differs(facts: CardFacts) -> bool:
    """Whether what the C.I.V. needs of it depends on the printing."""
    other = changed(facts)
    return (other.civ, other.shows) != (facts.civ, facts.shows)


def changed(facts: CardFacts) -> CardFacts:
    """The card of a later printing, or as the other source has it."""
    if facts.id in DOUBTFUL:
        return replace(facts, symbols=(*facts.symbols, DOUBTFUL[facts.id]))
    new = facts.reprint
    if "categories" in new:
        facts = replace(facts, categories=tuple(new["categories"]))
    if "depends" in new:
        facts = replace(facts, civ=max(new["depends"].values()))
    if "points" in new:
        facts = replace(facts, points=new["points"], civ=new["points"] or 0)
    return replace(facts, civ=5) if "counts" in new else facts


def fact_of(card_id: str) -> str:
    """The name under which the owner's answer is kept."""
    return f"imperium.card.{card_id}.printing"


def asked(facts: CardFacts) -> Choice:
    """Which of the two stands on the card?"""
    options = tuple(
        Option(id_, _said(one)) for id_, one in ((FIRST, facts), (LATER, changed(facts)))
    )
    text = Message("imperium.naming.print_of", card=called(facts.id))
    return Choice(f"card.{facts.id}.printing", text, options, guess=FIRST)


def _said(facts: CardFacts) -> Message:
    shown = tuple(thing(one) for one in facts.shows)
    return Message("imperium.naming.print", shown=joined(shown) if shown else "–", points=facts.civ)
