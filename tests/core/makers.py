"""Sessions of the toy."""

from __future__ import annotations

from companion.core.journal import MemoryJournal
from companion.core.session import Session, Surroundings
from tests.core.toy import TOY, Options, State


def a_session(journal=None, **extra) -> Session[State]:
    return Session.begin(TOY, Options(), journal or MemoryJournal(), seed="7", **extra)


def reopened(session: Session[State], around: Surroundings | None = None) -> Session[State]:
    return Session.open(TOY, MemoryJournal(session.journal.lines), around)


def with_cloth(colour: str = "red") -> Surroundings:
    return Surroundings(facts=lambda fact: colour if fact == "cloth" else None)
