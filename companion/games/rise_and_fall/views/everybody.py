"""Everybody at once: a line for each person, and what matters of them now."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.message import Message, name
from companion.games.rise_and_fall.rules.decline import must_buy
from companion.games.rise_and_fall.rules.settling import can_pay
from companion.games.rise_and_fall.rules.whose_turn import whose_turn
from companion.games.rise_and_fall.state import Phase, Player, State


@dataclass(frozen=True, slots=True)
class PersonLine:
    """A person."""

    seat: str
    now: Message | None
    """What matters now; None where nothing does."""
    marked: bool
    """It is for this person to do something."""


def everybody(state: State) -> tuple[PersonLine, ...]:
    """The lines, clockwise from the first seat."""
    return tuple(PersonLine(player.id, *_now(state, player)) for player in state.players)


def _now(state: State, player: Player) -> tuple[Message | None, bool]:
    """By the phase: the card laid or to be laid, the turn, what is owed, whether one can pay."""
    seat = player.id
    if player.extinct:
        return Message("rise_and_fall.extinct"), False
    if state.phase in (Phase.CARDS, Phase.ACTIONS):
        laid = state.played.get(seat)
        if laid is None:
            return Message("rise_and_fall.line.to_lay"), True
        card = name("rise_and_fall", "piece", laid)
        acts = state.phase is Phase.ACTIONS and state.waiting[:1] == (seat,)
        return Message("rise_and_fall.screen.laid", card=card), acts
    if state.phase is Phase.DEPLOY and whose_turn(state) == seat:
        return Message("rise_and_fall.line.to_place"), True
    if state.phase is Phase.DECLINE and state.owed.get(seat):
        return Message("rise_and_fall.line.owes", n=state.owed[seat]), True
    if state.phase is Phase.BUYING and seat in state.waiting:
        if not can_pay(state, seat):
            return Message("rise_and_fall.line.cannot_pay"), False
        return Message(f"rise_and_fall.line.{'must' if must_buy(player) else 'may'}_buy"), True
    return None, False
