"""Unrest: taken from the pile, returned to it, and what happens when none is left.

Rulebook, "Effondrement"; solo booklet, "Renvoyer" and "Récupérer".
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.core.step import Step
from companion.games.imperium.cards import UNREST, Card, Pile
from companion.games.imperium.content import level
from companion.games.imperium.events.cards import CardJoined, CardLeft
from companion.games.imperium.events.ending import Collapsed
from companion.games.imperium.events.market import UnrestPileChanged, UnrestPileCounted
from companion.games.imperium.events.tokens import CIV, TokensGained
from companion.games.imperium.rules.run import GameOver
from companion.games.imperium.state import State
from companion.games.imperium.tokens import Tokens

EMPTY, MANY = "0", "many"
FEW = 5


def leaves_the_pile(step: Step[State], cards: int = 1) -> None:
    """Unrest goes from the pile to somebody or under a Market card; the last one ends the game."""
    counted = step.state.market.unrest
    step.record(UnrestPileChanged(-cards))
    if counted is not None and counted <= cards:
        _count_what_is_left(step)


def _count_what_is_left(step: Step[State]) -> None:
    """By our count the pile is empty; the table says whether it is."""
    left = step.ask(left_in_pile(step))
    if left == EMPTY:
        step.record(Collapsed())
        raise GameOver
    step.record(UnrestPileCounted(None if left == MANY else int(left)))


def left_in_pile(step: Step[State]) -> Choice:
    """How many there still are; many are not counted any more."""
    times = sum(isinstance(one, UnrestPileChanged) for one in step.events)
    numbers = tuple(Option(str(n), Message("imperium.number", number=n)) for n in range(1, FEW + 1))
    empty = Option(EMPTY, Message("imperium.option.pile_empty"), icon="imperium-collapse")
    many = Option(MANY, Message("imperium.option.pile_not_counted"))
    text, note = Message("imperium.ask.unrest_left"), Message("imperium.rule.collapse")
    return Choice(f"unrest.left.{times}", text, (empty, *numbers, many), note=note)


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
