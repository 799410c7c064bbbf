"""Tapestry's moments as pages; each a function of the open game and the window.

`PAGES` names them by the part of the game they show, read without importing any.
"""

PAGES = {"bots": "companion.games.tapestry.pages.bots:bots_turn"}
