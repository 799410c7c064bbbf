"""The world on the tablet, for those who like."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from companion.core.command import Command, Entry
from companion.core.message import Message, name
from companion.core.question import Text
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.rise_and_fall.content import terrains
from companion.games.rise_and_fall.events.world import (
    PiecePut,
    SeaPainted,
    TileLaid,
    TileLifted,
    TileTurned,
)
from companion.games.rise_and_fall.rules import laying, making_room, standing, stock
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.shapes import read_shapes, shape_of, write_shapes
from companion.games.rise_and_fall.state import State

LONGEST_SHAPES = 400


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
        keep_shape(step, self.terrain, self.spaces)
        step.record(TileLaid(self.terrain, self.spaces))

    def label(self, entry: Entry[State]) -> Message:
        terrain = name("rise_and_fall", "terrain", self.terrain)
        return Message("rise_and_fall.did.tile", terrain=terrain)


@dataclass(frozen=True, slots=True)
class TurnTile(Command[State]):
    """The tile laid last lies otherwise: turned, or a little aside."""

    spaces: tuple[str, ...]

    def verify(self, state: State) -> None:
        if not state.tiles:
            raise RuleBroken("rise_and_fall.broken.no_such_tile")
        last = len(state.tiles) - 1
        making_room.verify_lift(state, last, room=False)
        laying.verify_tile(_without_last(state), state.tiles[last][0], self.spaces)

    def carry_out(self, step: Step[State]) -> None:
        step.record(TileTurned(self.spaces))

    def label(self, entry: Entry[State]) -> Message:
        terrain = name("rise_and_fall", "terrain", entry.before.tiles[-1][0])
        return Message("rise_and_fall.did.turned", terrain=terrain)


@dataclass(frozen=True, slots=True)
class PaintSea(Command[State]):
    """Sea as it lies on the table, a run of spaces at once."""

    spaces: tuple[str, ...]

    def verify(self, state: State) -> None:
        laying.verify_painted(state, self.spaces)

    def carry_out(self, step: Step[State]) -> None:
        step.record(SeaPainted(self.spaces))

    def label(self, entry: Entry[State]) -> Message:
        return Message("rise_and_fall.did.painted", n=len(self.spaces))


@dataclass(frozen=True, slots=True)
class RubOutSea(Command[State]):
    """Painted sea that does not lie there after all."""

    spaces: tuple[str, ...]

    def verify(self, state: State) -> None:
        free = stock.painted(state)
        bare = {at for at in free if state.world[at].terrain == stock.SEA}
        if not self.spaces or not bare.issuperset(self.spaces):
            raise RuleBroken("rise_and_fall.broken.not_painted")
        if any(state.world[at].pieces for at in self.spaces):
            raise RuleBroken("rise_and_fall.broken.tile_in_use")
        if any(tile[0] != stock.SEA for tile in state.tiles):
            raise RuleBroken("rise_and_fall.broken.tile_covered")

    def carry_out(self, step: Step[State]) -> None:
        step.record(SeaPainted(self.spaces, there=False))

    def label(self, entry: Entry[State]) -> Message:
        return Message("rise_and_fall.did.rubbed", n=len(self.spaces))


@dataclass(frozen=True, slots=True)
class LiftTile(Command[State]):
    """A tile is taken up again: a mistake, or a plain that must make room."""

    index: int
    room: bool = False
    """To make room for a plain: whoever lays is still the same, and lays it again."""

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

    CORRECTS: ClassVar[bool] = True

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

    CORRECTS: ClassVar[bool] = True

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


def keep_shape(step: Step[State], terrain: str, spaces: tuple[str, ...]) -> None:
    """A shape that is not printed: told by a touch on each space, it is kept for later games."""
    kind = shape_kind(step.state, terrain)
    shape = shape_of([stock.to_hex(place) for place in spaces])
    if shape == stock.printed_shape(step.state, terrain):
        return
    if shape not in read_shapes(step.known_fact(kind)):
        text = Message("rise_and_fall.ask.shape", terrain=name("rise_and_fall", "terrain", terrain))
        question = Text(kind, text, longest=LONGEST_SHAPES, kind="fact", fact=kind)
        step.settle(question, write_shapes([shape]))


def shape_kind(state: State, terrain: str) -> str:
    """The house fact of a tile's shape; the first sea tiles have one of their own."""
    return f"shape.{terrain}.first" if stock.is_first(state, terrain) else f"shape.{terrain}"


def _without_last(state: State) -> State:
    return TileLifted(len(state.tiles) - 1, room=True).apply(state)
