"""Play a whole solo game through a session, its journal in memory."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from companion.core.answers import Answer
from companion.core.command import Entry
from companion.core.journal import MemoryJournal
from companion.core.question import Amount, Choice, Question, Several
from companion.core.session import Session, Surroundings
from companion.games.tapestry import content
from companion.games.tapestry.options import Options
from companion.games.tapestry.practice.game import Practice, next_command
from companion.games.tapestry.state import State

GAME = Practice()
LONGEST = 600
"""Steps after which a game is taken for endless."""
Watch = Callable[[Entry[State]], None]


def _unwatched(_entry: Entry[State]) -> None:
    """Nobody looks on."""


def play(options: Options, seed: str, watch: Watch = _unwatched) -> Session[State]:
    """The finished game; the same for the same options and seed."""
    around = Surroundings(facts=as_guessed)
    session = Session.begin(GAME, options, MemoryJournal(), seed=seed, around=around)
    whims = Random(seed)
    while (command := next_command(session.state)) is not None:
        session.do(command)
        while session.pending:
            session.answer(any_answer(session.pending.question, whims))
        watch(session.entries[-1])
        if len(session.entries) > LONGEST:
            raise AssertionError(f"no end in sight: {options.level}, {seed}")
    return session


def as_guessed(fact: str) -> Answer | None:
    """House facts as we think they are printed."""
    known = content.house_facts().get(fact)
    return None if known is None else known.guess or None


def at_level(level: int) -> Options:
    """The base game against the bots at a level."""
    return replace(Options(), level=level)


def any_answer(question: Question[Any], whims: Random) -> Answer:
    """Anything that fits."""
    match question:
        case Choice():
            return whims.choice(question.ids)
        case Amount():
            return question.low
        case Several():
            return tuple(whims.sample(question.ids, question.least))
        case _:
            said: Answer = next(iter(question.examples()))
            return said
