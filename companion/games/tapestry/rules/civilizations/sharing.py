"""Civilizations: the Inventors, the Historians and the Genies.

Their mats, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.events.cards import TechUpgraded
from companion.games.tapestry.rules import (
    describing,
    giving_up,
    tiles,
    upgrading,
    verbs,
)
from companion.games.tapestry.rules.civilizations import (
    INCOME,
    OPPONENT_LANDMARK,
    mark,
    marked,
    spaces_of,
)
from companion.games.tapestry.rules.neighbours import opponents
from companion.games.tapestry.rules.turn import Turn
from companion.games.tapestry.rules.words import card_name

ALIENS, COLLECTORS, INVENTORS = "aliens", "collectors", "inventors"
HISTORIANS, GENIES = "historians", "genies"
KINDS = ("outpost", "house", "landmark", "tapestry", "territory_tile", "tech_card")
NONE, TOKENS, LAST = "none", 4, 5


@INCOME.of(INVENTORS)
def inventors(turn: Turn) -> None:
    """Maybe a token on anybody's technology: up at once without condition, the benefit shared."""
    used = marked(turn, INVENTORS, "used")
    cards = {
        tech.card: owner
        for owner, me in turn.state.players.items()
        for tech in me.techs
        if tech.row < upgrading.TOP and not marked(turn, INVENTORS, tech.card)
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
    row = upgrading.find(turn.state, cards[card], card).row + 1
    turn.record(TechUpgraded(cards[card], card, row))
    for player in dict.fromkeys((cards[card], turn.player)):
        upgrading.gain_side(turn.of(player), card, row)


@INCOME.of(HISTORIANS)
def historians(turn: Turn) -> None:
    """Maybe a territory tile for giving a token, and its square, to an opponent."""
    left = [one for one in spaces_of(HISTORIANS) if not marked(turn, HISTORIANS, f"open.{one}")]
    if not left or not turn.me.tiles:
        return
    options = [Option(NONE, Message("tapestry.option.no"))]
    others = opponents(turn.state, turn.player)
    options += [Option(owner, tiles.owner_option(turn.state, owner)) for owner in others]
    owner = turn.choose("historians", Message("tapestry.ask.historians"), options)
    if owner == NONE:
        return
    giving_up.discard(turn, "territory_tile", 1)
    squares = [
        Option(one, describing.benefits_text(spaces_of(HISTORIANS)[one].benefits)) for one in left
    ]
    square = turn.choose("historians.square", Message("tapestry.ask.mat_space"), squares)
    mark(turn, HISTORIANS, f"open.{square}")
    mark(turn, HISTORIANS, owner, marked(turn, HISTORIANS, owner) + 1)


def _historians_notice(turn: Turn, owner: str) -> None:
    """An opponent with a token gained a landmark: all exposed squares."""
    if marked(turn, HISTORIANS, owner):
        for one, space in spaces_of(HISTORIANS).items():
            if marked(turn, HISTORIANS, f"open.{one}"):
                verbs.gain_all(turn, space.benefits, "civilization", HISTORIANS)


OPPONENT_LANDMARK[HISTORIANS] = _historians_notice


@INCOME.of(GENIES)
def genies(turn: Turn) -> None:
    """A circle, and a square beside it; on turn 5 two different circles."""
    spaces = list(spaces_of(GENIES).values())
    circles = [at for at, space in enumerate(spaces) if space.id.startswith("circle")]
    if turn.me.income_turns == LAST:
        options = [Option(str(at), describing.benefits_text(spaces[at].benefits)) for at in circles]
        for one in turn.several("genies.two", Message("tapestry.ask.mat_space"), options, 2, 2):
            verbs.gain_all(turn, spaces[int(one)].benefits, "civilization", GENIES)
        return
    options = [Option(str(at), describing.benefits_text(spaces[at].benefits)) for at in circles]
    at = int(turn.choose("genies", Message("tapestry.ask.genies"), options))
    verbs.gain_all(turn, spaces[at].benefits, "civilization", GENIES)
    beside = [spaces[at - 1], spaces[(at + 1) % len(spaces)]]
    squares = [Option(s.id, describing.benefits_text(s.benefits)) for s in beside]
    square = turn.choose("genies.square", Message("tapestry.ask.mat_space"), squares)
    verbs.gain_all(turn, spaces_of(GENIES)[square].benefits, "civilization", GENIES)
