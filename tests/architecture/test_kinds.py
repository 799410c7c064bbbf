"""Every command and every event is listed by a game, once."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import is_dataclass
from importlib import import_module

import pytest

from companion.core.command import Command
from companion.core.event import Event
from companion.core.game import Game
from companion.games import GAMES, find_game
from tests.architecture.house import sources

ROOMS = sorted({listed.module.split(".")[2] for listed in GAMES})


def classes(room: str) -> Iterator[type]:
    """Every class that the modules of a game's folder define."""
    for source in sources(f"companion/games/{room}"):
        for thing in vars(import_module(source.module)).values():
            if isinstance(thing, type) and thing.__module__ == source.module:
                yield thing


def listed_in(room: str, what: str) -> set[str]:
    """What the games of a folder list: one may play by itself, for practice or as a campaign."""
    games = [game for game in classes(room) if issubclass(game, Game)]
    return {kind.__name__ for game in games for kind in getattr(game, what)}


@pytest.mark.parametrize(("kind", "what"), [(Command, "commands"), (Event, "events")])
@pytest.mark.parametrize("room", ROOMS)
def test_none_is_left_out(room, kind, what):
    defined = {one.__name__ for one in classes(room) if issubclass(one, kind) and is_dataclass(one)}

    assert defined
    assert defined - listed_in(room, what) == set()


@pytest.mark.parametrize("what", ["commands", "events"])
@pytest.mark.parametrize("game", [listed.id for listed in GAMES])
def test_none_is_listed_twice(game, what):
    counted = Counter(kind.__name__ for kind in getattr(find_game(game), what))

    assert [kind for kind, n in counted.items() if n > 1] == []
