"""The score sheet as people fill it in themselves.

Rulebook, "Counting the points": economy, trophies, a line for each card, territory.
"""

from __future__ import annotations

from companion.core.grid import Grid, Head, Line
from companion.core.message import Message, name
from companion.core.written import Written
from companion.games.rise_and_fall.content import kinds
from companion.games.rise_and_fall.rules import scoring
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.state import State

ECONOMY, TROPHIES, TERRITORY = "economy", "trophies", "territory"
ICONS = {ECONOMY: "rise-economy", TROPHIES: "rise-trophy", TERRITORY: "rise-domination"}


def rows() -> tuple[str, ...]:
    """The printed rows."""
    return (ECONOMY, TROPHIES, *kinds(), TERRITORY)


def row_name(row: str) -> Message:
    """A row in words."""
    if row in ICONS:
        return Message(f"rise_and_fall.row.{row}")
    return name("rise_and_fall", "piece", row)


def row_icon(row: str) -> str:
    """Its picture."""
    return ICONS.get(row) or kinds()[row].icon


def sheet_of(state: State, seat: str) -> Written:
    """What is written; rows that nobody wrote are as the app followed them."""
    own = state.written.get(seat, Written())
    return Written({**_followed(state, seat), **own.rows}, own.total)


def _followed(state: State, seat: str) -> dict[str, int]:
    if not state.turn:
        return {}
    known = scoring.sheet(state, seat)
    found = {ECONOMY: known.economy, TROPHIES: known.trophies, TERRITORY: known.territory}
    cards = {kind: points for kind, _, points in known.development if points is not None}
    return {row: n for row, n in {**found, **cards}.items() if n}


def points(state: State, seat: str) -> int:
    """What a sheet comes to."""
    return sheet_of(state, seat).points


def grid(state: State) -> Grid:
    """All sheets beside each other."""
    from companion.games.rise_and_fall.game import colour_of

    sheets = {player.id: sheet_of(state, player.id) for player in state.players}
    best = max(sheet.points for sheet in sheets.values())
    heads = tuple(
        Head(
            seat,
            who(state, seat),
            *colour_of(state, seat),
            total=sheet.points,
            leads=0 < best == sheet.points,
        )
        for seat, sheet in sheets.items()
    )
    lines = tuple(
        Line(row, row_name(row), row_icon(row), {s: one.rows.get(row) for s, one in sheets.items()})
        for row in rows()
    )
    return Grid(heads, lines)
