"""What a finger may touch on the screen that is shown, and how much it is drawn to it."""

from kivy.core.window import Window
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.textinput import TextInput

from companion.describe.touching import in_order
from screens.pages.page_view import PageView
from screens.toast import Toast

KINDS = (ButtonBehavior, TextInput, PageView)
OTHER, PAGE = 4, 60


def in_sight(widget):
    """The widget and everything in it that is drawn."""
    if widget.opacity == 0:
        return
    yield widget
    for child in widget.children:
        yield from in_sight(child)


def tops(app) -> list:
    """What takes touches now: the topmost sheet or else the screen, and the line at the bottom."""
    toasts = [one for one in Window.children if isinstance(one, Toast) and one.text]
    return [*toasts, app.nav.overlays[-1] if app.nav.overlays else app.nav.view]


def targets(app) -> list:
    """Every widget that takes a touch, grey ones as well."""
    return [
        widget
        for top in tops(app)
        for widget in in_sight(top)
        if isinstance(widget, KINDS) and not widget.disabled and widget.width > 1
    ]


def parents(widget):
    """From the one above it up to the window."""
    while widget.parent is not None and widget.parent is not widget and widget.parent is not Window:
        widget = widget.parent
        yield widget


def weight(widget) -> float:
    """How much a finger is drawn to it."""
    return PAGE if isinstance(widget, PageView) else OTHER


def spot(widget, chance) -> tuple[float, float] | None:
    """A point of it inside the window; its middle. None out of sight."""
    if isinstance(widget, PageView):
        return _spot_on_page(widget, chance)
    left, low = widget.to_window(widget.x, widget.y)
    right, high = widget.to_window(widget.right, widget.top)
    left, low = max(left, 0), max(low, 0)
    right, high = min(right, Window.width), min(high, Window.height)
    if right - left < 2 or high - low < 2:
        return None
    return (left + right) / 2, (low + high) / 2


def _spot_on_page(page, chance) -> tuple[float, float] | None:
    """The middle of something on it; half the time of what is gold."""
    found = in_order(page.showing.pieces, page.showing.seen)
    golds = [met for met in found if met.hit.does == page.showing.gold != ""]
    if not found:
        return None
    met = chance.choice(golds if golds and chance.random() < 0.5 else found)
    page.keys.bring_in_sight(met)
    again = in_order(page.showing.pieces, page.showing.seen)
    return page.to_pixels(*next(one for one in again if one.hit.key == met.hit.key).middle)


def name(widget) -> str:
    """For the path."""
    words = (
        getattr(widget, "text", "") or getattr(widget, "label", "") or getattr(widget, "icon", "")
    )
    return f"{type(widget).__name__} “{str(words)[:40]}”"
