"""C and D for the whole table in one step."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.step import Step
from companion.games.rise_and_fall import flow
from companion.games.rise_and_fall.events.cards import DeclineChosen
from companion.games.rise_and_fall.events.flow import SeatPassed
from companion.games.rise_and_fall.rules import decline, settling
from companion.games.rise_and_fall.state import Phase, State


@dataclass(frozen=True, slots=True)
class SettleDecline(Command[State]):
    """C and D: what everybody puts into decline, and who buys which card back.

    Whoever must buy and buys nothing here decides alone afterwards.
    """

    gives: Mapping[str, tuple[str, ...]] = field(hash=False)
    buys: Mapping[str, str] = field(hash=False)
    ends_turn: bool = False
    """E and F too, if nobody has anything left to decide."""

    def verify(self, state: State) -> None:
        flow.verify_phase(state, Phase.DECLINE)
        settling.verify_gives(state, self.gives)
        settling.verify_buys(state, self.gives, self.buys)

    def carry_out(self, step: Step[State]) -> None:
        for seat, cards in self.gives.items():
            for card in cards:
                step.record(DeclineChosen(seat, card))
        flow.reveal_decline(step)
        for seat, card in self.buys.items():
            decline.buy(step, seat, card)
            step.record(SeatPassed(seat))
        for seat in step.state.waiting:
            if flow.may_pass_buying(step.state, seat):
                step.record(SeatPassed(seat))
        if step.state.phase is Phase.BUYING:
            flow.after_buying(step)
        if self.ends_turn and step.state.phase is Phase.END_OF_TURN:
            flow.end_turn(step)

    def label(self, entry: Entry[State]) -> Message:
        return Message("rise_and_fall.did.settled")
