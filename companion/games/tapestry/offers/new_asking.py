"""How much is asked in a turn: three ways, chosen for a new game and changed in one."""

from __future__ import annotations

from dataclasses import replace

from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.core.setting import Setting
from companion.games.tapestry.options import Asking, Options

_ICONS = {Asking.EVERYTHING: "question", Asking.FIRST: "hand", Asking.NOTHING: "check"}


def askings() -> tuple[Option, ...]:
    """The three, the one that asks most first, with a line of what it means."""
    return tuple(
        Option(
            one.value,
            Message(f"tapestry.asking.{one.value}"),
            Message(f"tapestry.asking.note.{one.value}"),
            _ICONS[one],
        )
        for one in Asking
    )


def asking_asked(options: Options) -> Setting[Options]:
    """How much a turn of the new game asks."""
    now = options.usually_asks if options.asking is None else options.asking
    asked = Choice("asking", Message("tapestry.asking.title"), askings(), now.value)
    return Setting(asked, lambda one: replace(options, asking=Asking(one)), aside=True)
