"""Commands before the first turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from companion.core.chance import Die
from companion.core.command import Command, Entry
from companion.core.kept import WayChanged
from companion.core.message import Message, name
from companion.core.question import Amount
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.rise_and_fall import flow
from companion.games.rise_and_fall.checklist import key_of, seats_of
from companion.games.rise_and_fall.commands.places import ELSEWHERE, which_start
from companion.games.rise_and_fall.content import bank_facts, kinds
from companion.games.rise_and_fall.events.cards import CardMoved
from companion.games.rise_and_fall.events.flow import (
    FirstPlayerChosen,
    ItemTicked,
    PhaseBegun,
)
from companion.games.rise_and_fall.events.people import (
    Corrected,
    PieceDeployed,
)
from companion.games.rise_and_fall.events.world import PiecePut
from companion.games.rise_and_fall.options import Way
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.standing import verify_ground
from companion.games.rise_and_fall.rules.whose_turn import next_to_place
from companion.games.rise_and_fall.state import Phase, Place, State

MOST_GOLD = 99_999


@dataclass(frozen=True, slots=True)
class TickItem(Command[State]):
    """An item of the set-up lies on the table (or does not after all)."""

    item: str
    done: bool = True
    seat: str = ""
    """Whose, where every player does it; empty for everybody's."""

    def carry_out(self, step: Step[State]) -> None:
        seats = (self.seat,) if self.seat else seats_of(step.state, self.item)
        for seat in seats:
            step.record(ItemTicked(key_of(self.item, seat), self.done))

    def label(self, entry: Entry[State]) -> Message:
        state = "ticked" if self.done else "unticked"
        return Message(f"rise_and_fall.did.{state}")


@dataclass(frozen=True, slots=True)
class TickItems(Command[State]):
    """Several items of the set-up lie on the table."""

    items: tuple[str, ...]

    def verify(self, state: State) -> None:
        if not self.items:
            raise RuleBroken("rise_and_fall.broken.nothing_left")

    def carry_out(self, step: Step[State]) -> None:
        for item in self.items:
            TickItem(item).carry_out(step)

    def label(self, entry: Entry[State]) -> Message:
        return Message("rise_and_fall.did.ticked_items", n=len(self.items))


@dataclass(frozen=True, slots=True)
class WatchBank(Command[State]):
    """How much gold is in the bank: the box's, less what the number of players takes out."""

    CORRECTS: ClassVar[bool] = True

    def verify(self, state: State) -> None:
        flow.verify_phase(state, Phase.SETUP)

    def carry_out(self, step: Step[State]) -> None:
        facts = bank_facts()
        question = Amount("bank.gold", Message("rise_and_fall.ask.bank_gold"), 1, MOST_GOLD)
        whole = facts.gold if facts.gold is not None else step.fact(question, "bank.gold")
        out = facts.gold_out[str(len(step.state.players))]
        step.record(Corrected("", "gold", max(0, whole - out)))

    def label(self, entry: Entry[State]) -> Message:
        return Message("rise_and_fall.did.bank")


@dataclass(frozen=True, slots=True)
class DrawFirstPlayer(Command[State]):
    """Draw who begins: laying the world (`builder`), or placing the first pieces."""

    builder: bool = False

    def verify(self, state: State) -> None:
        flow.verify_phase(state, Phase.SETUP, Phase.DEPLOY)
        if state.deployed and not self.builder:
            raise RuleBroken("rise_and_fall.broken.already_placed")

    def carry_out(self, step: Step[State]) -> None:
        state = step.state
        seats = tuple(player.id for player in state.players)
        die = Die("seats", seats, Message("rise_and_fall.ask.first_player"))
        key = "first.builder" if self.builder else "first.player"
        seat = step.roll(key, die, lambda one: who(state, one))
        step.record(FirstPlayerChosen(seat, self.builder))
        if not self.builder and state.phase is Phase.SETUP:
            step.record(PhaseBegun(Phase.DEPLOY))

    def label(self, entry: Entry[State]) -> Message:
        seat = entry.after.first_builder if self.builder else entry.after.first
        return Message("rise_and_fall.did.first", who=who(entry.after, seat))


@dataclass(frozen=True, slots=True)
class PlaceStart(Command[State]):
    """Initial deployment: one of the three starting pieces is placed."""

    seat: str
    kind: str
    VERSION: ClassVar[int] = 2
    space: str = ""
    """Where on the tablet's world, or ELSEWHERE; empty where it is to be asked."""

    def verify(self, state: State) -> None:
        flow.verify_phase(state, Phase.DEPLOY)
        piece = name("rise_and_fall", "piece", self.kind)
        if self.kind not in kinds() or not kinds()[self.kind].starts:
            raise RuleBroken("rise_and_fall.broken.no_starting_piece")
        if f"{self.seat} {self.kind}" in state.deployed:
            raise RuleBroken("rise_and_fall.broken.start_placed", piece=piece)
        if next_to_place(state) != self.seat:
            raise RuleBroken("rise_and_fall.broken.not_your_turn")
        if self.space and self.space != ELSEWHERE:
            verify_ground(state, self.space, self.kind)

    def carry_out(self, step: Step[State]) -> None:
        space = self.space or which_start(step, self.kind)
        step.record(PieceDeployed(self.seat, self.kind, "" if space == ELSEWHERE else space))
        step.record(CardMoved(self.seat, self.kind, Place.HAND))
        if next_to_place(step.state) is None:
            flow.begin_turn(step)

    def label(self, entry: Entry[State]) -> Message:
        piece = name("rise_and_fall", "piece", self.kind)
        return Message("rise_and_fall.did.start", who=who(entry.before, self.seat), piece=piece)


@dataclass(frozen=True, slots=True)
class AllPlaced(Command[State]):
    """Initial deployment: all the starting pieces stand on the table, wherever they are."""

    def verify(self, state: State) -> None:
        flow.verify_phase(state, Phase.DEPLOY)

    def carry_out(self, step: Step[State]) -> None:
        starts = [kind.id for kind in kinds().values() if kind.starts]
        while seat := next_to_place(step.state):
            kind = next(one for one in starts if f"{seat} {one}" not in step.state.deployed)
            step.record(PieceDeployed(seat, kind))
            step.record(CardMoved(seat, kind, Place.HAND))
        flow.begin_turn(step)

    def label(self, entry: Entry[State]) -> Message:
        return Message("rise_and_fall.did.all_placed")


@dataclass(frozen=True, slots=True)
class ChangeWay(Command[State]):
    """The app follows more of the game from now on, or less; what it knew stays."""

    CORRECTS: ClassVar[bool] = True
    way: Way

    def verify(self, state: State) -> None:
        if state.phase is Phase.OVER or state.way is self.way:
            raise RuleBroken("rise_and_fall.broken.same_way")

    def carry_out(self, step: Step[State]) -> None:
        if self.way is not Way.WORLD:
            for at, space in step.state.world.items():
                for seat, kind in map(str.split, space.pieces):
                    step.record(PiecePut(at, seat, kind, there=False))
        step.record(WayChanged(self.way.value))

    def label(self, entry: Entry[State]) -> Message:
        return Message(f"rise_and_fall.did.way.{self.way.value}")
