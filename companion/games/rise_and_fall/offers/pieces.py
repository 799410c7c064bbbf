"""Pieces on the tablet's world: put there, taken off, and what one of them can do."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter

from companion.core.form import form
from companion.core.message import Message
from companion.core.noun import Noun
from companion.core.offer import Filled, Offer
from companion.games.rise_and_fall.commands.world import PutPiece, TakePiece
from companion.games.rise_and_fall.content import kinds
from companion.games.rise_and_fall.nouns import KIND, SEAT, SPACE_OF_WORLD, piece_name
from companion.games.rise_and_fall.offers.turn import acts, offer, starts
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.standing import may_stand, standing
from companion.games.rise_and_fall.state import Phase, State

SPACE, PIECE = "space", "piece"


def _off(state: State, seat: str) -> Iterator[str]:
    """Kinds of which fewer stand on the tablet than in the world."""
    player = state.player(seat)
    return (one for one in kinds() if standing(state, seat, one) < player.in_world(one))


def _to_put(state: State, seat: str) -> Iterator[str]:
    """Those that fit somewhere."""
    off = _off(state, seat)
    return (one for one in off if any(may_stand(state, space, one) for space in state.world))


def _who_puts(state: State) -> Iterator[str]:
    return (seat for seat in state.living if next(_to_put(state, seat), None))


def _some_are_off(state: State) -> bool:
    return bool(state.world) and any(next(_off(state, seat), None) for seat in state.living)


def _said(state: State, standing_there: str) -> Message:
    place, seat, kind = standing_there.split()
    whose = who(state, seat)
    return Message("rise_and_fall.offer.stands", who=whose, piece=piece_name(kind), place=place)


def _taken(_state: State, filled: Filled) -> TakePiece:
    space, seat, kind = filled[PIECE].split()
    return TakePiece(space, seat, kind)


STANDING: Noun[State] = Noun(
    PIECE,
    Message("rise_and_fall.offer.ask.piece"),
    lambda state, filled: (
        f"{place} {piece}"
        for place, space in state.world.items()
        for piece in dict.fromkeys(space.pieces)
    ),
    _said,
    lambda state, one: kinds()[one.split()[2]].icon,
    lambda state, one: f"hex:{one.split()[0]}",
)
PUT = form(
    PutPiece,
    "put",
    Message("rise_and_fall.offer.put"),
    icon="rise-card",
    when=_some_are_off,
    seat=SEAT.among(lambda state, filled: _who_puts(state)),
    kind=KIND.among(lambda state, filled: _to_put(state, filled["seat"])),
    space=SPACE_OF_WORLD,
)
TAKE = form(
    TakePiece,
    "take",
    Message("rise_and_fall.offer.take"),
    icon="trash",
    when=lambda state: any(map(attrgetter("pieces"), state.world.values())),
    makes=_taken,
    piece=STANDING,
)
PIECES = (PUT, TAKE)
"""As they stand on the table."""


def space_offers(state: State, space: str) -> tuple[Offer[State], ...]:
    """What the piece there can do now; pieces to put on the space, or to take off it."""
    first = starts(state, space) if state.phase is Phase.DEPLOY else ()
    can = acts(state, space) if state.phase is Phase.ACTIONS and state.waiting else ()
    return (*first, *can, *put_right_at(state, space))


def put_right_at(state: State, space: str) -> tuple[Offer[State], ...]:
    """Pieces that do not stand there after all, or do."""
    there = state.world[space].pieces if space in state.world else ()
    taken = [
        offer(
            state,
            f"take.{piece}",
            Message("rise_and_fall.did.taken", who=who(state, seat), piece=piece_name(kind)),
            "trash",
            TakePiece(space, seat, kind),
        )
        for piece in there
        for seat, kind in [piece.split()]
    ]
    put = [
        offer(
            state,
            f"put.{seat}.{kind.id}",
            Message("rise_and_fall.did.put", who=who(state, seat), piece=piece_name(kind.id)),
            kind.icon,
            PutPiece(space, seat, kind.id),
        )
        for seat in state.living
        for kind in kinds().values()
    ]
    return (*taken, *(one for one in put if one.reason is None))
