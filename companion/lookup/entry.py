"""What an entry of the rules is: the keys of its words, its facts, where it is printed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from companion.core.message import Message
from companion.core.question import Plots


@dataclass(frozen=True, slots=True)
class Fact:
    """A line of the printed game, rendered from its data: "Cost: 1 food and 1 resource"."""

    label: Message
    value: Message
    icons: tuple[str, ...] = ()
    house_fact: str = ""
    """Under this id the owner may tell another value; empty where there is nothing to tell."""
    told: Mapping[str, Message] = field(default_factory=dict)
    """What the line says once the owner has told it, by the answer."""

    @property
    def line(self) -> Message:
        """Both as one sentence: "Cost: 2 wood"."""
        return Message("rules.fact", label=self.label, value=self.value)

    def said(self, answer: object = None) -> Message:
        """The value, by what the owner answered if anything."""
        return self.told.get(str(answer), self.value)


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing a player may ask about."""

    id: str
    """Its place in the whole: the kind, a dot, its own name ("icon.farm"), or a rule number."""
    kind: str
    title: Message
    answer: Message
    """The answer in one sentence."""
    details: tuple[Message, ...] = ()
    """Further sentences, a paragraph each. `{die-science}` in them shows that icon."""
    example: Message | None = None
    words: tuple[Message, ...] = ()
    """Other ways to ask for it beside those of `search/*.json`; several are parted by ";"."""
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
class HouseFact:
    """A question to the owner about the printed game, as a game's port offers it."""

    id: str
    kind: str
    """`choice`, `several`, `amount`, `text` or `drawing`."""
    question: Message
    why: Message | None = None
    options: tuple[tuple[str, Message], ...] = ()
    low: int = 0
    high: int = 0
    guess: str = ""
    printed: bool = False
    """A printed number, which `guess` is: told only where another printing has another one."""
    language: str = ""
    """Told in this language alone: what something is called in it."""
    plots: Plots | None = None
    """What a drawing is drawn on."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A drawer of entries, for browsing."""

    id: str
    name: Message
    icon: str
    likely: float = 1.0
    """Below 1 where another drawer's entry comes first when both answer."""
    explains: bool = False
    """Its entries come first where a question is asked, not a name."""
    hint: float = 0.95
    """How much another word than its title tells of an entry; less where it only describes it."""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a printed document, by the names a player knows."""

    document: str
    title: Message
    page: str = ""
    """Where it begins, or from where to where; empty where no source says it."""


@dataclass(frozen=True, slots=True)
class About:
    """The drawers of a game, its documents, its boxes."""

    kinds: tuple[Kind, ...]
    documents: Mapping[str, Message]
    sections: Mapping[str, Section]
    expansions: Mapping[str, Message] = field(default_factory=dict)
    begin: str = ""
    """The entry a wide screen shows before anything is asked."""

    def places(self, entry: Entry) -> tuple[Message, ...]:
        """Where an entry is printed: document, heading and, where it is known, the page."""
        return tuple(map(self._place, entry.printed))

    def _place(self, section: str) -> Message:
        where = self.sections[section]
        said = {"document": self.documents[where.document], "section": where.title}
        if not where.page:
            return Message("rules.place", **said)
        return Message("rules.place_on_page", **said, page=where.page)
