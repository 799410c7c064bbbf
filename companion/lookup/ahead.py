"""The rules of a game made ready before anybody asks, a little at a time."""

from __future__ import annotations

from collections.abc import Iterator

from companion.content import SHELF
from companion.lookup.kept import is_kept, keep, packed
from companion.lookup.ports import has_rules, port_of
from companion.lookup.rules import forget_voices, opening, voices
from companion.lookup.sources import Sources


def looking_ahead(game: str) -> Iterator[None]:
    """Make them and keep them, unless those that are kept fit or none can be kept."""
    if SHELF.kept is None or not has_rules(game) or is_kept(game):
        return
    yield
    sources, port = Sources(SHELF, game), port_of(game)
    yield
    for words in voices():
        yield from words.reading(game)
    rules = yield from opening(game, port.entries if port else None)
    yield from rules.indexing()
    forget_voices()
    yield
    body = packed(rules)
    yield
    keep(game, body, sources)
