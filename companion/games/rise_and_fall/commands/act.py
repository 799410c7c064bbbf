"""B: one piece is activated, in one tap: what it costs, what it brings, what becomes of it.

Where its pieces stand on the tablet's world, the tap says which one, and where it leads.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from companion.core.command import Command, Entry
from companion.core.message import Message, name
from companion.core.question import Amount, Choice, Option
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.rise_and_fall import flow
from companion.games.rise_and_fall.commands.places import ELSEWHERE, which_piece, which_space
from companion.games.rise_and_fall.content import GOLD, Action, Counted, actions
from companion.games.rise_and_fall.events.flow import PieceActivated
from companion.games.rise_and_fall.nouns import SEAT
from companion.games.rise_and_fall.rules import counting, tablet, treasury
from companion.games.rise_and_fall.rules.activating import (
    known,
    most_times,
    verify_action,
    victims,
)
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.reach import victim_on
from companion.games.rise_and_fall.rules.standing import differences, standing
from companion.games.rise_and_fall.rules.tablet import Stand
from companion.games.rise_and_fall.state import Phase, State

PIECE, TARGET, VICTIM, COUNT = "piece", "target", "victim", "count"
"""The parts of an action."""


@dataclass(frozen=True, slots=True)
class Act(Command[State]):
    """A piece of the card laid does one thing; how often is a count of equal actions."""

    seat: str
    action: str
    VERSION: ClassVar[int] = 2
    space: str = ""
    """Where the piece stands on the tablet's world, or ELSEWHERE; empty where it is to be asked."""

    def verify(self, state: State) -> None:
        flow.verify_phase(state, Phase.ACTIONS)
        flow.verify_turn(state, self.seat)
        action = known(self.action)
        if state.played[self.seat] != action.piece:
            piece = name("rise_and_fall", "piece", action.piece)
            raise RuleBroken("rise_and_fall.broken.other_card", piece=piece)
        if not state.activations:
            raise RuleBroken("rise_and_fall.broken.all_activated")
        verify_action(state, self.seat, action)
        if self.space == ELSEWHERE:
            return
        if self.space:
            tablet.verify_piece(state, self.seat, action, self.space)
        else:
            tablet.verify_somewhere(state, self.seat, action)

    def carry_out(self, step: Step[State]) -> None:
        activate(step, self.seat, actions()[self.action], self.space)
        flow.after_activation(step, self.seat)

    def label(self, entry: Entry[State]) -> Message:
        return Message(
            "rise_and_fall.did.act",
            who=who(entry.before, self.seat),
            action=name("rise_and_fall", "action", self.action),
        )


@dataclass(frozen=True, slots=True)
class ActTimes(Command[State]):
    """Several pieces of the card laid do the same; fewer where one took another's last space."""

    seat: str
    action: str
    times: int

    def verify(self, state: State) -> None:
        Act(self.seat, self.action).verify(state)
        most = most_times(state, self.seat, known(self.action))
        if not 1 <= self.times <= most:
            raise RuleBroken("rise_and_fall.broken.not_so_often", most=most)

    def carry_out(self, step: Step[State]) -> None:
        action = actions()[self.action]
        for number in step.rounds(self.times):
            if number > 1 and not most_times(step.state, self.seat, action):
                break
            activate(step, self.seat, action, nth=number)
        flow.after_activation(step, self.seat)

    def label(self, entry: Entry[State]) -> Message:
        times = sum(isinstance(one, PieceActivated) for one in entry.events)
        if times == 1:
            return Act(self.seat, self.action).label(entry)
        return Message(
            "rise_and_fall.did.act_times",
            who=who(entry.before, self.seat),
            action=name("rise_and_fall", "action", self.action),
            n=times,
        )


def activate(step: Step[State], seat: str, action: Action, space: str = "", nth: int = 1) -> None:
    """One piece does it; what is asked of the nth has a place of its own."""
    with step.in_parts(asked_of(step.state, seat, action, space), _part, only_asked=True):
        _activate(step, seat, action, space, nth)


def asked_of(state: State, seat: str, action: Action, space: str) -> tuple[str, ...]:
    """What may have to be told of an action: on the tablet where it stands and leads."""
    on_tablet = space != ELSEWHERE and bool(standing(state, seat, action.piece))
    told = {
        PIECE: on_tablet and not space,
        TARGET: on_tablet and action.to is not None,
        VICTIM: not on_tablet and bool(action.takes),
        COUNT: state.counts_treasuries and bool(action.each),
    }
    return tuple(part for part, wanted in told.items() if wanted)


def _part(part: str) -> Option:
    return Option(part, Message(f"rise_and_fall.part.{part}"))


def _activate(step: Step[State], seat: str, action: Action, space: str, nth: int) -> None:
    end = "" if nth == 1 else f".{nth}"
    stand = _stand(step, seat, action, space, end)
    step.reach(COUNT)
    if step.state.counts_treasuries:
        gold = action.gains.get(GOLD, 0) + counted(step, seat, action, stand.place, end)
        treasury.pay(step, seat, action.costs)
        treasury.gain(step, seat, {**action.gains, GOLD: gold})
    stands = tablet.follow(step, seat, action, stand, nth)
    step.record(PieceActivated(action.id, stands))


def _stand(step: Step[State], seat: str, action: Action, space: str, end: str) -> Stand:
    """Which piece, where it leads, and whose piece is there."""
    step.reach(PIECE)
    place = space or which_piece(step, seat, action, end)
    step.reach(VICTIM if place == ELSEWHERE else TARGET)
    if place == ELSEWHERE:
        return Stand(victim=_victim(step, seat, action, end))
    target = which_space(step, seat, action, place, end)
    victim = victim_on(step.state.world[target], seat, action.takes) if target else ""
    return Stand(place, target, victim)


def _victim(step: Step[State], seat: str, action: Action, end: str) -> str:
    if not action.takes:
        return ""
    seats = victims(step.state, seat, action.takes)
    options = tuple(SEAT.these(step.state, seats))
    if len(options) == 1:
        return options[0].id
    return step.ask(Choice(f"victim{end}", Message("rise_and_fall.ask.victim"), options))


def counted(step: Step[State], seat: str, action: Action, place: str, end: str) -> int:
    """Gold for what is counted: by the tablet where it knows, otherwise on the table."""
    return sum(one.gold * how_many(step, seat, one, place, end) for one in action.each)


def how_many(step: Step[State], seat: str, one: Counted, place: str, end: str) -> int:
    """The tablet's number is taken where every piece stands on it; otherwise it is a guess."""
    seen = counting.on_tablet(step.state, seat, place, one.id) if place else None
    text = Message(f"rise_and_fall.ask.{one.id}")
    question = Amount(f"count.{one.id}{end}", text, 0, one.most, seen)
    if seen is None or differences(step.state):
        return step.ask(question)
    return step.settle(question, seen)
