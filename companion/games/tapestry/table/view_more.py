"""What happens at a table and is no part of a followed turn: `more_view(state, player)`.

A landmark gained otherwise, something laid aside for the fifth income turn, somebody out of the
game or back in it, a game that is over on the table.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.message import Message
from companion.games.tapestry import content
from companion.games.tapestry.city.commands import TakeLandmark
from companion.games.tapestry.city.view import claims
from companion.games.tapestry.correcting.commands_of_mats import CorrectFinished
from companion.games.tapestry.income import reserve
from companion.games.tapestry.income.commands_of_reserve import ReserveItem
from companion.games.tapestry.options import Expansion
from companion.games.tapestry.state import Phase, State
from companion.games.tapestry.turn.commands import EndGame
from companion.games.tapestry.turn.names import thing_name, word
from companion.games.tapestry.view_button import Button, button
from companion.games.tapestry.view_owner import label_of


@dataclass(frozen=True, slots=True)
class MoreView:
    """One player's; the lists are chosen from in a sheet of their own."""

    name: Message | str
    now: tuple[Button, ...]
    landmarks: tuple[Button, ...]
    """Those still to be had."""
    reserve: tuple[Button, ...]
    """FF: what may be laid aside."""
    end: Button | None
    """To be asked twice."""


def more_view(state: State, player: str) -> MoreView:
    """What may be said now."""
    later = state.options.has(Expansion.FANTASIES_AND_FUTURES)
    over = state.phase is Phase.OVER
    return MoreView(
        name=label_of(state, player),
        now=() if over else (*_landmark_card(state, player), _out(state, player)),
        landmarks=() if over else _landmarks(state, player),
        reserve=_reserve(state, player) if later and not over else (),
        end=None if over else button(state, Message("tapestry.more.end"), EndGame(), "flag"),
    )


def _landmark_card(state: State, player: str) -> tuple[Button, ...]:
    return tuple(button(state, text, claim, "landmark") for text, claim in claims(state, player))


def _out(state: State, player: str) -> Button:
    finished = state.players[player].finished
    text = Message("tapestry.more.back" if finished else "tapestry.more.out")
    return button(state, text, CorrectFinished(player, not finished), "person")


def _landmarks(state: State, player: str) -> tuple[Button, ...]:
    return tuple(
        button(state, word("landmark", one), TakeLandmark(player, one), "landmark")
        for one, landmark in content.landmarks().items()
        if one not in state.landmarks and state.options.has(landmark.expansion)
    )


def _reserve(state: State, player: str) -> tuple[Button, ...]:
    return tuple(
        button(state, thing_name(kind), ReserveItem(player, kind), "card") for kind in reserve.KINDS
    )
