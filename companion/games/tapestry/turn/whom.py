"""Whom a card means: those it names, or one of them whom its player chooses."""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.nouns import ANYBODY
from companion.games.tapestry.turn.neighbours import ONE_OF, WHO
from companion.games.tapestry.turn.turn import Turn

ME, CAUSE = "me", ("attacker", "that_one")
"""Whose card it is; who set it off."""


def whom(turn: Turn, word: str, *, playing: bool = False) -> tuple[str, ...]:
    """Everybody whom a word means, people and bots.

    Of one whose game is over nothing can come: where others play on they alone are chosen from.
    """
    if word == ME:
        return (turn.owner,)
    if word in CAUSE:
        return (turn.cause,) if turn.cause else ()
    if word not in ONE_OF:
        return WHO[word](turn.state, turn.player)
    among = ONE_OF[word](turn.state, turn.player)
    if playing:
        among = tuple(one for one in among if _plays(turn, one)) or among
    if not among:
        return ()
    options = ANYBODY.these(turn.state, among)
    return (turn.choose("whom", Message("tapestry.ask.whom"), options),)


def _plays(turn: Turn, owner: str) -> bool:
    me = turn.state.players.get(owner)
    return me is None or not me.finished
