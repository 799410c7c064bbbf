"""What is seen and kept, to be compared before and after a touch."""

from kivy.core.window import Window

from screens.widgets.above.toast import Toast
from tests.screens.random_fingers.targets import in_sight

SHOWN = ("text", "chosen", "on", "order", "state", "reason", "icon", "value", "ahead", "kind")
SHOWN += ("focus", "typed", "hexes", "lanes", "fits", "view", "hint_text", "zoom", "scroll_y")
SHOWN += ("tint", "colour", "shape", "role", "pointed")


def steps(session) -> int:
    """How many steps a game has on the disk."""
    return len(session.entries) if session is not None else 0


def seen(app) -> list:
    """Everything in sight, as it looks."""
    toasts = [one for one in Window.children if isinstance(one, Toast) and one.text]
    found = [(type(one).__name__, one.text, one.action) for one in toasts]
    for top in [*app.nav.overlays, app.nav.view]:
        found += [_look(widget) for widget in in_sight(top)]
    return found


def _look(widget) -> tuple:
    looks = [hash(repr(getattr(widget, each, None))) for each in SHOWN]
    return (type(widget).__name__, *looks, *(round(x) for x in widget.size))


def kept(app) -> tuple:
    """What lies on the disk."""
    folder = app.library._home.folder
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.name != "lock")
    return tuple((str(path.relative_to(folder)), path.read_bytes()) for path in files)


def said(app) -> str:
    """The line that goes by itself."""
    return next((one.text for one in Window.children if isinstance(one, Toast)), "")
