"""The files of `data/<game>/rules`: facts and keys; their words stand in the catalogues."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from companion.core.message import Message
from companion.lookup.entry import About, Entry, Kind, Section


@dataclass(frozen=True, slots=True)
class WrittenEntry:
    """One thing a player may ask about; its title and answer are keys made of page and id."""

    id: str
    """Its place in the whole: the kind, a dot, its own name ("icon.farm"), or a rule number."""
    kind: str
    """Its drawer."""
    details: int = 0
    """How many further sentences it has, a paragraph each."""
    example: bool = False
    """Whether it has an example."""
    icons: tuple[str, ...] = ()
    """Names of `data/icons`; the first is its picture."""
    see: tuple[str, ...] = ()
    """Ids of entries to read next."""
    together: tuple[str, ...] = ()
    """Ids of entries that are one answer with it, where a question is about both."""
    expansion: str = ""
    """The box it belongs to; empty for the base game."""
    printed: tuple[str, ...] = ()
    """Ids of sections: where it is printed."""
    house_facts: tuple[str, ...] = ()
    """What no source gives and the owner may tell here."""

    def entry(self, page: str) -> Entry:
        """The entry with its keys: "tapestry.rules.general.rule.turn.answer"."""
        place = f"{page}.{self.id}"
        return Entry(
            id=self.id,
            kind=self.kind,
            title=said_at(place, "title"),
            answer=said_at(place, "answer"),
            details=details_of(place, self.details),
            example=said_at(place, "example") if self.example else None,
            icons=self.icons,
            see=self.see,
            together=self.together,
            expansion=self.expansion,
            printed=self.printed,
            house_facts=self.house_facts,
        )


@dataclass(frozen=True, slots=True)
class WrittenMore:
    """What a page adds to an entry that is rendered from data; what it leads to comes first."""

    answer: bool = False
    """Whether another answer takes the place of the rendered one."""
    details: int = 0
    example: bool = False
    see: tuple[str, ...] = ()
    house_facts: tuple[str, ...] = ()

    def added_to(self, entry: Entry, page: str) -> Entry:
        """The entry with this added; only the answer is put in the place of another."""
        place = f"{page}.{entry.id}"
        return replace(
            entry,
            answer=said_at(place, "answer") if self.answer else entry.answer,
            details=(*entry.details, *details_of(place, self.details)),
            example=said_at(place, "example") if self.example else entry.example,
            see=tuple(dict.fromkeys((*self.see, *entry.see))),
            house_facts=(*entry.house_facts, *self.house_facts),
        )


@dataclass(frozen=True, slots=True)
class WrittenPage:
    """Any other file of that folder than `about.json`."""

    entries: tuple[WrittenEntry, ...] = ()
    more: Mapping[str, WrittenMore] = field(default_factory=dict)
    """By the id of a rendered entry: what is added to it."""


@dataclass(frozen=True, slots=True)
class WrittenKind:
    """A drawer of entries, for browsing."""

    id: str
    icon: str
    likely: float = 1.0
    """Below 1 where another drawer's entry comes first when both answer."""
    explains: bool = False
    """Its entries come first where a question is asked, not a name."""
    hint: float = 0.95
    """How much another word than its title tells of an entry; less where it only describes it."""


@dataclass(frozen=True, slots=True)
class WrittenAbout:
    """`about.json` of a game: the drawers, the documents and their sections, the boxes."""

    kinds: tuple[WrittenKind, ...]
    documents: tuple[str, ...]
    sections: Mapping[str, str]
    """By the id of a section: the document it is in."""
    pages: Mapping[str, str] = field(default_factory=dict)
    """By the id of a section: its pages, where a source tells them."""
    expansions: tuple[str, ...] = ()
    begin: str = ""
    """The entry a wide screen shows before anything is asked."""

    def about(self, game: str) -> About:
        """The same with its keys: "tapestry.rules.kind.icon"."""
        rules = f"{game}.rules"
        return About(
            kinds=tuple(
                Kind(
                    kind.id,
                    said_at(rules, "kind", kind.id),
                    kind.icon,
                    kind.likely,
                    kind.explains,
                    kind.hint,
                )
                for kind in self.kinds
            ),
            documents={each: said_at(rules, "document", each) for each in self.documents},
            sections={
                each: Section(document, said_at(rules, "section", each), self.pages.get(each, ""))
                for each, document in self.sections.items()
            },
            expansions={each: said_at(rules, "expansion", each) for each in self.expansions},
            begin=self.begin,
        )


def details_of(place: str, number: int) -> tuple[Message, ...]:
    """The keys of the further sentences, numbered from one."""
    return tuple(said_at(place, "detail", each) for each in range(1, number + 1))


def said_at(place: str, *part: str | int) -> Message:
    """What stands under a place of the catalogues."""
    return Message(".".join((place, *map(str, part))))
