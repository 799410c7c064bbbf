"""How people keep a game of which not every move is told: the way, counts, whose turn is over."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from companion.core.command import Command
from companion.core.event import Bookkeeping
from companion.core.message import Message


@dataclass(frozen=True, slots=True)
class WayChanged(Bookkeeping[Any]):
    """The game is kept another way from now on; every number stays."""

    way: str

    def apply(self, state: Any) -> Any:
        """The state says its ways."""
        return replace(state, way=type(state.way)(self.way))


def touched_again(last: Any, now: Any) -> Command[Any] | None:
    """Touch after touch on the same number, `by` so many, comes to one step; None at 0."""
    if type(last) is not type(now) or replace(now, by=last.by) != last or not last.by + now.by:
        return None
    both: Command[Any] = replace(now, by=last.by + now.by)
    return both


def counted_said(who: Message | str, what: Message, by: int) -> Message:
    """Somebody has so many more of it, or fewer."""
    key = "core.kept.more" if by > 0 else "core.kept.fewer"
    return Message(key, who=who, n=abs(by), what=what)


def way_said(way: Message) -> Message:
    """It is kept so."""
    return Message("core.kept.way", way=way)


def done_said(who: Message | str) -> Message:
    """Somebody has had the turn."""
    return Message("core.kept.done", who=who)
