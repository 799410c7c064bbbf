"""Every printed card as an entry: whose it is, what it shows, its points, the rows it meets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from companion.core.message import Message
from companion.games.imperium.catalogue import COMMON, CardFacts, called, cards_of, owners
from companion.games.imperium.content import key, named, table
from companion.games.imperium.rules.printings import points_said
from companion.games.imperium.say import joined, thing
from companion.lookup import Entry, Fact

KIND = "printed"
FACE = ("power_a", "power_b")


def entries() -> Iterator[Entry]:
    """One for each name of an owner; two versions of a card share it."""
    for owner in owners():
        cards = sorted((one for one in cards_of(owner) if one.copies), key=lambda one: one.name)
        for _, same in groupby(cards, key=lambda one: one.name):
            versions = tuple(same)
            if versions[0].kind not in FACE:
                yield _entry(owner, versions)


def _entry(owner: str, versions: tuple[CardFacts, ...]) -> Entry:
    card = versions[0]
    icon = next((key(one).icon for one in card.shows), "card")
    whose = (f"nation.{owner}", f"table.{owner}") if owner not in COMMON else ()
    return Entry(
        id=f"{KIND}.{owner}.{card.name}",
        kind=KIND,
        title=called(card.id),
        answer=Message("imperium.naming.card", kind=_kind(card), owner=_owner(owner)),
        icons=(icon,),
        see=(*whose, "C-2"),
        printed=("card_parts",),
        rendered=lambda: tuple(_facts(owner, versions)),
    )


def _facts(owner: str, versions: tuple[CardFacts, ...]) -> Iterable[Fact]:
    for card in versions:
        shown = tuple(thing(one) for one in card.shows if one != card.name)
        yield _fact("shows", joined(shown) if shown else Message("imperium.naming.nothing"))
        yield _fact("points", _points(card))
        yield _fact("worth_to_civ", Message("imperium.number", number=card.civ))
        yield _fact("copies", Message("imperium.number", number=card.copies))
        if owner not in COMMON:
            yield from _rows(owner, card)


def _rows(owner: str, card: CardFacts) -> Iterator[Fact]:
    """The rows of its nation's tables that it meets, topmost first."""
    for side in ("barbarian", "empire"):
        rows = getattr(table(owner), side)
        met = [i for i, row in enumerate(rows, 1) if row.shows in (*card.shows, "other")]
        if met:
            said = joined(tuple(Message("imperium.number", number=one) for one in met))
            yield Fact(Message(f"imperium.naming.rows_{side}"), said)


def _fact(about: str, value: Message) -> Fact:
    return Fact(Message(f"imperium.naming.fact_{about}"), value)


def _points(card: CardFacts) -> Message:
    if card.counts or card.depends:
        return points_said(card)
    return Message("imperium.number", number=card.points or 0)


def _kind(card: CardFacts) -> Message:
    return Message(f"imperium.naming.kind_{card.kind}")


def _owner(owner: str) -> Message:
    if owner in COMMON:
        return Message(f"imperium.screen.{owner.removeprefix('common_')}")
    return named("nation", owner)
