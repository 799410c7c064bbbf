"""Which row of the table a revealed card is resolved by.

Solo booklet, "Résoudre les cartes de la C.I.V.": the topmost row whose name, type or
category the card shows, and of which something can be resolved. The table names the topmost
thing of the list that the card shows; that is one tap.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.core.instruction import Passed, Why
from companion.core.message import Message
from companion.core.question import Choice
from companion.games.imperium.acts import Element
from companion.games.imperium.content import keys, table
from companion.games.imperium.rules import doubts
from companion.games.imperium.rules.naming import OTHER, Rows, key_option, keys_of, order_of
from companion.games.imperium.rules.resolving import any_possible
from companion.games.imperium.rules.run import Run
from companion.games.imperium.say import elements_said, thing
from companion.games.imperium.state import Civ
from companion.games.imperium.table import Row

NOTHING = Message("imperium.passed.nothing_possible")
RULE = "C-2"


@dataclass(frozen=True, slots=True)
class Shown:
    """What a card shows; `whole`: everything, as the card is known by name."""

    keys: tuple[str, ...]
    whole: bool = False


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


def find_row(run: Run, rows: Rows, shown: Shown, place: str) -> Found | None:
    """The topmost matching row that can be resolved at least in part; None if there is none."""
    passed: list[Passed] = []
    left = list(rows)
    while left:
        match = next(_matching(run, left, shown, place), None)
        if match is None:
            return None
        row_id, row = left[match]
        english = doubts.english(run, row_id, row)
        readings = {} if english else doubts.readings(run, row_id, row)
        elements = row.elements(readings, english=english)
        if any_possible(run, elements, f"{place}.{row_id}"):
            key = doubts.known_key(row_id, row, run.told)
            return Found(row_id, elements, _whys(row_id, key, elements, tuple(passed)))
        passed.append(Passed(Message("imperium.row", row=order_of(row_id)), NOTHING))
        left = left[match + 1 :]
        if not shown.whole:
            further = _shows_further(run, left, shown.keys[0], f"{place}.after.{row_id}")
            shown = Shown((further,))
    return None


def _matching(run: Run, rows: Rows, shown: Shown, place: str) -> Iterator[int]:
    for i, (row_id, row) in enumerate(rows):
        if (
            row.shows == OTHER
            or doubts.pick_of(row_id) in shown.keys
            or (_may_show(run, row_id, row, shown) and _does_show(run, row_id, row, shown, place))
        ):
            yield i


def _may_show(run: Run, row_id: str, row: Row, shown: Shown) -> bool:
    may_be = {*row.keys, doubts.known_key(row_id, row, run.told)}
    return bool(may_be & set(shown.keys))


def _does_show(run: Run, row_id: str, row: Row, shown: Shown, place: str) -> bool:
    """An icon that nobody can name is looked for on the card."""
    key = doubts.shown_by(run, row_id, row)
    if key == doubts.pick_of(row_id) and shown.whole:
        text = Message("imperium.naming.icon_on_card", row=order_of(row_id))
        return run.says_yes(f"{place}.icon.{row_id}", text)
    return key in shown.keys


def _shows_further(run: Run, rows: Rows, shown: str, place: str) -> str:
    """The row that matched can do nothing: what else does the card show?"""
    further = tuple(one for one in keys_of(rows, run.told) if one != shown)
    if shown == OTHER or not further:
        return OTHER
    options = tuple(key_option(one, rows, run.told) for one in (*further, OTHER))
    return run.ask(Choice(place, Message("imperium.ask.card_further"), options))


def _whys(
    row_id: str, key: str, elements: tuple[Element, ...], passed: tuple[Passed, ...]
) -> tuple[Why, ...]:
    """The row in full, and which one it is, by the icon that the owner told."""
    what = thing(key if key in keys() else OTHER)
    named = Message("imperium.row_shows", row=order_of(row_id), what=what)
    whole = Message("imperium.row_full", row=elements_said(elements))
    return (Why(RULE, whole, (row_id,), passed), Why(RULE, named, (row_id,)))
