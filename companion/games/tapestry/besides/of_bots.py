"""The same to a bot: the bots' own room, which leans on this, says how."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from companion.core.handed_in import HandedOne
from companion.core.step import Step
from companion.games.tapestry.state import State


@dataclass(frozen=True, slots=True)
class OfBots:
    """How it is checked and carried out: of a bot, the deed, the thing, how many."""

    about: Callable[[State, str, str], tuple[str, ...]]
    """Of a bot and the deed: what it can be about now."""
    verify: Callable[[State, str, str, str, int], None]
    carry_out: Callable[[Step[State], str, str, str, int, bool], None]
    """Last: on a track, whether with what the space gives."""


OF_BOTS: HandedOne[OfBots] = HandedOne("bots' part in what happens besides")


def about_a_bot(state: State, bot: str, deed: str) -> tuple[str, ...]:
    """What it can be about now."""
    return OF_BOTS.get().about(state, bot, deed)


def verify_bot(state: State, bot: str, deed: str, what: str, n: int) -> None:
    """Raise unless it can happen to this bot."""
    OF_BOTS.get().verify(state, bot, deed, what, n)


def carry_out_for_a_bot(
    step: Step[State], bot: str, deed: str, what: str, n: int, along: bool
) -> None:
    """Where to, the bot's own rules decide."""
    OF_BOTS.get().carry_out(step, bot, deed, what, n, along)
