"""The colours of the real pieces: nobody's looks like anybody else's, the bots' included."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from companion.games.tapestry.options import Options, Participant
from companion.games.tapestry.setup.begin import bot_owners

COLOURS = ("blue", "red", "green", "yellow", "purple", "white", "black")
ALIKE = (frozenset({"human", "blue"}), frozenset({"shadow", "black"}))
"""Those that the screen draws so near to each other that only the shape tells them apart."""


def free_colours(options: Options, person: str) -> tuple[str, ...]:
    """What this person may take: nothing like what others at the table have."""
    others = [one.colour for one in options.participants if one.id != person]
    return _left((*others, *bot_owners(options)))


def with_own_colours(options: Options) -> Options:
    """Everybody in a colour of their own; whoever sat down first keeps theirs."""
    people: list[Participant] = []
    for person in options.participants:
        free = _left((*(one.colour for one in people), *bot_owners(options)))
        kept = "blue" if person.colour == "human" else person.colour
        people.append(replace(person, colour=kept if kept in free else free[0]))
    return replace(options, participants=tuple(people))


def _left(taken: Iterable[str]) -> tuple[str, ...]:
    near = {colour for one in taken for colour in _like(one)}
    return tuple(colour for colour in COLOURS if colour not in near)


def _like(colour: str) -> frozenset[str]:
    return next((group for group in ALIKE if colour in group), frozenset({colour}))
