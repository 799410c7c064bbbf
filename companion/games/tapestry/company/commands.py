"""What people say at a table where not every move is told."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from companion.core import kept
from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.step import Step
from companion.core.written import verify_points
from companion.errors import RuleBroken
from companion.games.tapestry.company import sheet
from companion.games.tapestry.company.events import (
    UNACCOUNTED,
    PointsCounted,
    RichestNamed,
)
from companion.games.tapestry.company.passing import pass_on
from companion.games.tapestry.company.sheet import POINTS
from companion.games.tapestry.correcting.facts import Finished, Number
from companion.games.tapestry.correcting.facts.people import (
    LIMITS,
    MOST_POINTS,
    number_name,
    number_of,
)
from companion.games.tapestry.correcting.set_value import ValueSet
from companion.games.tapestry.options import Way
from companion.games.tapestry.score import ending
from companion.games.tapestry.state import LAST_INCOME_TURN, Phase, State
from companion.games.tapestry.turn.allowed import phase_name, verify_player
from companion.games.tapestry.turn.events import PhaseEntered, PlayBegan, PlayerFinished
from companion.games.tapestry.turn.names import player_name

MOST_AT_ONCE = 300


def verify_playing(state: State) -> None:
    """Raise before the game and after it."""
    if state.phase in (Phase.SETUP, Phase.OVER):
        raise RuleBroken("tapestry.broken.not_now", phase=phase_name(state))


@dataclass(frozen=True, slots=True)
class BeginCounting(Command[State]):
    """The first turn, without a set-up: whoever sits first begins until somebody says otherwise."""

    def verify(self, state: State) -> None:
        if state.phase is not Phase.SETUP or not state.options.company:
            raise RuleBroken("tapestry.broken.not_now", phase=phase_name(state))

    def carry_out(self, step: Step[State]) -> None:
        first = step.state.setup.first_player or next(iter(step.state.players))
        step.record(PlayBegan(first))

    def label(self, entry: Entry[State]) -> Message:
        return Message("tapestry.setup.did.finish")


@dataclass(frozen=True, slots=True)
class ChangeWay(Command[State]):
    """More of the game is told from now on, or less; what was told stays."""

    CORRECTS: ClassVar[bool] = True
    way: str

    def verify(self, state: State) -> None:
        if not state.options.company:
            raise RuleBroken("tapestry.company.only_people")
        if self.way not in tuple(Way) or state.way == self.way:
            raise RuleBroken("core.kept.same_way")

    def carry_out(self, step: Step[State]) -> None:
        before = step.state
        step.record(kept.WayChanged(self.way))
        if self.way != Way.EVERYTHING and before.phase is Phase.SETUP:
            step.record(PlayBegan(before.setup.first_player or next(iter(before.players))))
        elif self.way == Way.EVERYTHING and _nothing_played(before):
            step.record(PhaseEntered(Phase.SETUP.value))

    def label(self, entry: Entry[State]) -> Message:
        return kept.way_said(Message(f"tapestry.company.way.{self.way}"))


def _nothing_played(state: State) -> bool:
    """Then there is time for a set-up with the app."""
    eras = sum(me.income_turns for me in state.players.values())
    return state.phase is Phase.TURN and not state.setup.finished and not eras


@dataclass(frozen=True, slots=True)
class CountOn(Command[State]):
    """So many more, or fewer when negative: points, a resource, buildings of a kind."""

    CORRECTS: ClassVar[bool] = True
    player: str
    what: str
    by: int
    source: str = ""
    """Of points, where somebody says it."""

    def verify(self, state: State) -> None:
        verify_player(state, self.player)
        if state.phase is Phase.SETUP:
            verify_playing(state)
        if self.what == POINTS:
            self._verify_points(state)
            return
        most = LIMITS.get(self.what, 0) if "." in self.what else 0
        if not 0 <= number_of(state, self.player, self.what) + self.by <= most:
            raise RuleBroken("tapestry.broken.out_of_range", low=0, most=most)

    def _verify_points(self, state: State) -> None:
        after = state.players[self.player].score + self.by
        if not 0 < abs(self.by) <= MOST_AT_ONCE or abs(after) > MOST_POINTS:
            raise RuleBroken("tapestry.broken.points", most=MOST_AT_ONCE)
        if self.source and self.source not in sheet.sources(state.options):
            raise RuleBroken("tapestry.broken.source", source=self.source)

    def carry_out(self, step: Step[State]) -> None:
        if self.what == POINTS:
            step.record(PointsCounted(self.player, self.by, self.source or UNACCOUNTED))
            return
        now = number_of(step.state, self.player, self.what)
        step.record(ValueSet(Number(self.player, self.what, now + self.by)))

    def after(self, last: Command[State]) -> Command[State] | None:
        """Touch after touch comes to one step."""
        return kept.touched_again(last, self)

    def label(self, entry: Entry[State]) -> Message:
        who = player_name(entry.before, self.player)
        return kept.counted_said(who, number_name(self.what), self.by)


@dataclass(frozen=True, slots=True)
class PassOn(Command[State]):
    """Done: the next person that still plays has the turn."""

    def verify(self, state: State) -> None:
        verify_playing(state)

    def carry_out(self, step: Step[State]) -> None:
        pass_on(step)

    def label(self, entry: Entry[State]) -> Message:
        return kept.done_said(player_name(entry.before, entry.before.turn))


@dataclass(frozen=True, slots=True)
class CatchUp(Command[State]):
    """Everybody's numbers as they are on the table now: `p1.points`, `p2.resource.coin` …"""

    CORRECTS: ClassVar[bool] = True
    numbers: Mapping[str, int] = field(default_factory=dict, hash=False)

    def verify(self, state: State) -> None:
        for key, value in self.numbers.items():
            player, _, what = key.partition(".")
            verify_player(state, player)
            low, most = bounds(what)
            if not low <= value <= most:
                raise RuleBroken("tapestry.broken.out_of_range", low=low, most=most)

    def carry_out(self, step: Step[State]) -> None:
        for key, value in self.numbers.items():
            player, _, what = key.partition(".")
            now = number_of(step.state, player, what)
            if now == value:
                continue
            if what == POINTS:
                step.record(PointsCounted(player, value - now))
            else:
                step.record(ValueSet(Number(player, what, value)))
            if what == "income_turns":
                _out_or_in(step, player, value)

    def label(self, entry: Entry[State]) -> Message:
        return Message("tapestry.company.did.catch_up")


def bounds(what: str) -> tuple[int, int]:
    """What a number can be."""
    return (-MOST_POINTS if what == POINTS else 0), LIMITS.get(what, 0)


def _out_or_in(step: Step[State], player: str, era: int) -> None:
    """Five income turns are the end of somebody's game."""
    finished = step.state.players[player].finished
    if era >= LAST_INCOME_TURN and not finished:
        step.record(PlayerFinished(player))
    elif era < LAST_INCOME_TURN and finished:
        step.record(ValueSet(Finished(player, False)))


@dataclass(frozen=True, slots=True)
class WriteOnSheet(Command[State]):
    """So many points of somebody come from there."""

    CORRECTS: ClassVar[bool] = True
    player: str
    source: str
    amount: int

    def verify(self, state: State) -> None:
        sheet.SHEET.verify(state, self.player, self.source)
        verify_points(self.amount)

    def carry_out(self, step: Step[State]) -> None:
        for event in sheet.written(step.state.players[self.player], self.source, self.amount):
            step.record(event)

    def label(self, entry: Entry[State]) -> Message:
        return sheet.SHEET.row_said(entry.before, self.player, self.source, self.amount)


@dataclass(frozen=True, slots=True)
class WriteTotal(Command[State]):
    """So many points in all, wherever they come from."""

    CORRECTS: ClassVar[bool] = True
    player: str
    total: int

    def verify(self, state: State) -> None:
        sheet.SHEET.verify(state, self.player)
        sheet.SHEET.of(state, self.player).verify_total(self.total)

    def carry_out(self, step: Step[State]) -> None:
        for event in sheet.total_written(step.state.players[self.player], self.total):
            step.record(event)

    def label(self, entry: Entry[State]) -> Message:
        return sheet.SHEET.total_said(entry.before, self.player, self.total)


@dataclass(frozen=True, slots=True)
class NameRichest(Command[State]):
    """Level on points: who has the most resources left, where the app does not know."""

    player: str

    def verify(self, state: State) -> None:
        if not ending.asks_for_richest(state) or self.player not in ending.tied_at_the_top(state):
            raise RuleBroken("tapestry.broken.no_tie")

    def carry_out(self, step: Step[State]) -> None:
        step.record(RichestNamed(self.player))

    def label(self, entry: Entry[State]) -> Message:
        return Message("tapestry.label.richest", player=player_name(entry.before, self.player))
