"""The language of the terminal."""

import os
from collections.abc import Mapping

from companion.i18n import Names, Words
from companion.resources import data_dir


def language(environ: Mapping[str, str] = os.environ) -> str:
    """The two letters the system speaks; `Words` takes English for one it has no texts in."""
    named = (environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return next((name for name in named if name), "en")[:2].lower()


def spoken() -> Words:
    """Texts in the language of the terminal, with the names of the games' things."""
    return Words(data_dir() / "text", language(), names_of)


def names_of(game: str) -> Names:
    """What a game calls its things; nothing for what is no game."""
    from companion.games import GAMES, find_game

    return find_game(game).names() if game in {listed.id for listed in GAMES} else {}
