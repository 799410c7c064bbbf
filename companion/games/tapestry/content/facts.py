"""House facts: what no source gives, asked of the owner once."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class FactOption:
    """An answer that can be tapped."""

    id: str


@dataclass(frozen=True, slots=True)
class HouseFact:
    """A question to the owner.

    `kind`: `choice` (of `options`), `several` (of `options`), `amount` (`low` to `high`) or
    `text`. `guess` is the reading we think right, where there is one.
    """

    id: str
    kind: str
    expansion: str = "base"
    options: tuple[FactOption, ...] = ()
    low: int = 0
    high: int = 0
    guess: str = ""
    why: bool = False
    """Why we guess so, or where to look."""


@dataclass(frozen=True, slots=True)
class HouseFacts:
    """data/tapestry/house_facts.json"""

    facts: tuple[HouseFact, ...]
