"""What a general rule needs of a room above it: handed in where the game is put together.

    HANDLERS = HandedIn[Verb, Handler]("verbs")      # the general rule
    HANDLERS.hand_in(handlers_of(ROOMS))             # the game, once

Whoever looks before that is told at once; nothing is quietly empty.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from types import FunctionType, MappingProxyType, ModuleType
from typing import Any, Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")
M = TypeVar("M")
MARKS = "marks"


class NotPutTogether(RuntimeError):
    """A rule is asked before the game was put together."""


class HandedIn(Mapping[K, V]):
    """A table that is handed in once."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._table: Mapping[K, V] | None = None

    def hand_in(self, table: Mapping[K, V]) -> None:
        """This is the table; it changes no more."""
        if not table:
            raise NotPutTogether(f"nothing is handed in for {self._what}")
        self._table = MappingProxyType({**table})

    def _known(self) -> Mapping[K, V]:
        if self._table is None:
            raise NotPutTogether(f"nobody handed in the {self._what}")
        return self._table

    def __getitem__(self, key: K) -> V:
        return self._known()[key]

    def __iter__(self) -> Iterator[K]:
        return iter(self._known())

    def __len__(self) -> int:
        return len(self._known())


class HandedOne(Generic[V]):
    """The same for one thing alone."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._one: V | None = None

    def hand_in(self, one: V) -> None:
        """This is it."""
        self._one = one

    def get(self) -> V:
        """What was handed in."""
        if self._one is None:
            raise NotPutTogether(f"nobody handed in the {self._what}")
        return self._one


def note(function: Callable[..., Any], mark: object) -> None:
    """Say beside a function what it is for; `marked` finds it."""
    function.__dict__.setdefault(MARKS, []).append(mark)


def marked(rooms: Iterable[ModuleType], kind: type[M]) -> Iterator[M]:
    """What was said of this kind beside the functions of these rooms, each once."""
    found = {
        id(mark): mark
        for room in rooms
        for function in vars(room).values()
        if isinstance(function, FunctionType)
        for mark in function.__dict__.get(MARKS, ())
        if isinstance(mark, kind)
    }
    yield from found.values()
