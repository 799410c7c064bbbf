"""What the screens show of Imperium: frozen records, nothing to decide in them."""

from __future__ import annotations

from companion.games.imperium.options import ROWS
from companion.games.imperium.state import State
from companion.games.imperium.tokens import KINDS, Tokens
from companion.games.imperium.views.rows_only import RowsView, rows_view
from companion.games.imperium.views.table import TableView, card_guess, card_options, table_view

__all__ = [
    "KINDS",
    "TableView",
    "Tokens",
    "card_guess",
    "card_options",
    "table_view",
    "view_of",
]


def view_of(state: State) -> TableView | RowsView:
    """The table, or the rows that are read of it."""
    return rows_view(state) if state.options.mode == ROWS else table_view(state)
