"""The Voyage of the Utopian C.I.V., resolved before its deck is rebuilt.

Solo booklet, "Tableau Voyage".
"""

from __future__ import annotations

from companion.core.instruction import Why
from companion.core.message import Message
from companion.games.imperium.content import table
from companion.games.imperium.rules import doubts
from companion.games.imperium.rules.resolving import resolve
from companion.games.imperium.rules.run import Run
from companion.games.imperium.say import thing


def travel(run: Run, place: str) -> None:
    """Resolve the Voyage card that lies face up."""
    card = run.civ.journey
    rows = table(run.civ.nation).journey
    order, row = next((i, row) for i, row in enumerate(rows, start=1) if row.shows == card)
    row_id = f"{run.civ.nation}.journey.{order}"
    voyage = Message("imperium.told.voyage", card=thing(card))
    with run.because(Why("C-11", remaining=(row_id,)), heading=voyage, icon="imperium-voyage"):
        resolve(run, row.elements(doubts.readings(run, row_id, row)), f"{place}.{row_id}")
