"""The reason of a step as options that grow fewer: six in reach, one nearest the island, this one.

What each rule passed over stands in its words, and is shown when they are touched.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from companion.core.message import Message
from companion.games.tapestry.bots.view import WhyView

WHY = "tapestry.bot.why."
RULES = {
    "conquer.opponent": ("owner-human", "yours"),
    "conquer.neutral": ("hex", "reach"),
    "conquer.island": ("island", "island"),
    "conquer.single": ("owner-human", "near_you"),
    "conquer.any_land": ("owner-human", "near_you"),
    "explore.beside": ("hex", "reach"),
    "explore.anywhere": ("hex", "reach"),
    "explore.furthest": ("owner-human", "far"),
    "track.any": ("any-track", "open"),
    "track.landmark": ("landmark-next", "landmark"),
    "track.finish": ("end-of-track", "end"),
}
"""What a rule leaves: its picture, and how that is called."""
ORDERS = {"hex.order": "arrow-black", "list.automa": "arrow-down", "list.shadow": "arrow-up"}
"""The order of the right card, which decides between those that are left."""


@dataclass(frozen=True, slots=True)
class Pill:
    """How many are left by a rule; one without words is the one it came to."""

    icon: str
    n: int
    text: Message | None = None


def funnel_of(whys: Iterable[WhyView]) -> tuple[Pill, ...]:
    """A pill for each rule that left something; none where nothing was narrowed."""
    return tuple(pill for why in whys if (pill := _pill(why)) is not None)


def _pill(why: WhyView) -> Pill | None:
    key = why.text.key.removeprefix(WHY) if why.text is not None else ""
    order = next((icon for begin, icon in ORDERS.items() if key.startswith(begin)), "")
    if order:
        return Pill(order, 1)
    found = next((rule for begin, rule in RULES.items() if key.startswith(begin)), None)
    if found is None or not why.left:
        return None
    icon, called = found
    return Pill(icon, why.left, Message(f"tapestry.funnel.{called}", n=why.left))
