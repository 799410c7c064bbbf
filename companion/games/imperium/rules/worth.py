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
    return (Why("C-5", _reason(run, slot, others), (str(slot),), passed),)


def _reason(run: Run, slot: int, others: list[int]) -> Message | None:
    """Most points, then most tokens, then the lower slot; none where the table differed."""
    mine, tokens = _points(run, slot), _tokens(run, slot)
    if any((_points(run, at), _tokens(run, at), -at) > (mine, tokens, -slot) for at in others):
        return None
    tied = [at for at in others if _points(run, at) == mine]
    if not tied:
        return Message("imperium.naming.worth", card=_named(run, slot), worth=_worth(run, slot))
    equal = [at for at in tied if _tokens(run, at) == tokens]
    cards = tuple(_named(run, at) for at in sorted((slot, *(equal or tied))))
    decided = "worth_slot" if equal else "worth_tokens"
    return Message(
        f"imperium.naming.{decided}", cards=cards, n=mine, card=_named(run, slot), slot=slot
    )


def _tokens(run: Run, slot: int) -> int:
    return run.state.market.spaces[slot - 1].tokens.total


def _points(run: Run, slot: int) -> int:
    space = run.state.market.spaces[slot - 1]
    return printed(run, space.card).civ + space.tokens.progress


def _named(run: Run, slot: int) -> Message:
    return called(run.state.market.spaces[slot - 1].card)


def _worth(run: Run, slot: int) -> Message:
    space = run.state.market.spaces[slot - 1]
    points = printed(run, space.card).civ
    worth = {"points": points, "progress": space.tokens.progress, "slot": slot}
    return Message("imperium.naming.points", **worth, n=_points(run, slot))
