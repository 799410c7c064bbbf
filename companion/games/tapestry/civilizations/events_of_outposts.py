"""Outposts that mats hold: from the supply to a mat, and from there to where they are used."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.act import Act, Seen, Verb
from companion.core.event import Event
from companion.games.tapestry import places
from companion.games.tapestry.change import hex_with, player_with
from companion.games.tapestry.civilizations.events import CivilizationMarked
from companion.games.tapestry.land.events import TokenPlaced, TokenTakenOff
from companion.games.tapestry.state import FLOATING, MapToken, State


@dataclass(frozen=True, slots=True)
class OutpostsOntoMat(Event[State]):
    """Outposts of the supply stand in a row of a mat."""

    player: str
    civilization: str
    row: str
    n: int = 1

    def apply(self, state: State) -> State:
        me = state.players[self.player]
        fewer, more = me.outposts - self.n, me.elsewhere + self.n
        moved = player_with(state, self.player, outposts=fewer, elsewhere=more)
        return _marked(moved, self.player, self.civilization, self.row, self.n)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        source = places.of(self.player, "outposts")
        target = places.mat_place(self.player, self.civilization, self.row)
        return (Act(Verb.MOVE, places.OUTPOST, self.n, source, target, self.player),)


@dataclass(frozen=True, slots=True)
class MatOutpostPlaced(Event[State]):
    """An outpost of a row of a mat stands on a territory."""

    player: str
    civilization: str
    row: str
    place: str

    def apply(self, state: State) -> State:
        here = state.map[self.place]
        tokens = (*here.tokens, MapToken(self.player))
        placed = hex_with(state, self.place, replace(here, tokens=tokens))
        left = placed.players[self.player].elsewhere - 1
        taken = player_with(placed, self.player, elsewhere=left)
        return _marked(taken, self.player, self.civilization, self.row, -1)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        source = places.mat_place(self.player, self.civilization, self.row)
        target = places.hex_place(self.place)
        return (Act(Verb.LAY, places.OUTPOST, 1, source, target, self.player, places.STANDING),)


@dataclass(frozen=True, slots=True)
class OutpostAcrossMats(Event[State]):
    """An outpost went from a row of one mat to another mat."""

    player: str
    civilization: str
    row: str
    to: str
    to_row: str

    def apply(self, state: State) -> State:
        taken = _marked(state, self.player, self.civilization, self.row, -1)
        return _marked(taken, self.player, self.to, self.to_row, 1)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        source = places.mat_place(self.player, self.civilization, self.row)
        target = places.mat_place(self.player, self.to, self.to_row)
        return (Act(Verb.MOVE, places.OUTPOST, 1, source, target, self.player),)


@dataclass(frozen=True, slots=True)
class OutpostBecameFloating(Event[State]):
    """A player token takes the place of an outpost on the map: it floats, and controls nothing."""

    place: str
    owner: str
    """Whose outpost it was: it is in the supply again."""
    player: str

    def apply(self, state: State) -> State:
        for half in self._halves():
            state = half.apply(state)
        return state

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        """The outpost off, the token on."""
        return tuple(act for half in self._halves() for act in half.acts(before))

    def _halves(self) -> tuple[TokenTakenOff, TokenPlaced]:
        off = TokenTakenOff(self.place, self.owner)
        return off, TokenPlaced(self.place, self.player, kind=FLOATING)


def _marked(state: State, player: str, civilization: str, row: str, more: int) -> State:
    mats = state.players[player].civilizations
    stand = next(mat.marks.get(row, 0) for mat in mats if mat.id == civilization)
    return CivilizationMarked(player, civilization, row, stand + more).apply(state)
