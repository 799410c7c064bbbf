"""What a card does only if something is so: counted when it is done.

Cards say "if you have at least …", "more than each opponent". Bots are compared with where they
have what is counted; what only people have, people alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from operator import ge, le

from companion.core.message import Message
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.describing import given
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.score import counting
from companion.games.tapestry.state import TRACKS, State
from companion.games.tapestry.turn import just_now, verbs
from companion.games.tapestry.turn.neighbours import neighbours, opponents
from companion.games.tapestry.turn.turn import Turn
from companion.games.tapestry.turn.verbs import handles

OF_BOTS_TOO = frozenset({"controlled_territory", "landmark", *(f"{one}_spaces" for one in TRACKS)})
HAND, MAT, BOTH = "tapestry_card_hand", "tapestry_card_mat", "tapestry_card_hand_and_mat"
Met = Callable[[State, str, Benefit], bool]


@handles(Verb.IF)
def conditional(turn: Turn, benefit: Benefit, source: str, detail: str) -> None:
    """Nothing, and a word why, where it is not so."""
    if holds(turn, benefit):
        verbs.gain_each(turn, benefit.steps, source, detail)


def holds(turn: Turn, benefit: Benefit) -> bool:
    """Whether it is so; said where it is not."""
    if benefit.what in just_now.HAPPENED:
        found = just_now.HAPPENED[benefit.what](turn)
    elif benefit.what in NUMBERS:
        found = NUMBERS[benefit.what](just_now.COUNT.get()(turn, benefit.per), benefit.n)
    else:
        found = COMPARED[benefit.what](turn.state, turn.player, benefit)
    if not found:
        turn.tell(Message("tapestry.told.not_so", what=given((benefit,))))
    return found


def is_counted(state: State, owner: str, per: str) -> bool:
    """Whether somebody can have it at all: people everything, a bot what the table shows."""
    if owner in state.players or per in OF_BOTS_TOO:
        return True
    return owner == AUTOMA and state.bots is not None and per in (HAND, MAT, BOTH)


def count_of(state: State, owner: str, per: str) -> int:
    """How many somebody has; a bot has landmarks, territories, spaces, the Automa tapestries."""
    if owner in state.players or per in OF_BOTS_TOO:
        return counting.count(state, owner, per)
    if owner != AUTOMA or state.bots is None:
        return 0
    on_mat = state.bots.covered if per in (MAT, BOTH) else 0
    return on_mat + (state.bots.hand if per in (HAND, BOTH) else 0)


def _mine(state: State, player: str, benefit: Benefit) -> int:
    return counting.count(state, player, benefit.per)


def _others(state: State, owners: Iterable[str], per: str) -> list[int]:
    known = (one for one in owners if one in state.players or per in OF_BOTS_TOO)
    return [counting.count(state, one, per) for one in known]


def _more(state: State, player: str, benefit: Benefit, owners: Iterable[str]) -> bool:
    mine = _mine(state, player, benefit)
    return all(mine > other for other in _others(state, owners, benefit.per))


def _fewer(state: State, player: str, benefit: Benefit, owners: Iterable[str]) -> bool:
    mine = _mine(state, player, benefit)
    return all(mine < other for other in _others(state, owners, benefit.per))


NUMBERS: Mapping[str, Callable[[int, int], bool]] = {"at_least": ge, "at_most": le}
"""Compared with a number: what only the table knows is asked."""
COMPARED: Mapping[str, Met] = {
    "at_least": lambda state, player, one: _mine(state, player, one) >= one.n,
    "at_most": lambda state, player, one: _mine(state, player, one) <= one.n,
    "more_than_neighbours": lambda s, p, one: _more(s, p, one, neighbours(s, p)),
    "more_than_opponents": lambda s, p, one: _more(s, p, one, opponents(s, p)),
    "fewer_than_neighbours": lambda s, p, one: _fewer(s, p, one, neighbours(s, p)),
    "fewer_than_opponents": lambda s, p, one: _fewer(s, p, one, opponents(s, p)),
}
"""How what I have compares."""
