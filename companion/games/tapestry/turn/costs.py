"""Paying: the exact cost, with a choice where a cost says "any".

Rulebook, "Advance turns" 1: pay the resources printed under the tier.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import combinations, combinations_with_replacement

from companion.core.message import Message, name
from companion.core.question import Option
from companion.errors import RuleBroken
from companion.games.tapestry.player import RESOURCES
from companion.games.tapestry.turn.events import ResourcePaid
from companion.games.tapestry.turn.names import count_of
from companion.games.tapestry.turn.turn import Turn

ANY, DIFFERENT, SAME = "any_resource", "any_different_resources", "same_resource"
Payment = tuple[str, ...]
Amounts = tuple[tuple[str, int], ...]


def resource_name(resource: str) -> Message:
    """The word for a resource."""
    return name("tapestry", "resource", resource)


def ways_to_pay(cost: Mapping[str, int], has: Mapping[str, int]) -> tuple[Payment, ...]:
    """Every handful of resources that pays this cost exactly and that the player has."""
    ways = all_ways(tuple(sorted(cost.items())))
    return tuple(way for way, amounts in ways if all(has[r] >= n for r, n in amounts))


@lru_cache(maxsize=128)
def all_ways(cost: tuple[tuple[str, int], ...]) -> tuple[tuple[Payment, Amounts], ...]:
    """Every handful that pays a cost, with how many of each it holds."""
    asked = dict(cost)
    fixed = [r for r in RESOURCES for _ in range(asked.get(r, 0))]
    found = sorted({tuple(sorted([*fixed, *rest])) for rest in _free_part(asked)})
    return tuple((way, tuple(Counter(way).items())) for way in found)


def _free_part(cost: Mapping[str, int]) -> Iterator[Payment]:
    """The part of a cost the player chooses."""
    same = cost.get(SAME, 0)
    for different in combinations(RESOURCES, cost.get(DIFFERENT, 0)):
        for alike in RESOURCES if same else ("",):
            for free in combinations_with_replacement(RESOURCES, cost.get(ANY, 0)):
                yield (*different, *(alike,) * same, *free)


def verify_payable(cost: Mapping[str, int], has: Mapping[str, int]) -> None:
    """Raise with the resource that is missing, the printed one before "any"."""
    if ways_to_pay(cost, has):
        return
    for resource in RESOURCES:
        if has[resource] < cost.get(resource, 0):
            missing = cost[resource] - has[resource]
            raise RuleBroken("tapestry.broken.too_few", resource=resource_name(resource), n=missing)
    if DIFFERENT in cost:
        raise RuleBroken("tapestry.broken.not_different", n=cost[DIFFERENT])
    if SAME in cost:
        raise RuleBroken("tapestry.broken.not_same", n=cost[SAME])
    raise RuleBroken("tapestry.broken.too_few_any", n=sum(cost.values()) - sum(has.values()))


def verify_payment(way: Payment, cost: Mapping[str, int], has: Mapping[str, int]) -> None:
    """Raise unless this handful pays the cost exactly."""
    verify_payable(cost, has)
    if way and tuple(sorted(way)) not in ways_to_pay(cost, has):
        raise RuleBroken("tapestry.broken.wrong_payment", paid=handful(way))


def handful(way: Payment) -> tuple[Message, ...]:
    """A handful of resources in words."""
    counted = Counter(way)
    return tuple(count_of(one, counted[one]) for one in RESOURCES if counted[one])


def choose_payment(turn: Turn, cost: Mapping[str, int], way: Payment = ()) -> Payment:
    """The handful given with the command, the only one, or the one the player names."""
    if way:
        return tuple(sorted(way))
    options = [*map(way_option, ways_to_pay(cost, turn.me.resources))]
    if not options:
        verify_payable(cost, turn.me.resources)
    if options[0].id == "":
        return ()
    return tuple(turn.choose("pay", Message("tapestry.ask.pay"), options).split("+"))


def way_option(paid: Payment) -> Option:
    """One way to pay."""
    text = Message("tapestry.option.pay", paid=handful(paid))
    return Option("+".join(paid), text, icon=_icon(paid))


def _icon(paid: Payment) -> str:
    """Of what is paid, where it is one kind alone."""
    return f"resource-{paid[0]}" if len({*paid}) == 1 else ""


def pay(turn: Turn, way: Payment) -> None:
    """Lower the markers."""
    for resource, n in Counter(way).items():
        turn.record(ResourcePaid(turn.player, resource, n))
