"""What the screens show of Imperium: frozen records, nothing to decide in them."""

from companion.games.imperium.tokens import KINDS, Tokens
from companion.games.imperium.views.table import TableView, card_guess, card_options, table_view

__all__ = [
    "KINDS",
    "TableView",
    "Tokens",
    "card_guess",
    "card_options",
    "table_view",
]
