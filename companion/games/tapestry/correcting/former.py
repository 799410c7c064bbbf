"""Kinds of before: a command and an event for each fact, whose fields were those of the fact."""

from __future__ import annotations

from companion.core.game import Former
from companion.games.tapestry.correcting import facts
from companion.games.tapestry.correcting.set_value import SetValue, ValueSet

FACTS: dict[str, type[facts.Fact]] = {
    "": facts.Number,
    "Achievement": facts.Achievement,
    "Capital": facts.Capital,
    "Civilizations": facts.Civilizations,
    "Finished": facts.Finished,
    "Hand": facts.Hand,
    "Hex": facts.Hex,
    "Landmark": facts.Landmark,
    "Masterpieces": facts.Masterpieces,
    "Mat": facts.Mat,
    "Offer": facts.FaceUp,
    "Techs": facts.Techs,
    "Tokens": facts.Tokens,
}
"""By what stood behind Correct… and before …Corrected; nothing behind the one of a number."""


def _read_as(today: type[SetValue | ValueSet], fact: type[facts.Fact]) -> Former:
    return lambda fields: [today.__name__, today.VERSION, {"fact": [fact.__name__, fields]}]


BOTS: dict[str, type[facts.Fact]] = {
    "CorrectBots": facts.BotsNumber,
    "MoveFavourite": facts.Favourite,
}
FORMER = {
    **{name: _read_as(SetValue, fact) for name, fact in BOTS.items()},
    **{f"Correct{name}": _read_as(SetValue, fact) for name, fact in FACTS.items()},
    **{f"{name or 'Number'}Corrected": _read_as(ValueSet, fact) for name, fact in FACTS.items()},
}
