"""All verbs of the tables with what they do.

Solo booklet, "Tableaux de référence" (pages 13-22): a row's elements are made of these verbs.
"""

from __future__ import annotations

from collections import ChainMap

from companion.games.imperium.rules import (
    acts_on_cards,
    acts_on_market,
    acts_on_piles,
    acts_on_tokens,
    acts_on_you,
    king_of_kings,
    resolving,
    stealing,
)

CHAPTERS = (
    acts_on_cards,
    acts_on_market,
    acts_on_piles,
    acts_on_tokens,
    acts_on_you,
    king_of_kings,
    stealing,
)


def put_together() -> None:
    """Hand every verb to what resolves the rows."""
    resolving.HANDLERS.hand_in(ChainMap(*(chapter.VERBS for chapter in CHAPTERS)))
