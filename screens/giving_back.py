"""Memory that nobody needs any more goes back to the system while nobody touches."""

from __future__ import annotations

import gc
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kivy.core.window import WindowBase

MADE, RARELY = 5_000, 10
"""So many new things are worth a sweep at rest; so many sweeps of these are worth one of all."""
SMALL, FRAMES = 256, 6


class Memory:
    """Gives back what the last large frame was drawn from, and what else lies free.

    Where the processor makes the pixels every frame is written down before it is drawn, a table
    in some thirty megabytes, and that is kept until as many further frames have begun. A few of
    a handful of pixels let it go.
    """

    def __init__(self, window: WindowBase) -> None:
        self.drawn = False
        window.bind(on_flip=self._drew)

    def _drew(self, *_args: object) -> None:
        self.drawn = True

    def owes(self) -> bool:
        """Whether the window was drawn since, or much was made."""
        return self.drawn or gc.get_count()[0] > MADE

    def give_back(self) -> None:
        """A few milliseconds, every tenth time some fifty: only while nobody touches."""
        gc.collect(2 if gc.get_count()[2] >= RARELY else 1)
        if self.drawn:
            self.drawn = False
            _draw_little()
        _trim()


def _draw_little() -> None:
    from kivy.graphics import Fbo
    from kivy.graphics.opengl import GL_COLOR_BUFFER_BIT, glClear, glFinish, glFlush

    small = Fbo(size=(SMALL, SMALL))
    small.bind()
    for _ in range(FRAMES):
        glClear(GL_COLOR_BUFFER_BIT)
        glFlush()
    glFinish()
    small.release()


def _trim() -> None:
    if sys.platform == "linux":
        import ctypes

        with suppress(OSError, AttributeError):  # another library of C than GNU's
            ctypes.CDLL(None).malloc_trim(0)
