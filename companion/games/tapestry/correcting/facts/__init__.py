"""What can be set by hand: every fact of the table, a class each."""

from __future__ import annotations

from companion.games.tapestry.correcting.facts.board import Achievement, Landmark, Tokens
from companion.games.tapestry.correcting.facts.bots import BotsNumber, Favourite
from companion.games.tapestry.correcting.facts.cards import FaceUp, Hand, Techs
from companion.games.tapestry.correcting.facts.fact import Fact
from companion.games.tapestry.correcting.facts.hex import Hex
from companion.games.tapestry.correcting.facts.mats import Civilizations, Masterpieces, Mat
from companion.games.tapestry.correcting.facts.people import Capital, Finished, Number

__all__ = (
    "Achievement",
    "BotsNumber",
    "Capital",
    "Civilizations",
    "FaceUp",
    "Fact",
    "Favourite",
    "Finished",
    "Hand",
    "Hex",
    "Landmark",
    "Masterpieces",
    "Mat",
    "Number",
    "Techs",
    "Tokens",
)
