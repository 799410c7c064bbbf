"""Upgrading technologies: the conditions of the top row, circle and square.

Rulebook, "Upgrade": to the top row only if you or a neighbour meet the card's condition; FF:
enchantment or fifth income turn, one's own only; AA: a landmark stands on the card.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from companion.core.message import Message
from companion.core.question import Option
from companion.errors import RuleBroken
from companion.games.tapestry import content
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.content.cards import Condition
from companion.games.tapestry.events.board import OnceThisTurn
from companion.games.tapestry.events.cards import TechTurnedOver, TechUpgraded
from companion.games.tapestry.player import Tech
from companion.games.tapestry.rules import effects, verbs
from companion.games.tapestry.rules.neighbours import neighbours
from companion.games.tapestry.rules.turn import Turn
from companion.games.tapestry.rules.verbs import handles
from companion.games.tapestry.rules.words import card_name
from companion.games.tapestry.state import UNKNOWN, State

MIDDLE, TOP = 1, 2
TIER_STARTS = {"I": 1, "II": 4, "III": 7, "IV": 10}
LAST_INCOME_TURN = 5


def find(state: State, player: str, card: str) -> Tech:
    """A technology of the player."""
    for tech in state.players[player].techs:
        if tech.card == card:
            return tech
    raise RuleBroken("tapestry.broken.not_your_tech", card=card_name("tech", card))


def verify(state: State, player: str, card: str, *, ignore: bool = False) -> None:
    """Raise unless this card may go up a row now."""
    tech = find(state, player, card)
    if tech.row == TOP:
        raise RuleBroken("tapestry.broken.top_row", card=card_name("tech", card))
    if f"tech:{card}" in state.this_turn:
        raise RuleBroken("tapestry.broken.upgraded_already", card=card_name("tech", card))
    free = ignore or effects.rule_in_force(state, player, "ignore_tech_conditions")
    if tech.row == MIDDLE and not free and not meets(state, player, tech):
        raise RuleBroken("tapestry.broken.condition", card=card_name("tech", card))


def meets(state: State, player: str, tech: Tech) -> bool:
    """Whether the condition on the card holds; a card nobody named is taken on trust."""
    if tech.card.startswith(UNKNOWN):
        return True
    condition = content.tech(tech.card).condition
    if condition.kind == "landmark_on_card":
        return bool(tech.landmark)
    check = CONDITIONS.get(condition.kind)
    if check is None:
        return True
    near = neighbours(state, player) if condition.neighbours_count else ()
    return any(check(state, owner, condition) for owner in (player, *near))


def _tier(state: State, owner: str, condition: Condition) -> bool:
    return state.space(owner, condition.track) >= TIER_STARTS[condition.tier]


def _innovation(state: State, owner: str, condition: Condition) -> bool:
    """The building that covers the innovation is gone; bots have no income mat of this kind."""
    me = state.players.get(owner)
    return me is not None and me.buildings[condition.building] >= condition.space - 1


def _enchantment(state: State, owner: str, condition: Condition) -> bool:
    del condition
    me = state.players[owner]
    return me.income_turns >= LAST_INCOME_TURN or "enchanted" in me.notes


CONDITIONS: Mapping[str, Callable[[State, str, Condition], bool]] = {
    "tier": _tier,
    "innovation": _innovation,
    "enchantment": _enchantment,
}


def upgradable(state: State, player: str, *, ignore: bool = False) -> tuple[str, ...]:
    """The cards that may go up a row now."""
    return tuple(
        tech.card
        for tech in state.players[player].techs
        if _may(state, player, tech.card, ignore=ignore)
    )


def _may(state: State, player: str, card: str, *, ignore: bool) -> bool:
    try:
        verify(state, player, card, ignore=ignore)
    except RuleBroken:
        return False
    return True


@handles(Verb.UPGRADE)
def upgrade(turn: Turn, benefit: Benefit, source: str, detail: str) -> None:
    """One card of the player's choice."""
    del source, detail
    cards = upgradable(turn.state, turn.player, ignore=benefit.ignore_prerequisites)
    card = choose(turn, "upgrade", cards)
    if card:
        raise_row(turn, card)
        if benefit.locked:
            turn.record(OnceThisTurn(f"tech:{card}"))


def choose(turn: Turn, place: str, cards: Sequence[str]) -> str:
    """One of these cards, or empty where there is none."""
    if not cards:
        turn.tell(Message(f"tapestry.told.no_card.{place}"))
        return ""
    options = [Option(card, card_name("tech", card), icon="card-tech") for card in cards]
    return turn.choose(place, Message(f"tapestry.ask.{place}"), options)


def raise_row(turn: Turn, card: str) -> None:
    """Up one row; gain the circle or the square."""
    row = find(turn.state, turn.player, card).row + 1
    turn.record(TechUpgraded(turn.player, card, row))
    effects.trigger(turn, "tech_upgraded")
    gain_side(turn, card, row)


def gain_side(turn: Turn, card: str, row: int) -> None:
    """The circle of the middle row or the square of the top row."""
    if card.startswith(UNKNOWN):
        turn.tell(Message("tapestry.told.tech", row=row))
        return
    printed = content.tech(card)
    if row == TOP and printed.single_use:
        turn.record(TechTurnedOver(turn.player, card))
    sides = {MIDDLE: printed.circle, TOP: printed.square}
    verbs.gain_all(turn, sides[row], "tech", card)


@handles(Verb.TECH_CIRCLE)
def circle(turn: Turn, benefit: Benefit, source: str, detail: str) -> None:
    """The circle of a card in one's middle row."""
    del benefit, source, detail
    _again(turn, MIDDLE, "circle")


@handles(Verb.TECH_SQUARE)
def square(turn: Turn, benefit: Benefit, source: str, detail: str) -> None:
    """The square of a card in one's top row."""
    del benefit, source, detail
    _again(turn, TOP, "square")


def _again(turn: Turn, row: int, place: str) -> None:
    cards = [tech.card for tech in turn.me.techs if tech.row == row and not tech.used]
    card = choose(turn, place, [c for c in cards if f"{place}:{c}" not in turn.state.this_turn])
    if card:
        gain_side(turn, card, row)
