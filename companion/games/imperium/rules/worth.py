"""Why the C.I.V. takes a card, in words. Solo booklet, "Acquérir et innover en"."""

from __future__ import annotations

from companion.core.instruction import Passed, Why
from companion.core.message import Message
from companion.games.imperium.catalogue import called
from companion.games.imperium.rules.choosing import Wanted, fits
from companion.games.imperium.rules.printings import printed
from companion.games.imperium.rules.run import Run


def why_best(run: Run, wanted: Wanted, slot: int) -> tuple[Why, ...]:
    """What the card is worth to it, and the eligible ones it passes over."""
    spaces = run.state.market.spaces
    others = [at for at, one in enumerate(spaces, start=1) if fits(one, wanted) and at != slot]
    if not all(spaces[at - 1].card for at in (slot, *others)):
        return (Why("C-5"),)
    passed = tuple(Passed(_named(run, at), _worth(run, at)) for at in others)
    text = Message("imperium.naming.worth", card=_named(run, slot), worth=_worth(run, slot))
    return (Why("C-5", text, (str(slot),), passed),)


def _named(run: Run, slot: int) -> Message:
    return called(run.state.market.spaces[slot - 1].card)


def _worth(run: Run, slot: int) -> Message:
    space = run.state.market.spaces[slot - 1]
    points = printed(run, space.card).civ
    worth = {"points": points, "progress": space.tokens.progress, "slot": slot}
    return Message("imperium.naming.points", **worth, n=points + space.tokens.progress)
