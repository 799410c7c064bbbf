"""What a session is handed from outside: house facts and the time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from companion.core.answers import Answer
from companion.core.step import Facts, knows_nothing

Remember = Callable[[str, Answer], None]


def _forget(_fact: str, _value: Answer) -> None:
    """House facts that nobody keeps."""


def _no_clock() -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """The world around a game."""

    facts: Facts = knows_nothing
    remember: Remember = _forget
    now: Callable[[], str] = _no_clock
