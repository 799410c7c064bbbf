"""What may be done at any time: placing what waits, points of one's own, whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.tapestry.commands.allowed import phase_name, player_name, verify_player
from companion.games.tapestry.events.city import LinesCounted
from companion.games.tapestry.events.supplies import PointsScored
from companion.games.tapestry.events.turns import (
    GameEnded,
    NoteWritten,
    PlayerFinished,
    TallestNamed,
    TurnPassed,
)
from companion.games.tapestry.rules import building, districts, ending, landmarks, misfits, plots
from companion.games.tapestry.rules.turn import Turn
from companion.games.tapestry.rules.words import word
from companion.games.tapestry.state import Phase, State

MOST_POINTS = 300
SOURCES = (
    "track", "bonus", "income", "tapestry", "tech", "exploration", "conquest", "space_tile",
    "achievement", "civilization", "masterpiece", "inspiration", "landmark", "start", "other",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class PlacePiece(Command[State]):
    """Put a waiting building or landmark on the capital: "row,column,quarters" or "beside"."""

    player: str
    piece: str
    plot: str

    def verify(self, state: State) -> None:
        verify_player(state, self.player)
        misfits.verify_place(state, self.player, self.piece, self.plot)

    def carry_out(self, step: Step[State]) -> None:
        building.place(Turn(step, self.player), self.piece, self.plot)

    def label(self, entry: Entry[State]) -> Message:
        return Message(
            "tapestry.label.place",
            player=player_name(entry.before, self.player),
            piece=building.piece_name(self.piece),
        )


@dataclass(frozen=True, slots=True)
class CountCapital(Command[State]):
    """Complete rows, columns and districts of a capital that is not drawn here."""

    player: str
    rows: int
    columns: int
    districts: int = 0
    """Districts completed just now; each gives a resource."""

    def verify(self, state: State) -> None:
        verify_player(state, self.player)
        if plots.has_grid(state.players[self.player].capital):
            raise RuleBroken("tapestry.broken.capital_is_drawn")
        if not (0 <= self.rows <= plots.SIZE and 0 <= self.columns <= plots.SIZE):
            raise RuleBroken("tapestry.broken.lines", most=plots.SIZE)
        paid = len(state.players[self.player].capital.districts)
        most = districts.printed(state.players[self.player].capital).number
        if not 0 <= self.districts <= most - paid:
            raise RuleBroken("tapestry.broken.districts", most=most)

    def carry_out(self, step: Step[State]) -> None:
        turn = Turn(step, self.player)
        turn.record(LinesCounted(self.player, self.rows, self.columns))
        for _ in range(self.districts):
            districts.counted(turn)

    def label(self, entry: Entry[State]) -> Message:
        return Message("tapestry.label.capital", player=player_name(entry.before, self.player))


@dataclass(frozen=True, slots=True)
class AddPoints(Command[State]):
    """Points that the app did not see, with what gave them; also after one's own end."""

    player: str
    amount: int
    source: str = "other"
    detail: str = ""

    def verify(self, state: State) -> None:
        verify_player(state, self.player)
        if not 0 < abs(self.amount) <= MOST_POINTS:
            raise RuleBroken("tapestry.broken.points", most=MOST_POINTS)
        if self.source not in SOURCES:
            raise RuleBroken("tapestry.broken.source", source=self.source)

    def carry_out(self, step: Step[State]) -> None:
        step.record(PointsScored(self.player, self.amount, self.source, self.detail))

    def label(self, entry: Entry[State]) -> Message:
        return Message(
            "tapestry.label.points",
            player=player_name(entry.before, self.player),
            n=self.amount,
            source=Message(f"tapestry.source.{self.source}"),
        )


@dataclass(frozen=True, slots=True)
class PassTurnTo(Command[State]):
    """It is another seat's turn: a turn that the app did not follow is over."""

    seat: str

    def verify(self, state: State) -> None:
        if state.turn == "" or self.seat not in state.order:
            raise RuleBroken("tapestry.broken.no_such_player", player=self.seat)

    def carry_out(self, step: Step[State]) -> None:
        step.record(TurnPassed(self.seat))

    def label(self, entry: Entry[State]) -> Message:
        return Message("tapestry.label.pass", player=player_name(entry.before, self.seat))


@dataclass(frozen=True, slots=True)
class EndGame(Command[State]):
    """The game is over on the table, whatever turns the app did not follow."""

    def verify(self, state: State) -> None:
        if state.phase in (Phase.SETUP, Phase.OVER):
            raise RuleBroken("tapestry.broken.not_now", phase=phase_name(state))

    def carry_out(self, step: Step[State]) -> None:
        for player, me in step.state.players.items():
            if not me.finished:
                step.record(PlayerFinished(player))
        step.record(GameEnded())

    def label(self, entry: Entry[State]) -> Message:
        del entry
        return Message("tapestry.label.end")


@dataclass(frozen=True, slots=True)
class TakeLandmark(Command[State]):
    """A landmark gained by a landmark card or otherwise than by a track."""

    player: str
    landmark: str

    def verify(self, state: State) -> None:
        verify_player(state, self.player)
        landmarks.verify_free(state, self.landmark)

    def carry_out(self, step: Step[State]) -> None:
        landmarks.take(Turn(step, self.player), self.landmark)

    def label(self, entry: Entry[State]) -> Message:
        return Message(
            "tapestry.label.landmark",
            player=player_name(entry.before, self.player),
            landmark=word("landmark", self.landmark),
        )


@dataclass(frozen=True, slots=True)
class NameTallest(Command[State]):
    """Level on points: whose capital holds the tallest landmark."""

    player: str

    def verify(self, state: State) -> None:
        if not ending.asks_for_tallest(state) or self.player not in ending.tied_at_the_top(state):
            raise RuleBroken("tapestry.broken.no_tie")

    def carry_out(self, step: Step[State]) -> None:
        step.record(TallestNamed(self.player))

    def label(self, entry: Entry[State]) -> Message:
        return Message("tapestry.label.tallest", player=player_name(entry.before, self.player))


@dataclass(frozen=True, slots=True)
class WriteNote(Command[State]):
    """A track is closed by a card ("closed:military"), an enchanted card was played."""

    player: str
    note: str
    on: bool = True

    def verify(self, state: State) -> None:
        verify_player(state, self.player)
        if not 0 < len(self.note) <= 200:
            raise RuleBroken("tapestry.broken.note")

    def carry_out(self, step: Step[State]) -> None:
        step.record(NoteWritten(self.player, self.note, self.on))

    def label(self, entry: Entry[State]) -> Message:
        return Message("tapestry.label.note", player=player_name(entry.before, self.player))
