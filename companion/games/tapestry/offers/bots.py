"""The bots' turn: by the app's deck, or by the pair that was really drawn."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.offer import Filled, Section
from companion.core.question import Choice, Option
from companion.games.tapestry.bots.commands import SkipBotsTurn, TakeBotsTurn
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.state import State

LEFT, RIGHT = "left", "right"


def their_turn(section: Section[State], state: State) -> None:
    """One touch for all of it."""
    under = section.under(Message("tapestry.offer.bots"))
    text = Message("tapestry.offer.bots_turn")
    under.offer("bots.turn", text, TakeBotsTurn(), icon="owner-automa", first=True)
    under.offer(
        "bots.pair",
        Message("tapestry.offer.bots_pair"),
        lambda f: TakeBotsTurn(int(f[LEFT]), int(f[RIGHT])),
        _drawn(state, LEFT, Message("tapestry.offer.ask.left")),
        lambda f: _drawn(state, RIGHT, Message("tapestry.offer.ask.right"), f),
        icon="cards",
    )
    under.offer("bots.skip", Message("tapestry.offer.bots_skip"), SkipBotsTurn(), icon="skip")


def _drawn(state: State, key: str, text: Message, filled: Filled | None = None) -> Choice:
    """A card that can have come from the decision deck."""
    other = (filled or {}).get(LEFT, "")
    cards = [str(card) for card in sorted(bots_of(state).deck) if str(card) != other]
    options = tuple(Option(card, Message("core.card", card=card)) for card in cards)
    return Choice(key, text, options)
