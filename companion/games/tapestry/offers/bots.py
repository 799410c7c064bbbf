"""The bots' turn: by the app's deck, or by the pair that was really drawn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.core.form import form
from companion.core.message import Message
from companion.core.noun import Noun
from companion.core.offer import Filled, Section
from companion.games.tapestry.bots.cards import may_come
from companion.games.tapestry.bots.commands import SkipBotsTurn, TakeBotsTurn
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.bots.events_of_cards import without_cards
from companion.games.tapestry.bots.state import UNSEEN
from companion.games.tapestry.bots.turn.pair import PAIR as PAIR_OF
from companion.games.tapestry.state import State

LEFT, RIGHT = "left", "right"


def _drawn(state: State, filled: Filled) -> Iterator[str]:
    """Cards that can have come from the decision deck, the right one out of what then is left."""
    bots, left = bots_of(state), int(filled.get(LEFT, UNSEEN))
    if left:
        bots = replace(bots, deck=without_cards(bots.deck, (left,)))
    return (str(card) for card in sorted(may_come(bots)) if card != left)


def _card(key: str, text: Message) -> Noun[State]:
    return Noun(
        key,
        text,
        _drawn,
        lambda state, card: Message("core.card", card=card),
        read=int,
    )


def _drew(state: State) -> bool:
    """Alone the bots begin with an income turn, and draw nothing for it; a pair is two cards."""
    bots = bots_of(state)
    return len(bots.deck) >= PAIR_OF and (not state.options.solo or bool(bots.income_turns))


PAIR = form(
    TakeBotsTurn,
    "bots.pair",
    Message("tapestry.offer.bots_pair"),
    icon="cards",
    when=_drew,
    left=_card(LEFT, Message("tapestry.offer.ask.left")),
    right=_card(RIGHT, Message("tapestry.offer.ask.right")),
)


def their_turn(section: Section[State], state: State) -> None:
    """One touch for all of it."""
    under = section.under(Message("tapestry.offer.bots"))
    text = Message("tapestry.offer.bots_turn")
    under.offer("bots.turn", text, TakeBotsTurn(), icon="owner-automa", first=True)
    under.forms((PAIR,))
    under.offer("bots.skip", Message("tapestry.offer.bots_skip"), SkipBotsTurn(), icon="skip")
