"""Questions that fill the blanks of several offers."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from companion.core.message import Message
from companion.core.question import Amount, Choice, Option
from companion.games.tapestry import content
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.names import card_name, player_name, player_option, word

PLAYER, OWNER, CARD, NUMBER, NOBODY = "player", "owner", "card", "number", "nobody"


def said(text: Message | str) -> Message:
    """A name as a message, also where somebody typed it."""
    return text if isinstance(text, Message) else Message("tapestry.offer.typed", text=text)


def whose(state: State, among: Collection[str] | None = None) -> Choice:
    """One of the people, or of some of them."""
    people = [one for one in state.players if among is None or one in among]
    options = tuple(Option(one, said(player_name(state, one))) for one in people)
    return Choice(PLAYER, Message("tapestry.offer.ask.player"), options)


def whose_of_all(state: State, *, nobody: bool = False) -> Choice:
    """Anybody with tokens on the board, perhaps nobody."""
    options = tuple(Option(one, player_option(state, one)) for one in state.owners())
    if nobody:
        options = (*options, Option(NOBODY, Message("tapestry.offer.nobody")))
    return Choice(OWNER, Message("tapestry.offer.ask.player"), options)


def one_of(key: str, text: Message, named: Iterable[tuple[str, Message]]) -> Choice:
    """One of some things, by id and name."""
    return Choice(key, text, tuple(Option(one, called) for one, called in named))


def cards_of(kind: str, cards: Iterable[str], key: str = CARD) -> Choice:
    """One of some cards, each once."""
    named = ((card, card_name(kind, card)) for card in dict.fromkeys(cards))
    return one_of(key, Message("tapestry.offer.ask.card"), named)


def tracks_asked(state: State) -> Choice:
    """A track in play."""
    text = Message("tapestry.offer.ask.track")
    options = tuple(
        Option(one, word("track", one), icon=f"track-{one}", place=f"track:{one}")
        for one in state.used_tracks()
    )
    return Choice("track", text, options)


def hexes_asked(state: State, places: Iterable[str]) -> Choice:
    """A hex of the map, to be touched there."""
    from companion.games.tapestry.land.tiles import hex_options

    text = Message("tapestry.offer.ask.hex")
    return Choice("hex", text, tuple(hex_options(state, places)))


def so_many(low: int, high: int, now: int | None = None) -> Amount:
    """A number."""
    return Amount(NUMBER, Message("tapestry.offer.ask.number"), low, high, now)


def landmarks_of(state: State) -> tuple[str, ...]:
    """Landmarks of the boxes in play."""
    every = content.landmarks().items()
    return tuple(one for one, figure in every if state.options.has(figure.expansion))
