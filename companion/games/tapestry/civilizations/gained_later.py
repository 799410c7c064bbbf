"""Civilizations gained in mid-game: what their mats do then.

Their mats, as listed in the data; what is not here is told.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content
from companion.games.tapestry.civilizations import LATER, mark, marked, spaces_of
from companion.games.tapestry.civilizations.hooks import Act
from companion.games.tapestry.land import tiles
from companion.games.tapestry.turn import verbs
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.neighbours import opponents
from companion.games.tapestry.turn.turn import Turn

AS_AT_THE_START = ("futurists", "advisors", "aliens", "recyclers", "illuminati")
ADVISORS, HISTORIANS, UTILITARIANS = "advisors", "historians", "utilitarians"
MOST_POWERS = 2


def _as_at_the_start(civilization: str) -> Act:
    """The same gains as for those who begin with the mat."""

    def gain(turn: Turn) -> None:
        start = content.civilization(civilization).start
        verbs.gain_all(turn, start, "civilization", civilization)
        if civilization == ADVISORS:
            turn.tell(word("civilization_later", civilization), icon="flag")

    return gain


LATER.update({one: _as_at_the_start(one) for one in AS_AT_THE_START})


@LATER.of(HISTORIANS)
def historians_later(turn: Turn) -> None:
    """All four tokens go to opponents at once, so that every square is open."""
    others = opponents(turn.state, turn.player)
    options = [Option(owner, tiles.owner_option(turn.state, owner)) for owner in others]
    for square in spaces_of(HISTORIANS) if options else ():
        owner = turn.choose("historians", Message("tapestry.ask.historians_later"), options)
        mark(turn, HISTORIANS, f"open.{square}")
        mark(turn, HISTORIANS, owner, marked(turn, HISTORIANS, owner) + 1)


@LATER.of(UTILITARIANS)
def utilitarians_later(turn: Turn) -> None:
    """Up to two tokens on the powers of landmarks one has."""
    powers = spaces_of(UTILITARIANS)
    mine = [one for one, owner in turn.state.landmarks.items() if owner == turn.player]
    options = [Option(one, word("landmark", one), icon="landmark") for one in mine if one in powers]
    if options:
        text = Message("tapestry.ask.utilitarians_later")
        most = min(MOST_POWERS, len(options))
        for one in turn.several("utilitarians.later", text, options, 0, most):
            mark(turn, UTILITARIANS, one)
