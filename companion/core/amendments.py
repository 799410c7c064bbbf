"""Rules that were put right: they hold from then on, and a game begun before says so once.

What was played stays as it was told then; what is played or changed from now on goes by the rules
of today. Each rule says in which edition of a game's rules it is right for the first time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from companion.core.message import Message

if TYPE_CHECKING:
    from companion.core.game import Game

S = TypeVar("S")
FIRST = 1
"""The edition of every game that does not say otherwise."""


def _always(state: Any) -> bool:
    """Every table may meet it."""
    del state
    return True


@dataclass(frozen=True, slots=True)
class Amendment(Generic[S]):
    """A rule that earlier versions carried out otherwise."""

    text: Message
    concerns: Callable[[S], bool] = _always
    """Whether it can matter at this table."""
    edition: int = 2


def edition(game: Game[Any]) -> int:
    """The edition of a game's rules today."""
    return max((one.edition for one in game.amendments), default=FIRST)


def since(game: Game[S], state: S, known: int) -> tuple[Message, ...]:
    """What holds now and did not in the edition that the table knows."""
    later = (one for one in game.amendments if one.edition > known)
    return tuple(one.text for one in later if one.concerns(state))
