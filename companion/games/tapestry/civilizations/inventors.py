"""Civilizations: the Inventors.

Their mat, and rulebook, FAQ: an opponent's card with a token that reaches the top row gives its
square to the opponent, then to the Inventors, who take it into their bottom row.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content
from companion.games.tapestry.cards import upgrading
from companion.games.tapestry.cards.events_of_technologies import TechTaken, TechUpgraded
from companion.games.tapestry.civilizations import INCOME, OTHERS_TOP_ROW, mark, marked
from companion.games.tapestry.player import Tech
from companion.games.tapestry.state import UNKNOWN
from companion.games.tapestry.turn.names import card_name
from companion.games.tapestry.turn.turn import Turn

INVENTORS, NONE, TOKENS = "inventors", "none", 4


@INCOME.of(INVENTORS)
def inventors(turn: Turn) -> None:
    """Maybe a token on anybody's technology: up at once without condition, the benefit shared."""
    used = marked(turn, INVENTORS, "used")
    cards = {
        tech.card: owner
        for owner, me in turn.state.players.items()
        for tech in me.techs
        if _may(turn, owner, tech)
    }
    if used >= TOKENS or not cards:
        return
    options = [Option(NONE, Message("tapestry.option.no"))]
    options += [Option(card, card_name("tech", card), icon="card-tech") for card in cards]
    card = turn.choose("inventors", Message("tapestry.ask.upgrade"), options)
    if card == NONE:
        return
    mark(turn, INVENTORS, "used", used + 1)
    mark(turn, INVENTORS, card)
    owner = cards[card]
    row = upgrading.find(turn.state, owner, card).row + 1
    turn.record(TechUpgraded(owner, card, row))
    upgrading.gain_side(turn.of(owner), card, row)
    if owner != turn.player:
        _share(turn, owner, card, row)


def _may(turn: Turn, owner: str, tech: Tech) -> bool:
    """FF: nobody raises another's single-use card to the top row."""
    if tech.row >= upgrading.TOP or tech.used or marked(turn, INVENTORS, tech.card):
        return False
    single = not tech.card.startswith(UNKNOWN) and content.tech(tech.card).single_use
    return owner == turn.player or not (single and tech.row == upgrading.MIDDLE)


def _share(turn: Turn, owner: str, card: str, row: int) -> None:
    """The same side for the Inventors; a card that reached the top row becomes theirs."""
    upgrading.gain_side(turn, card, row)
    if row == upgrading.TOP:
        turn.record(TechTaken(turn.player, owner, card))


def _reached_the_top(turn: Turn, owner: str, card: str) -> None:
    if marked(turn, INVENTORS, card):
        _share(turn, owner, card, upgrading.TOP)


OTHERS_TOP_ROW[INVENTORS] = _reached_the_top
