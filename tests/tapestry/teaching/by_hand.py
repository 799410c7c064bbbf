"""A card taught as a person teaches it: the form asks, what stands on the card is touched."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.core.question import Amount, Choice, Several
from companion.games.tapestry.content.teaching import Teaching
from companion.games.tapestry.teaching.commands import TeachTapestry
from companion.games.tapestry.teaching.form import TEACH


@dataclass(frozen=True)
class Touched:
    """What was taught, and how many touches it took."""

    taught: Teaching
    command: TeachTapestry
    touches: int


def teach(state, *said) -> Touched:
    """One thing said for each question, in the order in which they come."""
    offer, given, left = TEACH.on(state), {}, list(said)
    touches = 0
    while (question := offer.asks(given)) is not None:
        assert left, f"asked for more: {question.key}"
        given[question.key] = answer(question, left.pop(0))
        touches += touches_for(question, given[question.key])
    assert not left, f"not asked for: {left}"
    command = offer.command(given)
    return Touched(command.taught, command, touches)


def answer(question, said):
    """What was said, as the question takes it; one that cannot be touched is none."""
    if isinstance(question, Several) and isinstance(said, str):
        said = (said,)
    question.check(said)
    return said


def touches_for(question, value: object) -> int:
    """An answer, a kind and its gold, the digits of a number and its gold; a text is typed."""
    if isinstance(question, Choice):
        return 1
    if isinstance(question, Several):
        assert isinstance(value, Sequence)
        return len(value) + 1
    if isinstance(question, Amount) and question.high - question.low < 8:
        return 1
    return len(str(value)) + 1 if isinstance(question, Amount) else 2


def at_the_table(session, *said):
    """The same in the middle of a step: each question that waits is answered."""
    for one in said:
        question = session.pending.question
        session.answer(answer(question, one))
