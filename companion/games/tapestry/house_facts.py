"""Asking the owner what no source gives: once, kept for this game and the next.

House rules are facts as well, of what the printed rules leave open: they are not asked, our reading
holds until the owner chooses another where the rules are looked up.
"""

from __future__ import annotations

from typing import Any

from companion.core.answers import Answer
from companion.core.question import Amount, Choice, Drawing, Option, Question, Text
from companion.core.step import Step
from companion.games.tapestry import content
from companion.games.tapestry.content.facts import HouseFact
from companion.games.tapestry.turn.names import word

LONGEST = 200
OWN_WORDS = ("landmark_card.", "automa_says.")
"""Of which an owner may say a sentence of their own."""
PRINTED = (
    *OWN_WORDS,
    *("tech_condition.", "landmark_counts.", "automa_civilization.", "inspiration.", "space_tile."),
    *("grid.", "overhang.", "footprint."),
)
"""So begin those that stand on somebody's card, mat or tile: the same in every box."""


def question(fact_id: str, key: str = "") -> Question[Any]:
    """The question for a house fact; `key` is its place where it is not asked by its own name."""
    fact = content.house_fact(fact_id)
    place, text = key or f"fact.{fact_id}", word("house_fact", fact_id)
    note = word("house_fact_why", fact_id) if fact.why else None
    if fact.kind == "choice":
        return Choice(place, text, _options(fact), fact.guess or None, note=note)
    if fact.kind == "amount":
        return Amount(place, text, fact.low, fact.high, _number(fact), note=note)
    if fact.plots:
        return Drawing(place, text, LONGEST, fact.guess or None, fact.plots, note=note)
    return Text(place, text, LONGEST, fact.guess or None, note=note)


def check(fact_id: str, value: Answer) -> None:
    """Raise where this is no answer to what is printed there."""
    own = fact_id.startswith(OWN_WORDS)
    asked = Text(fact_id, word("house_fact", fact_id), LONGEST) if own else question(fact_id)
    asked.check(value)


def ask(step: Step[Any], fact_id: str, key: str = "") -> str:
    """The owner's answer to a choice or a text."""
    answer: Answer = step.fact(question(fact_id, key), fact_id)
    return str(answer)


def rule(step: Step[Any], fact_id: str) -> str:
    """How a house rule is read at this table: by our reading unless the owner chose another."""
    reading, said = content.house_fact(fact_id).guess, step.known_fact(fact_id)
    return str(said) if said is not None and question(fact_id).accepts(said) else reading


def _options(fact: HouseFact) -> tuple[Option, ...]:
    return tuple(
        Option(option.id, word("house_fact_option", f"{fact.id}.{option.id}"))
        for option in fact.options
    )


def _number(fact: HouseFact) -> int | None:
    return int(fact.guess) if fact.guess else None
