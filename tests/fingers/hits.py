"""Where a touch goes: pressed at a point of the window, asked who took it, and taken back."""

from kivy.base import EventLoop

from screens.widgets.above.sheet import Sheet
from screens.widgets.touch.gliding import Glides, give_up, keep_from_lists
from tests.fingers.touchables import Touchable
from tests.screens.hand import Finger


def reached(hand, spot) -> list:
    """What a finger at this point of the window would touch; nothing is done by it."""
    finger = Finger(*spot)
    EventLoop.post_dispatch_input("begin", finger)
    takers = [held() for held in finger.grab_list]
    keep_from_lists(finger)
    give_up(finger)
    for overlay in hand.app.nav.overlays:
        if getattr(overlay, "_outside", None) is finger:
            overlay._outside = None  # lifted there it would close
    EventLoop.post_dispatch_input("end", finger)
    return [taker for taker in takers if not isinstance(taker, Glides | Sheet)]


def misses(hand, one: Touchable) -> list[str]:
    """The spots of a touchable at which something else is touched, or more than it."""
    found = []
    for where, spot in zip(("middle", "left", "right", "below", "above"), one.spots, strict=True):
        takers = reached(hand, spot)
        if takers not in ([one.widget], [hand.app.nav.view]):
            found.append(f"touched {where}: reaches {[type(each).__name__ for each in takers]}")
    return found
