"""Attacks of the C.I.V. Solo booklet, "Modifications des effets de cartes".

Stealing from you, making you discard, abandon or recall counts as an Attack whatever the
card shows; an effect that lets you ignore Attacks may be used.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.imperium.rules.run import NO, YES, Run, yes_or_no


def protected(run: Run, attack: Message, place: str) -> bool:
    """Whether you ignored this; taken for no until the table says that it differs."""
    question = yes_or_no(protection_key(place), Message("imperium.ask.protected", attack=attack))
    if run.settle(question, NO) != YES:
        return False
    run.say(
        Message("imperium.told.protected", attack=attack),
        "check",
        differs=protection_key(place),
        yours=True,
    )
    return True


def protection_key(place: str) -> str:
    return f"{place}.protected"
