"""Sumerians. Rulebook, "Notes concernant certaines cartes".

At the end of the game, before the winner is found, whoever has them returns up to two Unrest of
whatever cards are theirs; it does not undo a collapse.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.message import Message
from companion.core.question import Amount
from companion.games.imperium.catalogue import called, card
from companion.games.imperium.rules.run import Run

SUMERIANS = "sumerians"
MOST_RETURNED = 2


def unrest_kept(run: Run, cards: Sequence[str], unrest: int) -> int:
    """The Unrest that still counts against you."""
    has = next((one for one in cards if card(one).name == SUMERIANS), "")
    if not has or not unrest:
        return unrest
    most = min(MOST_RETURNED, unrest)
    text = Message("imperium.ask.sumerians", card=called(has), n=most)
    return unrest - run.ask(Amount(f"{run.place}.sumerians", text, 0, most, most))
