"""What you lay on a Market card in your clean-up. Rulebook, "Nettoyage", 1.

A Progress; Qin 1 Population; Carthaginians 1 or 2 Materials, as the side of their Power card
says. Which side says which no source of ours gives: the owner is asked once.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.core.step import Step
from companion.games.imperium.content import nation
from companion.games.imperium.say import tokens_said
from companion.games.imperium.state import State
from companion.games.imperium.tokens import Tokens

BY_POWER_SIDE = "carthaginians"
ONE_OR_TWO = ("1", "2")


def fact_of(side: str) -> str:
    """The name under which the owner's answer for a side is kept."""
    return f"imperium.{BY_POWER_SIDE}.power_{side}"


def materials_asked(side: str) -> Choice:
    """How many Materials a side of the Carthaginians' Power card says."""
    options = tuple(Option(n, tokens_said(Tokens(materials=int(n)))) for n in ONE_OR_TWO)
    text = Message("imperium.ask.power_materials", side=side.upper())
    return Choice("yours.power_materials", text, options)


def your_token(step: Step[State]) -> Tokens:
    """What you put on the card."""
    you = step.state.you
    if you.nation != BY_POWER_SIDE:
        return nation(you.nation).market_token
    told = step.fact(materials_asked(you.power_side), fact_of(you.power_side))
    return Tokens(materials=int(told))
