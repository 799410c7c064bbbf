"""The printed numbers that an owner may put right from the rules: prices, costs, points, pieces."""

from __future__ import annotations

from collections.abc import Iterator

from companion.content import SHELF, fact_of
from companion.core.message import Message, Param, name
from companion.games.rise_and_fall import content
from companion.games.rise_and_fall.content import (
    ACTIONS,
    BANK,
    PIECES,
    WORLD,
    Action,
    BankFacts,
    Kind,
)
from companion.lookup import HouseFact

HIGHEST = 99


def facts() -> Iterator[HouseFact]:
    """All of them, each with the number that is printed."""
    shelf = SHELF.as_printed(BANK, BankFacts)
    for at, price in enumerate(shelf.prices):
        yield _fact(fact_of(BANK, "prices", at), to_tell("price", n=at + 1), price)
    for action in SHELF.as_printed(ACTIONS, content.Actions).actions:
        yield from _of_action(action)
    for ground in SHELF.as_printed(WORLD, content.World).terrains:
        text = to_tell("points", name=called("terrain", ground.id))
        yield _fact(fact_of(WORLD, "terrains", ground.id, "points"), text, ground.points)
    for kind in SHELF.as_printed(PIECES, content.Pieces).pieces:
        text = to_tell("pieces", name=called("piece", kind.id))
        yield _fact(fact_of(PIECES, "pieces", kind.id, "count"), text, kind.count)
        yield from _of_values(kind)


def of_prices() -> tuple[str, ...]:
    """The names of the prices."""
    return tuple(fact_of(BANK, "prices", at) for at, _ in enumerate(content.bank_facts().prices))


def of_values(kind: Kind) -> tuple[str, ...]:
    """The names of what a card and its trophy show."""
    return tuple(fact.id for fact in _of_values(kind))


def _of_values(kind: Kind) -> Iterator[HouseFact]:
    for n, value in enumerate(kind.values, 1):
        text = to_tell("value", kind=called("piece", kind.id), n=n)
        yield _fact(fact_of(PIECES, "pieces", kind.id, "values", n - 1), text, value)
    text = to_tell("trophy", kind=called("piece", kind.id))
    yield _fact(fact_of(PIECES, "pieces", kind.id, "trophy"), text, kind.trophy)


def of_action(action: Action) -> tuple[str, ...]:
    """The names of an action's numbers."""
    return tuple(fact.id for fact in _of_action(action))


def _of_action(action: Action) -> Iterator[HouseFact]:
    for about, key, amounts in (("cost", "costs", action.costs), ("gain", "gains", action.gains)):
        for what, n in amounts.items():
            said = to_tell(about, name=called("action", action.id), what=called("resource", what))
            yield _fact(fact_of(ACTIONS, "actions", action.id, key, what), said, n)
    each = "each_of" if len(action.each) > 1 else "each"
    for at, one in enumerate(action.each):
        text = to_tell(each, name=called("action", action.id), n=at + 1)
        fact = fact_of(ACTIONS, "actions", action.id, "each", one.id, "gold")
        yield _fact(fact, text, one.gold)


def called(kind: str, thing: str) -> Message:
    """What a thing of the game is called."""
    return name("rise_and_fall", kind, thing)


def to_tell(key: str, **params: Param) -> Message:
    """What a number is, for the owner to put it right."""
    return Message(f"rise_and_fall.says.to_tell.{key}", **params)


def _fact(fact: str, text: Message, number: int) -> HouseFact:
    return HouseFact(fact, "amount", text, high=HIGHEST, guess=str(number), printed=True)
