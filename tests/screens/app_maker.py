"""Apps for tests: the real one on a library in a fresh folder, with a clock that stands."""

from datetime import datetime, timedelta, timezone
from pathlib import Path

from companion.games import find_game
from companion.i18n import Words
from companion.library.library import Library
from companion.resources import data_dir

EVENING = datetime(2026, 11, 18, 20, 30, tzinfo=timezone(timedelta(hours=1)))


def an_app(folder: Path, language: str = "en", find=find_game):
    """The app as `main.py` makes it."""
    from screens.app import LoomApp

    library = Library.open(folder, lambda: EVENING, find)
    words = Words(data_dir() / "text", language)
    return LoomApp(library, words, lambda: EVENING)
