"""What is seen of a game without opening it: the cloth it wove, who stands where, its last step.

A journal is read again in a hundredth of a second, so nothing of this is kept on the disk. It is
looked at when somebody asks, and remembered until the game goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from companion.core.game import Result
from companion.core.message import Message
from companion.core.road import boxes_of, is_broken_off, said_of, travelled
from companion.core.woven import Thread, of_result
from companion.errors import LoomError

if TYPE_CHECKING:
    from companion.core.session import Session


@dataclass(frozen=True, slots=True)
class Glimpse:
    """Of a game as far as it was played."""

    threads: tuple[Thread, ...] = ()
    last: Message | None = None
    """What was done last."""
    standing: Result | None = None
    """Everybody's points, where the game counts them on the way."""
    addressed: Message | None = None
    """The name of whoever plays it alone and gave none."""
    roads: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What each seat did of the roads in it, once it is over."""
    boxes: frozenset[str] = frozenset()
    """What it was played with."""
    chapter: int = 0
    """Which game of a campaign it is; 0: of none."""
    said: tuple[Message, ...] = ()
    """That it is of a campaign, and that it was broken off."""
    broken_off: bool = False


class Glimpses:
    """Of all games of a library."""

    def __init__(
        self, review: Callable[[str], Session[Any]], kept: Callable[[str], Result]
    ) -> None:
        self._review, self._kept = review, kept
        self._known: dict[str, Glimpse] = {}

    def of(self, game_id: str) -> Glimpse | None:
        """What is known of it now; None where nobody has looked yet."""
        return self._known.get(game_id)

    def look(self, game_id: str) -> Glimpse:
        """Read it; what cannot be read wove nothing."""
        if game_id not in self._known:
            self._known[game_id] = self._read(game_id)
        return self._known[game_id]

    def keep(self, game_id: str, session: Session[Any]) -> None:
        """An open game, as it is left."""
        self._known[game_id] = glimpse(session)

    def forget(self, game_id: str) -> None:
        """It goes on, or is no more."""
        self._known.pop(game_id, None)

    def _read(self, game_id: str) -> Glimpse:
        found = Glimpse()
        with suppress(LoomError):
            found = glimpse(self._review(game_id))
        if not found.threads:
            with suppress(LoomError):
                found = replace(found, threads=of_result(self._kept(game_id)))
        return found


def glimpse(session: Session[Any]) -> Glimpse:
    """Of an open game."""
    game, last = session.game, session.last
    threads = game.woven(session.entries)
    state = session.state
    label = last.label if last else None
    standing, addressed = game.so_far(state), game.addressed(state)
    options, campaign = session.options, game.campaign
    chapter = campaign.chapter(options) if campaign else 0
    return Glimpse(threads, label, standing, addressed, travelled(session), boxes_of(options),
                   chapter, said_of(session), is_broken_off(session))  # fmt: skip
