"""Whoever has a colour at the table, as screens show them: by a name, by a shape."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.message import Message
from companion.games.tapestry.owners import AUTOMA, SHADOW
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.names import bot_title, player_name

SHAPES = ("human", "triangle", "square", "diamond", "star")


def label_of(state: State, player: str) -> Message | str:
    """How a player is called beside a number: alone at the table simply "You"."""
    if is_you(state, player):
        return Message("core.you")
    return bot_title(player) if player in (AUTOMA, SHADOW) else player_name(state, player)


def head_of(state: State, player: str) -> tuple[Message | str, str, str]:
    """Name, colour and shape of a person, as at the head of a column."""
    return label_of(state, player), state.players[player].colour, shape_of(state, player)


def seats(state: State) -> Mapping[str, tuple[str, str]]:
    """Colour and shape of everybody, by seat; a bot's shape is its own name."""
    return {
        owner: (state.colour(owner), shape_of(state, owner) or owner) for owner in state.owners()
    }


def is_you(state: State, player: str) -> bool:
    """The only person, who gave no name."""
    me = state.players.get(player)
    return me is not None and len(state.players) == 1 and not me.name


def shape_of(state: State, owner: str) -> str:
    """The shape that stands for a person, another for each seat; empty for bots."""
    me = state.players.get(owner)
    if me is None:
        return ""
    seats = list(state.players)
    return me.shape or SHAPES[seats.index(owner) % len(SHAPES)]
