"""What a price comes to, for the sheet on which you pay."""

from __future__ import annotations

from companion.core.message import Message
from companion.games.imperium.rules.paying import fewest_progress, paid
from companion.games.imperium.say import tokens_said
from companion.games.imperium.tokens import Tokens

__all__ = ["fewest_progress", "leaves_you"]


def leaves_you(has: Tokens, cost: Tokens) -> Message | None:
    """The tokens that leave you, with as little Progress as can be; None: you cannot pay."""
    stands = fewest_progress(has, cost)
    return None if stands is None else tokens_said(paid(cost, *stands))
