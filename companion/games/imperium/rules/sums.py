"""Points that follow from the cards that lie there: Fame as printed, Unrest.

Rulebook, "Décompte": printed points; conditional cards by where they lie; an Unrest takes two.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from companion.core.grid import Part, Sum
from companion.core.message import Message
from companion.games.imperium.catalogue import COMMON, CardFacts, cards_of
from companion.games.imperium.content import named
from companion.games.imperium.events.ending import VARIABLE_AT_MOST
from companion.games.imperium.options import Options

FAME, UNREST = "fame", "unrest"
MOST_UNREST = 12
ICONS = {FAME: "imperium-fame", UNREST: "imperium-unrest"}
Worth = dict[str, int]


def sum_of(row: str, options: Options) -> Sum | None:
    """How the points of a row of the sheet add up."""
    if row == FAME:
        return _fame(options)
    return _unrest(options) if row == UNREST else None


def _said(what: str, **more: int) -> Message:
    return Message(f"imperium.count.{what}", **more)


def _unrest(options: Options) -> Sum:
    points = next(one.points for one in _commons(options) if one.kind == UNREST) or 0
    card = Part(UNREST, _said("unrest_cards"), ICONS[UNREST], MOST_UNREST, _said("each", n=points))
    return Sum(_said("unrest"), (card,), lambda told: points * sum(told.values()), alone=True)


def _fame(options: Options) -> Sum:
    """Each card by its name; where it lies decides what some are worth."""
    worth: Worth = {}
    parts = tuple(
        part for one in _commons(options) if one.kind == FAME for part in _parts(one, worth)
    )
    return Sum(_said("fame"), parts, _adding(worth))


def _commons(options: Options) -> tuple[CardFacts, ...]:
    """Of the box on the table; of a table that was only counted, of which nobody knows it, all."""
    boxes = COMMON if options.counted else (f"common_{options.box}",)
    return tuple({one.name: one for box in boxes for one in cards_of(box)}.values())


def _parts(card: CardFacts, worth: Worth) -> Iterator[Part]:
    title = named("card", card.name)
    for where, points in card.depends.items():
        worth[f"{card.name}.{where}"] = points
        note = _said(where, n=points)
        yield Part(f"{card.name}.{where}", title, ICONS[FAME], card.copies, note)
    if card.points is not None:
        worth[card.name] = card.points
        yield Part(card.name, title, ICONS[FAME], card.copies, _said("each", n=card.points))
    if card.counts:
        worth[card.name] = 1
        note = named("worth", card.counts)
        yield Part(card.name, title, ICONS[FAME], VARIABLE_AT_MOST, note)


def _adding(worth: Worth) -> Callable[[Mapping[str, int]], int]:
    return lambda told: sum(worth[one] * n for one, n in told.items())
