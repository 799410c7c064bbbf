"""The rows that something meets. Solo booklet, "Résoudre les cartes de la C.I.V.".

The topmost row whose name, type or category it shows; the next one counts where nothing of that
one can be done. What the owner of the booklet told of a doubtful word is read as told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from companion.core.message import Message
from companion.core.question import Choice
from companion.core.step import knows_nothing
from companion.games.imperium.acts import Element
from companion.games.imperium.cards import UNREST
from companion.games.imperium.catalogue import card, is_printed
from companion.games.imperium.content import level, table
from companion.games.imperium.rules.doubts import Known, as_known, known_key, pick_of
from companion.games.imperium.rules.naming import OTHER, asked_card
from companion.games.imperium.rules.revealed_unrest import REVEALED
from companion.games.imperium.rules.run import NO
from companion.games.imperium.say import elements_said
from companion.games.imperium.state import State
from companion.games.imperium.table import Row

SHOWN = "shown"
Rows = Sequence[tuple[str, Row]]


@dataclass(frozen=True, slots=True)
class Met:
    """A row, what stands in front of it, and what it says."""

    row_id: str
    order: int
    key: str
    says: Message


def sides(nation: str) -> tuple[str, ...]:
    """The tables of a nation."""
    return tuple(dict.fromkeys(row_id.split(".")[1] for row_id, _ in table(nation).rows()))


def rows_read(state: State) -> Rows:
    """The rows of the table that is read now, topmost first."""
    every = table(state.options.opponent).rows()
    return [(row_id, row) for row_id, row in every if row_id.split(".")[1] == state.civ.side]


def met(state: State, shown: str, told: Known) -> Iterator[Met]:
    """The rows that it meets, topmost first; the last one of a table meets everything."""
    shows = card(shown).shows if is_printed(shown) else (shown,)
    for order, (row_id, row) in enumerate(rows_read(state), start=1):
        key = known_key(row_id, row, told)
        if key in shows or row.shows == OTHER or pick_of(row_id) == shown:
            yield Met(row_id, order, key, elements_said(_elements(state, row_id, row, told)))


def unrest_said(state: State, told: Known) -> Iterator[tuple[str, Message]]:
    """No table for Unrest: it goes back to its pile; a Supreme Ruler gets Progress for it."""
    yield "C-2", Message("imperium.rows_only.unrest")
    gain = level(state.options.level).progress_for_unrest
    if gain and told(REVEALED) != NO:
        yield "C-15", Message("imperium.rows_only.unrest_progress", n=gain)


def asked(state: State, cards: Sequence[str] = (), told: Known = knows_nothing) -> Choice:
    """What was turned over?"""
    return asked_card(rows_read(state), SHOWN, None, told, cards)


def may_be_read(state: State, shown: str) -> bool:
    """Whether there is such a card, or an icon in front of some row."""
    return is_printed(shown) or shown in asked(state).ids


def _elements(state: State, row_id: str, row: Row, told: Known) -> tuple[Element, ...]:
    printing = state.options.printing == "english" and row.sure == "certain"
    return row.elements({}, english=True) if printing else as_known(row_id, row, told)


def is_unrest(shown: str) -> bool:
    """An Unrest card, of whatever owner."""
    return shown == UNREST or (is_printed(shown) and UNREST in card(shown).categories)
