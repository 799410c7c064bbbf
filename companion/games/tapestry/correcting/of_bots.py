"""The bots' numbers, markers and decks, put right."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.form import form
from companion.core.message import Message
from companion.core.noun import HowMany, Noun
from companion.core.offer import Filled
from companion.games.tapestry.bots import moving
from companion.games.tapestry.bots.commands import EmptyDeck, SetDecks
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.chance import DECISION_CARDS
from companion.games.tapestry.correcting.facts.bots import NUMBERS, BotsNumber, Favourite
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.nouns import CARD, HOW_MANY, NUMBER, TRACK
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.names import bot_title

WHAT, BOT, PILE = "what", "bot", "pile"
PILES = ("deck", "discard", "progress")


def _set_up(state: State) -> bool:
    return state.bots is not None and bool(state.bots.favourites)


def _on_table(state: State) -> bool:
    """What lies in Loom lies as Loom says."""
    return _set_up(state) and not state.in_loom(DECISION_CARDS)


def number_now(state: State, filled: Filled) -> int:
    """A number of the bots, as it is believed."""
    bots = bots_of(state)
    kind, _, which = filled[WHAT].partition(".")
    found = {"points": bots.score, "outposts": bots.outposts_left.get(which, 0)}.get(kind)
    return int(getattr(bots, kind)) if found is None else found


A_NUMBER: Noun[State] = Noun(
    WHAT,
    Message("tapestry.offer.ask.what"),
    lambda state, filled: NUMBERS,
    lambda state, what: Message(f"tapestry.bot.corrected.{what}"),
)
A_BOT: Noun[State] = Noun(
    BOT,
    Message("tapestry.offer.ask.bot"),
    lambda state, filled: bots_of(state).favourites,
    lambda state, bot: bot_title(bot),
)
BOTS_NUMBER = form(
    SetValue,
    "bots.number",
    Message("tapestry.offer.bots_number"),
    icon="edit",
    when=_set_up,
    makes=lambda state, f: SetValue(BotsNumber(f[WHAT], f[NUMBER])),
    what=A_NUMBER,
    value=HowMany(NUMBER, HOW_MANY, number_now, lambda state, f: NUMBERS[f[WHAT]]),
)
FAVOURITE = form(
    SetValue,
    "bots.favourite",
    Message("tapestry.offer.favourite"),
    icon="heart",
    when=_set_up,
    makes=lambda state, f: SetValue(Favourite(f[BOT], f["track"])),
    bot=A_BOT,
    track=TRACK,
)
EMPTY = form(
    EmptyDeck, "bots.empty", Message("tapestry.offer.deck_empty"), icon="cards", when=_on_table
)


def _cards(state: State, _filled: Filled) -> Iterator[str]:
    """Those that somebody saw."""
    bots = bots_of(state)
    every = (*bots.deck, *bots.discard, *bots.pair, *bots.progress)
    return map(str, sorted(filter(None, every)))


DECKS = form(
    SetDecks,
    "bots.decks",
    Message("tapestry.offer.decision_card"),
    icon="cards",
    when=_on_table,
    makes=lambda state, f: moving.moved(state, int(f[CARD]), f[PILE]),
    card=Noun(
        CARD,
        Message("tapestry.offer.ask.card"),
        _cards,
        lambda state, card: Message("core.card", card=card),
    ),
    pile=Noun(
        PILE,
        Message("tapestry.offer.ask.pile"),
        lambda state, filled: moving.places(state, int(filled[CARD])),
        moving.place_name,
    ),
)
BOTS = (BOTS_NUMBER, FAVOURITE, EMPTY, DECKS)
