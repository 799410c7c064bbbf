"""Upgrading technologies: circle and square, who may go up.

Rulebook, "Upgrade": to the top row only if the card's condition is met.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.message import Message
from companion.core.question import Option
from companion.errors import RuleBroken
from companion.games.tapestry import content
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.cards import conditions, technology
from companion.games.tapestry.cards.events_of_technologies import (
    TechInvented,
    TechTurnedOver,
    TechUpgraded,
)
from companion.games.tapestry.cards.moments import others_in_force
from companion.games.tapestry.content.teaching import THAT
from companion.games.tapestry.once_a_turn import TechnologyLocked
from companion.games.tapestry.player import Tech
from companion.games.tapestry.state import UNKNOWN, State
from companion.games.tapestry.turn import effects, noticing, verbs
from companion.games.tapestry.turn.mats import others_powers, powers, recycles
from companion.games.tapestry.turn.names import card_name
from companion.games.tapestry.turn.turn import Turn
from companion.games.tapestry.turn.verbs import carries_out

MIDDLE, TOP = 1, 2


def find(state: State, player: str, card: str) -> Tech:
    """A technology of the player."""
    for tech in state.players[player].techs:
        if tech.card == card:
            return tech
    raise RuleBroken("tapestry.broken.not_your_tech", card=card_name("tech", card))


def verify(state: State, player: str, card: str, *, ignore: bool = False) -> None:
    """Raise unless this card may go up a row now."""
    if effects.is_forbidden(state, player, "no_upgrade"):
        raise RuleBroken("tapestry.taught.forbidden.no_upgrade")
    tech = find(state, player, card)
    if tech.row == TOP and not recycles(state, player):
        raise RuleBroken("tapestry.broken.top_row", card=card_name("tech", card))
    if TechnologyLocked(card) in state.this_turn:
        raise RuleBroken("tapestry.broken.upgraded_already", card=card_name("tech", card))
    if tech.used and tech.row < TOP:
        raise RuleBroken("tapestry.broken.turned_over", card=card_name("tech", card))
    free = _is_free(state, player, ignore)
    if tech.row == MIDDLE and not free and not conditions.meets(state, player, tech):
        raise conditions.refusal(state, card)


def _is_free(state: State, player: str, ignore: bool) -> bool:
    """Whether conditions do not count for the player now."""
    return ignore or effects.rule_in_force(state, player, "ignore_tech_conditions")


def upgradable(state: State, player: str, *, ignore: bool = False) -> tuple[str, ...]:
    """The cards that may go up a row now."""
    cards = [tech.card for tech in state.players[player].techs]
    return tuple(card for card in cards if _may(state, player, card, ignore=ignore))


def _may(state: State, player: str, card: str, *, ignore: bool) -> bool:
    try:
        verify(state, player, card, ignore=ignore)
    except RuleBroken:
        return False
    return True


@carries_out(Verb.UPGRADE)
def upgrade(turn: Turn, benefit: Benefit) -> None:
    """One card of the player's choice."""
    if effects.forbidden(turn, "no_upgrade"):
        return
    cards = upgradable(turn.state, turn.player, ignore=benefit.ignore_prerequisites)
    if benefit.what == THAT:
        cards = tuple(one for one in cards if one == _just_invented(turn))
    card = choose(turn, "upgrade", cards)
    if card and not met(turn, card, ignore=benefit.ignore_prerequisites):
        turn.tell(conditions.refusal(turn.state, card).message)
    elif card:
        raise_row(turn, card)
        if benefit.locked:
            turn.record(TechnologyLocked(card))


def _just_invented(turn: Turn) -> str:
    invented = (one for one in reversed(turn.happened) if isinstance(one, TechInvented))
    return next((one.card for one in invented if one.player == turn.player), "")


def something_to_raise(state: State, player: str, benefit: Benefit) -> bool:
    """Whether a price for it buys anything."""
    return bool(upgradable(state, player, ignore=benefit.ignore_prerequisites))


def choose(turn: Turn, place: str, cards: Sequence[str]) -> str:
    """One of these cards, or empty where there is none."""
    if not cards:
        turn.tell(Message(f"tapestry.told.no_card.{place}"))
        return ""
    options = [Option(one, _row_named(turn, one, place), icon="card-tech") for one in cards]
    return turn.choose(place, Message(f"tapestry.ask.{place}"), options)


def _row_named(turn: Turn, card: str, place: str) -> Message:
    """The card; one of the top row can only go down."""
    called = card_name("tech", card)
    down = place == "upgrade" and find(turn.state, turn.player, card).row == TOP
    return Message("tapestry.option.recycle", card=called) if down else called


def raise_row(turn: Turn, card: str) -> None:
    """Up one row; gain the circle or the square. The Recyclers take a top card down."""
    row = find(turn.state, turn.player, card).row + 1
    if row > TOP:
        for power in powers(turn):
            power.recycle(card)
        return
    turn.record(TechUpgraded(turn.player, card, row))
    effects.trigger(turn, "tech_upgraded")
    gain_side(turn, card, row)
    for ally in others_in_force(turn):
        ally.others_upgrade(turn.player, card, row)
    noticing.opponents_notice(turn, turn.player, "opponent_upgraded")
    if row == TOP:
        effects.trigger(turn, "top_row_reached")
        for power in powers(turn):
            power.top_row()
        for power in others_powers(turn):
            power.others_top_row(turn.player, card)


def met(turn: Turn, card: str, *, ignore: bool = False) -> bool:
    """Of a card whose condition was put off its owner says it now, or whether it is met."""
    tech, free = find(turn.state, turn.player, card), _is_free(turn.state, turn.player, ignore)
    if not turn.state.options.teaches or free or tech.row != MIDDLE or card.startswith(UNKNOWN):
        return True
    if conditions.condition_of(turn.state, card).kind != "unknown":
        return True
    if technology.read_condition(turn, card):
        return conditions.meets(turn.state, turn.player, tech)
    text = Message("tapestry.ask.tech_condition", card=card_name("tech", card))
    return turn.may("tech_condition", text)


def gain_side(turn: Turn, card: str, row: int) -> None:
    """The circle of the middle row or the square of the top row."""
    if card.startswith(UNKNOWN):
        turn.tell(Message("tapestry.told.tech", row=row))
        return
    printed = content.tech(card)
    mine = any(tech.card == card for tech in turn.me.techs)  # who shares it has not got it
    if row == TOP and printed.single_use and mine:
        turn.record(TechTurnedOver(turn.player, card))
    sides = {MIDDLE: printed.circle, TOP: printed.square}
    verbs.gain_all(turn, sides[row], "tech", card)


def invent_and_upgrade(turn: Turn, *, face_up: bool = False) -> None:
    """A technology, only a face-up one or any, and at once its circle."""
    before = {tech.card for tech in turn.me.techs}
    technology.invent_card(turn, face_up=face_up)
    for tech in turn.me.techs:
        if tech.card not in before and tech.row == 0:
            raise_row(turn, tech.card)
