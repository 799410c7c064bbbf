"""Conquering: an outpost on a territory, then the conquest dice.

Rulebook, "Military": next to a territory one controls, at most one token there, not one's own;
both dice are rolled and one is gained; an opponent's outpost is toppled, unless a trap is sprung.
"""

from __future__ import annotations

from companion.core.chance import Die
from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.events.board import OnceThisTurn, TokenPlaced, TokenToppled
from companion.games.tapestry.rules import (
    achievements,
    civilizations,
    describing,
    effects,
    land,
    tiles,
    traps,
    verbs,
)
from companion.games.tapestry.rules.turn import Turn
from companion.games.tapestry.rules.verbs import handles

RED, BLACK = "conquer_red", "conquer_black"
DICE = (RED, BLACK)


@handles(Verb.CONQUER)
def conquer(turn: Turn, benefit: Benefit, source: str, detail: str) -> None:
    """Choose the territory, take it, roll; impossible without an outpost or a territory."""
    del source, detail
    if not turn.me.outposts:
        turn.tell(Message("tapestry.told.no_outpost"))
        return
    places = land.may_conquer(
        turn.state, turn.player, anywhere=benefit.anywhere, empty_only=benefit.empty_only
    )
    if not places:
        turn.tell(Message("tapestry.told.nothing_to_conquer"))
        return
    options = [Option(key, tiles.place_name(key), place=f"hex:{key}") for key in places]
    place = turn.choose("conquer.hex", Message("tapestry.ask.conquer_hex"), options)
    take(turn, place, benefit.both_dice)


def take(turn: Turn, place: str, both_dice: str) -> None:
    """The outpost stands, or lies if a trap was sprung; the dice are rolled either way."""
    before = turn.state.map[place]
    victim = before.controller()
    turn.record(OnceThisTurn(f"conquered:{place}"), TokenPlaced(place, turn.player))
    trapped = victim is not None and traps.sprung(turn, place, victim)
    if victim is not None:
        turn.record(TokenToppled(place, turn.player if trapped else victim))
    _achievements(turn, place, victim, trapped=trapped)
    civilizations.conquered(turn, place, empty=not before.tokens)
    both = both_dice == "always" or (both_dice == "if_opponent" and victim is not None)
    cards = effects.rule_in_force(turn.state, turn.player, "both_dice_against_opponents")
    roll_dice(turn, both=both or (cards and victim is not None))
    effects.trigger(turn, "territory_conquered")
    if not before.tokens:
        effects.trigger(turn, "empty_territory_conquered")


def _achievements(turn: Turn, place: str, victim: str | None, *, trapped: bool) -> None:
    """The island must be conquered and not trapped; whoever stands may have toppled two."""
    island = content.map_side(turn.state.options.side.value).island
    if place == f"{island[0]},{island[1]}" and not trapped:
        achievements.reach(turn, achievements.ISLAND)
    if not trapped:
        achievements.check_toppled(turn)
    elif victim is not None and victim in turn.state.players:
        achievements.check_toppled(turn.of(victim))


def roll_dice(turn: Turn, *, both: bool) -> None:
    """Gain what one die shows, or both in the player's order."""
    rolled = {die: turn.roll(f"conquer.{die}", conquest_die(die)) for die in DICE}
    gains = [_gain(die, face) for die, face in rolled.items()]
    if both:
        verbs.gain_all(turn, [one for gain in gains for one in gain], "conquest", "dice")
        return
    options = [
        Option(die, describing.benefits_text(gain), icon=f"die-{die.removeprefix('conquer_')}")
        for die, gain in zip(DICE, gains, strict=True)
    ]
    chosen = turn.choose("conquer.die", Message("tapestry.ask.which_die"), options)
    verbs.gain_all(turn, gains[DICE.index(chosen)], "conquest", chosen)


def conquest_die(die: str) -> Die:
    """The red or the black die."""
    return Die(die, content.die(die).all_faces(), Message(f"tapestry.ask.{die}"))


def _gain(die: str, face: str) -> tuple[Benefit, ...]:
    return next(shown.benefits for shown in content.die(die).faces if shown.id == face)


def outpost_on_explored(turn: Turn, place: str) -> None:
    """Militarism: an outpost may be put on the territory just explored; not a conquest."""
    allowed = effects.rule_in_force(turn.state, turn.player, "outpost_on_explored")
    if not allowed or not turn.me.outposts or turn.state.map[place].tokens:
        return
    if turn.may("explore.outpost", Message("tapestry.ask.outpost_here")):
        turn.record(TokenPlaced(place, turn.player))
