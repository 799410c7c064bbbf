"""The colours of the real pieces: nobody's looks like anybody else's, the bots' included."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from companion.games.tapestry.options import Options, Participant
from companion.games.tapestry.owners import AUTOMA, SHADOW
from companion.games.tapestry.setup.begin import bot_owners

COLOURS = ("blue", "red", "green", "yellow", "purple", "white", "black")
ALIKE = (frozenset({"human", "blue"}), frozenset({"shadow", "black"}))
"""Those that the screen draws so near to each other that only the shape tells them apart."""


def free_colours(options: Options, owner: str) -> tuple[str, ...]:
    """What this person or bot may take: nothing like what others at the table have."""
    others = [one.colour for one in options.participants if one.id != owner]
    bots = [options.bot_colour(bot) for bot in bot_owners(options) if bot != owner]
    own = (owner,) if owner in bot_owners(options) else ()
    return (*own, *_left((*others, *bots)))


def painted(options: Options, owner: str, colour: str) -> Options:
    """The real pieces of a person or a bot in this colour."""
    if owner == AUTOMA:
        return replace(options, automa_colour=colour)
    if owner == SHADOW:
        return replace(options, shadow_colour=colour)
    people = (
        replace(one, colour=colour) if one.id == owner else one for one in options.participants
    )
    return replace(options, participants=tuple(people))


def with_own_colours(options: Options) -> Options:
    """Everybody in a colour of their own; whoever sat down first keeps theirs."""
    people: list[Participant] = []
    bots = [options.bot_colour(bot) for bot in bot_owners(options)]
    for person in options.participants:
        free = _left((*(one.colour for one in people), *bots))
        kept = "blue" if person.colour == "human" else person.colour
        people.append(replace(person, colour=kept if kept in free else free[0]))
    return replace(options, participants=tuple(people))


def _left(taken: Iterable[str]) -> tuple[str, ...]:
    near = {colour for one in taken for colour in _like(one)}
    return tuple(colour for colour in COLOURS if colour not in near)


def _like(colour: str) -> frozenset[str]:
    return next((group for group in ALIKE if colour in group), frozenset({colour}))
