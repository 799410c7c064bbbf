"""What an entry of the rules is: its words in every language, its facts, where it is printed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeAlias

Text: TypeAlias = Mapping[str, str]
"""One sentence in every language: {"en": …, "fr": …}."""


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
    house_facts: tuple[str, ...] = ()
    """What no source gives and the owner may tell here."""
    rendered: Callable[[], Iterable[Fact]] = tuple
    """Further facts, said when the entry is read; a search does not look into them."""

    @property
    def lines(self) -> tuple[Fact, ...]:
        """All its facts."""
        return (*self.facts, *self.rendered())

    @property
    def tellable(self) -> tuple[str, ...]:
        """Every house fact of this entry, those of its lines included."""
        lines = (fact.house_fact for fact in self.lines if fact.house_fact)
        return tuple(dict.fromkeys((*self.house_facts, *lines)))


@dataclass(frozen=True, slots=True)
class More:
    """What a page adds to an entry that is rendered from data."""

    answer: Text = field(default_factory=dict)
    details: tuple[Text, ...] = ()
    example: Text = field(default_factory=dict)
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    see: tuple[str, ...] = ()
    house_facts: tuple[str, ...] = ()

    def added_to(self, entry: Entry) -> Entry:
        """The entry with this added; only the answer is put in the place of another."""
        langs = {*entry.words, *self.words}
        return replace(
            entry,
            answer=self.answer or entry.answer,
            details=(*entry.details, *self.details),
            example=self.example or entry.example,
            words={lang: (*entry.words.get(lang, ()), *self.words.get(lang, ())) for lang in langs},
            see=tuple(dict.fromkeys((*entry.see, *self.see))),
            house_facts=(*entry.house_facts, *self.house_facts),
        )


@dataclass(frozen=True, slots=True)
class HouseFact:
    """A question to the owner about the printed game, as a game's port offers it."""

    id: str
    kind: str
    """`choice`, `several`, `amount` or `text`."""
    question: Text
    why: Text = field(default_factory=dict)
    options: tuple[tuple[str, Text], ...] = ()
    low: int = 0
    high: int = 0
    guess: str = ""
    printed: bool = False
    """A printed number, which `guess` is: told only where another printing has another one."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A drawer of entries, for browsing."""

    id: str
    name: Text
    icon: str
    likely: float = 1.0
    """Below 1 where another drawer's entry comes first when both answer."""
    explains: bool = False
    """Its entries come first where a question is asked, not a name."""
    called: tuple[str, ...] = ()
    """Words that name this drawer: a question that holds one is about its entries."""
    nouns: tuple[str, ...] = ()
    """What one of its entries is called: "the civ that …" describes one."""
    hint: float = 0.95
    """How much another word than its title tells of an entry; less where it only describes it."""


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
    begin: str = ""
    """The entry a wide screen shows before anything is asked."""
    alike: tuple[tuple[str, ...], ...] = ()
    """Rows of words: typing one of a row also finds the others. Where a row holds several words
    together, its first single word stands for them."""


@dataclass(frozen=True, slots=True)
class Page:
    """Any other file of that folder."""

    entries: tuple[Entry, ...] = ()
    more: Mapping[str, More] = field(default_factory=dict)
    """By the id of a rendered entry: what is added to it."""
    alike: tuple[tuple[str, ...], ...] = ()
    """Rows of words that mean the same, as in `About`; in the page of words to ask by."""


def said(text: Text, lang: str) -> str:
    """A text in a language, or in English where that language has none yet."""
    return text.get(lang) or text.get("en", "")
