"""The words people search by, in every language there is: no translations, free in number."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from companion.content import Shelf
from companion.errors import ContentError


@dataclass(frozen=True, slots=True)
class AskedFor:
    """What the entries of a drawer are called when one is meant, not named."""

    nouns: tuple[str, ...] = ()
    """What one of its entries is called: "the civ that …" describes one."""
    called: tuple[str, ...] = ()
    """Words that name this drawer: a question that holds one is about its entries."""


@dataclass(frozen=True, slots=True)
class SearchWords:
    """`text/<language>/search/<game>.json`"""

    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By the id of an entry: other ways to ask for it, nicknames, colours, whole phrases."""
    alike: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By a thing: words that mean it; typing one also finds the others, in any language. Where
    some are several words together, the first single word stands for them."""
    drawers: Mapping[str, AskedFor] = field(default_factory=dict)
    """By the id of a drawer."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The same of all languages together."""

    words: Mapping[str, Sequence[str]] = field(default_factory=dict)
    alike: Mapping[str, Sequence[str]] = field(default_factory=dict)
    nouns: Mapping[str, Sequence[str]] = field(default_factory=dict)
    called: Mapping[str, Sequence[str]] = field(default_factory=dict)


def files(shelf: Shelf, game: str) -> list[str]:
    """Every file of search words of a game, of every language, the owner's own among them."""
    folders = [shelf.shipped, *([shelf.edited] if shelf.edited and shelf.own("text") else [])]
    patterns = (f"text/*/search/{game}.json", f"text/*/search/{game}.*.json")
    found = {
        path.relative_to(folder).as_posix()
        for folder in folders
        for pattern in patterns
        for path in folder.glob(pattern)
        if path.is_file()
    }
    return sorted(found, key=lambda path: (not path.startswith("text/en/"), path))


def asked_of(shelf: Shelf, game: str) -> Asked:
    """All search words of a game."""
    every = [_read(shelf, path) for path in files(shelf, game)]
    return Asked(
        words=_together(pair for each in every for pair in each.words.items()),
        alike=_together(pair for each in every for pair in each.alike.items()),
        nouns=_together((kind, row.nouns) for each in every for kind, row in each.drawers.items()),
        called=_together(
            (kind, row.called) for each in every for kind, row in each.drawers.items()
        ),
    )


def _read(shelf: Shelf, path: str) -> SearchWords:
    """Those of a file; none of one that only the owner has and that is damaged, which is told."""
    try:
        return shelf.load(path, SearchWords)
    except ContentError:
        if (shelf.shipped / path).is_file():
            raise
        return SearchWords()


def _together(rows: Iterator[tuple[str, tuple[str, ...]]]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for key, words in rows:
        found[key] += words
    return dict(found)
