"""Points of one's own, and what breaks a tie."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.tapestry.score import ending
from companion.games.tapestry.score.events import PointsScored, TallestNamed
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.allowed import verify_player
from companion.games.tapestry.turn.names import player_name

MOST_POINTS = 300

SOURCES = (
    "track", "bonus", "income", "tapestry", "tech", "exploration", "conquest", "space_tile",
    "achievement", "civilization", "masterpiece", "inspiration", "landmark", "start", "other",
)  # fmt: skip


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
