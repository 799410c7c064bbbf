"""What is filled in for a question of somebody's own turn, so that the turn need not wait.

What is likeliest where something is likelier; otherwise what gives nothing away: an unnamed card,
an offer that is let be, the first of what lies open. Dice that are really rolled are asked, and
so is whatever the bots or the owner of the printed game must know.
"""

from __future__ import annotations

from companion.core.answers import Answer
from companion.core.question import Amount, Choice, Ordering, Question, Several
from companion.games.tapestry.player import RESOURCES, UNKNOWN, Player
from companion.games.tapestry.state import Phase, State
from companion.games.tapestry.turn.turn import NO, YES

WANTED = frozenset({"research.advance", "explore.outpost", "faefolk.card"})
"""Offers that cost nothing and are hardly ever declined."""


def filled(state: State, question: Question[Answer]) -> Answer | None:
    """The answer that stands until somebody gives one; None where it is asked."""
    seat, _, place = question.key.partition(".")
    if not state.fills_ahead or seat not in state.players or question.kind:
        return None
    if state.phase in (Phase.SETUP, Phase.OVER) or state.turn not in state.players:
        return None
    match question:
        case Choice():
            return _option(state.players[seat], _counted_no_more(place), question)
        case Amount():
            return question.low if question.guess is None else question.guess
        case Several():
            return question.ids[: question.least] if question.guess is None else question.guess
        case Ordering():
            return next(question.examples())
    return None


def _counted_no_more(place: str) -> str:
    """The place without the number it is met for."""
    front, _, number = place.rpartition(".")
    return front if front and number.isdecimal() else place


def _option(me: Player, place: str, question: Choice) -> str:
    """Our guess, what nobody named, what is scarcest, no, the first."""
    ids = question.ids
    unnamed = next((one for one in ids if one.startswith(UNKNOWN)), None)
    if question.guess is not None:
        return question.guess
    if unnamed is not None:
        return unnamed
    if set(ids) == {YES, NO}:
        return YES if place in WANTED else NO
    if place == "pay":
        return max(ids, key=lambda way: _left(me, way))
    if set(ids) <= set(RESOURCES):
        return min(ids, key=lambda one: me.resources[one])
    return ids[0]


def _left(me: Player, way: str) -> list[int]:
    """What is left of each resource after paying so, the scarcest first."""
    paid = way.split("+")
    return sorted(me.resources[one] - paid.count(one) for one in RESOURCES)
