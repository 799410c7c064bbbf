from kivy.graphics import Instruction

class ScissorPush(Instruction):
    x: int
    y: int
    width: int
    height: int

    def __init__(
        self, *, x: int = ..., y: int = ..., width: int = ..., height: int = ...
    ) -> None: ...

class ScissorPop(Instruction): ...
