"""What every page of the table draws: frozen records of messages and numbers.

The world is in world.py, the walk-through of the set-up in set_up.py; what can be done says
offers/turn.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.core.message import Message, name
from companion.games.rise_and_fall.content import kinds
from companion.games.rise_and_fall.flow import LETTERS
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.signs import colour_of
from companion.games.rise_and_fall.state import Phase, Player, State
from companion.games.rise_and_fall.views.everybody import PersonLine, everybody
from companion.games.rise_and_fall.views.near import notices
from companion.games.rise_and_fall.views.next import what_is_next


@dataclass(frozen=True, slots=True)
class PhaseView:
    """A station on the line of phases."""

    name: Message
    now: bool
    done: bool


@dataclass(frozen=True, slots=True)
class PieceView:
    """A kind of piece of a player."""

    name: Message
    icon: str
    in_world: int
    most: int
    trophy: bool


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A player."""

    seat: str
    name: Message
    colour: str
    shape: str
    gold: int
    wood: int
    stone: int
    pieces: tuple[PieceView, ...]
    acting: bool
    extinct: bool


@dataclass(frozen=True, slots=True)
class TableView:
    """The table in play."""

    counts_down: bool
    """Cards are laid as somebody counts to three."""
    turn: int
    phases: tuple[PhaseView, ...]
    next: Message
    players: tuple[PlayerView, ...]
    won: tuple[str, ...]
    """The colours of those who have trophies, one a trophy."""
    trophies_wanted: int
    notices: tuple[Message, ...]
    """What must not be missed: the last turn, an empty bank."""
    everybody: tuple[PersonLine, ...]
    """A line for each person."""
    counts_treasuries: bool


def table_view(state: State) -> TableView:
    """The table in play."""
    winners = (state.trophies_won.get(kind) for kind in kinds())
    return TableView(
        state.options.three_seconds and state.phase is Phase.CARDS,
        state.turn,
        tuple(_phases(state)),
        what_is_next(state),
        tuple(_player(state, player) for player in state.players),
        tuple(colour_of(state, seat)[0] for seat in winners if seat),
        state.options.trophies,
        tuple(notices(state)),
        everybody(state),
        state.counts_treasuries,
    )


def _phases(state: State) -> Iterator[PhaseView]:
    phases = list(LETTERS)
    reached = phases.index(state.phase) if state.phase in LETTERS else 0
    for at, phase in enumerate(phases):
        text = Message(f"rise_and_fall.station.{phase.value}")
        yield PhaseView(text, state.phase is phase, at < reached)


def _player(state: State, player: Player) -> PlayerView:
    return PlayerView(
        player.id,
        who(state, player.id),
        *colour_of(state, player.id),
        player.gold,
        player.wood,
        player.stone,
        tuple(_piece(state, player, kind) for kind in kinds()),
        state.phase is Phase.ACTIONS and state.waiting[:1] == (player.id,),
        player.extinct,
    )


def _piece(state: State, player: Player, kind: str) -> PieceView:
    return PieceView(
        name("rise_and_fall", "piece", kind),
        kinds()[kind].icon,
        player.in_world(kind),
        kinds()[kind].count,
        state.trophies_won.get(kind) == player.id,
    )
