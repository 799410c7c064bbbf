"""Every command and every event is listed by a game, once."""

import typing
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from importlib import import_module
from typing import Any

import pytest

from companion.core.codec import OneOf
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


@pytest.mark.parametrize("game", [listed.id for listed in GAMES])
def test_each_can_be_a_key(game):
    """A command is looked up in a set or a cache: its mappings are no part of its hash."""
    played, seen = find_game(game), set[Any]()
    kinds = (*played.commands, *played.events)

    assert [path for kind in kinds for path in mappings_in(kind, kind.__name__, seen)] == []


def mappings_in(hint: Any, path: str, seen: set[Any]) -> Iterator[str]:
    """Fields that cannot be hashed, all the way down."""
    origin = typing.get_origin(hint)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        yield path
    for part in typing.get_args(hint):
        yield from mappings_in(part, path, seen)
    if isinstance(hint, type) and OneOf in hint.__bases__:
        for kind in hint.KINDS.values():
            yield from mappings_in(kind, kind.__name__, seen)
    elif isinstance(hint, type) and is_dataclass(hint) and hint not in seen:
        seen.add(hint)
        hints = typing.get_type_hints(hint)
        for field in fields(hint):
            if field.hash is not False:
                yield from mappings_in(hints[field.name], f"{hint.__name__}.{field.name}", seen)
