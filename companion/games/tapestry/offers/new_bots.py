"""The bots of a solo game: the level, the Automa's civilization, printed or of the owner's own.

What is typed is kept with the last choices, also while it is not played with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from companion.core.message import Message, name
from companion.core.question import Amount, Choice, Option, Text
from companion.core.setting import YES, Setting, yes_or_no
from companion.games.tapestry.levels import lacks_civilization
from companion.games.tapestry.options import MOST_LEVEL, Options, OwnCivilization, OwnLevel
from companion.games.tapestry.state import TRACKS

LEVELS = range(1, MOST_LEVEL + 1)
OWN, DRAWN = "own", "drawn"
BY_DIE = "die"
MOST = {"points": 300, "extra_cards": 10, "extra_advances": 12}
"""The amounts of an own level and how far they go."""
LONGEST = {"name": 40, "text": 400}
Ask = Setting[Options]


def bots_asked(options: Options) -> Iterator[Ask]:
    """Nothing where no bots are chosen."""
    if options.solo:
        yield _level(options)
        if options.own_level is not None:
            yield from _own_level(options, options.own_level)
        yield _civilization(options)
        if options.own_civilization is not None:
            yield from _own_civilization(options, options.own_civilization)


def _level(options: Options) -> Ask:
    """A printed level, or the own one on top of the printed one chosen before."""
    kept = options.own_level or options.put_aside.level or OwnLevel()
    printed = (
        Option(str(n), name("tapestry", "level", str(n)), Message(f"tapestry.new.level_note.{n}"))
        for n in LEVELS
    )
    own = Option(OWN, Message("tapestry.new.own_level"), _own_text(options, kept), "edit")
    now = str(options.level) if options.own_level is None else OWN

    def taken(level: str) -> Options:
        if level == OWN:
            return replace(options, own_level=kept)
        aside = replace(options.put_aside, level=options.own_level or options.put_aside.level)
        return replace(options, level=int(level), own_level=None, put_aside=aside)

    text = Message("tapestry.new.level_title")
    return Setting(Choice("level", text, (*printed, own), now), taken)


def _own_text(options: Options, own: OwnLevel) -> Message:
    return Message(
        "tapestry.new.own_level_text",
        level=options.level,
        points=own.points,
        cards=own.extra_cards,
        advances=own.extra_advances,
    )


def _own_level(options: Options, own: OwnLevel) -> Iterator[Ask]:
    """The printed level beneath, and the amounts on top of it."""
    bases = tuple(Option(str(n), Message("tapestry.new.level", level=n)) for n in LEVELS)
    asked = Choice("own.base", Message("tapestry.new.own_base"), bases, str(options.level))
    yield Setting(asked, lambda level: replace(options, level=int(level)))
    for what, most in MOST.items():
        amount = Amount(
            f"own.{what}", Message(f"tapestry.new.own.{what}"), 0, most, getattr(own, what)
        )
        yield Setting(amount, _with_amount(options, own, what))
    if lacks_civilization(options.level):
        plays = yes_or_no(
            "own.civilization", Message("tapestry.new.own.civilization"), own.civilization
        )
        yield Setting(
            plays, lambda so: replace(options, own_level=replace(own, civilization=so == YES))
        )


def _with_amount(options: Options, own: OwnLevel, what: str) -> Callable[[int], Options]:
    def taken(n: int) -> Options:
        change: dict[str, Any] = {what: n}
        return replace(options, own_level=replace(own, **change))

    return taken


def _civilization(options: Options) -> Ask:
    """A card at random, or what the owner typed."""
    kept = options.own_civilization or options.put_aside.civilization
    own = kept or OwnCivilization()
    note = Message("tapestry.new.civilization_drawn_text")
    cards = (
        Option(DRAWN, Message("tapestry.new.civilization_drawn"), note, "cards"),
        Option(OWN, _title(own), Message("tapestry.typed", text=own.text), "edit"),
    )
    now = DRAWN if options.own_civilization is None else OWN

    def taken(which: str) -> Options:
        if which == OWN:
            return replace(options, own_civilization=own)
        aside = replace(options.put_aside, civilization=kept)
        return replace(options, own_civilization=None, put_aside=aside)

    text = Message("tapestry.new.civilization")
    return Setting(Choice("civilization", text, cards, now), taken, aside=True)


def _title(own: OwnCivilization) -> Message:
    if own.name:
        return Message("tapestry.new.civilization_named", name=own.name)
    return Message("tapestry.new.civilization_own")


def _own_civilization(options: Options, own: OwnCivilization) -> Iterator[Ask]:
    """Its name, its heart and what it does."""
    called = Text("own.name", Message("tapestry.new.own_name"), LONGEST["name"], own.name)
    does = Text("own.text", Message("tapestry.new.own_text"), LONGEST["text"], own.text)
    yield Setting(called, _typed(options, own, "name"), aside=True)
    yield Setting(_heart(options, own), _hearted(options, own), aside=True)
    yield Setting(does, _typed(options, own, "text"), aside=True)


def _typed(options: Options, own: OwnCivilization, what: str) -> Callable[[str], Options]:
    def taken(text: str) -> Options:
        return replace(options, own_civilization=replace(own, **{what: text.strip()}))

    return taken


def _heart(options: Options, own: OwnCivilization) -> Choice:
    """What the card may show, the die among them."""
    used = (track for track in TRACKS if track != "arts" or options.has("AA"))
    tracks = (
        Option(BY_DIE, Message("tapestry.new.favourite_by_die")),
        *(Option(track, name("tapestry", "track", track)) for track in used),
    )
    now = own.favourite if own.favourite in {one.id for one in tracks} else BY_DIE
    return Choice("own.heart", Message("tapestry.new.own_favourite"), tracks, now)


def _hearted(options: Options, own: OwnCivilization) -> Callable[[str], Options]:
    def taken(track: str) -> Options:
        heart = "" if track == BY_DIE else track
        return replace(options, own_civilization=replace(own, favourite=heart))

    return taken
