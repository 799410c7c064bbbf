"""The C.I.V.'s table beside the booklet: what is doubtful, to be said on one page."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.message import Message
from companion.core.question import Option
from companion.games.imperium.rules.booklet import to_tell
from companion.games.imperium.rules.doubts import CANNOT_TELL, Told
from companion.games.imperium.say import elements_said
from companion.games.imperium.state import Phase, State

__all__ = ["CANNOT_TELL", "Asked", "asked_at_once"]


@dataclass(frozen=True, slots=True)
class Asked:
    """A doubtful word: what is asked of it, and what we take it for."""

    key: str
    text: Message
    row: Message
    options: tuple[Option, ...]
    chosen: str


def asked_at_once(state: State, told: Told) -> tuple[Asked, ...]:
    """What the owner of the booklet has not told yet; asked before the die is rolled."""
    if state.phase is not Phase.CIV_DIE:
        return ()
    found = to_tell(state.civ, state.options.printing, told)
    return tuple(
        Asked(
            word.question.key,
            word.question.text,
            elements_said(row.elements({})),
            word.question.options,
            CANNOT_TELL if row.sure == "ask" else word.question.guess or CANNOT_TELL,
        )
        for _, row, word in found
    )
