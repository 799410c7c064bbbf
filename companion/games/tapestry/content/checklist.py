"""Records of the set-up checklist, in the order of the rule documents."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.tapestry.content.words import Box


@dataclass(frozen=True, slots=True)
class Item:
    """One thing that must lie somewhere, and when it applies."""

    id: str
    icon: str = ""
    each: bool = False
    """Once for each person."""
    draw: str = ""
    """What the app draws here: its result is shown in the item."""
    expansion: Box = "base"
    needs: str = "base"
    any_of: tuple[str, ...] = ()
    without: str = ""
    map: str = ""
    bots: tuple[str, ...] = ()
    """With one of these bots; empty means whoever plays."""
    people: tuple[int, ...] = ()
    levels: tuple[int, ...] = ()
    removed: bool = False
    """Only with the variant that takes cards out."""
    variant: str = ""
    """Only with this variant, by its name among the options."""
    without_variant: str = ""
    """Only without it."""
    rule: str = ""
    """The entry of the rules that says it; empty for the set-up of the table or of a player."""
    rebalanced: bool = False
    """Only with one of the rebalancing lists."""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the set-up, from one document."""

    id: str
    document: str
    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class Checklist:
    """data/tapestry/setup.json"""

    sections: tuple[Section, ...]
