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
        """Where it lies from here on."""
        return lies_now(Message(f"core.kind.{self.kind}"), self.on)


def lies_now(what: Message, in_loom: bool) -> Message:
    """As a step of the history says it."""
    return Message(f"core.lies.{'loom' if in_loom else 'table'}", what=what)


def offers(game: Game[Any], state: Any, by_app: Collection[str]) -> tuple[Offer[Any], ...]:
    """To let a kind lie in Loom, or on the table; first what lies half and half."""
    section: Section[Any] = Section(state)
    half = game.half_and_half(state, by_app)
    for kind in half:
        under = section.under(Message("core.lies.half", what=game.kind_name(kind)))
        for on in (True, False):
            _offer(under, game, kind, on)
    aside = section.under(None, aside=True)
    for kind in game.chance:
        if kind not in half:
            _offer(aside, game, kind, not used(by_app, kind))
    return section.offers


def _offer(section: Section[Any], game: Game[Any], kind: str, on: bool) -> None:
    where = "loom" if on else "table"
    label = Message(f"core.lies.to_{where}", what=game.kind_name(kind))
    id_ = f"use_app.{kind}" if section.aside else f"lies.{where}.{kind}"
    icon, note = game.kind_icon(kind), game.kind_note(kind)
    section.offer(id_, label, game.use_app(kind, on), icon=icon, note=note)


COMMANDS: tuple[type[Command[Any]], ...] = (UseApp,)
EVENTS: tuple[type[Event[Any]], ...] = (AppUsed,)
"""What every game has."""


def used_after(events: Iterable[Event[Any]], before: frozenset[str]) -> frozenset[str]:
    """What the app rolls and draws after these events."""
    for event in events:
        if type(event) is AppUsed:  # of every event that ever happens this is asked
            before = frozenset(event.kinds)
    return before
