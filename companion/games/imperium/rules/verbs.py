"""All verbs of the tables with what they do; importing this knows them all.

Solo booklet, "Tableaux de référence" (pages 13-22): a row's elements are made of these verbs.
"""

from companion.games.imperium.rules import (
    acts_on_cards,
    acts_on_market,
    acts_on_piles,
    acts_on_tokens,
    acts_on_you,
    king_of_kings,
    stealing,
)
from companion.games.imperium.rules.resolving import HANDLERS

CHAPTERS = (
    acts_on_cards,
    acts_on_market,
    acts_on_piles,
    acts_on_tokens,
    acts_on_you,
    king_of_kings,
    stealing,
)

__all__ = ["CHAPTERS", "HANDLERS"]
