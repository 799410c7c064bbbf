"""What the bots have: their numbers, their favourite markers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.core.event import Event
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
from companion.games.tapestry.correcting.facts.fact import Fact
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
class BotsNumber(Fact):
    """So many: `what` is one of NUMBERS."""

    what: str
    value: int

    def verify(self, state: State) -> None:
        if state.bots is None:
            raise RuleBroken("tapestry.bot.broken.no_bots")
        if not state.bots.favourites:
            raise RuleBroken("tapestry.bot.broken.not_set_up")
        most = NUMBERS.get(self.what)
        if most is None or not 0 <= self.value <= most:
            raise RuleBroken("tapestry.bot.broken.out_of_range", low=0, high=most or 0)

    def put(self, state: State) -> State:
        return BotsCorrected(self.what, self.value, self.note).apply(state)

    def comes_to(self, step: Step[State]) -> Iterator[Fact | Event[State]]:
        """R-turn-6: after income turn 5 the bots are done, before it they are not."""
        yield BotsCorrected(self.what, self.value, self.note)
        finished = self.value >= LAST_INCOME_TURN
        counts = self.what == "income_turns" and step.state.options.solo
        if counts and bots_of(step.state).finished != finished:
            yield BotsFinished(finished)
            if finished and step.state.turn == BOTS:
                end_turn(step)

    def label(self, state: State) -> Message:
        what = Message(f"tapestry.bot.corrected.{self.what}")
        return Message("tapestry.bot.label.correct", what=what, n=self.value)


@dataclass(frozen=True, slots=True)
class Favourite(Fact):
    """A bot's favourite marker lies on this track."""

    bot: str
    track: str

    def verify(self, state: State) -> None:
        if state.bots is None or self.bot not in state.bots.favourites:
            raise RuleBroken("tapestry.bot.broken.not_set_up")
        if self.track not in state.used_tracks():
            raise RuleBroken("tapestry.bot.broken.no_such_track")

    def put(self, state: State) -> State:
        return FavouriteSeen(self.bot, self.track).apply(state)

    def comes_to(self, step: Step[State]) -> Iterator[Fact | Event[State]]:
        yield FavouriteSeen(self.bot, self.track)

    def label(self, state: State) -> Message:
        words = {"bot": bot_title(self.bot), "track": track_name(self.track)}
        return Message("tapestry.bot.do.favourite.moves", **words)
