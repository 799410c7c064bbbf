"""Every chapter that carries out a verb, brought in once so that all verbs are known."""

from companion.games.tapestry.rules import (  # noqa: F401
    conquering,
    exploring,
    gains,
    masterpieces,
    other_verbs,
    points,
    science,
    spaces,
    tapestries,
    technology,
    tiles,
    upgrading,
)
from companion.games.tapestry.rules.cards import tracks, wealth  # noqa: F401
