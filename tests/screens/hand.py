"""A player's hand on the running app: frames, taps, drags, keys."""

from itertools import count
from types import SimpleNamespace

from kivy.animation import Animation
from kivy.app import App
from kivy.base import EventLoop
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent
from kivy.logger import LoggerHistory
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.behaviors.focus import FocusBehavior
from kivy.uix.recycleview import views as rows
from kivy.uix.textinput import TextInput

from companion.core.offer import Offer
from companion.describe.guard import Guard
from screens.toast import Toast

_numbers = count(1)


def is_animation(event) -> bool:
    """Whether this event of the clock moves an animation on."""
    return isinstance(getattr(event.get_callback(), "__self__", None), Animation)


class Finger(MotionEvent):
    """One touch."""

    def __init__(self, x, y):
        place = {"x": x, "y": y}
        super().__init__("hand", next(_numbers), place, is_touch=True, type_id="touch")
        self.profile = ["pos"]

    def depack(self, args):
        width, height = Window.system_size
        self.sx, self.sy = args["x"] / (width - 1.0), args["y"] / (height - 1.0)
        super().depack(args)


class Hand:
    """Starts an app without its endless loop and touches it."""

    def __init__(self, app):
        self.app = app

    def start(self):
        if hasattr(Window, "start_size"):
            Window.resize(*Window.start_size)  # the test before may have turned it
        self.app._run_prepare()
        self.app.rest.hold()  # the loop is ours: asleep, however slow the frames, nobody wakes it
        EventLoop.status = "started"
        self.frames(3)
        return self

    def stop(self):
        for field in filter(None, list(FocusBehavior._keyboards.values())):
            field.focus = False  # it would hear the keys of the next app
        self.app.dispatch("on_stop")
        App._running_app = None
        for child in list(Window.children):
            Window.remove_widget(child)
        EventLoop.touches.clear()
        LoggerHistory.clear_history()  # its lines hold what they tell of
        Animation._instances.clear()  # one cut short would keep its widget, and so the whole app
        rows._cached_views.clear()  # kept by Kivy for the next list, in the colours of this app
        rows._cache_count = 0
        TextInput._adjust_viewport()  # it holds the field typed into last
        for event in Clock.get_events():
            event.cancel()

    def frames(self, number=1):
        for _ in range(number):
            getattr(Clock.time, "tick", int)()
            EventLoop.idle()

    def settle(self, most=12):
        """Frames until nothing waits to be laid out; a fading scroll bar is not waited for."""
        for _ in range(most):
            self.frames()
            if all(event.timeout > 0 or is_animation(event) for event in Clock.get_events()):
                break

    def worked(self):
        """Long work is waited for, however many slices it takes: nobody counts frames."""
        while any(hasattr(above, "work") for above in self.app.nav.overlays):
            self.frames()
        self.settle()

    def turn(self, width, height):
        """Another size of the window."""
        if hasattr(Window, "resize"):
            Window.resize(width, height)
        self.settle()

    def centre(self, widget):
        return widget.to_window(*widget.center)

    def tap(self, where):
        """A widget, or a point of the window."""
        finger = Finger(*(where if isinstance(where, tuple) else self.centre(where)))
        EventLoop.post_dispatch_input("begin", finger)
        self.frames()
        EventLoop.post_dispatch_input("end", finger)
        self.frames(3)

    def looks(self):
        """A moment goes by before the next touch."""
        self.app.guard = Guard()

    def press(self, where):
        """Touch and stay; returns the finger for `lift`."""
        finger = Finger(*(where if isinstance(where, tuple) else self.centre(where)))
        EventLoop.post_dispatch_input("begin", finger)
        self.frames()
        return finger

    def wait(self, seconds):
        """Let time go by, frame by frame: nobody waits for it."""
        until = Clock.time() + seconds
        while Clock.time() < until:
            self.frames()

    def hold(self, where, seconds=0.6):
        """Touch, stay, and lift."""
        finger = self.press(where)
        self.wait(seconds)
        self.lift(finger)

    def lift(self, finger):
        EventLoop.post_dispatch_input("end", finger)
        self.frames(3)

    def drag(self, start, end, steps=8):
        finger = self.press(start)
        for step in range(1, steps + 1):
            part = step / steps
            x = start[0] + (end[0] - start[0]) * part
            y = start[1] + (end[1] - start[1]) * part
            finger.move({"x": x, "y": y})
            EventLoop.post_dispatch_input("update", finger)
            self.frames()
        self.lift(finger)

    def key(self, code, text=None, *held):
        """27 is Esc, and Back on Android; `held` are shift and ctrl."""
        if not Window.dispatch("on_key_down", code, 0, text, [*held]):
            Window.dispatch("on_keyboard", code, 0, text, [*held])
        Window.dispatch("on_key_up", code, 0)
        self.frames(2)

    @property
    def toast(self):
        """The line that goes by itself; without words where nothing was said yet."""
        found = (one for one in Window.children if isinstance(one, Toast))
        return next(found, SimpleNamespace(text=""))

    def take_back(self):
        """The one thing to press on the line that goes by itself."""
        self.settle()
        self.looks()
        self.tap(next(one for one in self.toast.children if isinstance(one, ButtonBehavior)))
        self.settle()

    def find(self, kind=None, **wanted):
        """The first widget in sight of this class with these values."""
        for widget in self.all(kind, **wanted):
            return widget
        raise LookupError(f"no {kind.__name__ if kind else 'widget'} with {wanted}")

    def all(self, kind=None, **wanted):
        """Every widget in sight of this class with these values."""
        tops = [*self.app.nav.overlays[::-1], self.app.nav.view]
        for top in tops:
            for widget in top.walk(restrict=True):
                if (kind is None or isinstance(widget, kind)) and all(
                    getattr(widget, name, None) == value for name, value in wanted.items()
                ):
                    yield widget

    def say(self, key, **params):
        """The text of a key now."""
        return self.app.i18n._(key, **params)

    def button(self, key, **params):
        """The button with the words of a key."""
        return self.find(text=self.say(key, **params))


def does(row) -> str:
    """The kind of what a row does, or of the fact it sets; empty where it asks for more first."""
    if not isinstance(row.do, Offer) or row.do.blanks:
        return ""
    command = row.do.command()
    return type(getattr(command, "fact", command)).__name__


def heard(widget, event) -> list:
    """What comes with an event of a widget, as a list that grows."""
    said: list = []
    widget.bind(**{event: lambda _widget, *what: said.append(what)})
    return said
