"""Printed cards whose print is doubtful, or was changed later: asked once of the owner.

The first printing and the later ones differ in a few facts of a few cards (`data/imperium/cards`).
"""

from __future__ import annotations

from dataclasses import replace

from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.games.imperium.catalogue import CardFacts, called, card
from companion.games.imperium.content import named
from companion.games.imperium.events.cards import PrintedLater
from companion.games.imperium.rules.run import Run
from companion.games.imperium.say import joined, thing
from companion.games.imperium.state import State

FIRST, LATER = "first", "later"
DOUBTFUL = {"macedonians.uxians": "empire"}
"""Cards of which one source shows an icon that another does not."""


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


def of_yours(run: Run, card_id: str) -> CardFacts:
    """The same for a card that you count: its points may differ where the C.I.V.'s do not."""
    facts = card(card_id)
    other = changed(facts)
    if _to_you(facts) == _to_you(other) or run.fact(asked(facts), fact_of(card_id)) != LATER:
        return facts
    return other


def _to_you(facts: CardFacts) -> tuple[object, ...]:
    return (facts.points, facts.counts, dict(facts.depends), facts.categories)


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
        facts = replace(facts, depends=new["depends"], civ=max(new["depends"].values()))
    if "points" in new:
        facts = replace(facts, points=new["points"], civ=new["points"] or 0)
    if "counts" in new:
        facts = replace(facts, counts=new["counts"], points=None, civ=5)
    return facts


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
    points = points_said(facts)
    return Message("imperium.naming.print", shown=joined(shown) if shown else "–", points=points)


def points_said(facts: CardFacts) -> Message:
    """Its points as they are printed."""
    if facts.counts:
        return Message("imperium.naming.variable", by=named("worth", facts.counts))
    if facts.depends:
        best, least = max(facts.depends.values()), min(facts.depends.values())
        return Message("imperium.naming.depends", best=best, least=least)
    return Message("imperium.naming.print_points", n=facts.points or 0)
