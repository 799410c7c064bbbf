"""The ladder of the Automa: the printed levels, and between them the rulebook's own means.

A level of one's own is a printed one with points at the start, one more progress card each time,
more advances on the favourite tracks, or its civilization where the level has none.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.core.ladder import Rung
from companion.core.message import Message
from companion.games.tapestry import content
from companion.games.tapestry.options import MOST_LEVEL, Options, OwnLevel
from companion.games.tapestry.turn.names import word

CIVILIZATION = "civilization"
WITH_CIVILIZATION = OwnLevel(civilization=True)
FINER = (
    (1, OwnLevel(extra_advances=1)),
    (1, OwnLevel(points=15)),
    (1, WITH_CIVILIZATION),
    (3, OwnLevel(extra_cards=1)),
    (4, OwnLevel(points=40)),
)
"""From which level on, and what is added: each beats the one before it, and none the next level.

Points of the better bot where nobody hinders it (soak "each step is harder"): 179, 204, 219, 255,
330 and 394 by level; an advance more gives 12 to 15, its civilization 23, a card more 20.
"""


def ladder(options: Options) -> tuple[Rung, ...]:
    """Easiest first; nothing above the last printed level."""
    return tuple(_rungs(options))


def _rungs(options: Options) -> Iterator[Rung]:
    for level in range(1, MOST_LEVEL + 1):
        yield _rung(replace(options, level=level, own_level=None))
        for begins, own in FINER if level < MOST_LEVEL else ():
            if level >= begins and (not own.civilization or lacks_civilization(level)):
                yield _rung(replace(options, level=level, own_level=own))


def _rung(options: Options) -> Rung:
    called = level_of(options)
    return Rung(called_by(options), called, options, options.own_level is None)


def lacks_civilization(level: int) -> bool:
    """Whether its chart never carries the civilization out."""
    return all(step.step != CIVILIZATION for step in content.automa_level(level).steps)


def level_of(options: Options) -> Message:
    """What the level is called on the shelf."""
    printed, own = word("level", str(options.level)), options.own_level
    if own is None:
        return printed
    kinds = ("points", "extra_advances", "extra_cards", "civilization")
    parts = tuple(
        Message(f"tapestry.level.with.{kind}", n=int(getattr(own, kind)))
        for kind in kinds
        if getattr(own, kind)
    )
    return Message(
        "tapestry.level.own", level=printed, parts=parts, text=_added(options.level, own)
    )


def called_by(options: Options) -> str:
    """What the level is known by: the key of a printed one, else with what was added to it."""
    printed, own = word("level", str(options.level)), options.own_level
    if own is None:
        return printed.key
    return f"tapestry.level.own:{_added(options.level, own)}"


def _added(level: int, own: OwnLevel) -> str:
    added = own.points, own.extra_advances, own.extra_cards, int(own.civilization)
    return f"{level}.{'.'.join(map(str, added))}"
