"""What somebody does at random, by offers alone; and what they get wrong.

That is a command of another time, or one with a field that says nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from random import Random
from typing import Any

from companion.core.command import Command
from companion.core.offer import Offer
from companion.core.session import Session
from tests.offers.player import filled

NUMBERS = (-3, 0, 7, 99)
BENT = 0.5
"""So often a field is not what was offered."""


def made(offer: Offer[Any], chance: Random) -> Command[Any]:
    """Filled in somehow."""
    return offer.make(dict(filled(offer, chance)))


def liked(
    offers: Iterable[Offer[Any]], chance: Random, weight: Callable[[Offer[Any]], float]
) -> Offer[Any]:
    """One that may be done, rather one of more weight; the reasons of others are not looked at."""
    weighed = ((one, weight(one)) for one in offers)
    order = [(chance.random() ** (1 / n), one) for one, n in weighed if n]
    order.sort(key=lambda pair: pair[0], reverse=True)
    return next(one for _, one in order if one.reason is None)


def evenly(_offer: Offer[Any]) -> float:
    """One as well as another."""
    return 1


def wrong(
    session: Session[Any], chance: Random, weight: Callable[[Offer[Any]], float] = evenly
) -> Command[Any]:
    """Something that could be done in some state of this game; now it may be nonsense."""
    times = [*(entry.before for entry in session.entries[-40:]), session.state]
    command = made(liked(session.game.offers(chance.choice(times)), chance, weight), chance)
    return bent(command, chance) if chance.random() < BENT else command


def bent(value: Any, chance: Random) -> Any:
    """The same with something about it that nobody offered."""
    match value:
        case bool():
            return not value
        case Enum():
            return chance.choice(list(type(value)))
        case str():
            return value  # whoever and whatever it is of is chosen, nowhere typed
        case int():
            return chance.choice(NUMBERS)
        case tuple():
            return chance.choice(((), value[:-1], value + value))
    if not is_dataclass(value) or not fields(value):
        return value
    one = chance.choice(fields(value))
    return replace(value, **{one.name: bent(getattr(value, one.name), chance)})  # type: ignore[type-var]
