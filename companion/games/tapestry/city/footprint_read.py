"""The plots of a landmark that no source shows: the owner reads them off the piece."""

from __future__ import annotations

from companion.games.tapestry import house_facts
from companion.games.tapestry.capital import footprints, plots
from companion.games.tapestry.capital.typed import rows_of
from companion.games.tapestry.city.events import FootprintTold
from companion.games.tapestry.turn.turn import Turn


def footprint(turn: Turn, landmark: str) -> None:
    """A landmark no source shows the plots of, for a capital that is drawn."""
    capital = turn.me.capital
    if not plots.has_grid(capital) or footprints.shape(capital, landmark):
        return
    rows = rows_of(house_facts.ask(turn.step, f"footprint.{landmark}"), "X.")
    if rows:
        turn.record(FootprintTold(turn.player, landmark, rows))
