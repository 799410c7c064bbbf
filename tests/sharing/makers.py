"""Finished games to share."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from companion.sharing import Person, Play

ZOE = Person(
    "human", "Zoé", 1212, 1, winner=True, first=True, role="Artificers", id="id-zoe", me=True
)
AUTOMA = Person("automa", "Automa", 180, 2, bot=True, id="tapestry.bot.automa")


def a_play(**changes: Any) -> Play:
    """A solo game of Tapestry that Zoé won."""
    play = Play(
        id="g7",
        game="tapestry",
        title="Tapestry",
        started=datetime(2026, 11, 1, 19, 30, tzinfo=UTC),
        minutes=95,
        people=(ZOE, AUTOMA),
        location="Chez Zoé",
        board="Automa 4",
        comment="é & + % #",
        number=286096,
    )
    return replace(play, **changes)
