"""What a landmark card or a technology asks for that no source says: touched together, or later.

A landmark's is kept as the words that were touched, "at_least.tech_card.3", as the number of one
that is known, or as its owner's own sentence; put off it is empty, and whatever looks at it asks.
"""

from __future__ import annotations

from typing import Any

from companion.core.message import Message
from companion.core.noun import Noun, nobody_refused
from companion.core.question import Amount, Choice, Option, Text
from companion.core.step import Step
from companion.games.tapestry import content, house_facts
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.score.comparing import COMPARED
from companion.games.tapestry.score.counting import COUNTS
from companion.games.tapestry.state import State
from companion.games.tapestry.teaching import words
from companion.games.tapestry.teaching.grammar import MOST, SENTENCE
from companion.games.tapestry.turn.names import word

LATER, OWN_WORDS = "later", "own_words"
KNOWN = 5
"""So many of them are known: `conditions` of data/tapestry/landmark_cards.json."""
PLOYS = "MM"
"""The box whose conditions are known, but not on which card each stands."""


def of_landmark(step: Step[State], card: str, key: str = "") -> str:
    """What a landmark card asks for, as it is kept; empty where that is put off."""
    fact = f"landmark_card.{card}"
    if not step.state.options.teaches:
        return house_facts.ask(step, fact)
    if known := step.known_fact(fact):
        return str(known)
    place = key or f"landmark_says.{card}"
    said = step.ask(Choice(place, word("house_fact", fact), tuple(_ways(card))))
    if said == LATER:
        return ""
    if said == OWN_WORDS:
        text = Message("tapestry.taught.ask.said")
        said = step.ask(Text(f"{place}.said", text, longest=SENTENCE))
    elif said in COMPARED:
        said = _compared(step, place, said)
    step.learn(fact, said)
    return said


def of_technology(step: Step[State], card: str, key: str) -> str:
    """What a technology asks for before its square, as it is kept; empty where that is put off."""
    fact = f"tech_condition.{card}"
    if not step.state.options.teaches:
        return house_facts.ask(step, fact)
    printed = house_facts.question(fact, key)
    known = step.known_fact(fact)
    if known is not None and printed.accepts(known):
        return str(known)
    assert isinstance(printed, Choice)
    later = Option(LATER, Message("tapestry.taught.later"), icon="hourglass")
    said = step.ask(Choice(key, printed.text, (*printed.options, later), note=printed.note))
    if said == LATER:
        return ""
    step.learn(fact, said)
    return said


def read(said: str) -> Benefit | None:
    """What was touched together, as a condition of the vocabulary; None for anything else."""
    how, _, rest = said.partition(".")
    per, _, n = rest.partition(".")
    if how in COMPARED and per in COUNTS and n.isdecimal():
        return Benefit(Verb.IF, how, int(n), per)
    return None


def _ways(card: str) -> list[Option]:
    """The conditions that are known; in the other box the vocabulary and own words too."""
    known = range(1, KNOWN + 1)
    ways = [Option(f"condition_{n}", word("landmark_condition", str(n))) for n in known]
    if content.landmark_cards()[card].expansion != PLOYS:
        ways += [Option(how, Message(f"tapestry.taught.compare.{how}")) for how in COMPARED]
        ways.append(Option(OWN_WORDS, Message("tapestry.taught.word.told"), icon="edit"))
    return [*ways, Option(LATER, Message("tapestry.taught.later"), icon="hourglass")]


def _compared(step: Step[State], place: str, how: str) -> str:
    """Of what, and how many where a number is compared."""
    per = _one(step, words.COUNTED, f"{place}.per")
    counts = how in ("at_least", "at_most")
    text = Message("tapestry.taught.ask.number")
    n = step.ask(Amount(f"{place}.number", text, 1, MOST)) if counts else 1
    return f"{how}.{per}.{n}"


def _one(step: Step[State], noun: Noun[State], key: str) -> str:
    asked: Any = noun.as_blank(key).question(step.state, {}, nobody_refused)
    return str(step.ask(asked))
