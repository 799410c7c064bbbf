"""The bots' part in a person's turn: what the rules for people call them for.

R-conq-8 and R-trap-1: what the Automa topples at its trap counts at once. The Age of Discovery:
its card, as listed in the data.
"""

from __future__ import annotations

from companion.games.tapestry.bots.automa_traps import trapped
from companion.games.tapestry.bots.turn.achieve import check_toppled
from companion.games.tapestry.bots.turn.acting import Acting
from companion.games.tapestry.bots.turn.advance import move
from companion.games.tapestry.turn.bots_part import BotsPart
from companion.games.tapestry.turn.turn import Turn


def _advance(turn: Turn, owner: str, track: str) -> None:
    """Age of Discovery: everybody must, only the player gains."""
    move(Acting(turn.step), owner, track, 1, benefit=False)


def _toppled(turn: Turn) -> None:
    check_toppled(Acting(turn.step))


PART = BotsPart(_advance, _toppled, trapped)
