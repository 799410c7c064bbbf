"""Kinds of before, from games that were kept: they only fold, and nothing makes new ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from companion.core.act import Act, Seen, Verb
from companion.core.command import Command, Entry
from companion.core.event import Bookkeeping, Event
from companion.core.message import Message
from companion.core.step import Step
from companion.games.tapestry import flow, once_a_turn, places
from companion.games.tapestry.bots.events import bots_of, bots_with
from companion.games.tapestry.bots.events_of_cards import ProgressJoined
from companion.games.tapestry.cards.events_of_standing import with_standing, without
from companion.games.tapestry.change import player_with
from companion.games.tapestry.income import income_turn
from companion.games.tapestry.income.commands import UseCivilization, UseMasterpiece
from companion.games.tapestry.standing import (
    Ally,
    Closed,
    Closes,
    Copied,
    Enchanted,
    HasPlots,
    MarriedTo,
    Sold,
    Standing,
)
from companion.games.tapestry.state import Phase, State
from companion.games.tapestry.turn.allowed import verify_phase, verify_player
from companion.games.tapestry.turn.names import player_name
from companion.games.tapestry.turn.turn import Turn

NOTES: Mapping[str, Callable[[str], Standing]] = {
    "closed": Closed,
    "dictator.new": Closes,
    "dictator": lambda track: Closes(track, fresh=False),
    "ally": Ally,
    "married": lambda both: MarriedTo(*both.split(":")),
    "copied": lambda card: Copied(card, "espionage"),
    "enchanted": lambda _nothing: Enchanted(),
    "plots": HasPlots,
    "sold": Sold,
}
"""How a note began, and what it meant."""
MARKS: Mapping[str, Callable[[str], once_a_turn.OnceATurn]] = {
    "space": lambda at: once_a_turn.SpaceGained(at.rpartition(".")[0], int(at.rpartition(".")[2])),
    "repeat": lambda icon: once_a_turn.PositionRepeated(*icon.split(".", 1)),
    "civilization": once_a_turn.CivilizationUsed,
    "masterpiece": once_a_turn.MasterpieceUsed,
    "tech": once_a_turn.TechnologyLocked,
    "conquered": once_a_turn.TerritoryConquered,
    "building": lambda _nothing: once_a_turn.BuildingCame(),
    "collected": lambda _nothing: once_a_turn.ThingCollected(),
}
"""How a mark of a turn began, and what it meant."""


@dataclass(frozen=True, slots=True)
class NoteWritten(Bookkeeping[State]):
    """Something about a player that no count says."""

    player: str
    note: str
    on: bool = True

    def apply(self, state: State) -> State:
        kind, _, rest = self.note.partition(":")
        if kind not in NOTES:
            return state
        effect = NOTES[kind](rest)
        change = with_standing if self.on else without
        return change(state, self.player, effect)


@dataclass(frozen=True, slots=True)
class OnceThisTurn(Bookkeeping[State]):
    """Something happened that may happen only once a turn."""

    what: str

    def apply(self, state: State) -> State:
        kind, _, rest = self.what.partition(":")
        return MARKS[kind](rest).apply(state)


@dataclass(frozen=True, slots=True)
class BotOutpostUsed(Bookkeeping[State]):
    """One outpost fewer in a bot's supply; where it went was an event of its own."""

    bot: str

    def apply(self, state: State) -> State:
        left = dict(bots_of(state).outposts_left)
        left[self.bot] -= 1
        return bots_with(state, outposts_left=left)


@dataclass(frozen=True, slots=True)
class ProgressAdded(Event[State]):
    """Progress cards joined the decision discards; all of them were told."""

    cards: tuple[int, ...]

    def apply(self, state: State) -> State:
        return ProgressJoined(self.cards).apply(state)

    def acts(self, before: State) -> tuple[Act, ...]:
        return ProgressJoined(self.cards).acts(before)


@dataclass(frozen=True, slots=True)
class OutpostsMoved(Event[State]):
    """Outposts came from a mat to the supply, or went there when negative; the mat is not said."""

    player: str
    n: int

    def apply(self, state: State) -> State:
        me = state.players[self.player]
        return player_with(
            state, self.player, outposts=me.outposts + self.n, elsewhere=me.elsewhere - self.n
        )

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        supply, mat = places.of(self.player, "outposts"), places.of(self.player, "elsewhere")
        ends = (mat, supply) if self.n > 0 else (supply, mat)
        move = Act(Verb.MOVE, places.OUTPOST, abs(self.n), *ends, owner=self.player)
        return (move,) if self.n else ()


@dataclass(frozen=True, slots=True)
class WriteNote(Command[State]):
    """A note about a player, set by hand."""

    player: str
    note: str
    on: bool = True

    def verify(self, state: State) -> None:
        verify_player(state, self.player)

    def carry_out(self, step: Step[State]) -> None:
        step.record(NoteWritten(self.player, self.note, self.on))

    def label(self, entry: Entry[State]) -> Message:
        return Message("tapestry.label.note", player=player_name(entry.before, self.player))


@dataclass(frozen=True, slots=True)
class AheadChanged(Bookkeeping[State]):
    """So much was asked in a turn; today everything is."""

    VERSION = 2
    asking: str

    def apply(self, state: State) -> State:
        return state


def asked_of_old(fields: dict[str, Any]) -> dict[str, Any]:
    """Version 1 knew two ways: all of it filled in, or each question in its time."""
    return {"asking": "nothing" if fields["on"] else "everything"}


def without_asking(fields: dict[str, Any]) -> dict[str, Any]:
    """Options of version 1 said how much a turn asks."""
    return {name: value for name, value in fields.items() if name != "asking"}


@dataclass(frozen=True, slots=True)
class FilledConfirmed(Bookkeeping[State]):
    """What had been filled in was said to be as it is on the table."""

    def apply(self, state: State) -> State:
        return state


@dataclass(frozen=True, slots=True)
class FillAhead(Command[State]):
    """How much a turn asked was chosen."""

    VERSION = 2
    CORRECTS: ClassVar[bool] = True
    asking: str

    def carry_out(self, step: Step[State]) -> None:
        step.record(AheadChanged(self.asking))

    def label(self, entry: Entry[State]) -> Message:
        return Message(f"tapestry.asking.did.{self.asking}")


@dataclass(frozen=True, slots=True)
class ConfirmFilled(Command[State]):
    """Nothing was still to tell: it was as it had been filled in."""

    CORRECTS: ClassVar[bool] = True

    def carry_out(self, step: Step[State]) -> None:
        step.record(FilledConfirmed())

    def label(self, entry: Entry[State]) -> Message:
        return Message("tapestry.ahead.did.confirmed")


@dataclass(frozen=True, slots=True)
class UsePowers(Command[State]):
    """Every masterpiece and civilization that was left, in the order of the rules; then on."""

    def verify(self, state: State) -> None:
        verify_phase(state, Phase.INCOME_POWERS)

    def carry_out(self, step: Step[State]) -> None:
        turn = Turn(step, step.state.turn)
        for card in income_turn.owed_masterpieces(turn.state, turn.player):
            UseMasterpiece(card).carry_out(step)
        for mat in income_turn.abilities(turn.state, turn.player):
            UseCivilization(mat).carry_out(step)
        if step.state.phase is Phase.INCOME_POWERS:
            flow.next_step(step, turn.player)

    def label(self, entry: Entry[State]) -> Message:
        what = "powers" if entry.before.options.has("AA") else "civilizations"
        who = player_name(entry.before, entry.before.turn)
        return Message(f"tapestry.ahead.did.{what}", player=who)
