"""What is decided before the game."""

from __future__ import annotations

from dataclasses import replace

from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.core.setting import COLOUR, YES, Setting, colour_name, people, yes_or_no
from companion.games.rise_and_fall.options import (
    COLOURS,
    SHAPES,
    Options,
    Participant,
    Way,
    colours,
    way_of,
)

LENGTHS = (4, 5, 6)
FEWEST, MOST = 2, 4


def settings(options: Options) -> tuple[Setting[Options], ...]:
    """Who, in which colours, how long, and what the app watches."""
    names = [one.name for one in options.participants]
    return (
        *people(names, FEWEST, MOST, lambda now: seated(options, now)),
        *(_colour(options, at) for at in range(len(names))),
        _length(options),
        _switch(options, "three_seconds", "three_seconds"),
        _way(options),
        *_bank(options),
        _switch(options, "by_itself", "by_itself"),
        _switch(options, "open_hands", "open_hands"),
        _switch(options, "quick_count", "quick"),
    )


def seated(options: Options, names: tuple[str, ...]) -> Options:
    """Those who were there keep their colours."""
    old = {one.id: one for one in options.participants}
    seats = (old.get(f"p{at}", Participant(f"p{at}")) for at in range(1, len(names) + 1))
    seated = (replace(one, name=name) for one, name in zip(seats, names, strict=True))
    return replace(options, participants=tuple(seated))


def _colour(options: Options, at: int) -> Setting[Options]:
    now = colours(options)
    person = options.participants[at]
    named = (
        Message("rise_and_fall.player", name=person.name)
        if person.name
        else Message("rise_and_fall.player_number", number=at + 1)
    )
    free = [one for one in COLOURS if one == now[at] or one not in now]
    text = Message("rise_and_fall.offer.ask.colour", who=named)
    options_ = tuple(Option(one, colour_name(one)) for one in free)

    def painted(colour: str) -> Options:
        seats = zip(options.participants, (*now[:at], colour, *now[at + 1 :]), strict=True)
        return replace(options, participants=tuple(replace(one, colour=own) for one, own in seats))

    asked = Choice(f"{COLOUR}.{at + 1}", text, options_, now[at])
    return Setting(asked, painted, icon=SHAPES[at])


def _length(options: Options) -> Setting[Options]:
    lengths = tuple(
        Option(str(n), Message(f"rise_and_fall.new.length.{n}"), icon="rise-trophy")
        for n in LENGTHS
    )
    text = Message("rise_and_fall.new.length")
    return Setting(
        Choice("trophies", text, lengths, str(options.trophies)),
        lambda n: replace(options, trophies=int(n)),
        help="setup.length",
    )


def _way(options: Options) -> Setting[Options]:
    """How much the app follows."""
    ways = tuple(
        Option(
            way.value,
            Message(f"rise_and_fall.way.{way.value}"),
            Message(f"rise_and_fall.way.{way.value}_note"),
        )
        for way in Way
    )
    text = Message("rise_and_fall.new.way")
    return Setting(
        Choice("way", text, ways, way_of(options).value),
        lambda way: replace(options, way=way, world=way == Way.WORLD.value),
    )


def _bank(options: Options) -> tuple[Setting[Options], ...]:
    """Where treasuries are followed: otherwise nothing moves the bank's gold."""
    if way_of(options) in (Way.LIGHTEST, Way.SHEET):
        return ()
    return (_switch(options, "watch_bank", "watch_bank"),)


def _switch(options: Options, what: str, said_as: str) -> Setting[Options]:
    """Yes or no, and a line of what it changes."""
    text = Message(f"rise_and_fall.new.{said_as}")
    question = yes_or_no(
        what, text, bool(getattr(options, what)), Message(f"rise_and_fall.new.{said_as}_note")
    )
    return Setting(question, lambda said: replace(options, **{what: said == YES}))
