"""Rules entries rendered from the data: every action of the six cards, and the printed values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.core.message import Message, Param, chained
from companion.games.rise_and_fall import content
from companion.games.rise_and_fall.content import Action, Kind
from companion.games.rise_and_fall.lookup import printed
from companion.games.rise_and_fall.lookup.printed import called, to_tell
from companion.lookup import Entry, Fact, HouseFact

MOST_GOLD = 99_999


def entries() -> tuple[Entry, ...]:
    """All of them."""
    return (
        *map(_action, content.actions().values()),
        *map(_values, content.kinds().values()),
        _prices(),
    )


def house_facts() -> tuple[HouseFact, ...]:
    """What no source gives: the gold of the box; and every printed number."""
    return (
        HouseFact("bank.gold", "amount", to_tell("bank"), low=1, high=MOST_GOLD),
        *printed.facts(),
    )


def _action(action: Action) -> Entry:
    kind = content.kinds()[action.piece]
    return Entry(
        id=f"action.{action.id}",
        kind="action",
        title=called("action", action.id),
        answer=says("condition", text=called("condition", action.id)),
        words=(called("piece", kind.id),),
        icons=(kind.icon,),
        see=(f"piece.{kind.id}",),
        printed=("explained",),
        facts=tuple(_facts(action)),
        house_facts=printed.of_action(action),
    )


def _facts(action: Action) -> Iterator[Fact]:
    if action.costs:
        yield Fact(says("cost"), _amounts(action.costs))
    elif action.becomes:
        yield Fact(says("cost"), says("nothing"))
    if action.gains:
        yield Fact(says("gain"), _amounts(action.gains))
    for one in action.each:
        yield Fact(says("gain"), Message(f"rise_and_fall.each.{one.id}", n=one.gold))
    if action.becomes:
        yield Fact(says("effect"), _becomes(action.becomes, action.piece))
    if action.adds and action.needs:
        yield Fact(says("effect"), _becomes(action.adds, action.needs))
    elif action.adds:
        yield Fact(says("effect"), says("adds", new=called("piece", action.adds)))
    if action.takes:
        yield Fact(says("effect"), says("takes", new=called("piece", action.takes)))


def _values(kind: Kind) -> Entry:
    """What a card and its trophy show."""
    facts = [Fact(says("in_world", n=n), _points(value)) for n, value in enumerate(kind.values, 1)]
    facts.append(Fact(says("trophy"), _points(kind.trophy)))
    return Entry(
        id=f"value.{kind.id}",
        kind="card",
        title=says("card_points", kind=called("piece", kind.id)),
        answer=says("card_points_are"),
        words=(called("piece", kind.id),),
        icons=("rise-card", kind.icon),
        see=("end.development", f"piece.{kind.id}"),
        printed=("cards", "count"),
        facts=tuple(facts),
        house_facts=printed.of_values(kind),
    )


def _prices() -> Entry:
    prices = content.bank_facts().prices
    rows = tuple(
        Fact(says("after", n=n), _amounts({content.GOLD: price}))
        for n, price in enumerate(prices, 1)
    )
    return Entry(
        id="turn.prices",
        kind="turn",
        title=says("prices"),
        answer=says("prices_are"),
        icons=("rise-decline", "rise-gold"),
        see=("turn.d",),
        printed=("phase_d",),
        facts=rows,
        house_facts=printed.of_prices(),
    )


def _amounts(amounts: Mapping[str, int]) -> Message:
    return chained("words.shape.comma", (_amount_of(what, n) for what, n in amounts.items()))


def _amount_of(what: str, n: int) -> Message:
    """Within a line: "2 wood", "2 PO"."""
    if what == content.GOLD:
        return says("gold", n=n)
    return says("amount", n=n, what=Message(f"rise_and_fall.unit.{what}", n=n))


def _becomes(new: str, old: str) -> Message:
    return says("becomes", new=called("piece", new), old=called("piece", old))


def _points(value: int) -> Message:
    return says("points", n=value)


def says(key: str, **params: Param) -> Message:
    """A phrase of the rules with its places filled."""
    return Message(f"rise_and_fall.says.{key}", **params)
