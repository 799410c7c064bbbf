"""The games: one list; a game is imported when it is first opened."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from sys import modules
from typing import Any, NamedTuple

from companion.core.game import Game
from companion.core.message import Message
from companion.errors import UnknownKind

SHOWN = 60
"""Letters of a name that may be anything."""


class Listed(NamedTuple):
    """A line of the list."""

    id: str
    name: str
    """Key of the message that names it."""
    module: str
    """Module with the game as `GAME`."""


GAMES: tuple[Listed, ...] = (
    Listed("tapestry", "tapestry.title", "companion.games.tapestry.game"),
    Listed("score_pad", "score_pad.title", "companion.games.score_pad"),
    Listed("imperium", "imperium.title", "companion.games.imperium.game"),
    Listed(
        "imperium_campaign", "imperium.campaign.title", "companion.games.imperium.campaign.game"
    ),
    Listed("rise_and_fall", "rise_and_fall.title", "companion.games.rise_and_fall.game"),
)


WAYS_SINCE = {"imperium_rows": "imperium"}
"""Games of before that are a way of another one."""


def today(game_id: str) -> str:
    """The game that a game of before is kept as since."""
    return WAYS_SINCE.get(game_id, game_id)


@cache
def find_game(game_id: str) -> Game[Any]:
    """The game of this id, imported now; raises UnknownKind."""
    for listed in GAMES:
        if listed.id == today(game_id):
            game: Game[Any] = import_module(listed.module).GAME
            return game
    raise UnknownKind("library.unknown_game", game=game_id[:SHOWN])


def is_imported(game_id: str) -> bool:
    """Whether it costs nothing to ask the game."""
    return any(listed.id == game_id and listed.module in modules for listed in GAMES)


def title(game_id: str) -> Message | str:
    """What the game is called, without importing it."""
    names = {listed.id: Message(listed.name) for listed in GAMES}
    return names.get(today(game_id), game_id)
