"""Kinds of before, from games that were kept: they only fold, and nothing makes new ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from companion.core.act import Act, Seen, Verb
from companion.core.command import Command, Entry
from companion.core.event import Bookkeeping, Event
from companion.core.message import Message
from companion.core.step import Step
from companion.games.tapestry import once_a_turn, places
from companion.games.tapestry.bots.events import bots_of, bots_with
from companion.games.tapestry.bots.events_of_cards import ProgressJoined
from companion.games.tapestry.cards.events_of_standing import with_standing, without
from companion.games.tapestry.change import player_with
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
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.allowed import verify_player
from companion.games.tapestry.turn.names import player_name

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


COMMANDS = (WriteNote,)
EVENTS: tuple[type[Event[State]], ...] = (
    NoteWritten,
    OnceThisTurn,
    BotOutpostUsed,
    ProgressAdded,
    OutpostsMoved,
)
