"""An advance turn."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.tapestry import flow
from companion.games.tapestry.state import LAST_INCOME_TURN, Phase, State
from companion.games.tapestry.tracks import advance, spaces
from companion.games.tapestry.tracks.cost import price
from companion.games.tapestry.turn import costs
from companion.games.tapestry.turn.allowed import verify_phase
from companion.games.tapestry.turn.mats import classes, powers
from companion.games.tapestry.turn.names import player_name, word
from companion.games.tapestry.turn.turn import Turn

ANY_TOKEN = -1


@dataclass(frozen=True, slots=True)
class AdvanceOnTrack(Command[State]):
    """Pay, go up one space, gain what it gives; the turn is over then."""

    track: str
    pay: tuple[str, ...] = ()
    """The resources paid; empty lets the app take the only way or ask."""
    token: int = ANY_TOKEN
    """The space of the token that moves, where there are several on the track."""
    gains: str = ""
    """Which of several benefits, by its number; empty lets it be asked."""
    bonus: str = ""
    """Whether its bonus is bought, yes or no; empty lets it be asked when it comes."""

    def verify(self, state: State) -> None:
        verify_phase(state, Phase.TURN)
        verify_may_advance(state)
        advance.verify_open(state, state.turn, self.track)
        tokens = advance.tokens_to_move(state, state.turn, self.track)
        if self.token != ANY_TOKEN and self.token not in tokens:
            raise RuleBroken("tapestry.broken.no_token_there", track=word("track", self.track))
        starts = tokens if self.token == ANY_TOKEN else (self.token,)
        failures = [failure for start in starts if (failure := self._unpayable(state, start))]
        if len(failures) == len(starts):
            raise failures[0]

    def _unpayable(self, state: State, start: int) -> RuleBroken | None:
        cost = price(state, state.turn, self.track, start + 1)
        try:
            costs.verify_payment(self.pay, cost, state.players[state.turn].resources)
        except RuleBroken as refusal:
            return refusal
        return None

    def carry_out(self, step: Step[State]) -> None:
        turn = Turn(step, step.state.turn)
        start = self.token
        if start == ANY_TOKEN:
            start = advance.choose_token(turn, self.track)
        if refusal := self._unpayable(step.state, start):
            raise refusal
        cost = price(step.state, turn.player, self.track, start + 1)
        costs.pay(turn, costs.choose_payment(turn, cost, self.pay))
        said = spaces.Said(self.gains, self.bonus)
        advance.advance(turn, self.track, start=start, said=said)
        for power in powers(turn):
            power.turn_ended()
        flow.end_turn(step)

    def label(self, entry: Entry[State]) -> Message:
        return Message(
            "tapestry.label.advance",
            player=player_name(entry.before, entry.before.turn),
            track=word("track", self.track),
        )


def verify_may_advance(state: State) -> None:
    """Raise on the first turn, and after the fifth income turn unless a civilization goes on."""
    me = state.players[state.turn]
    if not me.income_turns:
        raise RuleBroken("tapestry.broken.first_turn_is_income")
    goes_on = any(one.goes_on_advancing for one in classes(state, state.turn))
    if me.income_turns >= LAST_INCOME_TURN and not goes_on:
        raise RuleBroken("tapestry.broken.five_income_turns")
