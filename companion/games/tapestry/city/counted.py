"""What only the table sees of a capital that is not drawn here: asked when it is needed.

A capital is kept as counts where somebody wants it so, and where no source shows its plots.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.capital import plots
from companion.games.tapestry.city.events import LinesCounted
from companion.games.tapestry.turn import effects
from companion.games.tapestry.turn.mats import powers
from companion.games.tapestry.turn.turn import Turn

LINES = ("capital_rows", "capital_columns", "capital_rows_and_columns")
CROWDED = "district_with_2_or_more_impassable_plots"
DISTRICTS = plots.DISTRICT**2
MOST_COVERED = 9


def lines(turn: Turn) -> None:
    """Its complete rows and columns, asked where pieces came or went since they were told."""
    city = turn.me.capital
    if plots.has_grid(city):
        return
    if city.counted_with != len(city.placed):
        rows = _how_many(turn, "rows", city.rows_counted)
        columns = _how_many(turn, "columns", city.columns_counted)
        turn.record(LinesCounted(turn.player, rows, columns))
    for power in powers(turn):
        power.lines_counted()


def _how_many(turn: Turn, what: str, told: int) -> int:
    text = Message(f"tapestry.ask.capital.{what}")
    return turn.amount(f"capital.{what}", text, 0, plots.SIZE, told or None)


def are_scored(benefit: Benefit) -> bool:
    """Whether a benefit counts them."""
    per = benefit.per if benefit.op is Verb.POINTS_PER else ""
    return benefit.op is Verb.SCORE_CAPITAL or per in LINES


def crowded(turn: Turn) -> int | None:
    """Districts with two or more impassable plots; None where its print is known."""
    if plots.grid_of(turn.me.capital):
        return None
    return turn.amount("capital.crowded", Message("tapestry.ask.capital.crowded"), 0, DISTRICTS)


def blocked_covered(turn: Turn) -> tuple[int, int]:
    """Impassable plots that a piece just covered, and districts whose last visible one it was."""
    if not effects.rule_in_force(turn.state, turn.player, "build_on_blocked_plots"):
        return 0, 0
    text = Message("tapestry.ask.capital.covered")
    covered = turn.amount("capital.covered", text, 0, MOST_COVERED)
    if not covered or not effects.heard(turn, "last_blocked_plot_of_district_covered"):
        return covered, 0
    text = Message("tapestry.ask.capital.last_covered")
    return covered, turn.amount("capital.last_covered", text, 0, min(covered, DISTRICTS))
