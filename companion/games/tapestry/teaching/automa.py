"""An Automa civilization that no source is sure of: whether ours is right, or what it says.

A card is taught in its owner's own words, kept for the games to come and told in each income turn;
the points that it brings are asked. Put off, it is asked again the next time.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Amount, Choice, Option, Text
from companion.core.step import Step
from companion.games.tapestry import house_facts
from companion.games.tapestry.state import State
from companion.games.tapestry.teaching.conditions import LATER
from companion.games.tapestry.teaching.grammar import SENTENCE

YES, NOW = "yes", "now"
MOST_POINTS = 99


def is_as_told(step: Step[State], card: str, key: str) -> bool:
    """Whether the owner's card says what ours does; put off, it is done by hand."""
    fact = f"automa_civilization.{card}"
    if not step.state.options.teaches:
        return house_facts.ask(step, fact, key) == YES
    printed = house_facts.question(fact, key)
    assert isinstance(printed, Choice)
    known = step.known_fact(fact)
    if known is not None and printed.accepts(known):
        return known == YES
    options = (*printed.options, _later())
    said = step.ask(Choice(key, printed.text, options, note=printed.note))
    if said != LATER:
        step.learn(fact, said)
    return said == YES


def words(step: Step[State], card: str, key: str) -> str:
    """What it says, in its owner's own words; empty where that is put off."""
    fact = f"automa_says.{card}"
    known = step.known_fact(fact)
    if isinstance(known, str):
        return known
    text = Message("tapestry.taught.ask.automa_now")
    now = Option(NOW, Message("tapestry.taught.now"), icon="edit")
    if step.ask(Choice(key, text, (now, _later()))) == LATER:
        return ""
    asked = Text(f"{key}.said", Message("tapestry.taught.ask.automa"), longest=SENTENCE)
    said = step.ask(asked)
    step.learn(fact, said)
    return said


def points(step: Step[State], key: str) -> int:
    """Nobody but the table knows what it brought."""
    return step.ask(Amount(key, Message("tapestry.bot.ask.civilization_points"), 0, MOST_POINTS))


def _later() -> Option:
    return Option(LATER, Message("tapestry.taught.later"), icon="hourglass")
