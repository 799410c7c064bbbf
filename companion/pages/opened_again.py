"""A game is opened again: where we were, and the rules that were put right since."""

from __future__ import annotations

from typing import Any

from companion.core.message import Message
from companion.core.session import Session
from companion.describe.node import Do, Text
from companion.describe.sheets import Sheet
from companion.describe.surface import Says
from companion.describe.way import Way

PLAY_ON = Message("app.where.play_on")


def where_were_we(session: Session[Any]) -> Sheet:
    """How things stand, and the next thing to do on the table: what is asked, if anything is."""
    *before, now = session.game.where_were_we(session.state)
    if session.pending is not None:
        now = session.pending.question.text
    elif session.hands.open is not None:
        now = Message("core.hands.still", what=session.hands.open.label)
    said = (*before, Text(now, "button", bold=True, key="now"), *_amendments(session))
    return Sheet(Message("app.where.title"), said, gold=_play_on())


def put_right_since(session: Session[Any]) -> Sheet | None:
    """Where nothing else is told; None where no rule was."""
    found = _amendments(session)
    return Sheet(Message("app.where.amended_title"), found, gold=_play_on()) if found else None


def _amendments(session: Session[Any]) -> tuple[Says, ...]:
    found = session.amendments
    if not found:
        return ()
    listed = (Message("app.where.amendment", what=one) for one in found)
    return (Message("app.where.amended"), *listed)


def _play_on(do: Do = lambda: None) -> Way:
    return Way("play_on", PLAY_ON, "play", do)
