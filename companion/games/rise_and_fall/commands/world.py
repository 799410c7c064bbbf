"""The world on the tablet, for those who like."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.command import Command, Entry
from companion.core.message import Message, name
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.rise_and_fall.content import terrains
from companion.games.rise_and_fall.events import PiecePut, TileLaid, TileLifted
from companion.games.rise_and_fall.rules import laying, making_room, standing
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.state import State


@dataclass(frozen=True, slots=True)
class LayTile(Command[State]):
    """A terrain tile covers these spaces (`q,r`)."""

    terrain: str
    spaces: tuple[str, ...]

    def verify(self, state: State) -> None:
        if self.terrain not in terrains():
            raise RuleBroken("rise_and_fall.broken.no_such_terrain")
        laying.verify_tile(state, self.terrain, self.spaces)

    def carry_out(self, step: Step[State]) -> None:
        step.record(TileLaid(self.terrain, self.spaces))

    def label(self, entry: Entry[State]) -> Message:
        terrain = name("rise_and_fall", "terrain", self.terrain)
        return Message("rise_and_fall.did.tile", terrain=terrain)


@dataclass(frozen=True, slots=True)
class LiftTile(Command[State]):
    """A tile is taken up again: a mistake, or a plain that must make room."""

    index: int
    #: To make room for a plain: whoever lays is still the same, and lays it again.
    room: bool = False

    def verify(self, state: State) -> None:
        making_room.verify_lift(state, self.index, room=self.room)

    def carry_out(self, step: Step[State]) -> None:
        step.record(TileLifted(self.index, self.room))

    def label(self, entry: Entry[State]) -> Message:
        if self.room:
            return Message("rise_and_fall.did.room")
        terrain = name("rise_and_fall", "terrain", entry.before.tiles[self.index][0])
        return Message("rise_and_fall.did.tile_lifted", terrain=terrain)


@dataclass(frozen=True, slots=True)
class PutPiece(Command[State]):
    """A piece stands on a space."""

    space: str
    seat: str
    kind: str

    def verify(self, state: State) -> None:
        standing.verify_standing(state, self.space, self.seat, self.kind)

    def carry_out(self, step: Step[State]) -> None:
        step.record(PiecePut(self.space, self.seat, self.kind))

    def label(self, entry: Entry[State]) -> Message:
        piece = name("rise_and_fall", "piece", self.kind)
        return Message("rise_and_fall.did.put", who=who(entry.before, self.seat), piece=piece)


@dataclass(frozen=True, slots=True)
class TakePiece(Command[State]):
    """A piece no longer stands there."""

    space: str
    seat: str
    kind: str

    def verify(self, state: State) -> None:
        space = state.world.get(self.space)
        if space is None or f"{self.seat} {self.kind}" not in space.pieces:
            raise RuleBroken("rise_and_fall.broken.no_piece_there")

    def carry_out(self, step: Step[State]) -> None:
        step.record(PiecePut(self.space, self.seat, self.kind, there=False))

    def label(self, entry: Entry[State]) -> Message:
        piece = name("rise_and_fall", "piece", self.kind)
        return Message("rise_and_fall.did.taken", who=who(entry.before, self.seat), piece=piece)
