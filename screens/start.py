"""Starting: is there a display, how Kivy is to be, the library, the app."""

from __future__ import annotations

import os
import sys
import tempfile
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from companion.console import places
from companion.console.display import has_display
from companion.console.language import language, spoken
from companion.console.run import run
from companion.console.windowless import SAID
from companion.core.message import Message
from companion.errors import SaveError
from companion.resources import data_dir
from screens.kivy_warnings import quieten
from screens.memory import keep_what_is_there, look_seldom
from screens.opening import why_no_window
from screens.window_place import WindowPlace

if TYPE_CHECKING:
    from screens.app import LoomApp

WINDOW_CLASS = "loom"
OPENED = "LOOM_OPENED"
"""Names a file to make when the window stands."""
ON_ANDROID = "ANDROID_ARGUMENT" in os.environ


def home_folder() -> Path:
    """Where everything is kept; LOOM_HOME names another place."""
    if ON_ANDROID and "LOOM_HOME" not in os.environ:
        from android.storage import app_storage_path

        return Path(app_storage_path()) / "loom"
    return places.home_folder()


def kivy_home(folder: Path) -> Path:
    """A folder for Kivy's own settings; a passing one where ours cannot be written."""
    try:
        (folder / "kivy").mkdir(parents=True, exist_ok=True)
    except OSError:
        return Path(tempfile.mkdtemp(prefix="loom-"))
    return folder / "kivy"


def prepare_kivy(folder: Path) -> None:
    """Settings that count only before the window is made."""
    os.environ.setdefault("KIVY_HOME", str(kivy_home(folder)))
    for system in ("X11", "WAYLAND"):  # by which a desktop finds our entry, and with it the icon
        os.environ.setdefault(f"SDL_VIDEO_{system}_WMCLASS", WINDOW_CLASS)
    os.environ.setdefault("KIVY_WINDOW", "sdl2")  # another one knows no fingers and no icon
    quieten()
    from kivy.config import Config

    Config.set("kivy", "window_icon", str(data_dir() / "app" / "icon.png"))
    Config.set("graphics", "maxfps", "120")
    Config.set("graphics", "multisamples", "0")  # our shapes have smooth edges; half the drawing
    Config.set("graphics", "minimum_width", "320")
    Config.set("graphics", "minimum_height", "480")
    if not ON_ANDROID:
        if sys.platform == "linux":  # where X turns us away SDL would draw where nobody sees it
            os.environ.setdefault("SDL_VIDEODRIVER", "x11,wayland")
        WindowPlace(folder).prepare(Config)
        for name, _value in Config.items("input"):
            Config.remove_option("input", name)
        Config.set("input", "mouse", "mouse,disable_multitouch")
    from screens.lean import load_less

    load_less()


def make_app(folder: Path) -> LoomApp:
    """The app on the library in this folder; raises SaveError, Busy if another app has it."""
    from companion.start import begin
    from screens.app import LoomApp

    begun = begin(folder, now, device_language())
    return LoomApp(begun.library, begun.words, now)


def now() -> datetime:
    """The time where the player is."""
    return datetime.now().astimezone()


def device_language() -> str:
    """The language of the device, as far as it says."""
    if ON_ANDROID:
        from jnius import autoclass

        return str(autoclass("java.util.Locale").getDefault().getLanguage())
    return language()


def main() -> int:
    """Open the window; where there is none to open, say why and go on in the terminal."""
    if not has_display():
        return in_the_terminal(Message("console.window.no_display"))
    look_seldom()
    folder = home_folder()
    chosen = "SDL_VIDEODRIVER" in os.environ or ON_ANDROID
    prepare_kivy(folder)
    trouble = why_no_window(chosen)
    if trouble is not None:
        return in_the_terminal(trouble)
    try:
        app = make_app(folder)
    except SaveError as error:
        from screens.error.trouble import TroubleApp

        TroubleApp(spoken().text(error.message)).run()
        return 1
    keep_what_is_there()
    tell_it_stands(os.environ.get(OPENED, ""))
    if not ON_ANDROID:
        remember_window(app, WindowPlace(folder))
    app.run()
    return 0


def in_the_terminal(why: Message) -> int:
    """Why there is no window, and on; where there is no terminal either, in a box of Windows'."""
    said = spoken().text(why)
    if sys.stdout is None:
        import ctypes

        getattr(ctypes, "windll").user32.MessageBoxW(None, said, "Loom", 0)  # noqa: B009
        return 2
    print(said, flush=True)
    return run(["windowless", SAID])


def remember_window(app: LoomApp, place: WindowPlace) -> None:
    """Where it was left is where it opens the next time."""
    from kivy.core.window import Window

    place.follow(Window)
    app.bind(on_stop=lambda _app: place.keep(Window))


def tell_it_stands(file: str) -> None:
    """For who started us: from here on an end is no failed beginning."""
    if file:
        with suppress(OSError):
            Path(file).touch()
