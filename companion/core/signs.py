"""A colour and a shape for everybody in a result, the same wherever the game is shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from companion.core.game import Result, Standing

COLOURS = ("blue", "red", "yellow", "green", "purple", "orange", "white", "black")
"""For those who have none of their own, by the place of the seat."""
SHAPES = ("human", "triangle", "square", "diamond", "star", "cross", "hexagon", "ring")
PERSON, BOT = "human", "automa"
"""Of a person who chose nothing, and of a bot."""


def signs(result: Result) -> Mapping[str, tuple[str, str]]:
    """Colour and shape by seat: their own, where nobody else of the game has the same."""
    people = sorted((row for row in result.rows if not row.bot), key=lambda row: row.seat)
    colours = Counter(row.colour for row in people)
    shapes = Counter(row.shape for row in people)
    found = {
        row.seat: (_own(row.colour, colours, COLOURS, at), _own(row.shape, shapes, SHAPES, at))
        for at, row in enumerate(people)
    }
    return found | {row.seat: _of_bot(row) for row in result.rows if row.bot}


def _own(chosen: str, of_all: Counter[str], others: tuple[str, ...], at: int) -> str:
    """What somebody chose; one of the place where it is nobody's alone."""
    alone = sum(of_all.values()) == 1
    if alone and not chosen:
        return PERSON
    if chosen and of_all[chosen] == 1:
        return chosen
    free = [one for one in others if of_all[one] != 1]
    return free[at % len(free)]


def _of_bot(row: Standing) -> tuple[str, str]:
    shape = row.shape if row.shape not in ("", PERSON) else row.seat
    colour = row.colour if row.colour not in ("", PERSON) else BOT
    return colour, shape
