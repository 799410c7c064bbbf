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
from companion.games.rise_and_fall.events import PieceActivated
from companion.games.rise_and_fall.rules import counting, pieces, tablet, treasury
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.reach import victim_on
from companion.games.rise_and_fall.rules.standing import differences
from companion.games.rise_and_fall.rules.tablet import Stand
from companion.games.rise_and_fall.state import Phase, State


@dataclass(frozen=True, slots=True)
class Act(Command[State]):
    """A piece of the card laid does one thing; how often is a count of equal actions."""

    seat: str
    action: str
    VERSION: ClassVar[int] = 2
    #: Where the piece stands on the tablet's world, or ELSEWHERE; empty where it is to be asked.
    space: str = ""

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
        action = actions()[self.action]
        stand = self._stand(step, action)
        gold = action.gains.get(GOLD, 0) + counted(step, self.seat, action, stand.place)
        treasury.pay(step, self.seat, action.costs)
        treasury.gain(step, self.seat, {**action.gains, GOLD: gold})
        stands = tablet.follow(step, self.seat, action, stand)
        step.record(PieceActivated(self.action, stands))

    def label(self, entry: Entry[State]) -> Message:
        return Message(
            "rise_and_fall.did.act",
            who=who(entry.before, self.seat),
            action=name("rise_and_fall", "action", self.action),
        )

    def _stand(self, step: Step[State], action: Action) -> Stand:
        """Which piece, where it leads, and whose piece is there."""
        place = self.space or which_piece(step, self.seat, action)
        if place == ELSEWHERE:
            return Stand(victim=self._victim(step, action))
        target = which_space(step, self.seat, action, place)
        victim = victim_on(step.state.world[target], self.seat, action.takes) if target else ""
        return Stand(place, target, victim)

    def _victim(self, step: Step[State], action: Action) -> str:
        if not action.takes:
            return ""
        seats = victims(step.state, self.seat, action.takes)
        options = tuple(Option(seat, who(step.state, seat)) for seat in seats)
        if len(options) == 1:
            return options[0].id
        return step.ask(Choice("victim", Message("rise_and_fall.ask.victim"), options))


def known(action: str) -> Action:
    """The action, or a refusal."""
    if action not in actions():
        raise RuleBroken("rise_and_fall.broken.no_such_action")
    return actions()[action]


def verify_action(state: State, seat: str, action: Action) -> None:
    """Important rules: an action is only chosen if it can be done in full."""
    player = state.player(seat)
    pieces.verify_in_world(player, action.piece)
    treasury.verify_costs(player, action.costs)
    treasury.verify_room(player, action.gains, action.costs)
    if action.needs:
        pieces.verify_in_world(player, action.needs)
    for kind in (action.becomes, action.adds, action.takes):
        if kind:
            pieces.verify_reserve(player, kind)
    if action.takes and not victims(state, seat, action.takes):
        piece = name("rise_and_fall", "piece", action.takes)
        raise RuleBroken("rise_and_fall.broken.nobody_to_convert", piece=piece)


def counted(step: Step[State], seat: str, action: Action, place: str) -> int:
    """Gold for what is counted: by the tablet where it knows, otherwise on the table."""
    return sum(one.gold * how_many(step, seat, one, place) for one in action.each)


def how_many(step: Step[State], seat: str, one: Counted, place: str) -> int:
    """The tablet's number is taken where every piece stands on it; otherwise it is a guess."""
    seen = counting.on_tablet(step.state, seat, place, one.id) if place else None
    question = Amount(f"count.{one.id}", Message(f"rise_and_fall.ask.{one.id}"), 0, one.most, seen)
    if seen is None or differences(step.state):
        return step.ask(question)
    return step.settle(question, seen)


def victims(state: State, seat: str, kind: str) -> tuple[str, ...]:
    """Opponents with such a piece in the world."""
    return tuple(
        other for other in state.living if other != seat and state.player(other).in_world(kind)
    )
