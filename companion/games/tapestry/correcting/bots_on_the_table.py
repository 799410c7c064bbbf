"""What can be seen of the bots, and what puts it right: numbers, favourites, decks."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.offer import Filled
from companion.core.settable import Settable
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.correcting import of_bots
from companion.games.tapestry.correcting.said import (
    BOT,
    ICONS,
    MOST,
    PILE,
    WHAT,
    icon_of_number,
    kinds_of,
    of_owner,
)
from companion.games.tapestry.owners import AUTOMA, SHADOW
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.names import bot_title, word


def _whose(what: str) -> str:
    return what.partition(".")[2] or AUTOMA


def _bots_number(state: State, f: Filled) -> Message:
    kind = f[WHAT].partition(".")[0]
    if kind in ("covered", "income_turns"):
        return Message(f"tapestry.bot.table.{kind}")
    return of_owner(state, _whose(f[WHAT]), Message(f"tapestry.corrected.{kind}"))


def _has_number(state: State, f: Filled) -> bool:
    """What the bots do not count, nobody can see."""
    if f[WHAT] in ("covered", "income_turns"):
        return AUTOMA in bots_of(state).favourites
    return state.options.solo


def _with_decks(state: State, _filled: Filled) -> str:
    """The deck lies with the Automa, or with the one bot there is."""
    return f"bot:{AUTOMA if state.options.solo else SHADOW}"


def _pile(state: State, f: Filled) -> tuple[int, ...]:
    pile: tuple[int, ...] = getattr(bots_of(state), f[PILE])
    return pile


def _pair(state: State) -> Message:
    left, right = bots_of(state).pair
    return Message("tapestry.bot.table.two_cards", left=left, right=right)


OF_THE_BOTS: tuple[Settable[State], ...] = (
    Settable(
        (of_bots.A_NUMBER,),
        lambda f: (
            "{2}.{0}".format(*f[WHAT].partition(".")) if "." in f[WHAT] else f"{AUTOMA}.{f[WHAT]}"
        ),
        _bots_number,
        of_bots.number_now,
        _has_number,
        forms=(of_bots.BOTS_NUMBER,),
        place=lambda state, f: f"bot:{_whose(f[WHAT])}",
        icon=icon_of_number,
        most=lambda state, f: MOST.get(f[WHAT].partition(".")[0], 0),
    ),
    Settable(
        (of_bots.A_BOT,),
        "{bot}.favourite",
        lambda state, f: Message("tapestry.bot.table.favourite", bot=bot_title(f[BOT])),
        lambda state, f: word("track", bots_of(state).favourites[f[BOT]]),
        forms=(of_bots.FAVOURITE,),
        place="bot:{bot}",
        icon="heart",
    ),
    Settable(
        (kinds_of(PILE, *of_bots.PILES),),
        "bots.{pile}",
        lambda state, f: Message(f"tapestry.bot.table.{f[PILE]}"),
        lambda state, f: Message("tapestry.bot.table.cards", n=len(_pile(state, f))),
        forms=(of_bots.DECKS,),
        known=lambda f: {},
        place=_with_decks,
        icon=lambda state, f: ICONS[f[PILE]],
    ),
    Settable(
        (),
        "bots.pair",
        Message("tapestry.bot.table.pair"),
        lambda state, f: _pair(state),
        lambda state, f: bool(bots_of(state).pair),
        forms=(of_bots.DECKS,),
        place=_with_decks,
        icon="cards",
    ),
)
