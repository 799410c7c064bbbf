"""The bots' numbers, markers and decks, as they are on the table."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.offer import Filled, Section
from companion.core.question import Amount, Choice, Option
from companion.games.tapestry.bots.commands import EmptyDeck, SetDecks
from companion.games.tapestry.bots.correcting import NUMBERS, CorrectBots, MoveFavourite
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.offers.blanks import CARD, NUMBER, so_many, tracks_asked
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.names import bot_title

WHAT, BOT, PILE = "what", "bot", "pile"
PILES = ("deck", "discard", "progress")


def put_right(section: Section[State], state: State) -> None:
    """Numbers at any time; markers and decks once they are set up."""
    section.offer(
        "bots.number",
        Message("tapestry.offer.bots_number"),
        lambda f: CorrectBots(f[WHAT], f[NUMBER]),
        _what(),
        lambda f: _number(state, f[WHAT]),
        icon="edit",
    )
    bots = bots_of(state)
    if not bots.favourites:
        return
    titles = tuple(Option(one, bot_title(one)) for one in bots.favourites)
    section.offer(
        "bots.favourite",
        Message("tapestry.offer.favourite"),
        lambda f: MoveFavourite(f[BOT], f["track"]),
        Choice(BOT, Message("tapestry.offer.ask.bot"), titles),
        tracks_asked(state),
        icon="heart",
    )
    text = Message("tapestry.offer.deck_empty")
    section.offer("bots.empty", text, EmptyDeck(), icon="cards")
    section.offer(
        "bots.decks",
        Message("tapestry.offer.decision_card"),
        lambda f: _moved(state, f),
        _card(state),
        _pile(),
        icon="cards",
    )


def _what() -> Choice:
    options = tuple(Option(one, Message(f"tapestry.bot.corrected.{one}")) for one in NUMBERS)
    return Choice(WHAT, Message("tapestry.offer.ask.what"), options)


def _number(state: State, what: str) -> Amount:
    bots = bots_of(state)
    kind, _, which = what.partition(".")
    now = {"points": bots.score, "outposts": bots.outposts_left.get(which, 0)}.get(kind)
    most = NUMBERS[what]
    return so_many(0, most, min(most, int(getattr(bots, kind)) if now is None else now))


def _card(state: State) -> Choice:
    bots = bots_of(state)
    cards = sorted(filter(None, (*bots.deck, *bots.discard, *bots.progress)))
    options = tuple(Option(str(card), Message("core.card", card=str(card))) for card in cards)
    return Choice(CARD, Message("tapestry.offer.ask.card"), options)


def _pile() -> Choice:
    options = tuple(Option(one, Message(f"tapestry.bot.pile.{one}")) for one in PILES)
    return Choice(PILE, Message("tapestry.offer.ask.pile"), options)


def _moved(state: State, filled: Filled) -> SetDecks:
    """The card lies on top of that pile, and nowhere else."""
    bots, card = bots_of(state), int(filled[CARD])
    piles = {one: tuple(c for c in getattr(bots, one) if c != card) for one in PILES}
    piles[filled[PILE]] = (card, *piles[filled[PILE]])
    return SetDecks(piles["deck"], piles["discard"], bots.pair, piles["progress"])
