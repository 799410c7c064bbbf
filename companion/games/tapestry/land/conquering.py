"""Conquering: an outpost on a territory, then the conquest dice.

Rulebook, "Military": next to a territory one controls, at most one token there, not one's own;
both dice are rolled and one is gained; an opponent's outpost is toppled, unless a trap is sprung.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry import content
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.cards import partners
from companion.games.tapestry.land import conquest_dice, geography, traps
from companion.games.tapestry.land.events import TokenPlaced, TokenToppled
from companion.games.tapestry.nouns import HEX
from companion.games.tapestry.once_a_turn import TerritoryConquered
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.score import achievements
from companion.games.tapestry.turn import bots_part, effects, noticing
from companion.games.tapestry.turn.mats import (
    die_left,
    lay_outpost,
    outpost_row,
    outposts_at_hand,
    powers,
)
from companion.games.tapestry.turn.turn import Turn
from companion.games.tapestry.turn.verbs import carries_out


@carries_out(Verb.CONQUER)
def conquer(turn: Turn, benefit: Benefit) -> None:
    """Choose the territory, take it, roll; impossible without an outpost or a territory."""
    if effects.forbidden(turn, "no_conquer"):
        return
    if not outposts_at_hand(turn):
        turn.tell(Message("tapestry.told.no_outpost"))
        return
    if any(power.instead_of_conquest() for power in powers(turn)):
        return
    places = open_to(turn, anywhere=benefit.anywhere, empty_only=benefit.empty_only)
    if not places:
        turn.tell(Message("tapestry.told.nothing_to_conquer"))
        return
    options = HEX.these(turn.state, places)
    place = turn.choose("conquer.hex", Message("tapestry.ask.conquer_hex"), options)
    take(turn, place, benefit.both_dice)


def open_to(turn: Turn, *, anywhere: bool = False, empty_only: bool = False) -> tuple[str, ...]:
    """Where the player may conquer; Alliance: never each other."""
    state, me = turn.state, turn.player
    if effects.is_forbidden(state, me, "no_conquer"):
        return ()
    places = geography.may_conquer(state, me, anywhere=anywhere, empty_only=empty_only)
    return tuple(p for p in places if not _spared(turn, state.map[p].controller()))


def _spared(turn: Turn, owner: str | None) -> bool:
    """A card of its owner's, or an alliance, forbids to conquer it."""
    if owner is None:
        return False
    return partners.at_peace(turn, owner) or effects.rule_in_force(
        turn.state, owner, "not_conquered"
    )


def take(turn: Turn, place: str, both_dice: str) -> None:
    """The outpost stands, or lies if a trap was sprung; the dice are rolled either way."""
    row = outpost_row(turn)
    before = turn.state.map[place]
    victim = before.controller()
    turn.record(TerritoryConquered(place))
    _lay_outpost(turn, row, place)
    trapped = victim is not None and traps.sprung(turn, victim, place)
    toppled = victim is not None and (trapped or traps.stands(turn.state, victim, place))
    if victim is not None and toppled:
        turn.record(TokenToppled(place, turn.player if trapped else victim))
    done = len(turn.step.events) - 1
    _achievements(turn, place, victim, trapped=trapped)
    for power in powers(turn):
        power.conquered(place, not before.tokens)
    both = both_dice == "always" or (both_dice == "if_opponent" and victim is not None)
    cards = effects.rule_in_force(turn.state, turn.player, "both_dice_against_opponents")
    mats = any(power.both_dice() for power in powers(turn))
    both = both or (cards and victim is not None) or mats
    die_left(turn, before, conquest_dice.roll_dice(turn, both=both))
    turn = turn.answering(done)
    _noticed(turn, victim, empty=not before.tokens, trapped=trapped)
    if victim is not None and toppled:
        noticing.toppled(turn, victim if trapped else turn.player)


def _noticed(turn: Turn, victim: str | None, *, empty: bool, trapped: bool) -> None:
    """What lies open answers; a conquest that a trap undid is none but for an empty territory."""
    if not trapped:
        effects.trigger(turn, "territory_conquered")
    if empty:
        effects.trigger(turn, "empty_territory_conquered")
    if victim is not None and not trapped:
        effects.trigger(turn, "opponents_territory_conquered")
    if not trapped:
        noticing.conquered(turn, turn.player, victim)


def _lay_outpost(turn: Turn, row: tuple[str, str] | None, place: str) -> None:
    """Out of a row of a mat that asks for it, otherwise out of the supply."""
    if row is None:
        turn.record(TokenPlaced(place, turn.player))
    else:
        lay_outpost(turn, row, place)


def _achievements(turn: Turn, place: str, victim: str | None, *, trapped: bool) -> None:
    """The island must be conquered and not trapped; whoever stands may have toppled two.

    R-trap-1 and R-conq-8: the outpost that the Automa's trap topples counts there and then.
    """
    island = content.map_side(turn.state.options.side.value).island
    if place == f"{island[0]},{island[1]}" and not trapped:
        achievements.reach(turn, achievements.ISLAND)
    if not trapped:
        achievements.check_toppled(turn)
    elif victim == AUTOMA:
        bots_part.toppled(turn)
    elif victim is not None and victim in turn.state.players:
        achievements.check_toppled(turn.of(victim))


def outpost_on_explored(turn: Turn, place: str) -> None:
    """Militarism: an outpost may be put on the territory just explored; not a conquest."""
    allowed = effects.rule_in_force(turn.state, turn.player, "outpost_on_explored")
    if not allowed or not turn.me.outposts or turn.state.map[place].tokens:
        return
    if turn.may("explore.outpost", Message("tapestry.ask.outpost_here")):
        turn.record(TokenPlaced(place, turn.player))
