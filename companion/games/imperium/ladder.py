"""The ladder of the C.I.V.: the printed levels, each first with the help that campaigns print.

Solo booklet, "Campaign": after a loss one begins with twice the tokens. Out of a campaign that is
Loom's own step between two levels, and never called official.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.core.ladder import Rung
from companion.core.message import Message
from companion.games.imperium.content import levels, named
from companion.games.imperium.options import AT_START, Options
from companion.games.imperium.start import doubled

HELPED = doubled(AT_START)


def ladder(options: Options) -> tuple[Rung, ...]:
    """Easiest first; the first level is helped by nothing."""
    return tuple(_rungs(options))


def _rungs(options: Options) -> Iterator[Rung]:
    for at, level in enumerate(levels()):
        for start in (HELPED, AT_START) if at else (AT_START,):
            now = replace(options, level=level, start=start)
            printed = start == AT_START
            key = level_of(now).key if printed else f"imperium.level.helped:{level}"
            yield Rung(key, level_of(now), now, printed)


def level_of(options: Options) -> Message:
    """What the level is called on the shelf; a campaign's own help is part of the campaign."""
    printed = named("level", options.level)
    if options.campaign or options.start != HELPED:
        return printed
    return Message("imperium.level.helped", level=printed, text=options.level)
