"""Progress cards join, and everything is shuffled into a new decision deck. R-inc-6."""

from __future__ import annotations

from companion.core.instruction import Why
from companion.core.message import Message
from companion.games.tapestry.bots.events import DecisionsShuffled, ProgressAdded
from companion.games.tapestry.bots.turn.acting import Acting
from companion.games.tapestry.bots.turn.facts import confirmed

ARTS_CARDS = {2: 2, 3: 4, 4: 4}
"""Arts & Architecture, from a helper; at level 4 two more in turns 3 and 4."""
ARTS_LEVELS = (1, 2, 3, 4)


def add_progress(acting: Acting, printed: int, turn: int) -> None:
    """So many cards of the progress deck go to the decision discards."""
    count = min(_how_many(acting, printed, turn), len(acting.bots.progress))
    if not count:
        return
    left = list(map(str, acting.bots.progress))
    ask, drawn = Message("tapestry.bot.ask.progress"), []
    for _ in range(count):
        card = acting.step.draw(acting.key("bots.progress"), tuple(left), ask)
        left.remove(card)
        drawn.append(int(card))
    acting.record(ProgressAdded(tuple(drawn)))
    text = Message("tapestry.bot.do.progress", n=count)
    acting.tell("bots.progress", text, whys=(_why("progress"),), icon="card-decision")


def shuffle_all(acting: Acting) -> None:
    """Deck, discards and pair become the new decision deck."""
    bots = acting.bots
    cards = tuple(map(str, (*bots.deck, *bots.discard, *bots.pair)))
    order = acting.step.shuffle(acting.key("bots.deck.shuffle"), cards)
    acting.record(DecisionsShuffled(tuple(map(int, order))))
    text = Message("tapestry.bot.do.shuffle", n=len(cards))
    acting.tell("bots.shuffle", text, whys=(_why("shuffle"),), icon="card-decision")


def _how_many(acting: Acting, printed: int, turn: int) -> int:
    options = acting.state.options
    own = options.own_level.extra_cards if options.own_level else 0
    listed = options.has("AA") and options.level in ARTS_LEVELS and turn in ARTS_CARDS
    if listed and confirmed(acting, "automa_arts_progress"):
        printed = ARTS_CARDS[turn] + (2 if options.level == 4 and turn > 2 else 0)
    return printed + own


def _why(what: str) -> Why:
    return Why("R-inc-6", Message(f"tapestry.bot.why.{what}"))
