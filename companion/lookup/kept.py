"""The rules of a game made ahead: entries, and where every word stands, in one file.

A package brings one (`python -m tools.build_rules`), the home folder keeps its own. Either is good
for exactly what it was made of (`sources.py`); where it is older, damaged or anybody else's the
rules are made anew, and kept in its place.
"""

from __future__ import annotations

import marshal
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from hashlib import blake2b
from pathlib import Path
from typing import Any

from companion.content import SHELF
from companion.lookup.asked import Asked
from companion.lookup.entry import Entry
from companion.lookup.plain import RENDERED, made, plain
from companion.lookup.rules import Entries, Rules, forget_voices
from companion.lookup.sources import Sources

SHIPPED = "kept"
ENDING = ".kept"
WAY = 2
"""Of writing values down: every Python reads it, and the same values are the same bytes."""
DAMAGED = (OSError, ValueError, EOFError, TypeError, KeyError, IndexError, AttributeError)
Build = Callable[[], Rules]


@dataclass(frozen=True, slots=True)
class Mark:
    """The first line of the file: a sum over the rest, and over what it was made of."""

    body: str
    facts: str
    code: str = ""
    stamp: str = ""

    def line(self) -> bytes:
        return " ".join((self.body, self.facts, self.code, self.stamp)).encode() + b"\n"

    def fits(self, sources: Sources) -> bool:
        """Whether it is made of these. Code that came without its text is that of its package."""
        return self.stamp == sources.stamp or (
            self.facts == sources.facts and sources.code in ("", self.code)
        )


def open_kept(game: str, build: Build) -> Rules:
    """The rules as they were kept, or made now and kept once they are whole."""
    sources = Sources(SHELF, game)
    for file in _files(game):
        with suppress(*DAMAGED):
            mark, body = _read(file)
            if mark.fits(sources):
                rules = opened(body, build)
                if mark.stamp != sources.stamp:
                    keep(game, body, sources)
                return rules
    rules = build()
    forget_voices()

    def keep_these() -> None:
        forget_voices()
        if SHELF.kept is not None:
            keep(game, packed(rules), sources)

    rules.when_indexed = keep_these
    return rules


def is_kept(game: str) -> bool:
    """Whether they open at once."""
    sources = Sources(SHELF, game)
    for file in _files(game):
        with suppress(*DAMAGED):
            if _read(file)[0].fits(sources):
                return True
    return False


def _files(game: str) -> Iterator[Path]:
    homes = (SHELF.kept, SHELF.shipped / SHIPPED)
    yield from (home / f"{game}{ENDING}" for home in homes if home)


def keep(game: str, body: bytes, sources: Sources) -> None:
    """Packed rules into the home folder, if there is one."""
    if SHELF.kept is not None:
        write(SHELF.kept / f"{game}{ENDING}", body, sources, sources.stamp)


def write(file: Path, body: bytes, sources: Sources, stamp: str = "") -> None:
    """At one stroke; a disk that takes nothing costs a moment the next time."""
    mark = Mark(_sum(body), sources.facts, sources.code, stamp)
    fresh = file.with_name(f"{file.name}.tmp")
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_bytes(mark.line() + body)
        os.replace(fresh, file)


def packed(rules: Rules) -> bytes:
    """Everything of them; each entry by itself, so that it is read when it is looked at."""
    entries = [(one.id, one.kind, _entry(one)) for one in rules.entries]
    nouns, called = rules.asked.nouns, rules.asked.called
    asked = {each: tuple(words) for each, words in nouns.items()}
    named = {each: tuple(words) for each, words in called.items()}
    index = marshal.dumps(rules.index.state(), WAY)
    return marshal.dumps((plain(rules.about), entries, asked, named, index), WAY)


def opened(body: bytes, build: Build) -> Rules:
    """The same rules; what is rendered only when it is read comes from `build`."""
    from companion.lookup.index import Index

    about, entries, nouns, called, index = marshal.loads(body)
    afresh: list[Rules] = []

    def rendered(entry_id: str) -> Any:
        afresh[:] = afresh or [build()]
        return afresh[0].entry(entry_id).rendered()

    def entry(place: int) -> Entry:
        known, is_rendered = marshal.loads(entries[place][2])
        one: Entry = made(known)
        return replace(one, rendered=lambda: rendered(one.id)) if is_rendered else one

    ids, kinds = ([row[column] for row in entries] for column in (0, 1))
    return Rules(
        made(about),
        Entries(ids, kinds, entry),
        lambda: Asked(nouns=nouns, called=called),
        index=lambda: Index.kept(marshal.loads(index)),
    )


def _entry(entry: Entry) -> bytes:
    is_rendered = getattr(entry, RENDERED) is not tuple
    return marshal.dumps((plain(entry), is_rendered), WAY)


def _read(file: Path) -> tuple[Mark, bytes]:
    """A file and what it says of itself; raises what damage brings with it."""
    line, _, body = file.read_bytes().partition(b"\n")
    mark = Mark(*line.decode("ascii").split(" "))
    if mark.body != _sum(body):
        raise ValueError(file.name)
    return mark, body


def _sum(body: bytes) -> str:
    return blake2b(body, digest_size=16).hexdigest()
