from collections.abc import Sequence

from kivy.event import EventDispatcher
from kivy.graphics import Canvas
from kivy.uix.widget import Widget

class SystemWindow:
    def wait_event(self) -> bool: ...

class WindowBase(EventDispatcher):
    _win: SystemWindow
    width: float
    height: float
    size: tuple[float, float]
    system_size: tuple[float, float]
    left: int
    top: int
    focus: bool
    clearcolor: Sequence[float]
    allow_screensaver: bool
    canvas: Canvas

    def add_widget(self, widget: Widget) -> None: ...
    def remove_widget(self, widget: Widget) -> None: ...
    def close(self) -> None: ...

Window: WindowBase
