"""Unrest: taken from the pile, returned to it, and what happens when none is left.

Rulebook, "Effondrement"; solo booklet, "Renvoyer" and "Récupérer".
"""

from __future__ import annotations

from companion.core.step import Step
from companion.games.imperium.cards import UNREST, Card, Pile
from companion.games.imperium.content import level
from companion.games.imperium.events.cards import CardJoined, CardLeft
from companion.games.imperium.events.ending import Collapsed
from companion.games.imperium.events.market import UnrestPileChanged
from companion.games.imperium.events.tokens import CIV, TokensGained
from companion.games.imperium.rules.run import GameOver
from companion.games.imperium.state import State
from companion.games.imperium.tokens import Tokens


def leaves_the_pile(step: Step[State], cards: int = 1) -> None:
    """Unrest goes from the pile to somebody or under a Market card; the last one ends the game."""
    step.record(UnrestPileChanged(-cards))
    if step.state.market.unrest == 0:
        step.record(Collapsed())
        raise GameOver


def comes_back(step: Step[State], cards: int = 1) -> None:
    """Unrest is put back on the pile."""
    step.record(UnrestPileChanged(cards))


def civ_takes(step: Step[State], to: Pile = Pile.DECK) -> None:
    """The C.I.V. takes the top Unrest of the pile."""
    joins(step, to)
    leaves_the_pile(step)


def joins(step: Step[State], to: Pile = Pile.DECK) -> None:
    """An Unrest that lay elsewhere (under a Market card) goes to the C.I.V."""
    card = Card(step.state.civ.next_card, shows=(UNREST,))
    step.record(CardJoined(card, to))


def civ_returns(step: Step[State], card: int) -> int:
    """The C.I.V. returns one of its Unrest; the Progress it gains at the highest level."""
    step.record(CardLeft(card))
    comes_back(step)
    gain = level(step.state.options.level).progress_for_unrest
    if gain:
        step.record(TokensGained(CIV, Tokens(progress=gain)))
    return gain
