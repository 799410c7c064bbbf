"""The rules of any game by its name: what it renders itself is imported when asked for."""

from __future__ import annotations

from functools import cache, lru_cache, partial
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from companion.content import SHELF
from companion.lookup.kept import open_kept
from companion.lookup.rules import Rules, open_rules
from companion.resources import data_dir


def has_rules(game: str) -> bool:
    """Whether a game can be looked up."""
    return (data_dir() / game / "rules" / "about.json").is_file()


def rules_of(game: str) -> Rules:
    """The rules of a game, opened once for all that its owner told and taught."""
    return opened_with(game, SHELF.told)


@lru_cache(maxsize=8)
def opened_with(game: str, _told: str) -> Rules:
    """The same; its own port is imported where none were kept."""
    return open_kept(game, partial(built, game))


def built(game: str) -> Rules:
    """The same, made of everything there is now."""
    port = port_of(game)
    return open_rules(game, port.entries if port else None)


@cache
def port_of(game: str) -> ModuleType | None:
    """`companion/games/<game>/lookup`, where a game has one."""
    if find_spec(f"companion.games.{game}") is None:
        return None
    module = f"companion.games.{game}.lookup"
    return import_module(module) if find_spec(module) else None
