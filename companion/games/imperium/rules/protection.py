"""Attacks of the C.I.V. Solo booklet, "Modifications des effets de cartes".

Stealing from you, making you discard, abandon or recall counts as an Attack whatever the
card shows; an effect that lets you ignore Attacks may be used.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.imperium.rules.run import Run


def protected(run: Run, attack: Message, place: str) -> bool:
    """Whether you ignore this: your cards are nobody's to know, and using one is your choice."""
    if not run.says_yes(protection_key(place), Message("imperium.ask.protected", attack=attack)):
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
