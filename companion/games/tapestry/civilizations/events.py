"""What happens to civilizations and their mats."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from companion.core.event import Event
from companion.games.tapestry.change import player_with, put, taken_from, without
from companion.games.tapestry.player import Civilization, Player, Reserved
from companion.games.tapestry.state import State


@dataclass(frozen=True, slots=True)
class CivilizationGained(Event[State]):
    """A civilization mat joined a player's."""

    player: str
    civilization: str
    start: bool = False
    marks: tuple[str, ...] = ()
    """Where its tokens stand at once."""

    def apply(self, state: State) -> State:
        mat = Civilization(self.civilization, self.start, dict.fromkeys(self.marks, 1))
        mine = (*state.players[self.player].civilizations, mat)
        gone = taken_from(state, "civilization", self.civilization)
        return player_with(gone, self.player, civilizations=mine)


@dataclass(frozen=True, slots=True)
class CivilizationMarked(Event[State]):
    """A token or counter of a civilization changed; 0 takes it away."""

    player: str
    civilization: str
    place: str
    value: int = 1

    def apply(self, state: State) -> State:
        mine = tuple(
            replace(mat, marks=self._marks(mat)) if mat.id == self.civilization else mat
            for mat in state.players[self.player].civilizations
        )
        return player_with(state, self.player, civilizations=mine)

    def _marks(self, mat: Civilization) -> dict[str, int]:
        marks = put(mat.marks, self.place, self.value)
        return {place: value for place, value in marks.items() if value}


@dataclass(frozen=True, slots=True)
class ItemCollected(Event[State]):
    """A card, a tile or a piece went on the Collectors' mat, out of play, still counted."""

    player: str
    kind: str
    """house, landmark, tapestry, territory_tile or tech_card."""
    item: str

    def apply(self, state: State) -> State:
        me = state.players[self.player]
        gone = player_with(state, self.player, **self._left(me))
        aside = (*me.collected, Reserved(self.kind, self.item))
        return player_with(gone, self.player, collected=aside)

    def _left(self, me: Player) -> dict[str, Any]:
        """What the player holds without it."""
        match self.kind:
            case "tapestry":
                return {"hand": without(me.hand, self.item)}
            case "territory_tile":
                return {"tiles": without(me.tiles, int(self.item))}
            case "tech_card":
                return {"techs": tuple(tech for tech in me.techs if tech.card != self.item)}
            case _:
                return {"waiting": without(me.waiting, self.item)}


EVENTS = (
    CivilizationGained,
    CivilizationMarked,
    ItemCollected,
)
