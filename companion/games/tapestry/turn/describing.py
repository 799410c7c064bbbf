"""Benefits in a few words, for questions and for the tracks' spaces."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from companion.core.message import Message
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.turn.names import count_of, word

Teller = Callable[[Benefit], Message]


def benefits_text(benefits: Sequence[Benefit]) -> Message:
    """A list of benefits: all of them."""
    if len(benefits) == 1:
        return benefit_text(benefits[0])
    return Message("tapestry.benefit.all", parts=tuple(map(benefit_text, benefits)))


def benefit_text(benefit: Benefit) -> Message:
    """One benefit."""
    teller = TELLERS.get(benefit.op)
    return teller(benefit) if teller else Message(f"tapestry.benefit.{benefit.op.value}")


def cost_text(cost: Mapping[str, int]) -> tuple[Message, ...]:
    """What is paid."""
    return tuple(_things(n, what) for what, n in cost.items())


def _things(n: int, what: str) -> Message:
    return count_of(what, n)


def _gain(benefit: Benefit) -> Message:
    return _things(benefit.n, benefit.what)


def _points(benefit: Benefit) -> Message:
    return Message("tapestry.benefit.vp", n=benefit.n)


def _points_per(benefit: Benefit) -> Message:
    return Message(
        "tapestry.benefit.vp_per", n=benefit.each, per=Message(f"tapestry.per.{benefit.per}")
    )


def _tracks(benefit: Benefit) -> tuple[Message, ...]:
    return tuple(word("track", track) for track in benefit.tracks)


def _along(benefit: Benefit) -> Message:
    kind = "with" if benefit.benefit else "without"
    if not benefit.tracks:
        return Message(f"tapestry.benefit.{benefit.op.value}.{kind}.any")
    return Message(f"tapestry.benefit.{benefit.op.value}.{kind}", tracks=_tracks(benefit))


def _research(benefit: Benefit) -> Message:
    kind = "with" if benefit.benefit else "without"
    return Message(f"tapestry.benefit.research.{kind}")


def _explore(benefit: Benefit) -> Message:
    return Message("tapestry.benefit.explore" + (".anywhere" if benefit.anywhere else ""))


def _conquer(benefit: Benefit) -> Message:
    if benefit.empty_only:
        return Message("tapestry.benefit.conquer.empty")
    if benefit.both_dice:
        return Message(f"tapestry.benefit.conquer.{benefit.both_dice}")
    return Message("tapestry.benefit.conquer" + (".anywhere" if benefit.anywhere else ""))


def _or(benefit: Benefit) -> Message:
    return Message("tapestry.benefit.or", parts=tuple(map(benefits_text, benefit.options)))


def _in_order(benefit: Benefit) -> Message:
    return Message("tapestry.benefit.in_order", parts=tuple(map(benefit_text, benefit.steps)))


def _landmark(benefit: Benefit) -> Message:
    if not benefit.landmark:
        return Message("tapestry.benefit.gain_landmark")
    return Message("tapestry.benefit.this_landmark", landmark=word("landmark", benefit.landmark))


def _pay(benefit: Benefit) -> Message:
    then = tuple(map(benefit_text, benefit.steps))
    return Message("tapestry.benefit.pay", cost=cost_text(benefit.cost), then=then)


def _told(benefit: Benefit) -> Message:
    return Message(benefit.text)


TELLERS: Mapping[Verb, Teller] = {
    Verb.GAIN: _gain,
    Verb.POINTS: _points,
    Verb.POINTS_PER: _points_per,
    Verb.ADVANCE: _along,
    Verb.REGRESS: _along,
    Verb.RESEARCH: _research,
    Verb.EXPLORE: _explore,
    Verb.CONQUER: _conquer,
    Verb.OR: _or,
    Verb.IN_ORDER: _in_order,
    Verb.LANDMARK: _landmark,
    Verb.PAY: _pay,
    Verb.TOLD: _told,
}
