"""Carrying out benefits: one handler for each verb of the vocabulary.

Rulebook, "Track guide": benefits come in the player's order unless told otherwise, and must be
taken. What no handler can do is told to the player.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from companion.core.handed_in import HandedIn, note
from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.games.tapestry import describing
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.turn.mats import powers
from companion.games.tapestry.turn.order import order_matters
from companion.games.tapestry.turn.reasons import given_by
from companion.games.tapestry.turn.turn import Turn

Handler = Callable[[Turn, Benefit, str, str], None]
Plain = Callable[[Turn, Benefit], None]
Bare = Callable[[Turn], None]
DONE = "done"
HANDLERS: HandedIn[Verb, Handler] = HandedIn("verbs")
"""verb -> what does it; the game hands in what is marked by `handles`."""
AFTERWARDS = frozenset(
    {
        *(Verb.POINTS, Verb.POINTS_PER, Verb.IN_ORDER, Verb.OR, Verb.BY_HAND),
        *(Verb.MAY, Verb.IF, Verb.EACH, Verb.IF_DONE),
    }
)
"""What is still gained after one's game is over: points, and what may hold points."""


@dataclass(frozen=True, slots=True)
class Handles:
    """What carries out these verbs."""

    verbs: tuple[Verb, ...]
    handler: Handler


def handles(*verbs: Verb) -> Callable[[Handler], Handler]:
    """Mark a function as the handler of these verbs."""

    def mark(handler: Handler) -> Handler:
        note(handler, Handles(verbs, handler))
        return handler

    return mark


def carries_out(*verbs: Verb) -> Callable[[Plain], Plain]:
    """The same for one that need not know what gives the benefit."""

    def mark(act: Plain) -> Plain:
        note(act, Handles(verbs, lambda turn, benefit, _source, _detail: act(turn, benefit)))
        return act

    return mark


def simply(*verbs: Verb) -> Callable[[Bare], Bare]:
    """The same for one that is alike for every benefit of these verbs."""

    def mark(act: Bare) -> Bare:
        note(act, Handles(verbs, lambda turn, _benefit, _source, _detail: act(turn)))
        return act

    return mark


def gain_all(turn: Turn, benefits: Sequence[Benefit], source: str, detail: str) -> None:
    """Gain all of these, in the player's order where it can matter, and say what gives them."""
    with given_by(turn, source, detail):
        gain_each(turn, benefits, source, detail)


def gain_each(turn: Turn, benefits: Sequence[Benefit], source: str, detail: str) -> None:
    """The same where it was said already."""
    for benefit in turn.step.each(_ordered(turn, benefits), describing.as_part):
        gain_one(turn, benefit, source, detail)


def gain_one(turn: Turn, benefit: Benefit, source: str, detail: str) -> None:
    """Gain one benefit; after the player's fifth income turn only points are left to gain."""
    if turn.me.finished and benefit.op not in AFTERWARDS:
        return
    if benefit.said and benefit.op is not Verb.BY_HAND:
        turn.tell(Message("tapestry.told.limit", limit=describing.own_words(benefit)), icon="edit")
    HANDLERS[benefit.op](turn, benefit, source, detail)
    for power in powers(turn):
        power.reached()


def _ordered(turn: Turn, benefits: Sequence[Benefit]) -> Sequence[Benefit]:
    if not order_matters(benefits):
        return benefits
    options = [
        Option(str(at), describing.benefit_text(benefit)) for at, benefit in enumerate(benefits)
    ]
    chosen = turn.arrange("order", Message("tapestry.ask.order"), options)
    return [benefits[int(at)] for at in chosen]


@handles(Verb.IN_ORDER)
def in_order(turn: Turn, benefit: Benefit, source: str, detail: str) -> None:
    """One after the other as printed."""
    for step in turn.step.each(benefit.steps, describing.as_part):
        gain_one(turn, step, source, detail)


@carries_out(Verb.BY_HAND)
def by_hand(turn: Turn, benefit: Benefit) -> None:
    """Left to the people at the table: an owner's own words wait until they say that it is done."""
    if not benefit.said:
        turn.tell(describing.benefit_text(benefit))
    elif benefit.optional:
        turn.tell(Message("tapestry.told.by_hand", what=describing.own_words(benefit)), icon="edit")
    else:
        text = Message("tapestry.told.by_hand", what=describing.own_words(benefit))
        done = Option(DONE, Message("tapestry.option.done_by_hand"), icon="check")
        turn.step.ask(Choice(turn.key("by_hand"), text, (done,)))
