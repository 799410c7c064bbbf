"""Rows only as a page: a card is touched, its row is said."""

PAGES = {"table": "companion.games.imperium.rows_only.pages.reader:reader"}
PICTURES = "companion.games.imperium.pages.shared:PICTURES"
