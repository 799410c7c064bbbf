"""What is filled in for a question of somebody's own turn, so that the turn need not wait.

What is likeliest where something is likelier; otherwise what gives nothing away: an unnamed card,
an offer that is let be, the first of what lies open. Of dice that are really rolled the first is
asked, with the touch that makes the advance; the others stay untold until somebody tells them.
Whatever the bots or the owner of the printed game must know is asked.
"""

from __future__ import annotations

from typing import Any

from companion.core.answers import Answer, Answers, Source
from companion.core.chance import EVERYTHING
from companion.core.question import Amount, Choice, Ordering, Question, Several
from companion.games.tapestry.land.geography import beside
from companion.games.tapestry.options import Asking
from companion.games.tapestry.player import RESOURCES, UNKNOWN, Player
from companion.games.tapestry.state import Phase, State
from companion.games.tapestry.turn.turn import NO, YES

WANTED = frozenset({"research.advance", "explore.outpost", "faefolk.card"})
"""Offers that cost nothing and are hardly ever declined."""
FOLLOWS = WANTED | {"pay", "explore.tile", "explore.rotation", "city.place"}
"""What is easily put right afterwards: nobody's turn hangs on it."""
ROLLED = "research.die"
"""What can be rolled first."""
DRAWN = "draw."
"""Of cards just drawn: what lies on the table is told when it is seen."""
FEW = 6
"""So many answers can be touched where the turn is taken."""
HEX = "hex:"


def filled(state: State, question: Question[Answer], answers: Answers) -> Answer | None:
    """The answer that stands until somebody gives one; None where it is asked."""
    if not state.fills_ahead or not _of_a_turn(state, question):
        return None
    first = state.phase is Phase.TURN and _is_first(answers)
    if question.kind:
        return None if first and rolled_first(question) else _untold(question)
    asked = first and state.asks is Asking.FIRST and matters(question)
    return None if asked else _likeliest(state, question)


def what_follows(state: State, question: Question[Answer], _answers: Answers) -> Answer | None:
    """The same wherever the turn has come to: only what matters is asked."""
    if matters(question) or rolled_first(question) or not _of_a_turn(state, question):
        return None
    return _untold(question) if question.kind else _likeliest(state, question)


def rolled_first(question: Question[Answer]) -> bool:
    """Whether it is the die that can be told with the touch that makes an advance."""
    return bool(question.kind) and _place(question) == ROLLED


def matters(question: Question[Answer]) -> bool:
    """Whether a turn hangs on it: which hex, which card, which of two benefits."""
    if question.kind or not isinstance(question, Choice) or _place(question) in FOLLOWS:
        return False
    if _place(question).startswith(DRAWN):
        return False
    if any(one.startswith(UNKNOWN) for one in question.ids):
        return False
    return len(question.options) <= FEW or is_on_map(question)


def is_on_map(question: Choice) -> bool:
    """Whether it asks for a hex."""
    return any(one.place.startswith(HEX) for one in question.options)


def _of_a_turn(state: State, question: Question[Answer]) -> bool:
    """Asked of a person, in a turn of a person."""
    if question.key.partition(".")[0] not in state.players:
        return False
    return state.phase not in (Phase.SETUP, Phase.OVER) and state.turn in state.players


def _untold(question: Question[Answer]) -> str | None:
    """Chance at the table that nobody told yet; facts of the printed game are asked."""
    by_chance = question.kind.partition(".")[0] in EVERYTHING
    return UNKNOWN if by_chance and question.accepts(UNKNOWN) else None


def _is_first(answers: Answers) -> bool:
    """Whether nothing was said, rolled or drawn in this step."""
    return not any(one.source in (Source.SAID, Source.APP) for one in answers.values())


def _likeliest(state: State, question: Question[Answer]) -> Answer | None:
    """What stands there."""
    match question:
        case Choice():
            return _option(state, question)
        case Amount():
            return question.low if question.guess is None else question.guess
        case Several():
            return question.ids[: question.least] if question.guess is None else question.guess
        case Ordering():
            return next(question.examples())
    return None


def _place(question: Question[Any]) -> str:
    """Where in the rules it is asked, without the player and the number it is met for."""
    place = question.key.partition(".")[2]
    front, _, number = place.rpartition(".")
    return front if front and number.isdecimal() else place


def _option(state: State, question: Choice) -> str:
    """Our guess, what nobody named, what is scarcest, no, amid what lies there, the first."""
    ids, me = question.ids, state.players[question.key.partition(".")[0]]
    unnamed = next((one for one in ids if one.startswith(UNKNOWN)), None)
    if question.guess is not None:
        return question.guess
    if unnamed is not None:
        return unnamed
    if set(ids) == {YES, NO}:
        return YES if _place(question) in WANTED else NO
    if _place(question) == "pay":
        return max(ids, key=lambda way: _left(me, way))
    if set(ids) <= set(RESOURCES):
        return min(ids, key=lambda one: me.resources[one])
    if is_on_map(question):
        return max(ids, key=lambda one: _neighbours(state, one))
    return ids[0]


def _left(me: Player, way: str) -> list[int]:
    """What is left of each resource after paying so, the scarcest first."""
    paid = way.split("+")
    return sorted(me.resources[one] - paid.count(one) for one in RESOURCES)


def _neighbours(state: State, key: str) -> int:
    """How many territories lie beside a hex: there most sides can be aligned."""
    if key not in state.map:
        return 0
    near = (state.map.get(other) for _, other in beside(key))
    return sum(one is not None and one.explored for one in near)
