"""What the system's bars and cut-outs cover of the window, and the colour of what stands in them.

From Android 15 on an app is drawn under them; before, the window ends where they begin. So what
they cover is not their size but how far they reach over the view that is drawn on.
"""

import os
from typing import NamedTuple

from screens.device.android import ANDROID, Java, activity, java, on_ui_thread, release
from screens.device.quietly import quietly

SIMULATED = "LOOM_INSETS"
"""left,top,right,bottom in dp, for trying it without a device."""
BY_TYPE = 30
"""Android 11: insets are asked by their kind."""
LIGHT_BARS = 8 | 16
"""Dark signs for the bar above and the one below."""


class Insets(NamedTuple):
    """In pixels."""

    left: int = 0
    top: int = 0
    right: int = 0
    bottom: int = 0


def insets() -> Insets:
    """What is covered now; nothing where the system does not say."""
    if os.environ.get(SIMULATED):
        return _simulated(os.environ[SIMULATED])
    return (quietly(_covered) or Insets()) if ANDROID else Insets()


def darken_signs(light_ground: bool) -> None:
    """Clock and battery are dark on a light ground; older systems have a bar of their own."""
    if ANDROID and release() >= BY_TYPE:
        quietly(on_ui_thread, lambda: _darken(light_ground))


def _simulated(text: str) -> Insets:
    from kivy.metrics import dp

    return Insets(*(int(dp(float(side))) for side in text.split(",")))


def _covered() -> Insets:
    decor = activity().getWindow().getDecorView()
    known = decor.getRootWindowInsets()
    if known is None:  # not yet laid out
        return Insets()
    sides = _by_kind(known) if release() >= BY_TYPE else _together(known)
    return _over(sides, java("org.libsdl.app.SDLActivity").getContentView(), decor)


def _by_kind(known: Java) -> Insets:
    kinds = java("android.view.WindowInsets$Type")
    found = known.getInsets(kinds.systemBars() | kinds.displayCutout())
    return Insets(found.left, found.top, found.right, found.bottom)


def _together(known: Java) -> Insets:
    return Insets(
        known.getSystemWindowInsetLeft(),
        known.getSystemWindowInsetTop(),
        known.getSystemWindowInsetRight(),
        known.getSystemWindowInsetBottom(),
    )


def _over(sides: Insets, view: Java, window: Java) -> Insets:
    """As far as they reach into the view."""
    corner = [0, 0]
    view.getLocationInWindow(corner)
    left, top = corner
    right = window.getWidth() - left - view.getWidth()
    bottom = window.getHeight() - top - view.getHeight()
    gaps = (left, top, right, bottom)
    return Insets(*(max(0, int(side) - max(0, gap)) for side, gap in zip(sides, gaps, strict=True)))


def _darken(light_ground: bool) -> None:
    bars = activity().getWindow().getInsetsController()
    if bars is not None:
        bars.setSystemBarsAppearance(LIGHT_BARS if light_ground else 0, LIGHT_BARS)
