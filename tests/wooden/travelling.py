"""A followed game taken back and forth in time at random, the table with it."""

from __future__ import annotations

from random import Random
from typing import Any

from companion.core.session import Session
from companion.errors import LoomError, NothingToDo
from tests.wooden.following import Follower

REDONE = 12
"""At the end so many steps are done again."""


def travel(session: Session[Any], follower: Follower, chance: Random, times: int) -> int:
    """Undo, redo, jump, and change nothing at some step; how often it went."""
    went = 0
    for _ in range(times):
        way = chance.choice((_undo, _undo, _redo, _jump, _change))
        try:
            way(session, chance)
        except LoomError:
            continue
        follower.moved(session)
        went += 1
    for _ in range(REDONE):
        if session.redo_label:
            session.redo()
            follower.moved(session)
    return went


def _undo(session: Session[Any], _chance: Random) -> None:
    session.undo()


def _redo(session: Session[Any], _chance: Random) -> None:
    session.redo()


def _jump(session: Session[Any], chance: Random) -> None:
    session.jump(chance.randrange(session.last.id + 2 if session.last else 2))


def _change(session: Session[Any], chance: Random) -> None:
    """A step left out, as far as what follows still fits."""
    if not session.entries:
        raise NothingToDo("core.undo.nothing")
    entry = chance.choice(session.entries[-12:])
    rerun = session.preview_change(entry.id, without=[entry.id])
    while rerun.stuck:
        rerun = session.preview(rerun.leaving_out())
    session.accept(rerun)
