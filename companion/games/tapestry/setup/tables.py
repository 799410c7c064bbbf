"""The tables there are: who sits there against whom, and what a table cannot be played on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from companion.core.message import Message
from companion.errors import RuleBroken
from companion.games.tapestry.options import Bots, MapSide, Options, Participant, TieRule, Way
from companion.games.tapestry.setup import decks
from companion.games.tapestry.setup.colours import with_own_colours

MOST_PEOPLE = 5
SOLO, DUO = "solo", "duo"
BY_NUMBER = tuple(str(n) for n in range(2, MOST_PEOPLE + 1))


def as_new(options: Options) -> Options:
    """In colours of their own; several people who have not said how they keep it tell counts.

    With AA alone a tie is broken by our reading. Cards that no source has are taught.
    """
    if options.company and not options.way:
        options = replace(options, way=Way.COUNTS.value)
    if options.tie is TieRule.BY_EXPANSIONS:
        options = replace(options, tie=options.usual_tie)
    return with_own_colours(replace(options, teaches=True, chapter=0, gained=()))


def table_of(options: Options) -> str:
    """Alone against both bots, two against one, or so many people."""
    if options.solo:
        return SOLO
    return DUO if options.bots is Bots.SHADOW else str(len(options.participants))


def at_table(options: Options, table: str) -> Options:
    """A map that this table cannot be played on is left for the printed one."""
    people = {SOLO: 1, DUO: 2}.get(table) or int(table)
    bots = {SOLO: Bots.AUTOMA, DUO: Bots.SHADOW}.get(table, Bots.NONE)
    seated = replace(options, bots=bots, participants=_people(options, people))
    seated = as_new(seated)
    if refused(seated) is None:
        return seated
    return replace(seated, map_side=MapSide.BY_PLAYERS)


def counted_alone(options: Options, names: Sequence[str]) -> Options:
    """So many people who count what they played without the app."""
    people = zip(_people(options, len(names)), names, strict=True)
    named = tuple(replace(one, name=name) for one, name in people)
    plain = replace(options, bots=Bots.NONE, participants=named, map_side=MapSide.BY_PLAYERS)
    return as_new(replace(plain, way=Way.SHEET.value, counted=True))


def refused(options: Options) -> Message | None:
    """Why no game begins like this."""
    try:
        options.verify()
        decks.verify(options)
    except RuleBroken as broken:
        return broken.message
    return None


def _people(options: Options, wanted: int) -> tuple[Participant, ...]:
    kept = options.participants[:wanted]
    capital = options.participants[0].capital
    new = (Participant(f"p{at}", capital=capital) for at in range(len(kept) + 1, wanted + 1))
    return (*kept, *new)
