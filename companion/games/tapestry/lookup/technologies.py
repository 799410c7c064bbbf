"""Technology cards and masterpieces."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from companion.core.message import Message
from companion.games.tapestry.content import look_up
from companion.games.tapestry.content.cards import Condition, Masterpiece, Tech
from companion.games.tapestry.describing import given, gives
from companion.games.tapestry.lookup import pictures
from companion.games.tapestry.lookup.masterpiece_names import facts_of
from companion.games.tapestry.lookup.saying import asked, label, named, sentence, told, value
from companion.games.tapestry.lookup.spaces import box
from companion.lookup import Entry, Fact


def technologies() -> Iterator[Entry]:
    """Every card that is invented or created."""
    yield from map(_tech, look_up.techs().values())
    yield from map(_masterpiece, look_up.masterpieces().values())


def _tech(card: Tech) -> Entry:
    shown = (pictures.of(card.circle), pictures.of(card.square))
    landmark = (f"landmark.{card.landmark}",) if card.landmark else ()
    return Entry(
        id=f"tech.{card.id}",
        kind="tech",
        title=named("tech", card.id),
        answer=sentence(told("tech", circle=given(card.circle), square=given(card.square))),
        words=asked("tech", name=named("tech", card.id)),
        icons=("card-tech", *shown[0], *shown[1]),
        see=(*landmark, "rule.upgrading", "rule.prerequisites"),
        expansion=box(card.expansion),
        printed=("techs", "on_the_card"),
        rendered=partial(_facts, card),
        house_facts=(f"tech_condition.{card.id}",) if card.condition.kind == "unknown" else (),
    )


def _facts(card: Tech) -> Iterator[Fact]:
    yield Fact(label("circle"), gives(card.circle), ("tech-circle", *pictures.of(card.circle)))
    yield Fact(label("square"), gives(card.square), ("tech-square", *pictures.of(card.square)))
    yield Fact(label("condition"), _condition(card.condition), ("neighbours",))
    yield from _once(card.single_use)
    yield from _name(unnamed=card.unnamed)


def _name(*, unnamed: bool) -> tuple[Fact, ...]:
    """No source has the card's name: who holds it cannot look it up by that."""
    return (Fact(label("printed_name"), value("our_name"), ("card",)),) if unnamed else ()


def _once(single_use: bool) -> tuple[Fact, ...]:
    return (Fact(label("once"), value("single_use"), ("swap",)),) if single_use else ()


def _condition(condition: Condition) -> Message:
    """What the top row asks for."""
    if condition.kind == "tier":
        return value("tier", tier=condition.tier, track=named("track", condition.track))
    if condition.kind == "innovation":
        innovation = named("innovation", condition.building, condition.space)
        return value("innovation", innovation=innovation)
    return value(condition.kind)


def _masterpiece(card: Masterpiece) -> Entry:
    said, shown = gives(card.benefits), pictures.of(card.benefits)
    return Entry(
        id=f"masterpiece.{card.id.removeprefix('masterpiece_')}",
        kind="masterpiece",
        title=named("masterpiece", card.id),
        answer=sentence(said),
        icons=("masterpiece", *shown),
        see=("rule.masterpieces", "icon.broadcast"),
        expansion="AA",
        printed=("masterpieces",),
        facts=(Fact(label("benefit"), said, shown), *_once(card.single_use)),
        rendered=partial(_name, unnamed=True),
        house_facts=facts_of(card.id),
    )
