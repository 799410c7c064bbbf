"""The table in three groups, to be looked over: the players, the bots, the board."""

from __future__ import annotations

from dataclasses import replace

from companion.core.checked import BOARD, BOTS, YOU, Group, grouped
from companion.core.message import Message
from companion.core.offer import Filled
from companion.core.settable import Settable
from companion.games.tapestry.correcting.on_the_table import on_the_table
from companion.games.tapestry.correcting.said import parts_of
from companion.games.tapestry.nouns import PERSON, PLAYER
from companion.games.tapestry.owner_signs import label_of, shape_of
from companion.games.tapestry.owners import AUTOMA, SHADOW
from companion.games.tapestry.score.counting import rows_and_columns
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.names import bot_title, card_name


def _built(state: State, f: Filled) -> Message:
    """What stands there, and what is complete."""
    city = state.players[f[PLAYER]].capital
    said = {
        "pieces": len(city.placed),
        "lines": rows_and_columns(state, f[PLAYER]),
        "districts": len(city.districts),
    }
    return parts_of(Message(f"tapestry.check.capital.{what}", n=n) for what, n in said.items())


CAPITAL: Settable[State] = Settable(
    (PERSON,),
    "{player}.capital",
    Message("tapestry.screen.capital"),
    _built,
    place="player:{player}",
    icon="capital",
    page="capital",
)
"""Put right where it is drawn."""


def checked(state: State) -> tuple[Group, ...]:
    """The players with their capitals, the bots, the board."""
    people = (_person(state, player) for player in state.players)
    bots = (
        Group(BOTS, bot_title(bot), f"owner-{bot}", (f"bot:{bot}",), colour=bot)
        for bot in (AUTOMA, SHADOW)
    )
    beside = ("landmark:", "achievement:", "offer:")
    drawn = ("hex:", "track:")
    board = Group(BOARD, Message("tapestry.check.board"), "map", beside, on_board=drawn)
    return grouped(
        (*people, *bots, board), (*on_the_table(state, all_=True), *CAPITAL.facts(state))
    )


def _person(state: State, player: str) -> Group:
    me, shape = state.players[player], shape_of(state, player)
    icon = f"owner-{shape}" if shape == "human" else f"shape-{shape}"
    group = Group(YOU, label_of(state, player), icon, (f"player:{player}",), colour=me.colour)
    mats = [card_name("civilization", mat.id) for mat in me.civilizations]
    return replace(group, note=parts_of(mats)) if mats else group
