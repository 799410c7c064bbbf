"""Rulebook, "B – Actions", "Important rules": which actions can be done, and how often.

1. An action is only chosen if it can be done in full.
2. Every piece of the card laid may be activated once, each on its own.
"""

from __future__ import annotations

from companion.core.message import name
from companion.errors import RuleBroken
from companion.games.rise_and_fall.content import Action, actions, bank_facts
from companion.games.rise_and_fall.rules import pieces, tablet, treasury
from companion.games.rise_and_fall.rules.reach import spaces_that_can
from companion.games.rise_and_fall.rules.standing import standing
from companion.games.rise_and_fall.state import State


def known(action: str) -> Action:
    """The action, or a refusal."""
    if action not in actions():
        raise RuleBroken("rise_and_fall.broken.no_such_action")
    return actions()[action]


def verify_action(state: State, seat: str, action: Action) -> None:
    """1."""
    player = state.player(seat)
    pieces.verify_in_world(player, action.piece)
    if state.counts_treasuries:
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


def victims(state: State, seat: str, kind: str) -> tuple[str, ...]:
    """Opponents with such a piece in the world."""
    return tuple(
        other for other in state.living if other != seat and state.player(other).in_world(kind)
    )


def actions_of(kind: str) -> tuple[Action, ...]:
    """Everything that pieces of a kind can do."""
    return tuple(one for one in actions().values() if one.piece == kind)


def changes_pieces(action: Action) -> bool:
    """Whether pieces come into the world by it, or leave it."""
    return bool(action.becomes or action.adds or action.takes or action.needs)


def has_something_to_do(state: State, seat: str) -> bool:
    """1. and 2. Whether any of the card's actions can be done."""
    return any(most_times(state, seat, one) for one in actions_of(state.played[seat]))


def most_times(state: State, seat: str, action: Action) -> int:
    """1. and 2. How often, as far as the app can see."""
    try:
        verify_action(state, seat, action)
        tablet.verify_somewhere(state, seat, action)
    except RuleBroken:
        return 0
    return max(0, min([state.activations, *_bounds(state, seat, action)]))


def _bounds(state: State, seat: str, action: Action) -> list[int]:
    player = state.player(seat)
    bounds = [player.in_reserve(kind) for kind in (action.becomes, action.adds) if kind]
    if action.needs:
        bounds.append(player.in_world(action.needs))
    if action.takes:
        there = sum(
            state.player(one).in_world(action.takes) for one in victims(state, seat, action.takes)
        )
        bounds += [player.in_reserve(action.takes), there]
    if state.counts_treasuries:
        bounds += [player.holds(what) // n for what, n in action.costs.items() if n]
        most = bank_facts().most
        bounds += [
            (most - player.holds(what)) // n
            for what, n in action.gains.items()
            if n and what in treasury.LIMITED
        ]
    if standing(state, seat, action.piece):
        off = player.in_world(action.piece) - standing(state, seat, action.piece)
        bounds.append(len(spaces_that_can(state, seat, action)) + off)
    return bounds
