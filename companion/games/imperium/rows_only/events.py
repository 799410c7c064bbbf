"""What happens where only rows are read; nothing of it moves a piece that the app follows."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.event import Bookkeeping
from companion.games.imperium.state import Ended, Phase, State


@dataclass(frozen=True, slots=True)
class RowRead(Bookkeeping[State]):
    """This was turned over and looked up."""

    shown: str
    """A card's id, or what it shows."""

    def apply(self, state: State) -> State:
        return replace(state, read=(*state.read, self.shown))


@dataclass(frozen=True, slots=True)
class TableTurned(Bookkeeping[State]):
    """Another table of the C.I.V. is read from now on."""

    side: str

    def apply(self, state: State) -> State:
        return replace(state, civ=replace(state.civ, side=self.side))


@dataclass(frozen=True, slots=True)
class GameClosed(Bookkeeping[State]):
    """How it ended."""

    won: bool
    mine: int | None = None
    civ: int | None = None

    def apply(self, state: State) -> State:
        ended = Ended(self.won, self.mine, self.civ)
        return replace(state, phase=Phase.OVER, ended=ended)
