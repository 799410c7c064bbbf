"""Everybody at once: a line for each person, and what matters of them now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.core.message import Message, name
from companion.games.rise_and_fall.content import kinds
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.decline import must_buy
from companion.games.rise_and_fall.rules.settling import can_pay
from companion.games.rise_and_fall.rules.whose_turn import whose_turn
from companion.games.rise_and_fall.signs import colour_of
from companion.games.rise_and_fall.state import Phase, Place, Player, State
from companion.games.rise_and_fall.views.near import nearest


@dataclass(frozen=True, slots=True)
class PieceCount:
    """A kind: pieces in the world of all; where its card is; who is in front of its trophy."""

    icon: str
    text: Message
    ready: bool
    """Its card is in the hand, so that it can be laid."""
    close: bool
    """Nobody has more, and few are left to the trophy."""


@dataclass(frozen=True, slots=True)
class Count:
    """A number of somebody's, for a line that holds nothing else."""

    icon: str
    n: int
    most: int = 0
    """How many there are at most; 0 where there is no end."""
    ready: bool = True
    close: bool = False


@dataclass(frozen=True, slots=True)
class PersonLine:
    """A person."""

    seat: str
    name: Message
    colour: str
    shape: str
    first: bool
    now: Message | None
    """What matters now; None where nothing does."""
    marked: bool
    """It is for this person to do something."""
    cards: Message
    purse: Message | None
    """None where treasuries are not followed."""
    trophies: Message | None
    pieces: tuple[PieceCount, ...]
    counts: tuple[Count, ...]
    """Pieces, cards in the hand, treasury where it is followed, trophies."""


def everybody(state: State) -> tuple[PersonLine, ...]:
    """The lines, clockwise from the first seat."""
    return tuple(_line(state, player) for player in state.players)


def _line(state: State, player: Player) -> PersonLine:
    now, marked = _now(state, player)
    won = tuple(name("rise_and_fall", "piece", kind) for kind in player.trophies)
    return PersonLine(
        player.id,
        who(state, player.id),
        *colour_of(state, player.id),
        state.first == player.id,
        now,
        marked,
        Message(
            "rise_and_fall.line.cards",
            hand=len(player.cards_in(Place.HAND)),
            discard=len(player.cards_in(Place.DISCARD)),
            decline=len(player.cards_in(Place.DECLINE)),
        ),
        _purse(state, player),
        Message("rise_and_fall.screen.trophies", what=won) if won else None,
        tuple(_pieces(state, player)),
        tuple(_counts(state, player)),
    )


def _counts(state: State, player: Player) -> Iterator[Count]:
    pieces = zip(kinds().values(), _pieces(state, player), strict=True)
    for kind, one in pieces:
        yield Count(one.icon, player.in_world(kind.id), kind.count, one.ready, one.close)
    yield Count("rise-card", len(player.cards_in(Place.HAND)))
    for what in ("gold", "wood", "stone") if state.counts_treasuries else ():
        yield Count(f"rise-{what}", player.holds(what))
    yield Count("rise-trophy", len(player.trophies))


def _purse(state: State, player: Player) -> Message | None:
    if not state.counts_treasuries:
        return None
    holds = {what: player.holds(what) for what in ("gold", "wood", "stone")}
    return Message("rise_and_fall.line.purse", **holds)


def _pieces(state: State, player: Player) -> Iterator[PieceCount]:
    for kind in kinds().values():
        n = player.in_world(kind.id)
        front = nearest(state, kind.id)
        close = front is not None and front.close and player.id in front.seats
        text = Message("rise_and_fall.line.pieces", n=n, most=kind.count)
        yield PieceCount(kind.icon, text, player.cards[kind.id] is Place.HAND, close)


def _now(state: State, player: Player) -> tuple[Message | None, bool]:
    """By the phase: the card laid or to be laid, the turn, what is owed, whether one can pay."""
    seat = player.id
    if player.extinct:
        return Message("rise_and_fall.extinct"), False
    if state.phase in (Phase.CARDS, Phase.ACTIONS):
        laid = state.played.get(seat)
        if laid is None:
            return Message("rise_and_fall.line.to_lay"), True
        card = name("rise_and_fall", "piece", laid)
        acts = state.phase is Phase.ACTIONS and state.waiting[:1] == (seat,)
        return Message("rise_and_fall.screen.laid", card=card), acts
    if state.phase is Phase.DEPLOY and whose_turn(state) == seat:
        return Message("rise_and_fall.line.to_place"), True
    if state.phase is Phase.DECLINE and state.owed.get(seat):
        return Message("rise_and_fall.line.owes", n=state.owed[seat]), True
    if state.phase is Phase.BUYING and seat in state.waiting:
        if not can_pay(state, seat):
            return Message("rise_and_fall.line.cannot_pay"), False
        return Message(f"rise_and_fall.line.{'must' if must_buy(player) else 'may'}_buy"), True
    return None, False
