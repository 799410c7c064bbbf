"""How a doubtful word of the tables is put to the owner of the booklet.

Solo booklet, "Tableaux de référence des nations": where its print could not be read.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.core.remembered import remembered
from companion.games.imperium.content import Key, keys, named
from companion.games.imperium.say import PRINTINGS, elements_said, word_said
from companion.games.imperium.table import Row

CANNOT_TELL = "cannot_tell"
ASKED = {"key": "imperium.ask.key", "printing": "imperium.ask.printing"}


def fact_id(row_id: str, word: str) -> str:
    """The name under which the owner's answer is kept."""
    return f"imperium.{row_id}.{word}"


def nameable() -> tuple[str, ...]:
    """Everything that may stand in front of a row."""
    return _in_front(keys())


@remembered
def _in_front(every: Mapping[str, Key]) -> tuple[str, ...]:
    return tuple(one for one, key in every.items() if key.kind != "journey")


def key_readings(row: Row) -> tuple[str, ...]:
    """What may stand in front of it: our readings first, then whatever else there is."""
    return (*row.keys, *(one for one in nameable() if one not in row.keys))


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
    if word == "key":
        listed += tuple(map(_other_key, key_readings(row)[len(row.keys) :]))
    unsure = Option(CANNOT_TELL, Message("imperium.option.cannot_tell"), icon="question")
    says = elements_said(row.elements({}))
    note = Message("imperium.ask.row_says", row=says) if word != "printing" else None
    key = f"{row_id}.{word}"
    return Choice(key, text, (*listed, unsure), guess=reading, note=note)


def _other_key(one: str) -> Option:
    return Option(one, word_said(one), icon=keys()[one].icon)


def _printed(row: Row, word: str) -> Message | None:
    """What the row says in a printing."""
    return elements_said(row.elements({}, english=word == "english")) if word in PRINTINGS else None
