"""The bots' values set by hand, at any time: the table is the truth."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.tapestry.bots.decide.track import track_name
from companion.games.tapestry.bots.events import (
    BotsCorrected,
    BotsFinished,
    FavouriteSeen,
    bots_of,
)
from companion.games.tapestry.flow import end_turn
from companion.games.tapestry.owners import BOTS
from companion.games.tapestry.state import LAST_INCOME_TURN, State
from companion.games.tapestry.turn.names import bot_title

NUMBERS = {
    "points": 999,
    "hand": 50,
    "covered": 3,
    "income_turns": LAST_INCOME_TURN,
    "outposts.automa": 10,
    "outposts.shadow": 10,
}
"""What can be set, and the most it can be."""


@dataclass(frozen=True, slots=True)
class CorrectBots(Command[State]):
    """Set a number of the bots: `what` is one of NUMBERS."""

    CORRECTS = True

    what: str
    value: int
    note: str = ""

    @classmethod
    def may(cls, state: State) -> None:
        if state.bots is None:
            raise RuleBroken("tapestry.bot.broken.no_bots")
        if not state.bots.favourites:
            raise RuleBroken("tapestry.bot.broken.not_set_up")

    def verify(self, state: State) -> None:
        self.may(state)
        most = NUMBERS.get(self.what)
        if most is None or not 0 <= self.value <= most:
            raise RuleBroken("tapestry.bot.broken.out_of_range", low=0, high=most or 0)

    def carry_out(self, step: Step[State]) -> None:
        step.record(BotsCorrected(self.what, self.value, self.note))
        if self.what == "income_turns" and step.state.options.solo:
            _finish(step, self.value >= LAST_INCOME_TURN)

    def label(self, entry: Entry[State]) -> Message:
        what = Message(f"tapestry.bot.corrected.{self.what}")
        return Message("tapestry.bot.label.correct", what=what, n=self.value)


def _finish(step: Step[State], finished: bool) -> None:
    """R-turn-6: after income turn 5 the bots are done, before it they are not."""
    if bots_of(step.state).finished != finished:
        step.record(BotsFinished(finished))
        if finished and step.state.turn == BOTS:
            end_turn(step)


@dataclass(frozen=True, slots=True)
class MoveFavourite(Command[State]):
    """A bot's favourite marker lies elsewhere."""

    CORRECTS = True

    bot: str
    track: str

    def verify(self, state: State) -> None:
        if state.bots is None or self.bot not in state.bots.favourites:
            raise RuleBroken("tapestry.bot.broken.not_set_up")
        if self.track not in state.used_tracks():
            raise RuleBroken("tapestry.bot.broken.no_such_track")

    def carry_out(self, step: Step[State]) -> None:
        step.record(FavouriteSeen(self.bot, self.track))

    def label(self, entry: Entry[State]) -> Message:
        del entry
        words = {"bot": bot_title(self.bot), "track": track_name(self.track)}
        return Message("tapestry.bot.do.favourite.moves", **words)
