"""One player's sheet, to be looked through and put right before the tablet is passed on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.core.message import Message, name
from companion.core.offer import Offer
from companion.games.rise_and_fall.commands.score import ConfirmSheet
from companion.games.rise_and_fall.content import kinds
from companion.games.rise_and_fall.offers.turn import offer
from companion.games.rise_and_fall.rules import scoring
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.state import ACTIVE, Phase, Player, State


@dataclass(frozen=True, slots=True)
class SheetPiece:
    """A card's line: its pieces in the world, its points; crossed out where it does not count."""

    kind: str
    name: Message
    icon: str
    count: int
    most: int
    counts: Message
    """What the card counts, or why not."""
    trophy: bool


@dataclass(frozen=True, slots=True)
class OwnSheet:
    """The sheet."""

    seat: str
    gold: int
    pieces: tuple[SheetPiece, ...]
    confirm: Offer[State] | None
    """None once confirmed."""
    note: Message
    quick: Message | None
    """What is done with the gold; None unless the count is the quick one."""


def next_seat(state: State) -> str:
    """Whose sheet is to be looked through; the first one when all are confirmed."""
    left = [seat for seat in state.living if seat not in state.counted]
    return (left or list(state.living) or [state.players[0].id])[0]


def own_sheet(state: State, seat: str) -> OwnSheet:
    """The sheet of a player."""
    player = state.player(seat)
    open_ = state.phase is Phase.SCORING and seat in state.living and seat not in state.counted
    text = Message("rise_and_fall.offer.confirm", who=who(state, seat))
    return OwnSheet(
        seat,
        player.gold,
        tuple(_pieces(state, player)),
        offer(state, f"confirm.{seat}", text, "check", ConfirmSheet(seat), first=True)
        if open_
        else None,
        _note(state, seat, to_agree=open_),
        _quick(state, seat) if state.options.quick_count else None,
    )


def _note(state: State, seat: str, *, to_agree: bool) -> Message:
    """What is to be done with the sheet; before the count nobody agrees to anything."""
    if state.phase not in (Phase.SCORING, Phase.OVER):
        return Message("rise_and_fall.screen.so_far")
    if to_agree:
        return Message("rise_and_fall.screen.pass_on")
    return Message("rise_and_fall.screen.confirmed", who=who(state, seat))


def _quick(state: State, seat: str) -> Message:
    """Half of the gold goes back; the rest, and what the cards and regions give, are points."""
    sheet = scoring.sheet(state, seat)
    return Message(
        "rise_and_fall.screen.quick",
        back=sheet.gold - sheet.economy,
        cards=sheet.developed,
        regions=sheet.territory,
    )


def _pieces(state: State, player: Player) -> Iterator[SheetPiece]:
    for kind in kinds().values():
        yield SheetPiece(
            kind.id,
            name("rise_and_fall", "piece", kind.id),
            kind.icon,
            player.in_world(kind.id),
            kind.count,
            _counts(state, player, kind.id),
            kind.id in player.trophies,
        )


def _counts(state: State, player: Player, kind: str) -> Message:
    place = player.cards[kind]
    if place not in ACTIVE:
        said = Message(f"rise_and_fall.place.{place.value}")
        return Message("rise_and_fall.screen.card_out", place=said)
    points = scoring.value_of(state, f"{kind}.{player.in_world(kind)}")
    return Message("rise_and_fall.screen.card_counts", n=points)
