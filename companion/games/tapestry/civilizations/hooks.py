"""The moments of the game at which a civilization can do something, each a table by name."""

from __future__ import annotations

from collections.abc import Callable

from companion.core.question import Option
from companion.games.tapestry.benefits import Benefit
from companion.games.tapestry.turn.turn import Turn

Act = Callable[[Turn], None]
Conquest = Callable[[Turn, str, bool], None]


class Hooks(dict[str, Act]):
    """civilization -> what it does at one moment of the game."""

    def of(self, civilization: str) -> Callable[[Act], Act]:
        """Mark the function of a civilization."""

        def mark(act: Act) -> Act:
            self[civilization] = act
            return act

        return mark

    def run(self, turn: Turn) -> None:
        """Every mat of the player that has something to do now, in the order they came."""
        for mat in turn.me.civilizations:
            if mat.id in self:
                self[mat.id](turn)


START = Hooks()
"""Set-up of a starting mat, after what its data give."""
LATER = Hooks()
"""Gained in mid-game."""
INCOME = Hooks()
"""The ability of income turns."""
FIRST_INCOME = Hooks()
"""The end of the first income turn."""
TURN_END = Hooks()
"""The end of an advance turn."""
INCOME_END = Hooks()
"""The end of an income turn."""
FINAL = Hooks()
"""Points on the fifth income turn."""
BEFORE_CONQUEST = Hooks()
"""A territory is about to be taken: an outpost is needed."""
INSTEAD_OF_CONQUEST: dict[str, Callable[[Turn], bool]] = {}
"""civilization -> whether it takes the place of a conquest."""
OUTPOSTS: dict[str, Callable[[Turn], int]] = {}
"""civilization -> how many outposts stand on its mat for conquests to use."""
REACHED = Hooks()
"""Something was gained, a track's end reached: numbers may be met by it."""
DISTRICT = Hooks()
"""A district was completed."""
LANDMARK = Hooks()
"""A landmark was gained."""
OPPONENT_LANDMARK: dict[str, Callable[[Turn, str], None]] = {}
"""civilization -> what it does when an opponent gains a landmark."""
CONQUEST: dict[str, Conquest] = {}
"""civilization -> what it adds to a conquest (place, was it empty)."""
TOP_ROW = Hooks()
"""A technology reached the top row."""
ADVANCED: dict[str, Callable[[Turn, str, int], None]] = {}
"""civilization -> what it does when a token goes up (track, space)."""
INSTEAD: dict[str, Callable[[Turn, int], bool]] = {}
"""civilization -> whether it takes the place of a space's benefit and bonus."""
PLACES: dict[str, Callable[[Turn, str], list[Option]]] = {}
"""civilization -> where a piece may go instead of the capital."""
PUT: dict[str, Callable[[Turn, str, str], None]] = {}
"""civilization -> putting a piece there."""
DIE_LEFT: dict[str, Callable[[Turn, tuple[Benefit, ...]], None]] = {}
"""kind of token -> what its owner does with the die a conqueror of its territory left."""
OTHERS_TOP_ROW: dict[str, Callable[[Turn, str, str], None]] = {}
"""civilization -> what it does when somebody's technology reached the top row (owner, card)."""
RECYCLE: dict[str, Callable[[Turn, str], None]] = {}
"""civilization -> taking a technology of the top row down."""
OWN_LAND: dict[str, Callable[[Turn], list[Option]]] = {}
"""civilization -> hexes of its mat that may be explored."""
LAY: dict[str, Callable[[Turn, int, str], None]] = {}
"""civilization -> laying a tile on one of them (tile, option)."""
DIE_ROLLED: dict[str, Callable[[Turn, str, str], None]] = {}
"""civilization -> what it does when an opponent rolls a die (die, face)."""
