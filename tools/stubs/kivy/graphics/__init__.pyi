from collections.abc import Sequence
from types import TracebackType

from kivy.graphics.scissor_instructions import ScissorPop as ScissorPop
from kivy.graphics.scissor_instructions import ScissorPush as ScissorPush
from kivy.graphics.texture import Texture

class Instruction: ...

class InstructionGroup(Instruction):
    children: list[Instruction]

    def add(self, c: Instruction) -> None: ...
    def insert(self, index: int, c: Instruction) -> None: ...
    def remove(self, c: Instruction) -> None: ...
    def clear(self) -> None: ...

class Canvas(InstructionGroup):
    before: Canvas
    after: Canvas
    needs_redraw: bool

    def __enter__(self) -> None: ...
    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...

class Fbo(Canvas):
    def __init__(self, *, size: tuple[int, int]) -> None: ...
    def bind(self) -> None: ...
    def release(self) -> None: ...

class Color(Instruction):
    rgba: Sequence[float]

    def __init__(self, *rgba: float) -> None: ...

class PushMatrix(Instruction): ...
class PopMatrix(Instruction): ...

class Translate(Instruction):
    x: float
    y: float
    xy: tuple[float, float]

    def __init__(self, x: float, y: float) -> None: ...

class Scale(Instruction):
    x: float
    y: float

    def __init__(self, x: float, y: float, z: float, *, origin: tuple[float, float]) -> None: ...

class Rectangle(Instruction):
    pos: tuple[float, float]
    size: tuple[float, float]

class RoundedRectangle(Rectangle):
    def __init__(
        self,
        *,
        pos: tuple[float, float] = ...,
        size: tuple[float, float] = ...,
        radius: list[float],
    ) -> None: ...

class Line(Instruction):
    def __init__(
        self,
        *,
        rounded_rectangle: tuple[float, float, float, float, float],
        width: float,
        dash_length: float = ...,
        dash_offset: float = ...,
    ) -> None: ...

class SmoothLine(Instruction):
    def __init__(self, *, points: Sequence[float], width: float, close: bool) -> None: ...

class Mesh(Instruction):
    def __init__(
        self,
        *,
        vertices: list[float],
        indices: list[int],
        mode: str,
        texture: Texture | None,
    ) -> None: ...
