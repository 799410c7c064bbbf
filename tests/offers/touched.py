"""What the touches of a built page come to: the offers they take, the commands they carry out."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

from companion.core.message import Message
from companion.core.offer import Offer, offered
from companion.describe.desk import Desk
from companion.games import find_game
from companion.pages.check import FACT, PLACE, Checking, check
from tests.describe.desks import a_surface

RIGHT = "right."


class Noted:
    """Hands that do nothing, and know what they were asked to do."""

    def __init__(self) -> None:
        self.done: list[Any] = []

    def do(self, command: Any, _answers: Any) -> None:
        """A command that needs nothing more."""
        self.done.append(command)

    def go(self, _route: str) -> None:
        """What is drawn elsewhere is put right there."""


def on_the_check(game: str, state: Any) -> Iterator[Offer[Any]]:
    """All that “Check the table” leads to: each cell and place touched, then each way there."""
    nothing = dict.fromkeys(("pending", "last", "undo_label", "redo_label"))
    session = SimpleNamespace(game=find_game(game), state=state, entries=(), offers=(), **nothing)
    desk = Desk(session, Noted())  # type: ignore[arg-type]
    at, surface = Checking(desk, lambda: None), a_surface()
    for key, touch in check(at, surface).acts.items():
        if key.startswith((FACT, PLACE)):
            touch()
            ways = check(at, surface).acts
            yield from _taken(desk, state)
            for way, take in ways.items():
                if way.startswith(RIGHT):
                    take()
                    yield from _taken(desk, state)
            desk.leave()


def _taken(desk: Desk, state: Any) -> Iterator[Offer[Any]]:
    """What a touch took: an offer whose blanks are asked, or what was done at once."""
    if desk.offer is not None:
        yield desk.offer
        desk.leave()
    while desk.hands.done:  # type: ignore[attr-defined]
        done = desk.hands.done.pop()  # type: ignore[attr-defined]
        yield offered(state, Message("app.check.title"), done)
