"""What a game draws of its own: its pages by the parts they show, its boards, its pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Protocol

from companion.core.command import Command
from companion.core.game import TABLE, Result
from companion.core.session import Session
from companion.describe.boards import Boards
from companion.describe.node import Node, Page
from companion.describe.owner import Owner
from companion.describe.pictures import Pictures
from companion.describe.roles import table as roles
from companion.describe.surface import Surface
from companion.games import GAMES
from companion.pages.plain import table


class OwnersPage(Protocol):
    """It stands by itself: what is opened on it is its own."""

    def page(self, surface: Surface) -> Page:
        """What there is now."""


MakePage = Callable[..., Page]
"""Of a desk and a surface, perhaps of a seat."""
APP = "app"


@cache
def page_of(game: str, part: str) -> MakePage:
    """The page of a part of a game; where it has none of its own, that of any game."""
    places = places_of(game)
    made: MakePage = _named(places[part]) if part in places else table
    return made


def places_of(game: str) -> Mapping[str, str]:
    """The pages that a game has of its own, by the parts they show."""
    found: Mapping[str, str] = getattr(_pages(game), "PAGES", {})
    return found


def owners_of(game: str) -> Mapping[str, str]:
    """What the owner of a printed game reads and tells of it."""
    found: Mapping[str, str] = getattr(_pages(game), "OWNERS", {})
    return found


def owners_page(game: str, part: str, owner: Owner, state: Any = None) -> OwnersPage:
    """One of them, at what is played now."""
    made: OwnersPage = _named(owners_of(game)[part])(owner, state)
    return made


def part_of(session: Session[Any]) -> str:
    """Which part is shown: what hands have not done yet comes first."""
    left, told_on = session.hands.open, getattr(_pages(session.game.id), "HANDS", "")
    if left is not None and told_on and session.pending is None:
        return str(_named(told_on)(left))
    part, now = session.game.part(session.state), getattr(_pages(session.game.id), "NOW", "")
    return str(_named(now)(session.state)) if part == TABLE and now else part


@cache
def boards_of(game: str) -> Boards | None:
    """What draws its board at any moment; None where it is told in words."""
    named = getattr(_pages(game), "BOARDS", "")
    found: Boards | None = import_module(named) if named else None
    return found


@cache
def pictures_of(game: str) -> Pictures:
    """The pictures of its answers."""
    named = getattr(_pages(game), "PICTURES", "")
    return _named(named) if named else Pictures(game, {})


def ground_of(game: str) -> str:
    """How the colours of its stage, dock and bar begin: its own, or of the game it is a part of."""
    known = (one.removesuffix("_stage") for one in roles("dark") if one.endswith("_stage"))
    return max((one for one in known if game.startswith(one)), key=len, default=APP)


def next_of(session: Session[Any], running_id: str) -> tuple[str, Any] | None:
    """Which game is played next of one that holds others, with its options; None of any else."""
    game, options = getattr(_pages(session.game.id), "NEXT", ("", ""))
    return (game, _named(options)(session.state, running_id)) if game else None


def noted_in(session: Session[Any], result: Result) -> Command[Any]:
    """What a game that holds others is told of the end of one."""
    named = _pages(session.game.id).NOTED  # type: ignore[union-attr]  # such a game has pages
    command: Command[Any] = _named(named)(session.state, result).command()
    return command


@cache
def _pages(game: str) -> ModuleType | None:
    """A game's own pages; None where it has none, or no room of its own."""
    module = next((one.module for one in GAMES if one.id == game), f"companion.games.{game}")
    room = module.removesuffix(".game")
    found = find_spec(room) and find_spec(f"{room}.pages")
    return import_module(f"{room}.pages") if found else None


def _named(place: str) -> Any:
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


def mine_of(game: str, state: Any, seat: str, surface: Surface) -> tuple[Node, ...]:
    """What a game draws of somebody's side beside its numbers, for their eyes alone."""
    named = getattr(_pages(game), "MINE", "")
    found: tuple[Node, ...] = _named(named)(state, seat, surface) if named else ()
    return found
