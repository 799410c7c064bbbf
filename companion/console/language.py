"""The language of the terminal and of the system."""

import os
import subprocess
import sys
from collections.abc import Callable, Mapping

from companion.i18n import SOURCE, Words
from companion.resources import data_dir

NAMED_IN = ("LC_ALL", "LC_MESSAGES", "LANG")
NO_LANGUAGE = ("C", "POSIX")


def of_the_system(platform: str = sys.platform) -> str:
    """What Windows or a Mac is set to, as `fr_FR` or `fr-FR`; empty elsewhere."""
    if platform == "win32":
        return _windows()
    if platform == "darwin":
        command = ("defaults", "read", "-g", "AppleLocale")
        told = subprocess.run(command, capture_output=True, text=True, check=False)
        return told.stdout.strip()
    return ""


def language(
    environ: Mapping[str, str] = os.environ, system: Callable[[], str] = of_the_system
) -> str:
    """The two letters the system speaks."""
    named = (environ.get(name, "") for name in NAMED_IN)
    spoken_here = next((name for name in named if name), "").partition(".")[0]
    found = spoken_here if spoken_here not in ("", *NO_LANGUAGE) else system()
    return (found or "en")[:2].lower()


def spoken(asked: str = "") -> Words:
    """Texts in the language that is asked for, else of the terminal where that is whole."""
    words = Words(data_dir() / "text", asked or SOURCE)
    if not asked:
        words.use_unasked(language())
    return words


def _windows() -> str:
    import ctypes
    import locale

    kernel = getattr(ctypes, "windll").kernel32  # noqa: B009 – there is none elsewhere
    return locale.windows_locale.get(kernel.GetUserDefaultUILanguage(), "")
