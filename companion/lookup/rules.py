"""The rules of one game at hand: read when first opened, browsed, searched, linked."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import cached_property
from typing import TYPE_CHECKING

from companion.content import SHELF, load
from companion.errors import ContentError
from companion.lookup.entry import About, Entry, Kind, Page, Text

if TYPE_CHECKING:
    from companion.lookup.drawers import Drawers
    from companion.lookup.index import Index

ASKED = "asked.json"
"""Other words to ask by, for many entries at once: read only when something is asked."""
Generated = Callable[[], tuple[Entry, ...]]
"""A game's port: `companion/games/<id>/lookup` offers `entries()`, rendered from its data."""


class Rules:
    """All entries of a game, in the order in which they are browsed."""

    def __init__(
        self,
        about: About,
        entries: tuple[Entry, ...],
        asked: Callable[[], Page] = Page,
    ) -> None:
        """`asked` gives further words to ask with, read at the first question."""
        self.about, self._asked = about, asked
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
    def index(self) -> Index:
        """Where every word stands; built, and what searches it loaded, at the first question."""
        from companion.lookup.index import Index

        page = self._asked()
        for entry_id in page.more:
            self.entry(entry_id)
        asked = {entry_id: more.words for entry_id, more in page.more.items()}
        alike = (*self.about.alike, *page.alike)
        return Index(self.entries, alike, self._around, self._hint, asked)

    @cached_property
    def _drawers(self) -> Drawers:
        from companion.lookup.drawers import Drawers

        return Drawers(self.kinds)

    def _around(self, entry: Entry) -> Iterator[Text]:
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
    found = {path.name for path in folder.glob("*.json")}
    names = sorted(found - {"about.json", ASKED})
    pages = [load(f"{game}/rules/{name}", Page) for name in names]
    entries = {entry.id: entry for page in pages for entry in page.entries}
    entries |= {entry.id: entry for entry in (generated() if generated else ())}
    for page in pages:
        for entry_id, more in page.more.items():
            if entry_id not in entries:
                raise ContentError("lookup.no_entry", id=entry_id)
            entries[entry_id] = more.added_to(entries[entry_id])

    def asked() -> Page:
        return load(f"{game}/rules/{ASKED}", Page) if ASKED in found else Page()

    return Rules(load(f"{game}/rules/about.json", About), tuple(entries.values()), asked)
