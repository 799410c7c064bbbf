"""Looks at a screen by itself: clipped words, overlaps, contrast, small targets, raw keys.

`findings(hand)` is empty when all is well; each finding is a line to read.
"""

import re
from collections.abc import Iterator

from kivy.core.window import Window
from kivy.metrics import Metrics
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.label import Label
from kivy.uix.recycleview import RecycleView
from kivy.uix.scrollview import ScrollView
from kivy.uix.textinput import TextInput

from screens.pages.page_screen import PageScreen
from screens.toast import Toast
from tests.screens.page_hand import faults_of

LEAST = 4.5
TARGET = 48
SLACK = 1.5
RAW = re.compile(r"⟦|(?<![\w.])[a-z_]+\.[a-z_]+\.[a-z_]+(?![\w.])")
MARKUP = re.compile(r"\[/?[^\]]*\]")
GLYPHS = re.compile("[\u2190-\u2211\u2213-\u2247\u2300-\u2bff\U0001f000-\U0001ffff]")


def findings(hand, pseudo: bool = False) -> list[str]:
    """Everything that is wrong with what is shown now."""
    top = hand.app.nav.overlays[-1] if hand.app.nav.overlays else hand.app.nav.view
    if isinstance(top, PageScreen):
        return [f"{one.what}: {one.where}" for one in faults_of(hand)]
    shown = list(_in_sight(top))
    found = []
    for widget in shown:
        found += _clipped(widget)
        found += _outside(widget)
        found += _small(widget)
        found += _raw(widget, pseudo)
        found += _pale(widget, hand.app.theme)
    found += _overlaps([widget for widget in shown if _is_leaf(widget)])
    return found if any(map(_has_words, shown)) else [*found, "empty: nothing to read"]


def untranslated(hand) -> list[str]:
    """What is shown and stands in no catalogue, in a language made of the pseudo one."""
    top = hand.app.nav.overlays[-1] if hand.app.nav.overlays else hand.app.nav.view
    labels = [each for each in _in_sight(top) if isinstance(each, Label) and each.text.strip()]
    return [f"untranslated: {_name(label)}" for label in labels if _untranslated(label, label.text)]


def _in_sight(widget, hidden: bool = False) -> Iterator:
    """The widget and everything in it that is drawn."""
    hidden = hidden or widget.opacity == 0 or isinstance(widget, Toast)
    if hidden:
        return
    yield widget
    for child in widget.children:
        yield from _in_sight(child)


def _name(widget) -> str:
    words = getattr(widget, "text", "") or getattr(widget, "label", "")
    owner = next((w for w in _parents(widget) if not w.__module__.startswith("kivy")), widget)
    return f"{type(widget).__name__} “{words[:60]}” in {type(owner).__name__}"


def _parents(widget) -> Iterator:
    while widget.parent is not None and widget.parent is not widget:
        widget = widget.parent
        if widget is Window:
            return
        yield widget


def _has_words(widget) -> bool:
    return isinstance(widget, Label) and bool(widget.text.strip())


def _clipped(widget) -> Iterator[str]:
    if not _has_words(widget) or getattr(widget, "may_shorten", False):
        return
    wide, high = widget.texture_size
    if wide > widget.width + SLACK or high > widget.height + SLACK:
        yield f"clipped: {_name(widget)} {wide}x{high} in {_size(widget)}"
    elif widget.text_size[0] and _longest_word(widget) > widget.text_size[0] + SLACK:
        yield f"broken word: {_name(widget)} in {_size(widget)}"


def _longest_word(widget) -> float:
    label = widget._label
    words = (MARKUP.sub("", widget.text) if widget.markup else widget.text).split()
    return max((label.get_extents(word)[0] for word in words), default=0)


def _size(widget) -> str:
    return f"{widget.width:.0f}x{widget.height:.0f}"


def _outside(widget) -> Iterator[str]:
    """Beyond the window, unless something that scrolls brings it in."""
    if not (_has_words(widget) or isinstance(widget, ButtonBehavior)) or not widget.width:
        return
    x, y = widget.to_window(widget.x, widget.y)
    across = x < -SLACK or x + widget.width > Window.width + SLACK
    up = y < -SLACK or y + widget.height > Window.height + SLACK
    sideways = any(isinstance(each, ScrollView) and each.do_scroll_x for each in _parents(widget))
    if (across and not sideways) or (up and not _scrolls(widget)):
        yield f"outside: {_name(widget)} at {x:.0f},{y:.0f} {_size(widget)}"


def _scrolls(widget) -> bool:
    return any(isinstance(each, ScrollView | RecycleView) for each in _parents(widget))


def _small(widget) -> Iterator[str]:
    takes = isinstance(widget, ButtonBehavior | TextInput) and getattr(widget, "takes_touch", True)
    if takes and not widget.disabled:
        least = TARGET * Metrics.density - 0.5
        if widget.width < least or widget.height < least:
            yield f"small target: {_name(widget)} {_size(widget)}"


def _raw(widget, pseudo: bool) -> Iterator[str]:
    text = getattr(widget, "text", "")
    if not isinstance(text, str) or not isinstance(widget, Label) or not text.strip():
        return
    if RAW.search(text) and "/" not in text:
        yield f"raw key: {_name(widget)}"
    if widget.font_name == "Roboto" and GLYPHS.search(text):
        yield f"no glyph: {_name(widget)}"
    if pseudo and _untranslated(widget, text):
        yield f"untranslated: {_name(widget)}"


def _untranslated(widget, text: str) -> bool:
    """Plain words in the pseudo-language were never in a catalogue."""
    if getattr(widget, "may_shorten", False) or getattr(widget, "raw", False):
        return False
    plain, before = text.replace(ARROW, " "), ""
    while plain != before:  # innermost first: a message may hold others
        plain, before = re.sub("‹[^‹›]*›", "", plain), plain
    known = OWN_WORDS | TYPED
    return any(word not in known for word in re.findall(r"[^\W\d_]{3,}", plain))


ARROW = " › "
"""Between what was and what is; a closing bracket stands at its word."""
OWN_WORDS = {"Loom", "English", "Français", "Deutsch"}
TYPED = {
    *("Ada", "Grace", "Port"),
    *("Ana", "Chloé", "Dominique", "Marguerite", "Azul", "Flamme", "rouge", "Chez", "Zoé"),
}
"""What the people of the tests write: their names, and the card one of them won."""


# contrast


def _pale(widget, theme) -> Iterator[str]:
    if not _has_words(widget) or widget.disabled or getattr(widget, "reason", ""):
        return
    if not _in_full(widget):
        return
    ground = _ground_under(widget, theme)
    if ground is None:
        return
    ratio = contrast(widget.color, ground)
    if ratio < LEAST:
        yield f"contrast {ratio:.1f}: {_name(widget)}"


def _in_full(widget) -> bool:
    """Whether nothing of it is scrolled away: below the edge it would stand on another ground."""
    box = _box(widget)
    return box is not None and box[3] - box[1] > widget.height - SLACK


def _ground_under(widget, theme):
    """The last opaque rectangle drawn below the words, wherever they are scrolled to."""
    spot = widget.to_window(*widget.center)
    for each in (widget, *_parents(widget)):
        colour = _painted(each, spot)
        if colour is not None:
            return colour
        if isinstance(each, ScrollView):
            spot = each.to_window(*each.center)
    return theme.ground


def _painted(owner, spot):
    """The colour an owner paints at a place of the window, or None."""
    from kivy.graphics import Color, Ellipse, Rectangle, RoundedRectangle

    shapes = (Rectangle, RoundedRectangle, Ellipse)
    found, colour = None, None
    canvases = (owner.canvas.before, owner.canvas)
    for canvas in canvases:
        for instruction in canvas.children if canvas is not None else ():
            if isinstance(instruction, Color):
                colour = instruction.rgba
            elif isinstance(instruction, shapes) and colour is not None and colour[3] > 0.5:
                seen = not _is_picture(instruction) and _covers(owner, instruction, spot)
                found = colour if seen else found
    return found


def _is_picture(instruction) -> bool:
    """Words and icons are pictures; they are no ground."""
    texture = instruction.texture
    return texture is not None and "default.png" not in repr(texture)


def _covers(owner, shape, spot) -> bool:
    x, y = owner.to_window(*shape.pos) if owner.parent else shape.pos
    inside_x = x <= spot[0] <= x + shape.size[0]
    return inside_x and y <= spot[1] <= y + shape.size[1]


def contrast(one, other) -> float:
    """The ratio of two colours as the web's rules count it."""
    bright, dark = sorted((_light(one), _light(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def _light(colour) -> float:
    parts = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in colour[:3]]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


# overlaps


def _is_leaf(widget) -> bool:
    shown = _has_words(widget) or isinstance(widget, ButtonBehavior | TextInput)
    return shown and widget.width > 0 and widget.height > 0


def _overlaps(leaves) -> Iterator[str]:
    boxes = [(widget, _box(widget)) for widget in leaves]
    boxes = [(widget, box) for widget, box in boxes if box is not None]
    for place, (one, box) in enumerate(boxes):
        for other, second in boxes[place + 1 :]:
            if _meet(box, second) and not _related(one, other):
                yield f"overlap: {_name(one)} and {_name(other)}"


def _box(widget):
    """Where it is seen in the window, cut by what scrolls it; None if not at all."""
    x, y = widget.to_window(widget.x, widget.y)
    box = [x, y, x + widget.width, y + widget.height]
    for parent in _parents(widget):
        if isinstance(parent, ScrollView):
            px, py = parent.to_window(parent.x, parent.y)
            box = [
                max(box[0], px),
                max(box[1], py),
                min(box[2], px + parent.width),
                min(box[3], py + parent.height),
            ]
    return box if box[2] > box[0] and box[3] > box[1] else None


def _meet(one, other) -> bool:
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide > SLACK and high > SLACK


def _related(one, other) -> bool:
    return one in _parents(other) or other in _parents(one)
