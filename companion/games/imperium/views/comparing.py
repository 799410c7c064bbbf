"""Market cards compared by their printed points, for a table that wants the rule to decide."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from companion.core.message import Message
from companion.core.question import Choice, Question
from companion.games.imperium.rules.choosing import HIGHEST_VALUE, LOWEST_VALUE, best_space
from companion.games.imperium.state import State

__all__ = ["HIGHEST_VALUE", "LOWEST_VALUE", "Compared", "spaces_compared", "taken"]


@dataclass(frozen=True, slots=True)
class Compared:
    """A card that may be the one."""

    slot: int
    text: Message
    note: Message | None


def spaces_compared(question: Question[str] | Question[int]) -> tuple[Compared, ...]:
    """The cards that may be eligible; none if the question is about something else."""
    if not isinstance(question, Choice) or not question.key.endswith(".space"):
        return ()
    cards = [option for option in question.options if option.place]
    return tuple(Compared(int(card.id), card.text, card.note) for card in cards)


def taken(state: State, printed: Mapping[int, int]) -> int | None:
    """The slot whose card the C.I.V. takes."""
    return best_space(state.market.spaces, printed)
