"""What no source gives, asked of the owner when it first matters and kept with the game.

What the printed rules leave open is our reading until the owner chooses another: a house rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from companion.core.message import Message
from companion.games.tapestry import content, house_facts
from companion.games.tapestry.turn.events import FactSettled
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.turn import Turn

HOUSE_RULES = "rule.house_rules"
"""The entry of the rules where they stand and are changed."""


def settle(turn: Turn, fact: str) -> str:
    """Ask once in this game; the answer is kept with it."""
    if fact not in turn.state.setup.facts:
        turn.record(FactSettled(fact, house_facts.ask(turn.step, fact)))
    return turn.state.setup.fact(fact)


@contextmanager
def house_rule(turn: Turn, fact: str) -> Iterator[str]:
    """How it is read here; what happens by it says so, and whose reading it is."""
    said = house_facts.rule(turn.step, fact)
    with turn.because(HOUSE_RULES, whose_reading(fact, said)):
        yield said


def whose_reading(fact: str, said: str) -> Message:
    """A house rule in words: our reading, or the one that the owner chose."""
    reading = word("house_fact_option", f"{fact}.{said}")
    if said == content.house_fact(fact).guess:
        return Message("tapestry.why.our_reading", reading=reading)
    return Message("tapestry.why.house_rule", reading=reading)
