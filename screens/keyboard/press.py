"""The finger that the keys press with: a touch at a point of the window, as SDL's come in."""

from itertools import count

from kivy.base import EventLoop
from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent

from screens.widgets.touch.gliding import give_up
from screens.widgets.touch.holding import HOLDERS, is_told

DEVICE = "keys"
_numbers = count(1)


class KeyFinger(MotionEvent):
    """Comes down and is lifted at once."""

    def __init__(self, spot: tuple[float, float]) -> None:
        place = {"x": spot[0], "y": spot[1]}
        super().__init__(DEVICE, next(_numbers), place, is_touch=True, type_id="touch")
        self.profile = ["pos"]

    def depack(self, args) -> None:
        width, height = Window.system_size
        self.sx, self.sy = args["x"] / (width - 1.0), args["y"] / (height - 1.0)
        super().depack(args)


def press_at(spot: tuple[float, float]) -> None:
    """A tap."""
    finger = KeyFinger(spot)
    EventLoop.post_dispatch_input("begin", finger)
    EventLoop.post_dispatch_input("end", finger)


def hold_at(spot: tuple[float, float]) -> bool:
    """What a finger that stays there is told; False where there is nothing."""
    finger = KeyFinger(spot)
    EventLoop.post_dispatch_input("begin", finger)
    for holder in finger.ud.get(HOLDERS, ()):
        holder.forget_hold()
    told = is_told(finger)
    give_up(finger)  # nothing is tapped by it
    EventLoop.post_dispatch_input("end", finger)
    return told
