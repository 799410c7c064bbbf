"""MM, AA: the landmark of one's landmark card, for a condition met at the end of a turn.

Rulebook, "Turns". What a card asks for is in no source: the owner says it when the card is kept,
and at the end of a turn whether it is met, where that cannot be seen here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content
from companion.games.tapestry.city import landmarks, plots
from companion.games.tapestry.player import Player
from companion.games.tapestry.score import counting
from companion.games.tapestry.state import Phase, State
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.turn import NO, YES, Turn

Met = Callable[[State, str], bool]
SIX_OF_AN_ITEM = "condition_1"
SIX, SAME_BUILDINGS, LINES, DISTRICTS, TOP = 6, 3, 1, 2, 2


def landmark_of(state: State, player: str) -> str:
    """The landmark still to be gained by the player's card; empty where there is none."""
    card = state.players[player].landmark_card
    landmark = content.landmark_cards()[card].landmark if card else ""
    return "" if landmark in state.landmarks else landmark


def at_end_of_turn(turn: Turn) -> None:
    """Where the condition is met the landmark is gained; what the app cannot see is asked.

    After income turns 2-5 only: after others it is not met unless the table says that it differs.
    """
    landmark = landmark_of(turn.state, turn.player)
    if landmark and _met(turn, landmark):
        landmarks.take(turn, landmark)


def _met(turn: Turn, landmark: str) -> bool:
    printed = turn.state.setup.of(turn.player).landmark_condition
    if condition := CONDITIONS.get(printed):
        return condition(turn.state, turn.player)
    if printed == SIX_OF_AN_ITEM and not _six_of_an_item(turn.me):
        return False
    text = Message("tapestry.ask.landmark_condition", landmark=word("landmark", landmark))
    if printed and printed != SIX_OF_AN_ITEM:
        text = Message("tapestry.ask.landmark_says", landmark=text.params["landmark"], said=printed)
    if turn.state.phase is Phase.TURN or turn.me.income_turns == 1:
        no, yes = Message("tapestry.option.no"), Message("tapestry.option.yes")
        options = [Option(NO, no), Option(YES, yes)]
        return turn.unless_told("landmark_card", text, options, NO) == YES
    return turn.may("landmark_card", text)


def _six_of_an_item(me: Player) -> bool:
    """Whether there may be six of the item, whose icon is lost."""
    cards = (me.tiles, me.space_tiles, me.hand, me.techs, me.masterpieces)
    return max(*me.resources.values(), *map(len, cards)) >= SIX


def _three_of_a_type(state: State, player: str) -> bool:
    return max(_city(state, player).values(), default=0) >= SAME_BUILDINGS


def _city(state: State, player: str) -> Mapping[str, int]:
    """Income buildings in the capital by type, those kept beside it included."""
    return counting.built(state, player)


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
