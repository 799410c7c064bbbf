"""What is said touch after touch within seconds is one step, and one step to take back."""

from __future__ import annotations

from datetime import datetime
from typing import TypeVar

from companion.core.command import Command, Entry

S = TypeVar("S")
SECONDS = 4


def joined(command: Command[S], last: Entry[S] | None, now: str) -> Command[S] | None:
    """What it comes to with the last step; None where that is another thing, or long ago."""
    if last is None or not _just_now(last.at, now):
        return None
    return command.after(last.command)


def _just_now(at: str, now: str) -> bool:
    """Nothing is, where no clock was handed in."""
    try:
        passed = datetime.fromisoformat(now) - datetime.fromisoformat(at)
    except (ValueError, TypeError):  # no moment, or one of nowhere
        return False
    return 0 <= passed.total_seconds() <= SECONDS
