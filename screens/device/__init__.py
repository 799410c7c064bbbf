"""What the device can do beside drawing; quiet where it cannot.

Choosing files is in `files`, giving them to other apps in `sharing`, reading aloud in `speech`,
short sounds in `sounds`, what the system's bars cover in `bars`, its notices in `notices`; what
speaks Java in `android`.
"""

from pathlib import Path

from screens.device.android import ANDROID
from screens.device.folders import folder
from screens.device.notices import notify
from screens.device.quietly import quietly
from screens.device.sharing import share_picture, share_text
from screens.device.sounds import Sounds
from screens.device.speech import Speech

__all__ = [
    "ANDROID",
    "Sounds",
    "Speech",
    "copy",
    "documents",
    "keep_awake",
    "looked_through",
    "notify",
    "open_url",
    "share_picture",
    "share_text",
    "system_text",
    "vibrate",
]


def keep_awake(on: bool) -> None:
    """Keep the screen lit, without a permission."""
    from kivy.core.window import Window

    Window.allow_screensaver = not on


def vibrate(seconds: float = 0.03) -> None:
    """A short buzz, on a device that has one."""
    if ANDROID:
        from plyer import vibrator

        quietly(vibrator.vibrate, seconds)


def open_url(url: str) -> bool:
    """Hand an address to the system; False where nothing opens it."""
    import webbrowser

    return bool(quietly(webbrowser.open, url))


def copy(text: str) -> None:
    """Put a text on the clipboard."""
    from kivy.core.clipboard import Clipboard

    quietly(Clipboard.copy, text)


def system_text() -> float:
    """The text size chosen in the system's settings."""
    from kivy.metrics import Metrics

    return Metrics.get_fontscale(force_recompute=True) if ANDROID else 1.0


def documents() -> Path:
    """Where a player finds files: Documents; on Android, where choosers lead, the app's own."""
    if ANDROID:
        from android.storage import app_storage_path

        return Path(app_storage_path())
    return folder(Path.home(), "DOCUMENTS", "Documents") or Path.home()


def looked_through() -> list[Path]:
    """Where a file may lie that came from elsewhere: there, and where browsers put theirs."""
    downloads = None if ANDROID else folder(Path.home(), "DOWNLOAD", "Downloads")
    return [documents(), *([downloads] if downloads else [])]
