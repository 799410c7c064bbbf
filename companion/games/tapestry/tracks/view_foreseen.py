"""What an advance will ask first, so that it may be answered with the very touch that makes it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from companion.core.answers import Answer
from companion.core.command import Command
from companion.core.offer import Offer
from companion.core.question import Question
from companion.core.step import Sources, Step, Unanswered
from companion.errors import LoomError
from companion.games.tapestry.state import State


class _Chance(LoomError):
    """From here on it depends on dice or cards: nobody may look ahead."""


class _Unforeseen(Collection[str]):
    """Who rolls and draws must not matter."""

    def __contains__(self, kind: object) -> bool:
        raise _Chance("core.answer.nobody_asked")

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0


def foreseen(state: State, offer: Offer[State], told: Mapping[str, Answer]) -> Question[Any] | None:
    """What an offer with nothing left to fill in asks first."""
    return first_asked(state, offer.command(), told)


def first_asked(
    state: State, command: Command[State], told: Mapping[str, Answer]
) -> Question[Any] | None:
    """The first question, where a turn waits for no answer and no chance comes before it."""
    if not state.fills_ahead:
        return None
    step = Step(state, Sources(said=told, by_app=_Unforeseen()))
    try:
        command.verify(state)
        command.carry_out(step)
    except Unanswered as stop:
        return None if stop.question.kind else stop.question
    except LoomError:
        return None
    return None
