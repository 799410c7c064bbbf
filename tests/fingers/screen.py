"""The sizes of windows, and what the line that goes by itself says."""

from kivy.core.window import Window

from screens.toast import Toast

FORMS = {
    "landscape": (1280, 800),
    "portrait": (800, 1280),
    "phone": (411, 823),
    "split": (800, 600),
}


def said(app) -> str:
    """The line that goes by itself."""
    return next((one.text for one in Window.children if isinstance(one, Toast)), "")
