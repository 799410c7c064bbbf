"""House facts: what no source gives, asked of the owner once; and the plain words of the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from companion.games.tapestry.content.words import Text


@dataclass(frozen=True, slots=True)
class FactOption:
    """An answer that can be tapped."""

    id: str
    name: Text


@dataclass(frozen=True, slots=True)
class HouseFact:
    """A question to the owner.

    `kind`: `choice` (of `options`), `several` (of `options`), `amount` (`low` to `high`) or
    `text`. `guess` is the reading we think right, where there is one.
    """

    id: str
    kind: str
    question: Text
    expansion: str = "base"
    options: tuple[FactOption, ...] = ()
    low: int = 0
    high: int = 0
    guess: str = ""
    why: Text | None = None
    """Why we guess so, or where to look."""


@dataclass(frozen=True, slots=True)
class HouseFacts:
    """data/tapestry/house_facts.json"""

    facts: tuple[HouseFact, ...]


@dataclass(frozen=True, slots=True)
class Words:
    """data/tapestry/words.json: kind -> id -> the word."""

    words: Mapping[str, Mapping[str, Text]]
