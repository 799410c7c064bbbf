"""Words of the tables that the print left unclear: asked once of the owner of the booklet.

A row marked `confirm` shows our reading and is asked once. A row marked `ask` is asked each
time for as long as the owner cannot tell.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from companion.core.answers import Answer
from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.games.imperium.content import named
from companion.games.imperium.grammar import NotASentence, read_act
from companion.games.imperium.rules.run import Run
from companion.games.imperium.say import act_said, elements_said, thing
from companion.games.imperium.table import Row

Told = Callable[[str], Answer | None]
CANNOT_TELL = "cannot_tell"
PRINTINGS = ("french", "english")
ASKED = {"key": "imperium.ask.key", "printing": "imperium.ask.printing"}


def fact_id(row_id: str, word: str) -> str:
    """The name under which the owner's answer is kept."""
    return f"imperium.{row_id}.{word}"


def told_key(row_id: str, row: Row, told: Told) -> str:
    """What stands in front of a row, by our reading or as the owner told before."""
    known = told(fact_id(row_id, "key")) if row.perhaps else None
    return str(known) if known in row.keys else row.shows


def shown_by(run: Run, row_id: str, row: Row) -> str:
    """What stands in front of a row."""
    if not row.perhaps:
        return row.shows
    return _told_once(run, row_id, row, "key", row.keys, row.shows or row.keys[0])


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
        now = replace(question, key=f"{question.key}.now", options=question.options[:-1])
        return run.ask(now)
    return reading if told == CANNOT_TELL else told


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


def word_said(word: str) -> Message:
    """A reading in words: a key, a token, a number or a whole sentence."""
    if word in PRINTINGS:
        return Message(f"imperium.printing.{word}")
    if word in ("deck", "play"):
        return Message(f"imperium.where.{word}")
    if word.isdecimal():
        return Message("imperium.number", number=int(word))
    try:
        return act_said(read_act(word))
    except NotASentence:
        return thing(word)
