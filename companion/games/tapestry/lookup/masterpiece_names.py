"""What masterpieces are called: no source says it, so their owner may, in each language."""

from __future__ import annotations

from collections.abc import Iterator

from companion.content import word_of
from companion.core.message import Message
from companion.games.tapestry.content import look_up
from companion.games.tapestry.lookup.saying import named
from companion.lookup import HouseFact

LANGUAGES = ("en", "fr")
"""In which the box is printed."""
LONGEST = 60


def facts_of(card: str) -> tuple[str, ...]:
    """One for each language."""
    return tuple(word_of(language, named("masterpiece", card).key) for language in LANGUAGES)


def names_to_tell() -> Iterator[HouseFact]:
    """All of them."""
    for card in look_up.masterpieces():
        text = Message("tapestry.taught.ask.masterpiece", card=named("masterpiece", card))
        for language, fact in zip(LANGUAGES, facts_of(card), strict=True):
            yield HouseFact(fact, "text", text, high=LONGEST, language=language)
