"""Pieces on the tablet's world: put there, taken off, and what one of them can do."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.offer import Filled, Offer, Section, allowed
from companion.core.question import Choice, Option
from companion.games.rise_and_fall.commands.world import PutPiece, TakePiece
from companion.games.rise_and_fall.content import kinds
from companion.games.rise_and_fall.offers.ground import space_option
from companion.games.rise_and_fall.offers.right import KIND, SEAT, seats
from companion.games.rise_and_fall.offers.turn import acts, offer, piece_name, starts
from companion.games.rise_and_fall.rules import stock
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.standing import standing
from companion.games.rise_and_fall.state import Phase, State

SPACE, PIECE = "space", "piece"


def standing_pieces(section: Section[State], state: State) -> None:
    """As they stand on the table."""
    to_put = tuple(seat for seat in state.living if _to_put(state, seat))
    if to_put:
        section.offer(
            "put",
            Message("rise_and_fall.offer.put"),
            lambda f: PutPiece(f[SPACE], f[SEAT], f[KIND]),
            seats(state, to_put),
            lambda f: _kinds_to_put(state, f),
            lambda f: _spaces_for(state, f),
            icon="rise-card",
        )
    if any(space.pieces for space in state.world.values()):
        text = Message("rise_and_fall.offer.take")
        section.offer("take", text, _taken, _pieces(state), icon="trash")


def _to_put(state: State, seat: str) -> tuple[str, ...]:
    """Kinds of which fewer stand on the tablet than in the world, and that fit somewhere."""
    player = state.player(seat)
    fewer = (one for one in kinds() if standing(state, seat, one) < player.in_world(one))
    return tuple(one for one in fewer if _fitting(state, seat, one))


def _fitting(state: State, seat: str, kind: str) -> tuple[str, ...]:
    every = sorted(state.world, key=stock.to_hex)
    return tuple(one for one in every if allowed(PutPiece(one, seat, kind), state))


def _kinds_to_put(state: State, filled: Filled) -> Choice:
    options = tuple(Option(one, piece_name(one)) for one in _to_put(state, filled[SEAT]))
    return Choice(KIND, Message("rise_and_fall.offer.ask.kind"), options)


def _spaces_for(state: State, filled: Filled) -> Choice:
    fitting = _fitting(state, filled[SEAT], filled[KIND])
    options = tuple(space_option(state, place) for place in fitting)
    return Choice(SPACE, Message("rise_and_fall.offer.ask.space"), options)


def _pieces(state: State) -> Choice:
    options = tuple(
        Option(f"{place} {piece}", _said(state, place, piece), place=f"hex:{place}")
        for place, space in state.world.items()
        for piece in dict.fromkeys(space.pieces)
    )
    return Choice(PIECE, Message("rise_and_fall.offer.ask.piece"), options)


def _said(state: State, place: str, piece: str) -> Message:
    seat, kind = piece.split()
    whose = who(state, seat)
    return Message("rise_and_fall.offer.stands", who=whose, piece=piece_name(kind), place=place)


def _taken(filled: Filled) -> TakePiece:
    space, seat, kind = filled[PIECE].split()
    return TakePiece(space, seat, kind)


def space_offers(state: State, space: str) -> tuple[Offer[State], ...]:
    """What the piece there can do now; pieces to put on the space, or to take off it."""
    if state.phase is Phase.DEPLOY:
        return starts(state, space)
    there = state.world[space].pieces if space in state.world else ()
    can = acts(state, space) if state.phase is Phase.ACTIONS and state.waiting else ()
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
    return (*can, *taken, *(one for one in put if one.reason is None))
