"""Civilizations: what each does on income turns, at a conquest, at the end; by name.

A mat whose steps the vocabulary can say needs nothing here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.games.tapestry import content
from companion.games.tapestry.content.cards import MatSpace
from companion.games.tapestry.player import Civilization, Player
from companion.games.tapestry.rules.turn import Turn

Act = Callable[[Turn], None]
Conquest = Callable[[Turn, str, bool], None]
INCOME: dict[str, Act] = {}
"""civilization -> its ability on income turns."""
LATER: dict[str, Act] = {}
"""civilization -> what happens when it is gained in mid-game."""
FINAL: dict[str, Act] = {}
"""civilization -> its points on the fifth income turn or at the end."""
TURN_END: dict[str, Act] = {}
"""civilization -> what it does at the end of an advance turn."""
CONQUEST: dict[str, Conquest] = {}
"""civilization -> what it adds to a conquest (place, was it empty)."""
FIRST_INCOME: dict[str, Act] = {}
"""civilization -> what it does at the end of the first income turn."""
PART: set[str] = set()
"""Civilizations of which a part is told."""


def _registers(table: dict[str, Act]) -> Callable[[str], Callable[[Act], Act]]:
    def named(civilization: str) -> Callable[[Act], Act]:
        def mark(act: Act) -> Act:
            table[civilization] = act
            return act

        return mark

    return named


on_income = _registers(INCOME)
when_gained_later = _registers(LATER)
at_the_end = _registers(FINAL)
after_advance = _registers(TURN_END)
after_income_one = _registers(FIRST_INCOME)


def on_conquest_of(civilization: str) -> Callable[[Conquest], Conquest]:
    """Mark what a civilization adds to a conquest."""

    def mark(act: Conquest) -> Conquest:
        CONQUEST[civilization] = act
        return act

    return mark


def first_marks(civilization: str, me: Player) -> tuple[str, ...]:
    """Where a mat's tokens stand when it comes into play."""
    del me
    return START_MARKS.get(civilization, ())


def mat_of(turn: Turn, civilization: str) -> Civilization:
    """The player's mat of this name."""
    return next(mat for mat in turn.me.civilizations if mat.id == civilization)


def has(me: Player, civilization: str) -> bool:
    """Whether the player has this mat."""
    return any(mat.id == civilization for mat in me.civilizations)


def spaces_of(civilization: str) -> Mapping[str, MatSpace]:
    """The printed spaces of a mat by id."""
    mat = content.civilization(civilization).mat
    return {space.id: space for space in mat.spaces} if mat else {}


START_MARKS: Mapping[str, tuple[str, ...]] = {
    "entertainers": ("at:start",),
    "faefolk": ("at:1",),
    "merrymakers": ("column:1:0", "column:2:0", "column:3:0"),
}


def end_of_advance_turn(turn: Turn) -> None:
    """What mats do at the end of an advance turn."""
    for mat in turn.me.civilizations:
        if mat.id in TURN_END:
            TURN_END[mat.id](turn)


def final_points(turn: Turn) -> None:
    """What mats score on the fifth income turn."""
    for mat in turn.me.civilizations:
        if mat.id in FINAL:
            FINAL[mat.id](turn)


def after_first_income(turn: Turn) -> None:
    """What mats do at the end of the first income turn."""
    for mat in turn.me.civilizations:
        if mat.id in FIRST_INCOME:
            FIRST_INCOME[mat.id](turn)


def conquered(turn: Turn, place: str, *, empty: bool) -> None:
    """What mats add to a conquest."""
    for mat in turn.me.civilizations:
        if mat.id in CONQUEST:
            CONQUEST[mat.id](turn, place, empty)
