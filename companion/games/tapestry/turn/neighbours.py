"""Who sits beside whom, and who the opponents are.

Rulebook, "General rules": neighbours sit immediately left and right; with two players there is
one. In a solo game the Automa and the Shadow Empire are both opponents and both neighbours.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.games.tapestry.options import Bots
from companion.games.tapestry.owners import AUTOMA, BOTS, SHADOW
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.turn import Turn


def bot_owners(state: State) -> tuple[str, ...]:
    """The bots in play."""
    match state.options.bots:
        case Bots.AUTOMA:
            return (AUTOMA, SHADOW)
        case Bots.SHADOW:
            return (SHADOW,)
        case _:
            return ()


def opponents(state: State, owner: str) -> tuple[str, ...]:
    """Everybody else, people first."""
    return tuple(seat for seat in (*state.players, *bot_owners(state)) if seat != owner)


def neighbours(state: State, player: str) -> tuple[str, ...]:
    """The people and bots at either side, each once."""
    people = [participant.id for participant in state.options.participants]
    ring = [*people, *bot_owners(state)]
    at = ring.index(player)
    beside = {ring[at - 1]: None, ring[(at + 1) % len(ring)]: None}
    return tuple(owner for owner in beside if owner != player)


def _everybody(state: State, player: str) -> tuple[str, ...]:
    return (player, *opponents(state, player))


def _the_automa(state: State, player: str) -> tuple[str, ...]:
    del player
    return tuple(one for one in bot_owners(state) if one == AUTOMA)


WHO: Mapping[str, Callable[[State, str], tuple[str, ...]]] = {
    "neighbours": neighbours,
    "opponents": opponents,
    "everybody": _everybody,
    "automa": _the_automa,
}
"""Whom a card can mean besides its owner."""
ONE_OF = {"one_neighbour": neighbours, "one_opponent": opponents}
"""One of them, whom the owner of the card chooses."""


def era_of(state: State, owner: str) -> int:
    """How many income turns an owner has begun; the Shadow Empire has no eras."""
    if owner in state.players:
        return state.players[owner].income_turns
    if owner == AUTOMA and state.bots is not None:
        return state.bots.income_turns
    return 0


def first_into_era(state: State, player: str, era: int) -> bool:
    """Rulebook, income turn step 2: no neighbour has begun this era."""
    return all(era_of(state, owner) < era for owner in neighbours(state, player))


def is_first_into_era(turn: Turn) -> bool:
    """The same of whoever takes this turn."""
    return first_into_era(turn.state, turn.player, turn.me.income_turns)


def _nobody_left(state: State) -> bool:
    """Two people and the Shadow Empire: it stops with them, without a turn of nothing."""
    alone = state.options.bots is Bots.SHADOW
    return alone and all(person.finished for person in state.players.values())


def seat_finished(state: State, seat: str) -> bool:
    """Whether a seat of the order takes no more turns."""
    if seat == BOTS:
        return state.bots is not None and (state.bots.finished or _nobody_left(state))
    return state.players[seat].finished
