"""A new game that is decided without a window or a terminal."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path

from companion.games import find_game
from companion.i18n import Words
from companion.library.library import Library
from companion.library.new_game import NewGame
from companion.resources import data_dir
from tests.library.makers import TickingClock


@contextmanager
def home(folder: Path):
    """A library of every game; opened and closed."""
    library = Library.open(folder, TickingClock(), find_game)
    try:
        yield library
    finally:
        library.close()


def like_last(library: Library, game: str) -> NewGame:
    """As the last game was begun."""
    return NewGame.like_last(library, find_game(game), Words(data_dir() / "text").text)


def answered(new: NewGame, **answers) -> NewGame:
    """One answer after the other; a dot of a key is written `__`."""
    for key, value in answers.items():
        new = new.answer(key.replace("__", "."), value)
    return new


def begun(new: NewGame):
    """A session of it, remembered."""
    session = new.start()
    new.remember()
    return session
