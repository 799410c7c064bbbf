"""What of Tapestry is left to chance: the app or the table, each for itself."""

from companion.core.chance import CARDS, DICE

DECISIONS = f"{CARDS}.decisions"
"""The bots' decision cards and their civilization."""
OWN_CARDS = f"{CARDS}.own"
"""Tapestries, tiles, civilizations, masterpieces: what people draw, and what lies in a hand."""
OFFER = f"{CARDS}.offer"
"""The technologies: the deck and the three face up."""
KINDS = (DECISIONS, OWN_CARDS, OFFER, DICE)


def kind_of(deck: str) -> str:
    """Which of them a deck belongs to."""
    return OFFER if deck == "tech" else OWN_CARDS
