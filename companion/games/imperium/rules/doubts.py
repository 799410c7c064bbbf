"""Words of the tables that the print left unclear: asked once of the owner of the booklet.

A row marked `confirm` shows our reading and is asked once. A row marked `ask` is asked each
time for as long as the owner cannot tell; if it is its icon, the table picks the row itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from companion.core.answers import Answer
from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.games.imperium.content import named
from companion.games.imperium.rules.run import Run
from companion.games.imperium.say import PRINTINGS, elements_said, word_said
from companion.games.imperium.table import Row

Told = Callable[[str], Answer | None]
CANNOT_TELL = "cannot_tell"
ASKED = {"key": "imperium.ask.key", "printing": "imperium.ask.printing"}


def fact_id(row_id: str, word: str) -> str:
    """The name under which the owner's answer is kept."""
    return f"imperium.{row_id}.{word}"


def pick_of(row_id: str) -> str:
    """What the table says instead of an icon that nobody can name: that very row."""
    return f"row.{row_id}"


def told_key(row_id: str, row: Row, told: Told) -> str:
    """What stands in front of a row, by our reading or as the owner told before."""
    return _key(row_id, row, told(fact_id(row_id, "key"))) if row.perhaps else row.shows


def shown_by(run: Run, row_id: str, row: Row) -> str:
    """What stands in front of a row; the owner is asked once."""
    if not row.perhaps:
        return row.shows
    question = asked_about(row_id, row, "key", row.keys, row.shows or row.keys[0])
    told = run.fact(question, fact_id(row_id, "key"))
    if told == CANNOT_TELL and row.sure == "ask":
        return run.settle(_now(question), pick_of(row_id))
    return _key(row_id, row, told)


def _key(row_id: str, row: Row, told: Answer | None) -> str:
    if told == CANNOT_TELL:
        return pick_of(row_id) if row.sure == "ask" else row.shows
    return str(told) if told in row.keys else row.shows


def readings(run: Run, row_id: str, row: Row) -> Mapping[str, str]:
    """The doubtful words of a row, as the owner reads them."""
    return {
        doubt.name: _told_once(run, row_id, row, doubt.name, doubt.options, doubt.reading)
        for doubt in row.doubts
    }


def english(run: Run, row_id: str, row: Row) -> bool:
    """Whether the row reads as in the English printing."""
    printing = run.state.options.printing
    if row.english and row.sure != "certain":
        printing = _told_once(run, row_id, row, "printing", PRINTINGS, printing)
    return printing == "english"


def _told_once(
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


def asked_about(row_id: str, row: Row, word: str, options: tuple[str, ...], reading: str) -> Choice:
    """The question put to the owner, with what the row says."""
    nation, side, order = row_id.split(".")
    text = Message(
        ASKED.get(word, "imperium.ask.word"),
        row=int(order),
        nation=named("nation", nation),
        side=Message(f"imperium.table.{side}"),
        reading=word_said(reading),
    )
    listed = tuple(Option(one, word_said(one), _printed(row, one)) for one in options)
    unsure = Option(CANNOT_TELL, Message("imperium.option.cannot_tell"), icon="question")
    says = elements_said(row.elements({}))
    note = Message("imperium.ask.row_says", row=says) if word != "printing" else None
    key = f"{row_id}.{word}"
    return Choice(key, text, (*listed, unsure), guess=reading, note=note)


def _printed(row: Row, word: str) -> Message | None:
    """What the row says in a printing."""
    return elements_said(row.elements({}, english=word == "english")) if word in PRINTINGS else None
