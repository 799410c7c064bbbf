"""MM, AA: the landmark of one's landmark card, for a condition met at the end of a turn.

Rulebook, "Turns". What a card asks for is in no source: the owner says it when the card is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.games.tapestry import content
from companion.games.tapestry.player import Player
from companion.games.tapestry.rules import counting, landmarks, plots
from companion.games.tapestry.rules.turn import Turn
from companion.games.tapestry.state import State

Met = Callable[[State, str], bool]
SAME_BUILDINGS, LINES, DISTRICTS, TOP = 3, 1, 2, 2


def landmark_of(state: State, player: str) -> str:
    """The landmark still to be gained by the player's card; empty where there is none."""
    card = state.players[player].landmark_card
    landmark = content.landmark_cards()[card].landmark if card else ""
    return "" if landmark in state.landmarks else landmark


def at_end_of_turn(turn: Turn) -> None:
    """Where the app can see that the condition is met, the landmark is gained."""
    landmark = landmark_of(turn.state, turn.player)
    condition = CONDITIONS.get(turn.state.setup.of(turn.player).landmark_condition)
    if landmark and condition is not None and condition(turn.state, turn.player):
        landmarks.take(turn, landmark)


def _three_of_a_type(state: State, player: str) -> bool:
    return max(_city(state, player).values(), default=0) >= SAME_BUILDINGS


def _city(state: State, player: str) -> Mapping[str, int]:
    """Income buildings in the capital by type, those kept beside it included."""
    return state.players[player].buildings


def _top_row(state: State, player: str) -> bool:
    return any(tech.row == TOP for tech in state.players[player].techs)


def _a_line(state: State, player: str) -> bool:
    return counting.rows_and_columns(state, player) >= LINES


def _two_districts(state: State, player: str) -> bool:
    return _full(state.players[player]) >= DISTRICTS


def _full(me: Player) -> int:
    drawn = plots.has_grid(me.capital)
    return len(plots.full_districts(me.capital) if drawn else me.capital.districts)


CONDITIONS: Mapping[str, Met] = {
    "condition_2": _three_of_a_type,
    "condition_3": _top_row,
    "condition_4": _a_line,
    "condition_5": _two_districts,
}
"""The conditions of data/tapestry/landmark_cards.json that can be seen here, by their number."""
