"""Who rolls and draws, the app or the table: a step like any other."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from companion.core.chance import used
from companion.core.command import Command, Entry
from companion.core.event import Bookkeeping, Event
from companion.core.message import Message
from companion.core.offer import Offer, Section
from companion.core.step import Step

if TYPE_CHECKING:
    from companion.core.game import Game


@dataclass(frozen=True, slots=True)
class AppUsed(Bookkeeping[Any]):
    """The app rolls and draws these kinds from here on."""

    kinds: tuple[str, ...]

    def apply(self, state: Any) -> Any:
        """The game itself does not know."""
        return state


@dataclass(frozen=True, slots=True)
class UseApp(Command[Any]):
    """Let the app roll the `dice` or draw the `cards` from here on, or the table."""

    kind: str
    on: bool

    def carry_out(self, step: Step[Any]) -> None:
        """Nothing moves; from the next step on it holds."""
        others = {one for one in step.by_app_now() if one.partition(".")[0] != self.kind}
        kinds = others | ({self.kind} if self.on else set())
        step.record(AppUsed(tuple(sorted(kinds))))

    def label(self, entry: Entry[Any]) -> Message:
        """Who does what."""
        return Message(f"core.use_app.{self.kind}.{'app' if self.on else 'table'}")


def offers(game: Game[Any], state: Any, by_app: Collection[str]) -> tuple[Offer[Any], ...]:
    """To let the app, or the table, take what is left to chance."""
    section: Section[Any] = Section(state, aside=True)
    for kind in game.chance:
        on = not used(by_app, kind)
        label = Message(f"core.use_app.{'ask' if on else 'mine'}.{kind}")
        note = Message(f"core.use_app.means.{kind}")
        section.offer(f"use_app.{kind}", label, game.use_app(kind, on), icon="die", note=note)
    return section.offers


COMMANDS: tuple[type[Command[Any]], ...] = (UseApp,)
EVENTS: tuple[type[Event[Any]], ...] = (AppUsed,)
"""What every game has."""


def used_after(events: Iterable[Event[Any]], before: frozenset[str]) -> frozenset[str]:
    """What the app rolls and draws after these events."""
    for event in events:
        if type(event) is AppUsed:  # of every event that ever happens this is asked
            before = frozenset(event.kinds)
    return before
