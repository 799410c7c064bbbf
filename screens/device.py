"""What the device can do beside drawing; quiet where it cannot."""

import logging
from pathlib import Path

from kivy.utils import platform

log = logging.getLogger("loom.device")
ANDROID = platform == "android"


def keep_awake(on: bool) -> None:
    """Keep the screen lit, without a permission."""
    from kivy.core.window import Window

    Window.allow_screensaver = not on


def vibrate(seconds: float = 0.03) -> None:
    """A short buzz, on a device that has one."""
    if ANDROID:
        from plyer import vibrator

        _quietly(vibrator.vibrate, seconds)


def open_url(url: str) -> bool:
    """Hand an address to the system; False where nothing opens it."""
    import webbrowser

    return bool(_quietly(webbrowser.open, url))


def copy(text: str) -> None:
    """Put a text on the clipboard."""
    from kivy.core.clipboard import Clipboard

    _quietly(Clipboard.copy, text)


def share_text(text: str, title: str = "") -> bool:
    """Offer a text to other apps; on the desktop it is copied and False returned."""
    if not ANDROID:
        copy(text)
        return False
    from jnius import autoclass, cast

    intent_class, string = autoclass("android.content.Intent"), autoclass("java.lang.String")
    activity = autoclass("org.kivy.android.PythonActivity").mActivity
    intent = intent_class(intent_class.ACTION_SEND)
    intent.setType("text/plain")
    intent.putExtra(intent_class.EXTRA_TEXT, string(text))
    title_java = cast("java.lang.CharSequence", string(title))
    activity.startActivity(intent_class.createChooser(intent, title_java))
    return True


def share_picture(path: Path, title: str = "") -> bool:
    """Offer a picture to other apps; on the desktop the file is enough and False returned."""
    if not ANDROID:
        return False
    from jnius import autoclass, cast

    activity = autoclass("org.kivy.android.PythonActivity").mActivity
    media, values = autoclass("android.provider.MediaStore$Images$Media"), _picture_values(path)
    resolver = activity.getContentResolver()
    address = resolver.insert(media.EXTERNAL_CONTENT_URI, values)
    stream = resolver.openOutputStream(address)
    stream.write(path.read_bytes())
    stream.close()
    intent_class, string = autoclass("android.content.Intent"), autoclass("java.lang.String")
    intent = intent_class(intent_class.ACTION_SEND)
    intent.setType("image/png")
    intent.putExtra(intent_class.EXTRA_STREAM, cast("android.os.Parcelable", address))
    title_java = cast("java.lang.CharSequence", string(title))
    activity.startActivity(intent_class.createChooser(intent, title_java))
    return True


def _picture_values(path: Path):
    """What the store of pictures is told of a new one."""
    from jnius import autoclass

    values = autoclass("android.content.ContentValues")()
    string = autoclass("java.lang.String")
    values.put("_display_name", string(path.name))
    values.put("mime_type", string("image/png"))
    return values


class Speech:
    """Reads aloud on Android in the app's language; says nothing elsewhere."""

    _voice = None

    def can_speak(self) -> bool:
        return ANDROID

    def say(self, text: str, language: str) -> None:
        """Speak, replacing what is being said; never waits, and a silent device is no trouble."""
        if ANDROID:
            _quietly(self._speak, text, language)

    def _speak(self, text: str, language: str) -> None:
        from jnius import autoclass

        speech_class = autoclass("android.speech.tts.TextToSpeech")
        if self._voice is None:
            activity = autoclass("org.kivy.android.PythonActivity").mActivity
            self._voice = speech_class(activity, None)
        self._voice.setLanguage(autoclass("java.util.Locale")(language))
        self._voice.speak(text, speech_class.QUEUE_FLUSH, None, "loom")


def bars() -> tuple[int, int]:
    """Heights in pixels of the system's bars above and below, where they cover the window."""
    if not ANDROID:
        return (0, 0)
    try:
        from android.display_cutout import get_heights_of_both_bars

        top, bottom = get_heights_of_both_bars()
    except (ImportError, AttributeError) as error:
        log.info("bars: %s", error)
        return (0, 0)
    return int(top), int(bottom)


def system_text() -> float:
    """The text size chosen in the system's settings."""
    from kivy.metrics import Metrics

    return Metrics.get_fontscale(force_recompute=True) if ANDROID else 1.0


def documents() -> Path:
    """Where a player finds files: Documents, or the app's folder on the shared storage."""
    if ANDROID:
        from android.storage import app_storage_path, primary_external_storage_path

        shared = primary_external_storage_path()
        return Path(shared) / "Documents" if shared else Path(app_storage_path())
    named = Path.home() / "Documents"
    return named if named.is_dir() else Path.home()


def _quietly(function, *args):
    try:
        return function(*args)
    except Exception as error:
        log.info("%s: %s", getattr(function, "__qualname__", function), error)
        return None
