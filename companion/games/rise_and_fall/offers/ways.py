"""The three ways to play with the app."""

from __future__ import annotations

from companion.core.form import Form, form, offered
from companion.core.message import Message
from companion.core.offer import Offer
from companion.games.rise_and_fall.commands.setup import ChangeWay
from companion.games.rise_and_fall.options import Way
from companion.games.rise_and_fall.state import State


def _way(way: Way) -> Form[State]:
    return form(
        ChangeWay,
        f"way.{way.value}",
        Message(f"rise_and_fall.way.{way.value}"),
        icon="settings",
        note=Message(f"rise_and_fall.way.{way.value}_note"),
        when=lambda state: way is not state.way,
        makes=lambda state, filled: ChangeWay(way),
    )


WAYS = tuple(map(_way, Way))


def ways(state: State) -> tuple[Offer[State], ...]:
    """How the game may be played with the app instead."""
    return tuple(offered(WAYS, state))
