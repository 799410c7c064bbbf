"""Every printed card as an entry: whose it is, what it shows, its points, the rows it meets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from companion.content import word_of
from companion.core.message import Message
from companion.games.imperium.card_numbers import in_short
from companion.games.imperium.catalogue import (
    COMMON,
    CardFacts,
    called,
    card,
    cards_of,
    every_card,
    is_printed,
    owners,
)
from companion.games.imperium.content import key, named, nations, table
from companion.games.imperium.rules.printings import points_said
from companion.games.imperium.say import joined, thing
from companion.lookup import Entry, Fact, HouseFact

KIND = "printed"
FACE = ("power_a", "power_b")
FRENCH, LONGEST_NAME = "fr", 60


def entries() -> Iterator[Entry]:
    """One for each name of an owner; two versions of a card share it."""
    for owner in owners():
        cards = sorted((one for one in cards_of(owner) if one.copies), key=lambda one: one.name)
        for _, same in groupby(cards, key=lambda one: one.name):
            versions = tuple(same)
            if versions[0].kind not in FACE:
                yield _entry(owner, versions)


def name_fact(card_id: str, language: str) -> str:
    """Under which the owner tells what a card is called; nothing where that is printed."""
    if language != FRENCH or not is_printed(card_id):
        return ""
    known = card(card_id).french == "printed"
    return "" if known else word_of(FRENCH, called(card_id).key)


def names_to_tell() -> Iterator[HouseFact]:
    """The French names that no source gives, and those that were put together from words."""
    by_name = {one.name: one.id for _, one in every_card() if name_fact(one.id, FRENCH)}
    for card_id in by_name.values():
        text = Message("imperium.naming.name_of", card=called(card_id))
        fact = name_fact(card_id, FRENCH)
        yield HouseFact(fact, "text", text, high=LONGEST_NAME, language=FRENCH)


def _entry(owner: str, versions: tuple[CardFacts, ...]) -> Entry:
    first = versions[0]
    icon = next((key(one).icon for one in first.shows), "card")
    own = (f"nation.{owner}", f"table.{owner}")
    whose = _tested_by(versions) if owner in COMMON else own
    return Entry(
        id=f"{KIND}.{owner}.{first.name}",
        kind=KIND,
        title=called(first.id),
        answer=Message("imperium.naming.card", kind=_kind(first), owner=_owner(owner)),
        icons=(icon,),
        words=tuple(in_short((one,)) for card in versions for one in card.printed),
        see=(*whose, "C-2"),
        printed=("card_parts",),
        house_facts=tuple(filter(None, (name_fact(first.id, FRENCH),))),
        rendered=lambda: tuple(_facts(owner, versions)),
    )


def _tested_by(versions: tuple[CardFacts, ...]) -> tuple[str, ...]:
    """The tables with a row for something that a common card shows."""
    shown = {one for card in versions for one in card.shows}
    return tuple(
        f"table.{nation}"
        for nation in nations()
        if any(row.shows in shown for _, row in table(nation).rows())
    )


def _facts(owner: str, versions: tuple[CardFacts, ...]) -> Iterable[Fact]:
    for one in versions:
        shown = tuple(thing(each) for each in one.shows if each != one.name)
        yield _fact("shows", joined(shown) if shown else Message("imperium.naming.nothing"))
        yield _fact("points", _points(one))
        yield _fact("worth_to_civ", Message("imperium.number", number=one.civ))
        yield _fact("copies", Message("imperium.number", number=one.copies))
        if one.printed:
            yield _fact("number", in_short(one.printed))
        if owner not in COMMON:
            yield from _rows(owner, one)
    yield _fact("effect", Message("imperium.naming.effect_unknown"))


def _rows(owner: str, one: CardFacts) -> Iterator[Fact]:
    """The rows of its nation's tables that it meets, topmost first."""
    for side in ("barbarian", "empire"):
        rows = getattr(table(owner), side)
        met = [i for i, row in enumerate(rows, 1) if row.shows in (*one.shows, "other")]
        if met:
            said = joined(tuple(Message("imperium.number", number=order) for order in met))
            yield Fact(Message(f"imperium.naming.rows_{side}"), said)


def _fact(about: str, value: Message) -> Fact:
    return Fact(Message(f"imperium.naming.fact_{about}"), value)


def _points(one: CardFacts) -> Message:
    if one.counts or one.depends:
        return points_said(one)
    return Message("imperium.number", number=one.points or 0)


def _kind(one: CardFacts) -> Message:
    return Message(f"imperium.naming.kind_{one.kind}")


def _owner(owner: str) -> Message:
    if owner in COMMON:
        return Message(f"imperium.screen.{owner.removeprefix('common_')}")
    return named("nation", owner)
