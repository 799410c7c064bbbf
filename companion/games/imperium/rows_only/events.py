"""What happens where only rows are read; nothing of it moves a piece that the app follows."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.event import Bookkeeping, Event
from companion.games.imperium.rows_only.state import Ended, RowsState


@dataclass(frozen=True, slots=True)
class RowRead(Bookkeeping[RowsState]):
    """This was turned over and looked up."""

    shown: str
    """A card's id, or what it shows."""

    def apply(self, state: RowsState) -> RowsState:
        return replace(state, read=(*state.read, self.shown))


@dataclass(frozen=True, slots=True)
class TableTurned(Bookkeeping[RowsState]):
    """Another table of the C.I.V. is read from now on."""

    side: str

    def apply(self, state: RowsState) -> RowsState:
        return replace(state, side=self.side)


@dataclass(frozen=True, slots=True)
class GameClosed(Bookkeeping[RowsState]):
    """How it ended."""

    won: bool
    mine: int | None = None
    civ: int | None = None

    def apply(self, state: RowsState) -> RowsState:
        return replace(state, ended=Ended(self.won, self.mine, self.civ))


EVENTS: tuple[type[Event[RowsState]], ...] = (RowRead, TableTurned, GameClosed)
