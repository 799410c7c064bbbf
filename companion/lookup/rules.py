"""The rules of one game at hand: read when first opened, browsed, searched, linked."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import cache, cached_property
from typing import TYPE_CHECKING

from companion.content import SHELF, load
from companion.core.message import Message
from companion.errors import ContentError
from companion.i18n.words import Words
from companion.lookup.asked import Asked, asked_of
from companion.lookup.entry import About, Entry, Kind
from companion.lookup.written import WrittenAbout, WrittenPage

if TYPE_CHECKING:
    from companion.lookup.drawers import Drawers
    from companion.lookup.index import Index

Generated = Callable[[], tuple[Entry, ...]]
"""A game's port: `companion/games/<id>/lookup` offers `entries()`, rendered from its data."""


class Rules:
    """All entries of a game, in the order in which they are browsed."""

    def __init__(
        self,
        about: About,
        entries: tuple[Entry, ...],
        asked: Callable[[], Asked] = Asked,
        voices: Callable[[], tuple[Words, ...]] = tuple,
    ) -> None:
        """`asked` gives the words to ask with, `voices` speaks each language: at first search."""
        self.about, self._ask, self._voices = about, asked, voices
        order = {kind.id: place for place, kind in enumerate(about.kinds)}
        self.entries = tuple(sorted(entries, key=lambda entry: order.get(entry.kind, len(order))))
        self._kinds = {kind.id: kind for kind in about.kinds}
        self._place = {entry.id: place for place, entry in enumerate(self.entries)}

    def __contains__(self, entry_id: object) -> bool:
        return entry_id in self._place

    def entry(self, entry_id: str) -> Entry:
        """The entry of this id, or an error that names it."""
        if entry_id not in self._place:
            raise ContentError("lookup.no_entry", id=entry_id)
        return self.entries[self._place[entry_id]]

    def of_kind(self, kind: str) -> tuple[Entry, ...]:
        """A drawer's entries."""
        return tuple(entry for entry in self.entries if entry.kind == kind)

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The drawers that hold something."""
        held = {entry.kind for entry in self.entries}
        return tuple(kind for kind in self.about.kinds if kind.id in held)

    def beside(self, entry: Entry) -> tuple[Entry | None, Entry | None]:
        """The entries before and after this one in its drawer."""
        drawer = self.of_kind(entry.kind)
        place = drawer.index(entry)
        before = drawer[place - 1] if place else None
        return before, drawer[place + 1] if place + 1 < len(drawer) else None

    @cached_property
    def _asked(self) -> Asked:
        asked = self._ask()
        for entry_id in asked.words:
            self.entry(entry_id)
        return asked

    @cached_property
    def index(self) -> Index:
        """Where every word stands; built, and what searches it loaded, at the first question."""
        from companion.lookup.index import Index

        voices = self._voices()
        asked = self._asked
        return Index(
            self.entries, voices, asked.alike.values(), self._around, self._hint, asked.words
        )

    @cached_property
    def _drawers(self) -> Drawers:
        from companion.lookup.drawers import Drawers

        return Drawers(self.kinds, self._asked)

    def _around(self, entry: Entry) -> Iterator[Message]:
        yield self._drawer(entry).name
        for section in entry.printed:
            yield self.about.sections[section].title

    def _hint(self, entry: Entry) -> float:
        return self._drawer(entry).hint

    def _drawer(self, entry: Entry) -> Kind:
        return self._kinds[entry.kind]

    def search(
        self, query: str, expansions: Collection[str] | None = None, most: int = 40
    ) -> tuple[Entry, ...]:
        """The entries that answer, best first; of these boxes only, where any are given."""
        from companion.lookup.search import search

        by_drawer = self._drawers.weights(query)
        likely = tuple(by_drawer[entry.kind] for entry in self.entries)
        found = (self.entries[hit.entry] for hit in search(self.index, query, likely))
        kept = (
            entry
            for entry in found
            if expansions is None or not entry.expansion or entry.expansion in expansions
        )
        return tuple(entry for entry, _ in zip(kept, range(most), strict=False))

    def marks(self, query: str, text: str) -> tuple[tuple[int, int], ...]:
        """Where the words of a question stand in a text."""
        from companion.lookup.search import marks

        return marks(self.index, query, text)


def open_rules(game: str, generated: Generated | None = None) -> Rules:
    """Read `data/<game>/rules` and add what the game renders from its own data."""
    folder = SHELF.shipped / game / "rules"
    names = sorted({path.stem for path in folder.glob("*.json")} - {"about"})
    pages = {
        f"{game}.rules.{name}": load(f"{game}/rules/{name}.json", WrittenPage) for name in names
    }
    written = (each.entry(name) for name, page in pages.items() for each in page.entries)
    entries = {entry.id: entry for entry in written}
    entries |= {entry.id: entry for entry in (generated() if generated else ())}
    for name, page in pages.items():
        for entry_id, more in page.more.items():
            if entry_id not in entries:
                raise ContentError("lookup.no_entry", id=entry_id)
            entries[entry_id] = more.added_to(entries[entry_id], name)
    about = load(f"{game}/rules/about.json", WrittenAbout).about(game)
    return Rules(about, tuple(entries.values()), lambda: asked_of(SHELF, game), voices)


def in_every_language(message: Message) -> tuple[str, ...]:
    """A message as it is said in each language, each wording once."""
    return tuple(dict.fromkeys(words.text(message) for words in _kept_voices()))


@cache
def _kept_voices() -> tuple[Words, ...]:
    return voices()


def voices() -> tuple[Words, ...]:
    """The words of every language there is, the owner's own among them."""
    shipped = SHELF.shipped / "text"
    edited = SHELF.edited / "text" if SHELF.edited else None
    languages = Words(shipped, edited=edited).languages()
    return tuple(Words(shipped, language, edited=edited) for language in languages)
