"""Each deed carried out once with a finger, in a child of this process that is thrown away after.

A forked child has the same screen; what it does there to the app and its files is put back, so
that a state is reached once for all its deeds.
"""

import gc
import os
import pickle
import signal
import traceback
from pathlib import Path

from kivy.base import EventLoop

from screens.bridge import Bridge
from screens.rules.place import RulesOver
from screens.widgets.frame.panel import Panel
from screens.widgets.touch.gliding import Glides
from tests.fingers import screen
from tests.fingers.hits import reached
from tests.fingers.touchables import Touchable, in_window, seen
from tests.screens.random_fingers.targets import in_sight

LONGEST = 60
"""Seconds of work a child may take, however slow the machine is."""


def in_a_child(hand, deed, longest: int = LONGEST):
    """What a deed finds; the app and its files are as before."""
    home = hand.app.library._home.folder
    before = {path: path.read_bytes() for path in home.rglob("*") if path.is_file()}
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        _be_the_child(deed, reading, writing, longest)
    os.close(writing)
    with os.fdopen(reading, "rb") as told:
        answer = told.read()
    os.waitpid(child, 0)
    _put_back(home, before)
    return pickle.loads(answer) if answer else ["it died, or took too long"]


def _be_the_child(deed, reading, writing, longest: int) -> None:
    os.close(reading)
    gc.disable()  # it is thrown away whole
    signal.setitimer(signal.ITIMER_PROF, longest)
    try:
        found = deed()
    except BaseException:
        found = ["".join(traceback.format_exc()[-900:])]
    with os.fdopen(writing, "wb") as tell:
        tell.write(pickle.dumps(found))
    os._exit(0)


def _put_back(home: Path, before: dict) -> None:
    for path in home.rglob("*"):
        if path.is_file() and path not in before:
            path.unlink()
    for path, content in before.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_bytes() != content:
            path.write_bytes(content)


class Counted:
    """How often the game was asked to do something while a finger touched."""

    def __init__(self):
        self.asked = 0
        before = Bridge._step

        def step(bridge, call):
            self.asked += 1
            return before(bridge, call)

        Bridge._step = step


def tap(hand, one: Touchable) -> list[str]:
    """Something changes that is seen or kept, once; or the line at the bottom says why not."""
    app, counted = hand.app, Counted()
    session = app.bridge.session
    steps, sheets, trail = screen.steps(session), list(app.nav.overlays), list(app.nav.trail)
    panels = _panels(app)
    seen, kept, view = screen.seen(app), screen.kept(app), app.nav.view
    stopped, is_chosen = EventLoop.status, _is_chosen(one.widget)
    said = getattr(one.widget, "text", "")
    hand.tap(one.middle)
    hand.settle(20)
    found = []
    new = [each for each in app.nav.overlays if each not in sheets]
    same = seen == screen.seen(app) and kept == screen.kept(app)
    if same and stopped == EventLoop.status and not is_chosen:
        found.append("does nothing")
    times = max(screen.steps(session) - steps, counted.asked)
    if times > 1 and not getattr(one.widget, "does_several", False):
        found.append(f"does it {times} times")
    if len(new) > 1 or len(app.nav.trail) > len(trail) + 1:
        found.append(f"opens {len(new)} sheets and {len(app.nav.trail) - len(trail)} screens")
    if app.nav.trail and app.nav.trail[-1][0] == "error" and view.route != "error":
        found.append("ends in our mistake: " + str(app.nav.trail[-1][1])[-300:])
    found += [f"opens an empty sheet: {sheet.title}" for sheet in new if _is_empty(sheet)]
    if app.nav.view is view and not (new or counted.asked) and panels == _panels(app):
        found += _moved(hand, one, said)
    return found


def _is_chosen(widget) -> bool:
    """Touched again it stays chosen."""
    return getattr(widget, "chosen", False) is True or getattr(widget, "icon", "") == "radio-on"


def _panels(app) -> int:
    """Another number of them is another screen."""
    return sum(isinstance(each, Panel) for each in in_sight(app.nav.view))


def _is_empty(sheet) -> bool:
    """Nothing to read below its title and nothing to press but its cross."""
    if not hasattr(sheet, "ids") or "body" not in sheet.ids:
        return False
    inside = [*in_sight(sheet.ids.body), *in_sight(sheet.ids.foot)]
    return not any(getattr(each, "text", "") for each in inside)


STAYS = ("Chip", "HoldButton", "IconButton", "Toggle", "OptionRow", "TypedNumber")


def _moved(hand, one: Touchable, said: str) -> list[str]:
    """What is touched again and again stays under the finger."""
    widget = one.widget
    if type(widget).__name__ not in STAYS or not widget.get_root_window():
        return []
    if type(widget).__name__ == "Chip" and widget.text != said:
        return []  # it stands for something else now, which is asked next
    if getattr(widget, "icon", "") == "trash" or getattr(widget, "pulls", False):
        return []  # nobody throws the next one away as well; the handle of a drawer goes with it
    left, low, right, high = one.box
    x, y = widget.to_window(widget.center_x, widget.center_y)
    inside = left <= x <= right and low <= y <= high
    if inside or not widget.width:
        return []
    return [f"moves away under the finger, to {x:.0f},{y:.0f}"]


def hold(hand, one: Touchable) -> list[str]:
    """The rules open after 0.55 s, not before, and lifting the finger does nothing more."""
    app, counted = hand.app, Counted()
    sheets = list(app.nav.overlays)
    finger = hand.press(one.middle)
    hand.wait(0.5)
    early = [each for each in app.nav.overlays if each not in sheets]
    hand.wait(0.1)
    opened = [each for each in app.nav.overlays if each not in sheets]
    hand.wait(0.3)
    hand.lift(finger)
    hand.settle()
    after = [each for each in app.nav.overlays if each not in sheets]
    if early:
        return ["opens before 0.5 s"]
    if len(opened) != 1:
        return [f"held opens {len(opened)} sheets"]
    if after != opened or counted.asked:
        return ["lifted after holding it does something more"]
    sheet = opened[0]
    if not isinstance(sheet, RulesOver):
        return []
    if not sheet.trail:
        return ["held opens no entry"]
    return []


def drag(hand, scroll) -> list[str]:
    """It moves, touches nothing on the way, and comes to rest."""
    app, counted = hand.app, Counted()
    sheets, trail = list(app.nav.overlays), list(app.nav.trail)
    found = []
    upright = scroll.is_longer("y")
    x, y = _where_it_is_alone(hand, scroll)
    room = 60
    before = scroll.scroll_y if upright else scroll.scroll_x
    way = room if scroll.can_move("y" if upright else "x", 1) else -room
    start = (x, y - way / 2) if upright else (x - way / 2, y)
    end = (x, y + way / 2) if upright else (x + way / 2, y)
    hand.drag(start, end)
    hand.wait(1)
    after = scroll.scroll_y if upright else scroll.scroll_x
    if abs(before - after) < 0.0001:
        found.append("dragged it does not move")
    if (app.nav.overlays, app.nav.trail) != (sheets, trail) or counted.asked:
        found.append("dragged it touches what lies in it")
    return found


def _where_it_is_alone(hand, scroll) -> tuple[float, float]:
    """A point of it where no list within it would be moved instead."""
    inner = [
        each
        for each in in_sight(scroll)
        if each is not scroll
        and isinstance(each, Glides)
        and (each.is_longer("x") or each.is_longer("y"))
    ]
    left, low, right, high = seen(
        scroll, in_window(scroll, (*scroll.pos, scroll.right, scroll.top))
    )
    spots = [
        ((left + right) / 2, low + (high - low) * share) for share in (0.5, 0.2, 0.8, 0.1, 0.9)
    ]
    alone = [
        spot
        for spot in spots
        if not any(each.collide_point(*each.parent.to_widget(*spot)) for each in inner)
        and hand.app.nav.view not in reached(hand, spot)  # a map that is drawn on
    ]
    return (alone or spots)[0]
