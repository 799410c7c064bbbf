"""The rules of one game at hand: read when first opened, browsed, searched, linked."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Sequence
from functools import cache, cached_property, lru_cache
from itertools import chain, islice
from pathlib import Path
from typing import TYPE_CHECKING, overload

from companion.content import SHELF, load
from companion.core.message import Message
from companion.errors import ContentError
from companion.i18n.words import Words
from companion.lookup.asked import Asked, asked_of
from companion.lookup.entry import About, Entry, Kind
from companion.lookup.folding import fold
from companion.lookup.written import WrittenAbout, WrittenPage

if TYPE_CHECKING:
    from companion.lookup.answers import Answer, Playing
    from companion.lookup.drawers import Drawers
    from companion.lookup.index import Index
    from companion.lookup.opponent import Apart

NEAR = 1.12
"""How much likelier a question is about what is in play."""
AT_A_TIME = 8
"""Entries indexed before somebody else has a turn: some milliseconds."""
Generated = Callable[[], Iterable[Entry]]
"""A game's port: `companion/games/<id>/lookup` offers `entries()`, rendered from its data."""


class Entries(Sequence[Entry]):
    """Entries in the order in which they are browsed, each made when it is first looked at."""

    def __init__(
        self, ids: Sequence[str], kinds: Sequence[str], make: Callable[[int], Entry]
    ) -> None:
        """`kinds` are their drawers, in the same order."""
        self.place = {entry_id: place for place, entry_id in enumerate(ids)}
        self.kinds = kinds
        self._make = cache(make)

    @classmethod
    def of(cls, entries: Iterable[Entry], about: About) -> Entries:
        """Entries that are there already, in the order of their drawers."""
        order = {kind.id: place for place, kind in enumerate(about.kinds)}
        there = sorted(entries, key=lambda entry: order.get(entry.kind, len(order)))
        return cls([one.id for one in there], [one.kind for one in there], there.__getitem__)

    def __len__(self) -> int:
        return len(self.kinds)

    @overload
    def __getitem__(self, place: int) -> Entry: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Entry, ...]: ...
    def __getitem__(self, place: int | slice) -> Entry | tuple[Entry, ...]:
        among = range(len(self))[place]
        return self._make(among) if isinstance(among, int) else tuple(map(self._make, among))


class Rules:
    """All entries of a game."""

    def __init__(
        self,
        about: About,
        entries: Iterable[Entry],
        asked: Callable[[], Asked] = Asked,
        voices: Callable[[], tuple[Words, ...]] = tuple,
        index: Callable[[], Index] | None = None,
    ) -> None:
        """`asked` gives the words to ask with, `voices` speaks each language: at first search.

        `index` opens one that was kept.
        """
        self.about, self._ask, self._voices, self._kept_index = about, asked, voices, index
        self.entries = entries if isinstance(entries, Entries) else Entries.of(entries, about)
        self._kinds = {kind.id: kind for kind in about.kinds}
        self.when_indexed: Callable[[], object] = lambda: None
        """Called when the index was made anew."""

    def __contains__(self, entry_id: object) -> bool:
        return entry_id in self.entries.place

    def entry(self, entry_id: str) -> Entry:
        """The entry of this id, or an error that names it."""
        if entry_id not in self:
            raise ContentError("lookup.no_entry", id=entry_id)
        return self.entries[self.entries.place[entry_id]]

    def of_kind(self, kind: str) -> tuple[Entry, ...]:
        """A drawer's entries."""
        kinds = enumerate(self.entries.kinds)
        return tuple(self.entries[place] for place, each in kinds if each == kind)

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The drawers that hold something."""
        held = set(self.entries.kinds)
        return tuple(kind for kind in self.about.kinds if kind.id in held)

    def beside(self, entry: Entry) -> tuple[Entry | None, Entry | None]:
        """The entries before and after this one in its drawer."""
        drawer = self.of_kind(entry.kind)
        place = drawer.index(entry)
        before = drawer[place - 1] if place else None
        return before, drawer[place + 1] if place + 1 < len(drawer) else None

    @cached_property
    def asked(self) -> Asked:
        """The words people ask by."""
        asked = self._ask()
        for entry_id in asked.words:
            self.entry(entry_id)
        return asked

    @cached_property
    def index(self) -> Index:
        """Where every word stands; built, and what searches it loaded, at the first question."""
        if self._kept_index:
            return self._kept_index()
        for _ in self.indexing():
            pass
        index: Index = vars(self)["index"]
        return index

    def indexing(self) -> Iterator[None]:
        """Make it a little at a time, where it is not there."""
        from companion.lookup.index import Index

        if self._kept_index or "index" in vars(self):
            return
        asked = self.asked
        index = Index(self._voices(), asked.alike.values())
        for place, entry in enumerate(self.entries):
            hint = self._drawer(entry).hint
            index.take(entry, self._around(entry), hint, asked.words.get(entry.id, ()))
            if place % AT_A_TIME == 0:
                yield
        index.be_whole()
        vars(self)["index"] = index
        self.when_indexed()

    @cached_property
    def _drawers(self) -> Drawers:
        from companion.lookup.drawers import Drawers

        return Drawers(self.kinds, self.asked)

    @cached_property
    def _opponents(self) -> frozenset[str]:
        return frozenset(map(fold, chain.from_iterable(self.asked.called.values())))

    def _around(self, entry: Entry) -> Iterator[Message]:
        yield self._drawer(entry).name
        for section in entry.printed:
            yield self.about.sections[section].title

    def _drawer(self, entry: Entry) -> Kind:
        return self._kinds[entry.kind]

    def search(
        self, query: str, expansions: Collection[str] | None = None, most: int = 40
    ) -> tuple[Entry, ...]:
        """The entries that answer, best first; of these boxes only, where any are given."""
        from companion.lookup.answers import Playing

        return tuple(answer.entry for answer in self.answers(query, Playing(expansions), most))

    def answers(
        self, query: str, playing: Playing | None = None, most: int = 40
    ) -> tuple[Answer, ...]:
        """The sentences that answer, best first, one of an entry."""
        from companion.lookup.answers import Playing, told_by
        from companion.lookup.opponent import apart
        from companion.lookup.search import search

        here = playing or Playing()
        question = apart(query, self._opponents)
        likely = self._likely(question, here.near)
        hits = search(self.index, question.asked, likely, self._opponents)
        found = ((self.entries[hit.entry], hit) for hit in hits)
        held = islice((one for one in found if here.holds(one[0])), most)
        return told_by(held, self._drawers.called(question.against))

    def _likely(self, question: Apart, near: Collection[str]) -> tuple[float, ...]:
        by_drawer = self._drawers.weights(question)
        return tuple(
            by_drawer[kind] * (NEAR if kind in near or one in near else 1)
            for one, kind in zip(self.entries.place, self.entries.kinds, strict=True)
        )

    def called(self, name: str) -> tuple[Entry, ...]:
        """The entries with this title, in any language; a number names none."""
        places = self.index.titled(name) if any(map(str.isalpha, name)) else ()
        return tuple(self.entries[place] for place in places)

    def marks(self, query: str, text: str) -> tuple[tuple[int, int], ...]:
        """Where the words of a question stand in a text."""
        from companion.lookup.search import marks

        return marks(self.index, query, text)


def open_rules(game: str, generated: Generated | None = None) -> Rules:
    """Read `data/<game>/rules` and add what the game renders from its own data."""
    steps = opening(game, generated)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            rules: Rules = done.value
            return rules


def opening(game: str, generated: Generated | None) -> Generator[None, None, Rules]:
    """The same, a little at a time."""
    folder = SHELF.shipped / game / "rules"
    names = sorted({path.stem for path in folder.glob("*.json")} - {"about"})
    pages: dict[str, WrittenPage] = {}
    entries: dict[str, Entry] = {}
    for name in names:
        pages[f"{game}.rules.{name}"] = load(f"{game}/rules/{name}.json", WrittenPage)
        yield
    for page_name, page in pages.items():
        entries |= {each.id: each.entry(page_name) for each in page.entries}
    for entry in generated() if generated else ():
        entries[entry.id] = entry
        yield
    for page_name, page in pages.items():
        for entry_id, more in page.more.items():
            if entry_id not in entries:
                raise ContentError("lookup.no_entry", id=entry_id)
            entries[entry_id] = more.added_to(entries[entry_id], page_name)
    about = load(f"{game}/rules/about.json", WrittenAbout).about(game)
    return Rules(about, entries.values(), lambda: asked_of(SHELF, game), voices)


def in_every_language(message: Message) -> tuple[str, ...]:
    """A message as it is said in each language, each wording once."""
    return tuple(dict.fromkeys(words.text(message) for words in voices()))


def voices() -> tuple[Words, ...]:
    """The words of every language there is, the owner's own among them."""
    return _voices(SHELF.shipped / "text", SHELF.own("text"))


@lru_cache(maxsize=1)
def _voices(shipped: Path, edited: Path | None) -> tuple[Words, ...]:
    """They share what they have read; `forget_voices` once it is indexed."""
    plain, languages = Words(shipped), Words(shipped, edited=edited).languages()
    return tuple(Words(shipped, one, edited=edited, like=plain) for one in languages)


def forget_voices() -> None:
    """What they read is no longer needed: a dozen megabytes."""
    _voices.cache_clear()
