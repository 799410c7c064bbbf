"""What of Tapestry is left to chance: a kind of hidden piece lies on the table or in Loom.

Wholly, and for people and bots alike. What is `VIRTUAL` stays in the box while it lies in Loom, and
no line moves it; everything else is drawn by Loom and fetched by its picture, as it gets pieces on
it or lies open.
"""

from __future__ import annotations

from companion.core.chance import CARDS, DICE, parts_of

DECISIONS = f"{CARDS}.decisions"
"""The bots' decision cards and their civilization, of which older games tell no parts."""
DECISION_CARDS, AUTOMA_CIVILIZATIONS = f"{DECISIONS}.cards", f"{DECISIONS}.civilization"
OWN_CARDS = f"{CARDS}.own"
"""What people draw, and what lies in a hand: in older games all of it or nothing."""
TAPESTRIES, TERRITORIES, SPACE_TILES = (
    f"{OWN_CARDS}.{deck}" for deck in ("tapestry", "territory", "space")
)
CIVILIZATIONS, MASTERPIECES = (f"{OWN_CARDS}.{deck}" for deck in ("civilization", "masterpiece"))
LANDMARK_CARDS, CAPITALS = (f"{OWN_CARDS}.{deck}" for deck in ("landmark_card", "capital"))
OFFER = f"{CARDS}.offer"
"""The technologies: the deck and the three face up."""
BOTS_DICE, OWN_DICE = f"{DICE}.bots", f"{DICE}.own"
BOTS_KINDS = (DECISION_CARDS, AUTOMA_CIVILIZATIONS, BOTS_DICE)
PEOPLES_CARDS = (
    TAPESTRIES,
    OFFER,
    TERRITORIES,
    SPACE_TILES,
    CIVILIZATIONS,
    MASTERPIECES,
    LANDMARK_CARDS,
    CAPITALS,
)
KINDS = (DECISION_CARDS, AUTOMA_CIVILIZATIONS, *PEOPLES_CARDS, BOTS_DICE, OWN_DICE)
VIRTUAL = (DECISION_CARDS, AUTOMA_CIVILIZATIONS, TAPESTRIES, BOTS_DICE, OWN_DICE)
"""What need not be on any table."""
TOGETHER = {CARDS: PEOPLES_CARDS, DICE: (OWN_DICE,)}
"""The two choices of a new game; what is the bots' alone stands with the rest."""

ICONS = {
    DECISION_CARDS: "card-decision",
    AUTOMA_CIVILIZATIONS: "owner-automa",
    TAPESTRIES: "card-tapestry",
    OFFER: "card-tech",
    TERRITORIES: "territory-tile",
    SPACE_TILES: "space-tile",
    CIVILIZATIONS: "civilization",
    MASTERPIECES: "masterpiece",
    LANDMARK_CARDS: "card-landmark",
    CAPITALS: "capital",
    BOTS_DICE: "die-science",
    OWN_DICE: "die-science",
    CARDS: "cards",
    DICE: "die-science",
}
"""The picture of each kind, and of those that are asked together."""


def kind_of(deck: str) -> str:
    """Which of them a deck belongs to."""
    return OFFER if deck == "tech" else f"{OWN_CARDS}.{deck}"


def parts(kind: str) -> tuple[str, ...]:
    """The kinds that are meant, where all cards or all of the bots' were switched at once."""
    return parts_of(KINDS, kind)
