"""What an entry of the rules is: its words in every language, its facts, where it is printed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

Text: TypeAlias = Mapping[str, str]
"""One sentence in every language: {"en": …, "fr": …}."""

NO_TEXT: Text = {}


@dataclass(frozen=True, slots=True)
class Fact:
    """A line of the printed game, rendered from its data: "Cost: 1 food and 1 resource"."""

    label: Text
    value: Text
    icons: tuple[str, ...] = ()
    house_fact: str = ""
    """Under this id the owner may tell another value; empty where there is nothing to tell."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing a player may ask about. A file of entries writes it with these very keys."""

    id: str
    """Its place in the whole: the kind, a dot, its own name ("icon.farm"), or a rule number."""
    kind: str
    title: Text
    answer: Text
    """The answer in one sentence."""
    details: tuple[Text, ...] = ()
    """Further sentences, a paragraph each. `{die-science}` in them shows that icon."""
    example: Text = field(default_factory=dict)
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Other ways to ask for it, by language: names, colours, nicknames, whole phrases."""
    icons: tuple[str, ...] = ()
    """Names of `data/icons`; the first is its picture."""
    see: tuple[str, ...] = ()
    """Ids of entries to read next."""
    expansion: str = ""
    """The box it belongs to; empty for the base game."""
    printed: tuple[str, ...] = ()
    """Ids of sections: where it is printed."""
    facts: tuple[Fact, ...] = ()


@dataclass(frozen=True, slots=True)
class Kind:
    """A drawer of entries, for browsing."""

    id: str
    name: Text
    icon: str


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a printed document, by the names a player knows."""

    document: str
    title: Text


@dataclass(frozen=True, slots=True)
class About:
    """`about.json` of a game: the drawers, the documents, the boxes, words that mean the same."""

    kinds: tuple[Kind, ...]
    documents: Mapping[str, Text]
    sections: Mapping[str, Section]
    expansions: Mapping[str, Text] = field(default_factory=dict)
    alike: tuple[tuple[str, ...], ...] = ()
    """Rows of single words: typing one of a row also finds the others."""


@dataclass(frozen=True, slots=True)
class Page:
    """Any other file of that folder."""

    entries: tuple[Entry, ...]


def said(text: Text, lang: str) -> str:
    """A text in a language, or in English where that language has none yet."""
    return text.get(lang) or text.get("en", "")
