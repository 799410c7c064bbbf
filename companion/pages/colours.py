"""The colour in which a game is known, and its emblem."""

from __future__ import annotations

from collections.abc import Mapping

from companion.describe.node import Pic

COLOURED = ("tapestry", "imperium", "rise_and_fall", "score_pad")
EMBLEMS: Mapping[str, str] = {
    "tapestry": "card-tapestry",
    "imperium": "imperium-progress",
    "rise_and_fall": "rise-civilization",
    "score_pad": "score",
    "imperium_campaign": "flag",
}


def colour_of(game: str) -> str:
    """The role it is filled with: its own, or of the game it is a part of."""
    return next((one for one in COLOURED if game.startswith(one)), COLOURED[-1])


def emblem(game: str, side: float = 44) -> Pic:
    """On a disc of its colour."""
    return Pic(EMBLEMS.get(game, "flag"), side, disc=f"{colour_of(game)}_text")
