"""The capital: placing what waits, counting, landmarks."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.tapestry.capital import plots
from companion.games.tapestry.city import building, districts, landmark_cards, landmarks, misfits
from companion.games.tapestry.city.events import LinesCounted
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.allowed import verify_player
from companion.games.tapestry.turn.names import player_name, word
from companion.games.tapestry.turn.turn import Turn


@dataclass(frozen=True, slots=True)
class ClaimLandmarkCard(Command[State]):
    """MM, AA: the condition on the player's landmark card is met."""

    player: str
    card: str = ""
    """Which, where a mat brought one more."""

    def verify(self, state: State) -> None:
        verify_player(state, self.player)
        if not landmark_cards.landmark_of(state, self.player, self.card):
            raise RuleBroken("tapestry.broken.no_landmark_card")

    def carry_out(self, step: Step[State]) -> None:
        landmark = landmark_cards.landmark_of(step.state, self.player, self.card)
        landmarks.take(Turn(step, self.player), landmark)

    def label(self, entry: Entry[State]) -> Message:
        landmark = word("landmark", self.card or entry.before.players[self.player].landmark_card)
        who = player_name(entry.before, self.player)
        return Message("tapestry.label.landmark_card", player=who, landmark=landmark)


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
