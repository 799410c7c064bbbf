"""The level and the Automa civilization of the owner's own, as their sheets draw them.

What is typed is kept with the last choices, also while it is not played with.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.message import Message, name
from companion.games.tapestry.options import Options, OwnCivilization, OwnLevel
from companion.games.tapestry.state import TRACKS

LEVELS = range(1, 7)
OWN, DRAWN = "own", "drawn"
BY_DIE = "die"
MOST = {"points": 300, "extra_cards": 10, "extra_advances": 12}
"""The amounts of an own level and how far they go."""
LONGEST = {"name": 40, "text": 400}


@dataclass(frozen=True, slots=True)
class AmountView:
    """One counter of the own level."""

    id: str
    text: Message
    value: int
    most: int


@dataclass(frozen=True, slots=True)
class OwnLevelView:
    """The counters, and what they come to on top of which printed level."""

    bases: tuple[tuple[str, Message], ...]
    base: str
    amounts: tuple[AmountView, ...]
    text: Message


@dataclass(frozen=True, slots=True)
class OwnCivilizationView:
    """What the owner typed; `tracks` are what the heart may show, the die among them."""

    title: Message
    name: str
    text: str
    favourite: str
    tracks: tuple[tuple[str, Message], ...]


def own_level_view(options: Options) -> OwnLevelView:
    """The counters as they stand."""
    own = options.own_level or options.put_aside.level or OwnLevel()
    amounts = tuple(
        AmountView(what, Message(f"tapestry.new.own.{what}"), getattr(own, what), most)
        for what, most in MOST.items()
    )
    text = Message(
        "tapestry.new.own_level_text",
        level=options.level,
        points=own.points,
        cards=own.extra_cards,
        advances=own.extra_advances,
    )
    bases = tuple((str(n), Message("tapestry.new.level", level=n)) for n in LEVELS)
    return OwnLevelView(bases, str(options.level), amounts, text)


def own_civilization_view(options: Options) -> OwnCivilizationView:
    """What is typed so far."""
    own = options.own_civilization or options.put_aside.civilization or OwnCivilization()
    title = Message("tapestry.new.civilization_own")
    if own.name:
        title = Message("tapestry.new.civilization_named", name=own.name)
    used = (track for track in TRACKS if track != "arts" or options.has("AA"))
    tracks = (
        (BY_DIE, Message("tapestry.new.favourite_by_die")),
        *((track, name("tapestry", "track", track)) for track in used),
    )
    favourite = own.favourite if own.favourite in dict(tracks) else BY_DIE
    return OwnCivilizationView(title, own.name, own.text, favourite, tracks)


def choose_level(options: Options, value: str) -> Options:
    """A printed level, or the own one on top of the printed one chosen before."""
    if value == OWN:
        own = options.own_level or options.put_aside.level or OwnLevel()
        return replace(options, own_level=own)
    aside = replace(options.put_aside, level=options.own_level or options.put_aside.level)
    return replace(options, level=int(value), own_level=None, put_aside=aside)


def choose_base(options: Options, value: str) -> Options:
    """The printed level that the own one stands on."""
    return replace(options, level=int(value))


def set_amount(options: Options, what: str, value: int) -> Options:
    """A counter of the own level was changed."""
    own = options.own_level or OwnLevel()
    within = min(max(value, 0), MOST[what])
    return replace(options, own_level=replace(own, **{what: within}))


def choose_civilization(options: Options, value: str) -> Options:
    """A card at random, or what the owner typed."""
    kept = options.own_civilization or options.put_aside.civilization
    if value == OWN:
        return replace(options, own_civilization=kept or OwnCivilization())
    aside = replace(options.put_aside, civilization=kept)
    return replace(options, own_civilization=None, put_aside=aside)


def type_civilization(options: Options, what: str, typed: str) -> Options:
    """Its name or what it does."""
    own = options.own_civilization or OwnCivilization()
    words = typed.strip()[: LONGEST[what]]
    return replace(options, own_civilization=replace(own, **{what: words}))


def choose_favourite(options: Options, track: str) -> Options:
    """The heart of the own civilization, or the die."""
    own = options.own_civilization or OwnCivilization()
    heart = "" if track == BY_DIE else track
    return replace(options, own_civilization=replace(own, favourite=heart))
