"""The form that teaches a card: the same words at the table and in the middle of a step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from companion.core.form import form
from companion.core.message import Message
from companion.core.noun import Put, Refused
from companion.core.offer import Filled
from companion.core.question import Choice, Option, Question
from companion.games.tapestry.content.teaching import Teaching
from companion.games.tapestry.state import State
from companion.games.tapestry.taught_words import text_of
from companion.games.tapestry.teaching.commands import TeachTapestry
from companion.games.tapestry.teaching.grammar import Grammar
from companion.games.tapestry.teaching.words import cards

HOLDS, HERE, LATER = "teach.holds", "here", "later"


class _Missing(Exception):
    """The card is not whole: this is asked next."""

    def __init__(self, question: Question[Any]) -> None:
        super().__init__(question.key)
        self.question = question


def _whole(state: State, filled: Filled) -> Teaching:
    """The card, or the question that is open."""

    def ask(question: Question[Any]) -> Any:
        if question.key not in filled:
            raise _Missing(question)
        return filled[question.key]

    return Grammar(state, ask).whole()


def _next(state: State, filled: Filled) -> Question[Any] | None:
    try:
        taught = _whole(state, filled)
    except _Missing as missing:
        return missing.question
    known = state.taught.get(taught.id)
    return None if HOLDS in filled or known in (None, taught) else _holds(taught)


def _holds(taught: Teaching) -> Question[Any]:
    """Said otherwise in a game that knows it: from when on."""
    ways = (
        Option(HERE, Message("tapestry.taught.holds.here"), icon="check"),
        Option(LATER, Message("tapestry.taught.holds.later"), icon="hourglass"),
    )
    return Choice(HOLDS, Message("tapestry.taught.ask.holds"), ways, note=text_of(taught))


def _command(state: State, filled: Filled) -> TeachTapestry:
    return TeachTapestry(_whole(state, filled), filled.get(HOLDS) == HERE)


@dataclass(frozen=True)
class Sentence(Put[State]):
    """Questions that follow from each other, until a card is whole."""

    def why_not(self, state: State, filled: Filled, refused: Refused) -> Message | None:
        """There is always a first word."""
        del state, filled, refused
        return None


TEACH = form(
    TeachTapestry,
    "teach.tapestry",
    Message("tapestry.taught.teach"),
    icon="card-tapestry",
    note=Message("tapestry.taught.note"),
    when=lambda state: bool(cards(state)),
    makes=_command,
    taught=Sentence("taught", _next),
)
