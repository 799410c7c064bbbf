"""A practice round that explains itself: what is said in each moment of its first turns."""

from __future__ import annotations

from typing import Any

from companion.core.message import Message
from companion.core.question import Question
from companion.core.session import Session
from companion.games.tapestry.options import Options
from companion.games.tapestry.setup.view import set_up_view
from companion.games.tapestry.state import Phase, State

OPTIONS = Options(level=1)
MOST = 60
"""So many draws and answers a set-up can need."""
ENDS_AFTER = 4
"""Both sides have taken income and had one turn besides."""


def lay_out(session: Session[State]) -> None:
    """The set-up without anybody: everything is drawn, the first of what may be kept is kept."""
    for _ in range(MOST):
        view = set_up_view(session.state)
        if view.missing is None:
            break
        lines = (line for part in view.parts for line in part.lines)
        session.do(next(act for line in lines for act in line.acts).command())
        _answer(session)
    session.do(set_up_view(session.state).begin.command())
    _answer(session)


def _answer(session: Session[State]) -> None:
    """Whatever is asked meanwhile: the guess, else the first that fits."""
    for _ in range(MOST):
        if session.pending is None:
            return
        session.answer(_first(session.pending.question))


def _first(question: Question[Any]) -> Any:
    guess = getattr(question, "guess", None)
    return guess if guess is not None else next(iter(question.examples()))


def moment(state: State, asked: bool, sees_bots: bool) -> str:
    """Which of its sentences belongs to now; empty where it has nothing to say."""
    if asked:
        return "asked"
    person = next(iter(state.players.values()))
    if sees_bots:
        return "bots" if state.bots and state.bots.pair else "bots_income"
    if state.phase is Phase.BOTS:
        return "to_bots"
    if state.phase is Phase.TURN and state.turn_number > ENDS_AFTER:
        return "end"
    if state.phase is Phase.TURN:
        return "turn" if person.income_turns else "first"
    return "income" if state.phase.value.startswith("income") else ""


def said(which: str) -> Message:
    """The sentences of a moment."""
    return Message(f"tapestry.lesson.{which}")
