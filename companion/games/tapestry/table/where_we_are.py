"""Where the game stands: one line for home, up to five when it is opened again."""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.player import RESOURCES
from companion.games.tapestry.roads import CAMPAIGN
from companion.games.tapestry.score import ending
from companion.games.tapestry.state import Phase, State
from companion.games.tapestry.table.next_act import next_act
from companion.games.tapestry.turn.names import bot_title, count_of, player_name, word

MOST = 5


def recap(state: State) -> Message:
    """Where it stands, and of which game of a campaign."""
    of = CAMPAIGN.says(state.options)
    stands = _stands(state)
    return stands if of is None else Message("tapestry.recap.of", of=of, recap=stands)


def _stands(state: State) -> Message:
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
        Message("tapestry.recap.points", player=_owner(state, owner), n=score)
        for owner, score in ending.scores(state).items()
    )


def _owner(state: State, owner: str) -> Message | str:
    return _called(state, owner) if owner in state.players else player_name(state, owner)


def where_were_we(state: State) -> tuple[Message, ...]:
    """Points, what people hold and where they stand, the bots, and last the next act."""
    if state.phase is Phase.SETUP:
        return (recap(state), next_act(state))
    people = [_person(state, player) for player in state.players]
    bots = [_automa(state)] if AUTOMA in ending.scores(state) else []
    decks = [_bots(state)] if state.bots is not None and state.bots.favourites else []
    room = MOST - len(people) - len(bots) - len(decks)
    tokens = [_tokens(state, player) for player in state.players]
    return (*people, *(tokens if len(tokens) <= room else ()), *bots, *decks, next_act(state))


def _person(state: State, player: str) -> Message:
    me = state.players[player]
    return Message(
        "tapestry.where.player",
        player=_called(state, player),
        points=Message("tapestry.count.points", n=me.score),
        era=me.income_turns,
        resources=tuple(count_of(one, me.resources[one]) for one in RESOURCES),
    )


def addressed(state: State) -> Message | None:
    """Who plays alone and is called by the seat only."""
    names = [player_name(state, player) for player in state.players]
    return names[0] if len(names) == 1 and isinstance(names[0], Message) else None


def _called(state: State, player: str) -> Message | str:
    """Alone at the table simply "You"."""
    alone = len(state.players) == 1 and not state.players[player].name
    return Message("core.you") if alone else player_name(state, player)


def _tokens(state: State, player: str) -> Message:
    spaces = tuple(
        Message(
            "tapestry.where.token", track=word("track", track), space=state.space(player, track)
        )
        for track in state.used_tracks()
    )
    return Message("tapestry.where.tokens", player=_called(state, player), spaces=spaces)


def _bots(state: State) -> Message:
    assert state.bots is not None
    favourites = tuple(
        Message("tapestry.where.favourite", bot=bot_title(bot), track=word("track", track))
        for bot, track in state.bots.favourites.items()
    )
    left = len(state.bots.deck)
    return Message("tapestry.where.bots", favourites=favourites, n=left)


def _automa(state: State) -> Message:
    assert state.bots is not None
    points = Message("tapestry.count.points", n=state.bots.score)
    return Message("tapestry.where.automa", points=points, era=state.bots.income_turns)
