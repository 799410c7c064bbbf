"""Which Market card the C.I.V. exiles. Solo booklet, "Exiler"."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.games.imperium.rules.choosing import NONE
from companion.games.imperium.rules.run import Run


def exiled_slot(run: Run, place: str) -> int | None:
    """Known from the tokens the app counts, unless the table differs."""
    spaces = list(enumerate(run.state.market.spaces, start=1))
    bare = [slot for slot, space in spaces if not space.tokens.total]
    options = tuple(
        Option(str(slot), Message("imperium.slot", slot=slot), place=f"market:{slot}")
        for slot, _ in spaces
    )
    nothing = Option(NONE, Message("imperium.option.no_card"), icon="cross")
    question = Choice(f"{place}.exile", Message("imperium.ask.exile"), (*options, nothing))
    answer = run.settle(question, str(bare[0]) if bare else NONE)
    return None if answer == NONE else int(answer)
