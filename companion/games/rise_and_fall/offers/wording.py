"""What comes next in words; what an action is called, and what it costs, brings and needs."""

from __future__ import annotations

from companion.core.message import Message, name
from companion.games.rise_and_fall.content import GOLD, WOOD, Action
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.decline import must_buy
from companion.games.rise_and_fall.rules.whose_turn import whose_turn
from companion.games.rise_and_fall.state import Phase, State


def next_text(state: State) -> Message:
    """Who does what now; of buying back, whether one may or must."""
    seat = whose_turn(state)
    if state.phase is Phase.BUYING and seat and must_buy(state.player(seat)):
        return Message("rise_and_fall.next.must_buy", who=who(state, seat))
    whose = who(state, seat) if seat else Message("rise_and_fall.everybody")
    return Message(f"rise_and_fall.next.{state.phase.value}", who=whose)


def action_text(action: Action) -> Message:
    """What an action is called."""
    return name("rise_and_fall", "action", action.id)


def action_note(action: Action) -> Message:
    """What it costs, brings and needs, in one line."""
    parts = [
        Message("rise_and_fall.costs", n=n, what=_units(what, n))
        for what, n in action.costs.items()
    ]
    parts += [
        Message("rise_and_fall.gains", n=n, what=_units(what, n))
        for what, n in action.gains.items()
    ]
    parts += [Message(f"rise_and_fall.each.{one.id}", n=one.gold) for one in action.each]
    condition = name("rise_and_fall", "condition", action.id)
    if not parts:
        return Message("rise_and_fall.action_free", condition=condition)
    return Message("rise_and_fall.action_note", parts=tuple(parts), condition=condition)


def _units(what: str, n: int) -> Message:
    """Within a sentence: gold, wood, stones."""
    if what == GOLD:
        return Message("rise_and_fall.unit.gold", n=n)
    if what == WOOD:
        return Message("rise_and_fall.unit.wood", n=n)
    return Message("rise_and_fall.unit.stone", n=n)
