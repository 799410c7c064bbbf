"""Names of cards that no source of ours gives in a language: offered once to be told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.core.answers import Answer
from companion.core.command import Entry
from companion.core.message import Message
from companion.core.question import Text
from companion.core.step import Facts
from companion.games.imperium.catalogue import called, card, is_printed
from companion.games.imperium.lookup.cards import LONGEST_NAME, name_fact
from companion.games.imperium.state import State


@dataclass(frozen=True, slots=True)
class NameToTell:
    """A card whose name nobody has told yet."""

    fact: str
    question: Text


def just_named(last: Entry[State] | None, language: str, told: Facts) -> tuple[NameToTell, ...]:
    """Of the cards that the last step named; one that was offered before stays as it is."""
    cards = dict.fromkeys(_cards(last.answers[key].value for key in last.answers) if last else ())
    return tuple(one for card_id in cards for one in to_tell(card_id, language, told))


def to_tell(card_id: str, language: str, told: Facts) -> Iterator[NameToTell]:
    """This card's name, where it is not known and was not offered."""
    fact = name_fact(card_id, language)
    if fact and card(card_id).french == "unknown" and told(fact) is None:
        text = Message("imperium.naming.name_of", card=called(card_id))
        note = Message("imperium.naming.name_note")
        yield NameToTell(fact, Text(fact, text, LONGEST_NAME, note=note))


def _cards(said: Iterator[Answer]) -> Iterator[str]:
    return (one for one in said if isinstance(one, str) and is_printed(one))
