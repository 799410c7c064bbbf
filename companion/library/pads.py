"""What is known of a game by its title: how its pad was laid out, its number elsewhere."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from tinydb import where
from tinydb.queries import QueryInstance
from tinydb.table import Document

from companion.core.person_name import clean_name
from companion.library.formats import Content
from companion.library.gate import may_be_chosen
from companion.library.storage import AtomicStorage, open_database


@dataclass(frozen=True, slots=True)
class Pad:
    """A game that is written down under this title."""

    title: str
    layout: Content | None = None
    """How the last one was laid out, as JSON; None where there was none."""
    number: int | None = None
    """Its number at BoardGameGeek, once told."""


class Pads:
    """All of them, by title; capitals apart. The last one played stands first."""

    def __init__(self, storage: AtomicStorage) -> None:
        self._table = open_database(storage).table("pads")

    def all(self) -> tuple[Pad, ...]:
        """Those with a layout."""
        rows = sorted(self._table.all(), key=_turn, reverse=True)
        return tuple(pad for pad in map(_pad, rows) if pad.title and pad.layout is not None)

    def of(self, title: str) -> Pad:
        """What is known of a title; nothing of a new one."""
        row = self._table.get(_which(title))
        return _pad(row) if isinstance(row, Document) else Pad(title)

    def keep(self, title: str, layout: Content) -> None:
        """Open it like this the next time; raises NotKept."""
        turn = 1 + max(map(_turn, self._table.all()), default=0)
        self._change(title, layout=layout, turn=turn)

    def tell_number(self, title: str, number: int | None) -> None:
        """Keep the number it has elsewhere; raises NotKept."""
        self._change(title, number=number)

    def forget(self, title: str) -> None:
        """Out of the list; raises NotKept."""
        self._table.remove(_which(title))

    def _change(self, title: str, **changes: Any) -> None:
        row = {"title": clean_name(title), "folded": _fold(title), **changes}
        self._table.upsert(row, _which(title))


def _pad(row: Document | Any) -> Pad:
    layout, number = row.get("layout"), row.get("number")
    return Pad(
        str(row.get("title", "")),
        deepcopy(layout) if isinstance(layout, dict) and may_be_chosen(layout) else None,
        number if type(number) is int else None,
    )


def _turn(row: Document | Any) -> int:
    turn = row.get("turn")
    return turn if type(turn) is int else 0


def _which(title: str) -> QueryInstance:
    same: QueryInstance = where("folded") == _fold(title)
    return same


def _fold(title: str) -> str:
    return clean_name(title).casefold()
