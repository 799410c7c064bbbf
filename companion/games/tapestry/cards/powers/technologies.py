"""Tapestries that give technologies.

Base game: Technocracy; Steam Tycoon begins so too.
"""

from __future__ import annotations

from companion.games.tapestry.cards import technology, upgrading
from companion.games.tapestry.cards.powers import power
from companion.games.tapestry.score import points
from companion.games.tapestry.state import AUTOMA
from companion.games.tapestry.turn.neighbours import era_of, opponents
from companion.games.tapestry.turn.turn import Turn


@power("technocracy")
def technocracy(turn: Turn, card: str) -> None:
    """Nobody else in this era: a technology, upgraded; otherwise 3 points per opponent."""
    era = turn.me.income_turns
    people = [o for o in opponents(turn.state, turn.player) if o in (AUTOMA, *turn.state.players)]
    if all(era_of(turn.state, owner) < era for owner in people):
        invent_and_upgrade(turn)
    else:
        points.score(turn, 3 * turn.state.options.opponents, "tapestry", card)


def invent_and_upgrade(turn: Turn) -> None:
    """A technology, and at once its circle."""
    before = {tech.card for tech in turn.me.techs}
    technology.invent_card(turn)
    for tech in turn.me.techs:
        if tech.card not in before and tech.row == 0:
            upgrading.raise_row(turn, tech.card)
