"""Where the game stands: one line for home, up to five when it is opened again."""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.commands.allowed import player_name
from companion.games.tapestry.player import RESOURCES
from companion.games.tapestry.rules import ending
from companion.games.tapestry.rules.words import count_of
from companion.games.tapestry.state import AUTOMA, Phase, State
from companion.games.tapestry.story.next_act import next_act

MOST_PEOPLE = 3


def recap(state: State) -> Message:
    """Set-up, an era with the points, or the end."""
    if state.phase is Phase.SETUP:
        return Message("tapestry.recap.setup")
    points = _points(state)
    if state.phase is Phase.OVER:
        return Message("tapestry.recap.over", points=points)
    era = max((me.income_turns for me in state.players.values()), default=0)
    return Message("tapestry.recap.era", era=era, points=points)


def _points(state: State) -> tuple[Message, ...]:
    return tuple(
        Message("tapestry.recap.points", player=player_name(state, owner), n=score)
        for owner, score in ending.scores(state).items()
    )


def where_were_we(state: State) -> tuple[Message, ...]:
    """Points, what the player holds, the bots, and last the next act."""
    if state.phase is Phase.SETUP:
        return (recap(state), next_act(state))
    people = [
        Message(
            "tapestry.where.player",
            player=player_name(state, player),
            points=Message("tapestry.count.points", n=me.score),
            era=me.income_turns,
            resources=tuple(count_of(one, me.resources[one]) for one in RESOURCES),
        )
        for player, me in state.players.items()
    ]
    bots = [_automa(state)] if AUTOMA in ending.scores(state) else []
    return (*people[:MOST_PEOPLE], *bots, next_act(state))


def _automa(state: State) -> Message:
    assert state.bots is not None
    points = Message("tapestry.count.points", n=state.bots.score)
    return Message("tapestry.where.automa", points=points, era=state.bots.income_turns)
