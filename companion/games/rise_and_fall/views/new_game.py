"""A new game as its screen draws it; after every touch the screen takes other options."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.message import Message
from companion.core.person_name import clean_name, names_trouble, same
from companion.games.rise_and_fall.options import (
    COLOURS,
    SHAPES,
    Options,
    Participant,
    Way,
    as_new,
    colours,
    way_of,
)

__all__ = ["NewGameView", "PersonView", "as_new", "new_game_view"]
LENGTHS = (4, 5, 6)
PLAYERS = (2, 3, 4)
LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class PersonView:
    """Somebody at the table."""

    id: str
    number: int
    name: str
    colour: str
    shape: str


@dataclass(frozen=True, slots=True)
class NewGameView:
    """What can be chosen, and what is chosen."""

    players: tuple[tuple[str, Message], ...]
    chosen_players: str
    lengths: tuple[tuple[str, Message], ...]
    chosen_length: str
    people: tuple[PersonView, ...]
    ways: tuple[tuple[str, Message, Message], ...]
    """How it is played with the app: key, name, a line of what it means."""
    chosen_way: str
    trouble: Message | None = None
    """Why these names will not do; None if they will."""


def new_game_view(options: Options) -> NewGameView:
    """What the screen shows."""
    return NewGameView(
        players=tuple((str(n), Message("rise_and_fall.new.players", n=n)) for n in PLAYERS),
        chosen_players=str(len(options.participants)),
        lengths=tuple((str(n), Message(f"rise_and_fall.new.length.{n}")) for n in LENGTHS),
        chosen_length=str(options.trophies),
        people=tuple(
            PersonView(one.id, at, one.name, colour, SHAPES[at - 1])
            for at, (one, colour) in enumerate(
                zip(options.participants, colours(options), strict=True), 1
            )
        ),
        ways=tuple(
            (
                way.value,
                Message(f"rise_and_fall.way.{way.value}"),
                Message(f"rise_and_fall.way.{way.value}_note"),
            )
            for way in Way
        ),
        chosen_way=way_of(options).value,
        trouble=names_trouble(one.name for one in options.participants if one.name),
    )


def with_players(options: Options, players: int) -> Options:
    """So many at the table; those who were there stay."""
    kept = options.participants[:players]
    new = (Participant(f"p{at}") for at in range(len(kept) + 1, players + 1))
    return replace(options, participants=(*kept, *new))


def with_name(options: Options, person: str, typed: str) -> Options:
    """A name was typed."""
    people = tuple(
        replace(one, name=clean_name(typed)[:LONGEST_NAME]) if one.id == person else one
        for one in options.participants
    )
    return replace(options, participants=people)


def with_person(options: Options, name: str) -> Options:
    """Somebody who played before takes the first seat without a name."""
    free = next((one.id for one in options.participants if not one.name), None)
    seated = same(name, (one.name for one in options.participants))
    return options if free is None or seated else with_name(options, free, name)


def with_next_colour(options: Options, person: str) -> Options:
    """The next colour of real pieces that nobody has."""
    now = dict(zip((one.id for one in options.participants), colours(options), strict=True))
    at = COLOURS.index(now[person])
    turned = (*COLOURS[at + 1 :], *COLOURS[:at])
    now[person] = next(one for one in turned if one not in now.values())
    people = tuple(replace(one, colour=now[one.id]) for one in options.participants)
    return replace(options, participants=people)


def with_choice(options: Options, what: str, value: bool | int | str) -> Options:
    """`trophies`, `three_seconds`, `watch_bank`, `way`, `by_itself`, `quick_count`."""
    if what == "way":
        return replace(options, way=str(value), world=value == Way.WORLD.value)
    return replace(options, **{what: value})  # type: ignore[arg-type]
