"""The nations' tables on a page: every row, how sure it is, and what the owner may tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from companion.core.message import Message
from companion.games.imperium import content
from companion.games.imperium.acts import Element
from companion.games.imperium.content import key
from companion.games.imperium.rules.booklet import Word, words
from companion.games.imperium.say import elements_said, thing
from companion.games.imperium.table import Row


@dataclass(frozen=True, slots=True)
class RowView:
    """A row of a table."""

    id: str
    order: int
    side: str
    shows: Message
    icon: str
    says: Message
    elements: tuple[Element, ...]
    sure: str
    """certain, confirm or ask."""
    words: tuple[Word, ...]


def rows(nation_id: str, side: str) -> tuple[RowView, ...]:
    """The rows of one of its tables."""
    table = content.table(nation_id)
    return tuple(_row(row_id, row) for row_id, row in table.rows() if row_id.split(".")[1] == side)


def sides(nation_id: str) -> tuple[str, ...]:
    """Which tables it prints."""
    found = dict.fromkeys(row_id.split(".")[1] for row_id, _ in content.table(nation_id).rows())
    return tuple(found)


def counts() -> Mapping[str, int]:
    """How many rows are certain, to be confirmed, and asked."""
    return Counter(row.sure for _, row in content.every_row())


def _row(row_id: str, row: Row) -> RowView:
    _, side, order = row_id.split(".")
    shows = thing(row.shows) if row.shows else Message("imperium.option.unread")
    icon = key(row.shows).icon if row.shows else "question"
    elements, asked = row.elements({}), tuple(words(row_id, row))
    says = elements_said(elements)
    return RowView(row_id, int(order), side, shows, icon, says, elements, row.sure, asked)
