"""Pieces on the canvas: each a group, each of its layers one in it, kept as long as it is equal.

A group and what is in it hold each other: one that is thrown away is cleared first, or the
collector stops everything for a tenth of a second to find it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from kivy.animation import Animation
from kivy.event import EventDispatcher
from kivy.graphics import InstructionGroup, PopMatrix, PushMatrix, Scale, Translate
from kivy.graphics.scissor_instructions import ScissorPop, ScissorPush
from kivy.properties import NumericProperty

from companion.describe.layout import Seen
from companion.describe.scene import Layer, Piece
from screens.pages.drawing import Ink, Point, Room, draw

if TYPE_CHECKING:
    from typing import TypeAlias

    from kivy.graphics import Instruction

    Held: TypeAlias = tuple[Layer, "Sprite"]

SLIDES, APPEARS = 0.22, 0.2
ENTERS = {"grow": (0.6, 0.6), "fade": (0.92, 0.92), "turn": (0.02, 1.0)}
KEPT = 400
AllSeen = Mapping[str, Seen]


class Stash:
    """Layers that were drawn and are not shown: what comes again is put back."""

    def __init__(self, most: int = KEPT) -> None:
        self.most = most
        self._kept: dict[tuple[int, Ink], Held] = {}

    def put(self, layer: Layer, sprite: Sprite, ink: Ink) -> None:
        """Keep it; the one kept longest goes."""
        sprite.rest()
        self._drop(self._kept.pop((id(layer), ink), None))
        self._kept[id(layer), ink] = layer, sprite
        if len(self._kept) > self.most:
            self._drop(self._kept.pop(next(iter(self._kept))))

    def take(self, layer: Layer, ink: Ink) -> Sprite | None:
        """The very layer as it was drawn; None where it was not."""
        held = self._kept.pop((id(layer), ink), None)
        if held is not None and held[0] is layer:
            return held[1]
        self._drop(held)
        return None

    def clear(self) -> None:
        """Give all of it back."""
        for held in self._kept.values():
            self._drop(held)
        self._kept = {}

    @staticmethod
    def _drop(held: Held | None) -> None:
        if held is not None:
            held[1].clear()


class Moving(EventDispatcher):
    """What Kivy can animate, handed on to an instruction."""

    x = NumericProperty(0.0)
    y = NumericProperty(0.0)

    def __init__(self, instruction: Translate | Scale, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.instruction = instruction

    def on_x(self, *_args: object) -> None:
        self._hand_on()

    def on_y(self, *_args: object) -> None:
        self._hand_on()

    def _hand_on(self) -> None:
        if self.__dict__.get("instruction") is not None:
            self.instruction.x, self.instruction.y = self.x, self.y


class Sprite(InstructionGroup):
    """The group of a layer, which may slide and may appear."""

    move: Translate
    animation: tuple[Animation, Moving] | None = None

    def draw(self, layer: Layer, ink: Ink) -> Sprite:
        """Its shapes where they begin."""
        x, y = _upwards(layer.at, ink)
        self.move = Translate(x, y)
        self.add(PushMatrix())
        self.add(self.move)
        draw(self, layer, ink)
        self.add(PopMatrix())
        return self

    def slide(self, at: Point, ink: Ink, moves: bool) -> None:
        """To another place, at once or so that it is seen."""
        x, y = _upwards(at, ink)
        self.rest()
        if moves:
            self._animate(Moving(self.move, x=self.move.x, y=self.move.y), x=x, y=y)
        else:
            self.move.xy = x, y

    def appear(self, how: str, middle: Point) -> None:
        """It comes in its own way."""
        start = ENTERS.get(how)
        if start is None:
            return
        scale = Scale(*start, 1, origin=middle)
        self.insert(2, scale)
        self._animate(Moving(scale, x=start[0], y=start[1]), APPEARS, x=1.0, y=1.0)

    def rest(self) -> None:
        """Whatever moved stands."""
        if self.animation is not None:
            animation, moving = self.animation
            animation.stop(moving)
            self.animation = None

    def _animate(self, moving: Moving, duration: float = SLIDES, **to: float) -> None:
        animation = Animation(duration=duration, t="out_quad", **to)
        self.animation = animation, moving
        animation.bind(on_complete=lambda *_args: setattr(self, "animation", None))
        animation.start(moving)


def _upwards(at: Point, ink: Ink) -> Point:
    return at[0] * ink.scale, -at[1] * ink.scale


class DrawnPiece:
    """A piece on the canvas."""

    def __init__(self, stash: Stash) -> None:
        self.stash = stash
        self.group, self.inside = InstructionGroup(), InstructionGroup()
        self.move = Translate(0, 0)
        for one in (PushMatrix(), self.move, self.inside, PopMatrix()):
            self.group.add(one)
        self.layers: dict[str, tuple[Layer, Sprite]] = {}
        self.region: Region | None = None
        self.piece: Piece | None = None
        self.ink = Ink(0.0, "")

    def show(self, piece: Piece, seen: AllSeen, ink: Ink, corner: Point, moves: bool) -> None:
        """What it is now; `corner` is where it lies in the window, in pixels."""
        self.move.xy = piece.x * ink.scale, -piece.y * ink.scale
        here = corner[0] + piece.x * ink.scale, corner[1] - piece.y * ink.scale
        was, self.piece = self.piece, piece
        if piece.inner != (0.0, 0.0):
            self._show_inside(piece, seen, ink, here, moves)
        if was is None or was.layers is not piece.layers or ink != self.ink:
            self._show_layers(piece, ink, moves and was is not None)
        self.ink = ink

    def clear(self) -> None:
        """It goes; its layers may come again."""
        for layer, sprite in self.layers.values():
            self.inside.remove(sprite)
            self.stash.put(layer, sprite, self.ink)
        if self.region is not None:
            self.region.clear()
        self.layers = {}
        self.inside.clear()
        self.group.clear()

    def _show_inside(self, piece: Piece, seen: AllSeen, ink: Ink, here: Point, moves: bool) -> None:
        if self.region is None:
            self.region = Region(self.stash, clips=True)
            self.inside.add(self.region.group)
        stands = seen.get(piece.key, Seen())
        room = here[0], here[1] - piece.h * ink.scale, piece.w * ink.scale, piece.h * ink.scale
        self.region.clip(room)
        self.region.scroll(stands.x * ink.scale, stands.y * ink.scale)
        corner = here[0] - stands.x * ink.scale, here[1] + stands.y * ink.scale
        self.region.show(piece.inside, seen, ink, corner, moves)

    def _show_layers(self, piece: Piece, ink: Ink, moves: bool) -> None:
        shown: dict[str, tuple[Layer, Sprite]] = {}
        for layer in piece.layers:
            shown[layer.key] = layer, self._sprite(layer, ink, moves, piece)
        for layer, sprite in self.layers.values():
            self.inside.remove(sprite)
            self.stash.put(layer, sprite, self.ink)
        before = [one for one in self.inside.children if isinstance(one, Sprite)]
        self.layers = shown
        _exchange(self.inside, before, [sprite for _layer, sprite in shown.values()])

    def _sprite(self, layer: Layer, ink: Ink, moves: bool, piece: Piece) -> Sprite:
        """The group of a layer: as it is, moved, put back, or drawn."""
        held = self.layers.get(layer.key)
        if held is not None and ink == self.ink and held[0].shapes == layer.shapes:
            drawn, sprite = self.layers.pop(layer.key)
            if drawn.at != layer.at:
                sprite.slide(layer.at, ink, moves)
            return sprite
        kept = self.stash.take(layer, ink)
        if kept is not None:
            return kept
        sprite = Sprite().draw(layer, ink)
        if moves and layer.enter and held is None:
            sprite.appear(layer.enter, (piece.w * ink.scale / 2, -piece.h * ink.scale / 2))
        return sprite


class Region:
    """Pieces in their order; those of a scrolled part seen through it."""

    def __init__(self, stash: Stash, clips: bool = False) -> None:
        self.stash = stash
        self.group, self.inside = InstructionGroup(), InstructionGroup()
        self.move = Translate(0, 0)
        self.window = ScissorPush(x=0, y=0, width=1, height=1)
        parts: list[Instruction] = [PushMatrix(), self.move, self.inside, PopMatrix()]
        if clips:
            parts = [self.window, *parts, ScissorPop()]
        for one in parts:
            self.group.add(one)
        self.drawn: dict[str, DrawnPiece] = {}

    def clip(self, room: Room) -> None:
        """What of the window it is seen in."""
        x, y, w, h = room
        self.window.x, self.window.y = int(x), int(y)
        self.window.width, self.window.height = int(w), int(h)

    def scroll(self, x: float, y: float) -> None:
        """How far it was scrolled, in pixels."""
        self.move.xy = -x, y

    def show(
        self, pieces: Iterable[Piece], seen: AllSeen, ink: Ink, corner: Point, moves: bool
    ) -> None:
        """What is there now."""
        have, self.drawn = self.drawn, {}
        for piece in pieces:
            one = have.pop(piece.key, None) or DrawnPiece(self.stash)
            one.show(piece, seen, ink, corner, moves)
            self.drawn[piece.key] = one
        for gone in have.values():
            self.inside.remove(gone.group)
            gone.clear()
        before = list(self.inside.children)
        _exchange(self.inside, before, [one.group for one in self.drawn.values()])

    def clear(self) -> None:
        """Nothing is there any more."""
        for one in self.drawn.values():
            one.clear()
        self.drawn = {}
        self.inside.clear()


def _exchange(
    holder: InstructionGroup, before: Sequence[Instruction], after: Sequence[Instruction]
) -> None:
    """Let a group hold these, touching only what differs where that is little."""
    if before == after:
        return
    kept = set(map(id, before))
    if [one for one in after if id(one) in kept] == before:
        for n, one in enumerate(after):
            if id(one) not in kept:
                holder.insert(n, one)
        return
    for one in before:
        holder.remove(one)
    for one in after:
        holder.add(one)
