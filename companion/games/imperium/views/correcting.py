"""What puts a number of "Check the table" right."""

from __future__ import annotations

from dataclasses import replace

from companion.core.command import Command
from companion.core.game import TableFact
from companion.core.offer import Offer, number_of
from companion.errors import RuleBroken
from companion.games.imperium.commands.anytime import CorrectTokens, CountMainDeck
from companion.games.imperium.commands.effects import CorrectPile
from companion.games.imperium.commands.setup import CountUnrest
from companion.games.imperium.state import State


def correct(state: State, fact: TableFact) -> Offer[State]:
    """The offer for a fact whose value is a number."""
    now = int(str(fact.value))
    return number_of(fact.key, fact.label, lambda value: _command(state, fact, value), now)


def _command(state: State, fact: TableFact, value: int) -> Command[State]:
    match fact.key.split("."):
        case ["tokens", owner, kind]:
            tokens = (state.civ if owner == "civ" else state.you).tokens
            return CorrectTokens(owner, replace(tokens, **{kind: value}))
        case ["pile", pile]:
            return CorrectPile(pile, value)
        case ["unrest"]:
            return CountUnrest(value)
        case ["main_deck"]:
            return CountMainDeck(value)
    raise RuleBroken("imperium.broken.no_such_place")
