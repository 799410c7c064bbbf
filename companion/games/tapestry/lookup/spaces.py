"""The five tracks, space by space."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from companion.core.message import Message, Param
from companion.games.tapestry.content import look_up
from companion.games.tapestry.content.boards import Space, TrackBoard
from companion.games.tapestry.describing import amounts, given, gives, one_of, paid
from companion.games.tapestry.lookup import pictures, printed
from companion.games.tapestry.lookup.saying import (
    asked,
    commas,
    label,
    line,
    named,
    phrase,
    sentence,
    told,
    value,
)
from companion.lookup import Entry, Fact


def spaces() -> Iterator[Entry]:
    """Every space of every track."""
    for track in look_up.tracks().values():
        for space in track.spaces:
            yield _entry(track, space)


def box(expansion: str) -> str:
    """How an entry marks its box."""
    return "" if expansion == "base" else expansion


def _entry(track: TrackBoard, space: Space) -> Entry:
    name, on = named("space", track.id, space.space), named("track", track.id)
    tier = track.tier(space.space)
    told_cost = (f"{track.id}_cost.{tier.tier}",) if tier.unconfirmed else ()
    return Entry(
        id=f"space.{track.id}.{space.space}",
        kind="track",
        title=told("space", n=space.space, name=name, track=on),
        answer=sentence(_answer(space)),
        details=(named("space_note", track.id, space.space),) if space.note else (),
        words=asked("space", name=name, n=space.space, track=on),
        icons=(f"track-{track.id}", *pictures.of(space.benefits)),
        see=_see(track, space),
        expansion=box(track.expansion),
        printed=("tracks", "on_the_board"),
        rendered=partial(_facts, track, space),
        house_facts=(*told_cost, *printed.of_space(track, space)),
    )


def _answer(space: Space) -> Message:
    """What arriving here gives, and what may be bought."""
    benefit = gives(space.benefits)
    return told("with_bonus", benefit=benefit, bonus=_bonus(space)) if space.bonus else benefit


def _bonus(space: Space) -> Message:
    if not space.bonus:
        return value("nothing")
    return paid(space.bonus.cost, given(space.bonus.reward))


def _see(track: TrackBoard, space: Space) -> tuple[str, ...]:
    landmark = (f"landmark.{space.landmark}",) if space.landmark else ()
    bonus = ("icon.bonus",) if space.bonus else ()
    return (f"track.{track.id}", *landmark, *bonus)


def _facts(track: TrackBoard, space: Space) -> Iterator[Fact]:
    price = track.cost(space.space)
    yield Fact(label("cost"), amounts(price), pictures.of_cost(price))
    yield Fact(label("benefit"), gives(space.benefits), pictures.of(space.benefits))
    if space.bonus:
        paid, reward = pictures.of_cost(space.bonus.cost), pictures.of(space.bonus.reward)
        yield Fact(label("bonus"), line(_bonus(space)), (*paid, "arrow-right", *reward))
    if space.landmark:
        name = named("landmark", space.landmark)
        yield Fact(label("landmark"), name, ("landmark",))
    yield Fact(label("automa"), line(_automa(space)), ("owner-automa",))


def _automa(space: Space) -> Message:
    """What the Automa takes here."""
    return commas(map(_taken, space.automa)) if space.automa else value("nothing")


def _taken(what: str) -> Message:
    verb, _, tracks = what.partition(":")
    filled: dict[str, Param] = {"tracks": one_of(tracks.split("/"))} if tracks else {}
    return phrase("automa", verb, **filled)
