"""What may be answered where it differs at the table; made once, as they are many."""

from __future__ import annotations

from functools import cache

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.bots.decide.narrowing import hex_id
from companion.games.tapestry.bots.decide.track import track_name
from companion.games.tapestry.bots.turn.acting import NOT_DONE
from companion.games.tapestry.land.board import board as board_of_side
from companion.games.tapestry.turn.names import word

YES, NO = "yes", "no"


@cache
def track_options(tracks: tuple[str, ...]) -> tuple[Option, ...]:
    """Each of these tracks, or not done."""
    named = (Option(t, track_name(t), icon=f"track-{t}", place=f"track:{t}") for t in tracks)
    return (*named, _not_done())


@cache
def favourite_options(tracks: tuple[str, ...]) -> tuple[Option, ...]:
    """Each of these tracks."""
    return track_options(tracks)[:-1]


@cache
def hex_options(side: str) -> tuple[Option, ...]:
    """Each hex of the map, or not done."""
    board = board_of_side(side)
    named = (Option(hex_id(at), board.names[at], place=f"hex:{hex_id(at)}") for at in board.hexes)
    return (*named, _not_done())


@cache
def done_options() -> tuple[Option, ...]:
    """Done, or not."""
    return (
        Option(YES, Message("kit.done"), icon="check"),
        Option(NO, Message("tapestry.bot.option.not_done"), icon="cross"),
    )


@cache
def trap_options(others: tuple[str, ...] = ()) -> tuple[Option, ...]:
    """Did the person conquered spring a trap, or answer with one of these other cards?"""
    named = ((card, word("tapestry", card)) for card in others)
    cards = ((YES, Message("tapestry.bot.option.trap")), *named)
    return (
        Option(NO, Message("tapestry.bot.option.no_trap"), icon="cross"),
        *(Option(card, text, icon="card-tapestry") for card, text in cards),
    )


def _not_done() -> Option:
    return Option(NOT_DONE, Message("tapestry.bot.option.not_done"), icon="cross")
