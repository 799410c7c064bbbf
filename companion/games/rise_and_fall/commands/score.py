"""Commands of the count at the end."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from companion.core.command import Command, Entry
from companion.core.message import Message, name
from companion.core.question import Amount
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.rise_and_fall import flow
from companion.games.rise_and_fall.content import terrains
from companion.games.rise_and_fall.events.flow import PhaseBegun
from companion.games.rise_and_fall.events.score import (
    RegionCounted,
    RegionDropped,
    SheetConfirmed,
    ValueLearned,
)
from companion.games.rise_and_fall.rules import scoring
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.territory import find_regions
from companion.games.rise_and_fall.state import Phase, State

HIGHEST_VALUE, MOST_SPACES = 99, 165


@dataclass(frozen=True, slots=True)
class BeginCount(Command[State]):
    """Count now: at the end, or before it when the table agrees to stop."""

    def verify(self, state: State) -> None:
        if state.phase in (Phase.SETUP, Phase.DEPLOY, Phase.SCORING, Phase.OVER):
            raise RuleBroken("rise_and_fall.broken.no_count_now")

    def carry_out(self, step: Step[State]) -> None:
        flow.begin_count(step)

    def label(self, entry: Entry[State]) -> Message:
        return Message("rise_and_fall.did.count")


@dataclass(frozen=True, slots=True)
class ReadValues(Command[State]):
    """What cards and trophies show, in games of before that asked for it; nothing is asked now."""

    def verify(self, state: State) -> None:
        flow.verify_phase(state, Phase.SCORING)

    def carry_out(self, step: Step[State]) -> None:
        learn(step, step.state.values_needed())

    def label(self, entry: Entry[State]) -> Message:
        return Message("rise_and_fall.did.values")


@dataclass(frozen=True, slots=True)
class CountRegion(Command[State]):
    """A region is looked at and its pieces taken off; nobody may dominate it."""

    terrain: str
    spaces: int
    winner: str = ""

    def verify(self, state: State) -> None:
        flow.verify_phase(state, Phase.SCORING)
        if self.terrain not in terrains():
            raise RuleBroken("rise_and_fall.broken.no_such_terrain")
        if not 1 <= self.spaces <= MOST_SPACES:
            raise RuleBroken("rise_and_fall.broken.region_size", most=MOST_SPACES)
        if self.winner and self.winner not in state.living:
            raise RuleBroken("rise_and_fall.broken.extinct", who=who(state, self.winner))

    def carry_out(self, step: Step[State]) -> None:
        step.record(RegionCounted(self.terrain, self.spaces, self.winner))

    def label(self, entry: Entry[State]) -> Message:
        terrain = name("rise_and_fall", "terrain", self.terrain)
        return Message("rise_and_fall.did.region", terrain=terrain, n=self.spaces)


@dataclass(frozen=True, slots=True)
class DropRegion(Command[State]):
    """A region that was entered wrongly goes off the sheet."""

    index: int

    def verify(self, state: State) -> None:
        flow.verify_phase(state, Phase.SCORING)
        if not 0 <= self.index < len(state.regions):
            raise RuleBroken("rise_and_fall.broken.no_such_region")

    def carry_out(self, step: Step[State]) -> None:
        step.record(RegionDropped(self.index))

    def label(self, entry: Entry[State]) -> Message:
        return Message("rise_and_fall.did.region_dropped")


@dataclass(frozen=True, slots=True)
class CountWorld(Command[State]):
    """All regions of the world on the tablet, in place of those on the sheet."""

    def verify(self, state: State) -> None:
        flow.verify_phase(state, Phase.SCORING)
        if not state.world:
            raise RuleBroken("rise_and_fall.broken.no_world")

    def carry_out(self, step: Step[State]) -> None:
        for index in reversed(range(len(step.state.regions))):
            step.record(RegionDropped(index))
        for region in find_regions(step.state.world):
            step.record(RegionCounted(region.terrain, region.spaces, region.winner))

    def label(self, entry: Entry[State]) -> Message:
        return Message("rise_and_fall.did.world_counted")


@dataclass(frozen=True, slots=True)
class ConfirmSheet(Command[State]):
    """A player agrees with the rows, and passes the tablet; when all have, the game is over."""

    seat: str

    def verify(self, state: State) -> None:
        flow.verify_phase(state, Phase.SCORING)
        if self.seat not in state.living:
            raise RuleBroken("rise_and_fall.broken.extinct", who=who(state, self.seat))
        if self.seat in state.counted:
            raise RuleBroken("rise_and_fall.broken.sheet_confirmed", who=who(state, self.seat))

    def carry_out(self, step: Step[State]) -> None:
        learn(step, step.state.values_needed(self.seat))
        step.record(SheetConfirmed(self.seat))
        if set(step.state.living) <= set(step.state.counted):
            learn(step, step.state.values_needed())
            step.record(PhaseBegun(Phase.OVER))

    def label(self, entry: Entry[State]) -> Message:
        return Message("rise_and_fall.did.confirmed", who=who(entry.before, self.seat))


def learn(step: Step[State], keys: Iterable[str]) -> None:
    """The printed values, as the game is counted with them from now on.

    Whatever is put right of them later, it stays so; in a game of before that asked for them it
    stays as it was told then.
    """
    for key in tuple(keys):
        if key not in step.state.values:
            told = step.told_before(_question(key))
            step.record(ValueLearned(key, scoring.printed_value(key) if told is None else told))


def _question(key: str) -> Amount:
    """As it was asked."""
    what, which = key.split(".")
    if what == "trophy":
        piece = name("rise_and_fall", "piece", which)
        text = Message("rise_and_fall.ask.trophy_value", piece=piece)
    else:
        piece = name("rise_and_fall", "piece", what)
        text = Message("rise_and_fall.ask.card_value", card=piece, n=int(which))
    return Amount(f"value.{key}", text, 0, HIGHEST_VALUE, scoring.printed_value(key))
