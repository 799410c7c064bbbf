"""A notice of the system, for whoever looks at another window; by plyer, which knows the desktops.

On Android nothing is told this way: out of sight the app rests and its clocks stand, and notices
need a permission there; Loom asks for none.
"""

import threading
import warnings

from screens.device.android import ANDROID
from screens.device.quietly import quietly


def notify(title: str, text: str) -> None:
    """Beside all windows; never waits, and says nothing where the system has no notices."""
    if not ANDROID:
        threading.Thread(target=quietly, args=(_notify, title, text), daemon=True).start()


def _notify(title: str, text: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it tells of every way that it did not find
        from plyer import notification

        notification.notify(title=title, message=text, app_name="Loom", timeout=10)
