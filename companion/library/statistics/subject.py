"""Which game it was: one of ours, or on a pad the one whose title was typed."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from companion.content import load
from companion.core.message import Message
from companion.core.person_name import clean_name
from companion.games import GAMES
from companion.games import title as title_of
from companion.library.numbers import KnownGames
from companion.library.rows import FinishedRow

PAD = "score_pad"


class Subject(NamedTuple):
    """A game that was played."""

    game: str
    title: str = ""
    """As typed; empty for a game of ours."""

    @property
    def key(self) -> str:
        """What it is found by; capitals apart."""
        return f"{self.game}:{clean_name(self.title).casefold()}" if self.title else self.game

    @property
    def name(self) -> Message | str:
        """What it is called."""
        return self.title or title_of(self.game)


def subject_of(row: FinishedRow) -> Subject:
    """A pad with the title of a game of ours is a game of ours that was kept on a pad."""
    typed = row.note.params.get("text") if row.game == PAD and row.note else None
    if not isinstance(typed, str) or not typed:
        return Subject(row.game)
    ours = _ours().get(clean_name(typed).casefold())
    return Subject(ours) if ours else Subject(PAD, clean_name(typed))


def of_ours(title: str) -> str:
    """The id of the game of this title; empty for others."""
    return _ours().get(clean_name(title).casefold(), "")


@cache
def _ours() -> dict[str, str]:
    known = {game.id.replace("_", " "): game.id for game in GAMES if game.id != PAD}
    for key, published in load("bgg.json", KnownGames).games.items():
        known[published.title.casefold()] = key.partition(".")[0]
    known["rise & fall"] = "rise_and_fall"
    return known
