"""Rebalancing of the starting civilizations.

Rulebook, last page, or the player aid's older list: only for a civilization kept at the start;
losses at the end of the first income turn; values per opponent count the bots (two in solo).
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content, house_facts
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.capital import plots
from companion.games.tapestry.content.rebalance import Change
from companion.games.tapestry.options import MapSide, Rebalancing
from companion.games.tapestry.player import Cell
from companion.games.tapestry.score.events import PointsScored
from companion.games.tapestry.setup import gifts
from companion.games.tapestry.setup.events import CubeBlocked, LossesOwed
from companion.games.tapestry.state import State
from companion.games.tapestry.turn import verbs
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.reasons import given_by
from companion.games.tapestry.turn.turn import Turn

SOURCE = "rebalancing"
ITEMS = {
    "any_1": ("any_resource", 1),
    "any_2": ("any_resource", 2),
    "territory_tiles_2": ("territory_tile", 2),
    "tapestry_1": ("tapestry", 1),
}


def change_for(state: State, civilization: str) -> Change | None:
    """What the list in play changes for a starting civilization."""
    if not civilization or state.options.rebalancing is Rebalancing.NONE:
        return None
    change = content.rebalancing(state.options.rebalancing, civilization)
    seats = state.options.opponents + 1
    if change.unlisted:
        return None
    return change if change != Change() and seats >= change.least_players else None


def unlisted(state: State, civilization: str) -> bool:
    """Whether the list in play does not name the civilization at all."""
    playing = state.options.rebalancing
    lists = playing is not Rebalancing.NONE
    return lists and content.rebalancing(playing, civilization).unlisted


def points(state: State, change: Change) -> int:
    """Flat points and those per opponent."""
    return change.points + change.points_per_opponent * state.options.opponents


def apply(turn: Turn, civilization: str) -> None:
    """Gains now, losses owed; what is no number is told."""
    change = change_for(turn.state, civilization)
    if change is None:
        return
    for what, n in change.gains.items():
        _gain(turn, what, n, civilization)
    verbs.gain_all(turn, change.benefits, SOURCE, civilization)
    gifts.give(turn, change.opponents_gain)
    if scored := points(turn.state, change):
        with given_by(turn, "civilization", civilization):
            turn.record(PointsScored(turn.player, scored, SOURCE, civilization))
    losses = (*change.losses, *_by_fact(turn, change, civilization))
    if losses:
        turn.record(LossesOwed(turn.player, losses))
    if change.told:
        listed = f"{turn.state.options.rebalancing}.{civilization}"
        turn.tell(word("rebalancing_told", listed), icon="edit")
    for number in range(change.cubes_per_opponent * turn.state.options.opponents):
        _block(turn, number + 1)


def _gain(turn: Turn, what: str, n: int, civilization: str) -> None:
    verbs.gain_all(turn, (Benefit(Verb.GAIN, what=what, n=n),), SOURCE, civilization)


def _by_fact(turn: Turn, change: Change, civilization: str) -> tuple[str, ...]:
    """What a lost icon stands for: gained now, or returned as losses."""
    large = turn.state.options.side is MapSide.LARGE
    fact = change.fact_large if large and change.fact_large else change.fact
    if not fact:
        return ()
    what, n = ITEMS.get(house_facts.ask(turn.step, fact), ("", 0))
    if change.fact_is_loss:
        return (what,) * n
    if n:
        _gain(turn, what, n, civilization)
    return ()


def _block(turn: Turn, number: int) -> None:
    """Architects: a cube on a free plot of a district without one; told where none is drawn."""
    if not plots.has_grid(turn.me.capital):
        turn.tell(Message("tapestry.setup.cube"), icon="capital")
        return
    free = free_plots(turn.state, turn.player)
    if not free:
        return
    options = [
        Option(f"{row},{column}", Message("tapestry.setup.plot", row=row + 1, column=column + 1))
        for row, column in free
    ]
    chosen = turn.choose(f"cube.{number}", Message("tapestry.setup.ask.cube"), options)
    row, column = chosen.split(",")
    turn.record(CubeBlocked(turn.player, (int(row), int(column))))


def free_plots(state: State, player: str) -> tuple[Cell, ...]:
    """Plots that a cube may block: free, in a district without a cube."""
    capital = state.players[player].capital
    taken = {_district(cube) for cube in capital.cubes}
    return tuple(
        (row, column)
        for row, line in enumerate(plots.grid_of(capital))
        for column, plot in enumerate(line)
        if plot == "." and _district((row, column)) not in taken
    )


def _district(plot: Cell) -> Cell:
    return plot[0] // 3, plot[1] // 3
