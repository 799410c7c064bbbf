"""Which row of the table a revealed card is resolved by.

Solo booklet, "Résoudre les cartes de la C.I.V.": the topmost row whose name, type or
category the card shows, and of which something can be resolved. The table names the topmost
thing of the list that the card shows; that is one tap.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from companion.core.instruction import Passed, Why
from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.core.step import knows_nothing
from companion.games.imperium.acts import Element
from companion.games.imperium.cards import UNREST, Card
from companion.games.imperium.content import key, table
from companion.games.imperium.rules import doubts
from companion.games.imperium.rules.resolving import any_possible
from companion.games.imperium.rules.run import Run
from companion.games.imperium.say import elements_said, thing
from companion.games.imperium.state import Civ
from companion.games.imperium.table import Row

OTHER = "other"
NOTHING = Message("imperium.passed.nothing_possible")
RULE = "C-2"
Rows = Sequence[tuple[str, Row]]


@dataclass(frozen=True, slots=True)
class Found:
    """The row that counts, with its words settled."""

    row_id: str
    elements: tuple[Element, ...]
    whys: tuple[Why, ...]


def rows_of(civ: Civ) -> Rows:
    """The rows that are read now, topmost first, with their ids."""
    found = table(civ.nation)
    side = found.printed_side(civ.side)
    rows = found.side(civ.side)
    return [(f"{civ.nation}.{side}.{order}", row) for order, row in enumerate(rows, start=1)]


def keys_of(rows: Rows, told: doubts.Told = knows_nothing) -> tuple[str, ...]:
    """What a card may show that matters, in the order of the rows as the owner told them."""
    first = [doubts.told_key(row_id, row, told) for row_id, row in rows]
    others = [one for _, row in rows for one in row.keys]
    return tuple(one for one in dict.fromkeys(first + others) if one and one != OTHER)


def asked_card(
    rows: Rows, place: str, known: Card | None = None, told: doubts.Told = knows_nothing
) -> Choice:
    """What does the card show? The first line of the list that fits."""
    listed = (*keys_of(rows, told), UNREST, OTHER)
    options = tuple(_key_option(one, rows) for one in listed)
    guess = next((one for one in listed if known and one in known.shows), None)
    note = Message("imperium.rule.topmost")
    return Choice(f"{place}.card", Message("imperium.ask.card"), options, guess=guess, note=note)


def _key_option(one: str, rows: Rows) -> Option:
    row = next((row for _, row in rows if row.shows == one), None)
    note = elements_said(row.elements({})) if row else None
    return Option(one, thing(one), note, icon=key(one).icon)


def find_row(run: Run, rows: Rows, shown: str, place: str) -> Found | None:
    """The topmost matching row that can be resolved at least in part; None if there is none."""
    passed: list[Passed] = []
    left = list(rows)
    while left:
        match = next(_matching(run, left, shown), None)
        if match is None:
            return None
        row_id, row = left[match]
        english = doubts.english(run, row_id, row)
        readings = {} if english else doubts.readings(run, row_id, row)
        elements = row.elements(readings, english=english)
        if any_possible(run, elements, f"{place}.{row_id}"):
            return Found(row_id, elements, _whys(row_id, row, elements, tuple(passed)))
        passed.append(Passed(Message("imperium.row", row=_order(row_id)), NOTHING))
        left = left[match + 1 :]
        shown = _shows_further(run, left, shown, f"{place}.after.{row_id}")
    return None


def _matching(run: Run, rows: Rows, shown: str) -> Iterator[int]:
    for i, (row_id, row) in enumerate(rows):
        if row.shows == OTHER or (shown in row.keys and doubts.shown_by(run, row_id, row) == shown):
            yield i


def _shows_further(run: Run, rows: Rows, shown: str, place: str) -> str:
    """The row that matched can do nothing: what else does the card show?"""
    further = tuple(one for one in keys_of(rows, run.told) if one != shown)
    if shown == OTHER or not further:
        return OTHER
    options = tuple(_key_option(one, rows) for one in (*further, OTHER))
    return run.ask(Choice(place, Message("imperium.ask.card_further"), options))


def _whys(
    row_id: str, row: Row, elements: tuple[Element, ...], passed: tuple[Passed, ...]
) -> tuple[Why, ...]:
    """The row in full, and which one it is."""
    named = Message("imperium.row_shows", row=_order(row_id), what=thing(row.shows or OTHER))
    whole = Message("imperium.row_full", row=elements_said(elements))
    return (Why(RULE, whole, (row_id,), passed), Why(RULE, named, (row_id,)))


def _order(row_id: str) -> int:
    return int(row_id.rpartition(".")[2])
