"""Words of the tables that the print left unclear: asked once of the owner of the booklet.

A row marked `confirm` shows our reading and is asked once. A row marked `ask` is asked each
time for as long as the owner cannot tell; if it is its icon, the table picks the row itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from companion.core.answers import Answer
from companion.core.question import Choice
from companion.games.imperium.acts import Element
from companion.games.imperium.rules.run import Run
from companion.games.imperium.rules.words_in_doubt import (
    CANNOT_TELL,
    asked_about,
    fact_id,
    nameable,
)
from companion.games.imperium.say import PRINTINGS
from companion.games.imperium.table import Row

Known = Callable[[str], Answer | None]
Elements = tuple[Element, ...]


def pick_of(row_id: str) -> str:
    """What the table says instead of an icon that nobody can name: that very row."""
    return f"row.{row_id}"


def known_key(row_id: str, row: Row, known: Known) -> str:
    """What stands in front of a row, by our reading or as the owner told before."""
    return _key(row_id, row, known(fact_id(row_id, "key"))) if row.perhaps else row.shows


def shown_by(run: Run, row_id: str, row: Row) -> str:
    """What stands in front of a row; the owner is asked once."""
    if not row.perhaps:
        return row.shows
    question = asked_about(row_id, row, "key", row.keys, row.shows or row.keys[0])
    known = run.fact(question, fact_id(row_id, "key"))
    if known == CANNOT_TELL and row.sure == "ask":
        return run.settle(_now(question), pick_of(row_id))
    return _key(row_id, row, known)


def _key(row_id: str, row: Row, known: Answer | None) -> str:
    if known == CANNOT_TELL:
        return pick_of(row_id) if row.sure == "ask" else row.shows
    return str(known) if known in nameable() else row.shows


def as_known(row_id: str, row: Row, known: Known) -> Elements:
    """The row with its doubtful words as the owner told them, by our reading where not."""
    if known(fact_id(row_id, "printing")) == "english":
        return row.elements({}, english=True)
    said = {doubt.name: known(fact_id(row_id, doubt.name)) for doubt in row.doubts}
    read = {one.name: str(said[one.name]) for one in row.doubts if said[one.name] in one.options}
    return row.elements(read)


def readings(run: Run, row_id: str, row: Row) -> Mapping[str, str]:
    """The doubtful words of a row, as the owner reads them."""
    return {
        doubt.name: _known_once(run, row_id, row, doubt.name, doubt.options, doubt.reading)
        for doubt in row.doubts
    }


def english(run: Run, row_id: str, row: Row) -> bool:
    """Whether the row reads as in the English printing."""
    printing = run.state.options.printing
    if row.english and row.sure != "certain":
        printing = _known_once(run, row_id, row, "printing", PRINTINGS, printing)
    return printing == "english"


def _known_once(
    run: Run, row_id: str, row: Row, word: str, options: tuple[str, ...], reading: str
) -> str:
    question = asked_about(row_id, row, word, options, reading)
    told = run.fact(question, fact_id(row_id, word))
    if told == CANNOT_TELL and row.sure == "ask":
        return run.ask(_now(question))
    return reading if told == CANNOT_TELL else told


def _now(question: Choice) -> Choice:
    """The same for this one card, as the owner cannot tell."""
    return replace(question, key=f"{question.key}.now", options=question.options[:-1])
