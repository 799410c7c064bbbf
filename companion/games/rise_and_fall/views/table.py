"""What the screens draw: frozen records of messages and numbers.

`table_view(state)` is the table in play: the line of phases, what is next, every player, and in
`groups` what can be tapped (see offers/turn.py). The tablet's world is in world.py, the
walk-through of the set-up in set_up.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.core.message import Message, name
from companion.games.rise_and_fall.content import kinds
from companion.games.rise_and_fall.flow import LETTERS
from companion.games.rise_and_fall.offers.turn import Group, groups
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.decline import price
from companion.games.rise_and_fall.signs import colour_of
from companion.games.rise_and_fall.state import Phase, Player, State
from companion.games.rise_and_fall.views.everybody import PersonLine, everybody
from companion.games.rise_and_fall.views.near import decline_now, nearest, notices
from companion.games.rise_and_fall.views.next import what_is_next

DOMAINS = {"economy": "rise-economy", "trophies": "rise-trophy", "territory": "rise-domination"}


@dataclass(frozen=True, slots=True)
class PhaseView:
    """A station on the line of phases."""

    letter: str
    name: Message
    now: bool
    done: bool
    topic: str
    """The entry of the rules on it."""


@dataclass(frozen=True, slots=True)
class PieceView:
    """A kind of piece of a player, and its card."""

    kind: str
    name: Message
    icon: str
    in_world: int
    most: int
    place: str
    place_name: Message
    trophy: bool


@dataclass(frozen=True, slots=True)
class TrophyView:
    """A trophy, and who has won it."""

    kind: str
    name: Message
    icon: str
    owner: Message | None
    """None as long as it is on the board."""
    colour: str
    shape: str
    near: Message | None
    """Who is nearest, while it is on the board."""
    close: bool


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
    trophies: tuple[Message, ...]
    first: bool
    acting: bool
    extinct: bool
    laid: Message | None
    """The card laid this turn."""


@dataclass(frozen=True, slots=True)
class TableView:
    """The table in play."""

    counts_down: bool
    """Cards are laid as somebody counts to three."""
    turn: int
    phases: tuple[PhaseView, ...]
    next: Message
    players: tuple[PlayerView, ...]
    trophies: tuple[TrophyView, ...]
    trophies_won: int
    trophies_wanted: int
    price: int | None
    """Price of a card in decline; None before the first trophy."""
    bank: int | None
    notices: tuple[Message, ...]
    """What must not be missed: the last turn, an empty bank."""
    groups: tuple[Group, ...]
    over: bool
    everybody: tuple[PersonLine, ...]
    """A line for each person."""
    decline_now: tuple[Message, ...]
    """What a trophy that falls now would come to."""
    counts_treasuries: bool


def table_view(state: State) -> TableView:
    """The table in play."""
    won = len(state.trophies_won)
    return TableView(
        state.options.three_seconds and state.phase is Phase.CARDS,
        state.turn,
        tuple(_phases(state)),
        what_is_next(state),
        tuple(_player(state, player) for player in state.players),
        tuple(_trophies(state)),
        won,
        state.options.trophies,
        price(state) if won else None,
        state.bank,
        tuple(notices(state)),
        groups(state),
        state.phase is Phase.OVER,
        everybody(state),
        decline_now(state),
        state.counts_treasuries,
    )


def _phases(state: State) -> Iterator[PhaseView]:
    phases = list(LETTERS)
    reached = phases.index(state.phase) if state.phase in LETTERS else 0
    for at, (phase, letter) in enumerate(LETTERS.items()):
        text = Message(f"rise_and_fall.station.{phase.value}")
        topic = f"turn.{letter.lower()}"
        yield PhaseView(letter, text, state.phase is phase, at < reached, topic)


def _trophies(state: State) -> Iterator[TrophyView]:
    won = state.trophies_won
    for kind in kinds().values():
        piece = name("rise_and_fall", "piece", kind.id)
        seat = won.get(kind.id, "")
        owner, looks = (who(state, seat), colour_of(state, seat)) if seat else (None, ("", ""))
        front = nearest(state, kind.id)
        near, close = (front.text, front.close) if front else (None, False)
        yield TrophyView(kind.id, piece, kind.icon, owner, *looks, near, close)


def _player(state: State, player: Player) -> PlayerView:
    colour, shape = colour_of(state, player.id)
    laid = state.played.get(player.id)
    acting = state.phase is Phase.ACTIONS and state.waiting[:1] == (player.id,)
    return PlayerView(
        player.id,
        who(state, player.id),
        colour,
        shape,
        player.gold,
        player.wood,
        player.stone,
        tuple(_piece(state, player, kind) for kind in kinds()),
        tuple(name("rise_and_fall", "piece", kind) for kind in player.trophies),
        state.first == player.id,
        acting,
        player.extinct,
        name("rise_and_fall", "piece", laid) if laid else None,
    )


def _piece(state: State, player: Player, kind: str) -> PieceView:
    place = player.cards[kind].value
    return PieceView(
        kind,
        name("rise_and_fall", "piece", kind),
        kinds()[kind].icon,
        player.in_world(kind),
        kinds()[kind].count,
        place,
        Message(f"rise_and_fall.place.{place}"),
        state.trophies_won.get(kind) == player.id,
    )
