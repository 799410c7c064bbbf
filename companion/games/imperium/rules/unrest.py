"""Unrest: taken from the pile, returned to it, and what happens when none is left.

Rulebook, "Effondrement"; solo booklet, "Renvoyer" and "Récupérer".
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.core.step import Step
from companion.games.imperium.cards import UNREST, Card, Pile
from companion.games.imperium.content import level
from companion.games.imperium.events.cards import CardGone, CardTaken
from companion.games.imperium.events.ending import Collapsed
from companion.games.imperium.events.market import UnrestMovedTo
from companion.games.imperium.events.seen import UnrestPileCounted
from companion.games.imperium.events.tokens import CIV, TokensGained
from companion.games.imperium.places import is_pile, unrest_place
from companion.games.imperium.rules.run import GameOver
from companion.games.imperium.state import State
from companion.games.imperium.tokens import Tokens

EMPTY, MANY = "0", "many"
FEW = 5


def leaves_the_pile(step: Step[State], target: str, cards: int = 1) -> None:
    """Unrest goes from the pile to you or under a Market card; the last one ends the game."""
    while cards:
        counted = step.state.market.unrest
        some = cards if counted is None else min(cards, counted)
        if some:
            step.record(UnrestMovedTo(some, unrest_place(step.state), target))
        see_what_is_left(step)
        cards -= some


def see_what_is_left(step: Step[State]) -> None:
    """Where the count has come to its end, the table says how many there are."""
    if step.state.market.unrest == 0:
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
    times = sum(map(_moves_the_pile, step.events))
    numbers = tuple(Option(str(n), Message("imperium.number", number=n)) for n in range(1, FEW + 1))
    empty = Option(EMPTY, Message("imperium.option.pile_empty"), icon="imperium-collapse")
    many = Option(MANY, Message("imperium.option.pile_not_counted"))
    text, note = Message("imperium.ask.unrest_left"), Message("imperium.rule.collapse")
    return Choice(f"unrest.left.{times}", text, (empty, *numbers, many), note=note)


def _moves_the_pile(event: object) -> bool:
    match event:
        case UnrestMovedTo():
            return is_pile(event.source) or is_pile(event.target)
        case CardTaken():
            return is_pile(event.source)
        case CardGone():
            return is_pile(event.target)
    return False


def comes_back(step: Step[State], source: str, cards: int = 1) -> None:
    """Unrest is put back on the pile."""
    step.record(UnrestMovedTo(cards, source, unrest_place(step.state)))


def civ_takes(step: Step[State], to: Pile = Pile.DECK) -> None:
    """The C.I.V. takes the top Unrest of the pile."""
    joins(step, unrest_place(step.state), to)
    see_what_is_left(step)


def joins(step: Step[State], source: str, to: Pile = Pile.DECK) -> None:
    """An Unrest goes to the C.I.V., from the pile or from below a Market card."""
    card = Card(step.state.civ.next_card, shows=(UNREST,), name=UNREST)
    step.record(CardTaken(card, source, to))


def civ_returns(step: Step[State], card: int) -> None:
    """The C.I.V. returns one of its Unrest; it gains Progress for it at the highest level."""
    step.record(CardGone(card, unrest_place(step.state)))
    gain = level(step.state.options.level).progress_for_unrest
    if gain:
        step.record(TokensGained(CIV, Tokens(progress=gain)))
