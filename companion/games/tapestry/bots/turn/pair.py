"""The decision pair: laid aside, drawn anew, or an income turn instead. R-turn-2 to R-turn-4."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.instruction import Why
from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.bots import printed
from companion.games.tapestry.bots.cards import may_come
from companion.games.tapestry.bots.events_of_cards import (
    LastCardDrawn,
    PairDiscarded,
    PairDrawn,
    without_cards,
)
from companion.games.tapestry.bots.state import UNSEEN
from companion.games.tapestry.bots.turn.acting import Acting, drawable, words_of
from companion.games.tapestry.chance import DECISION_CARDS

PAIR = 2
PLACE, LEFT, RIGHT = "bots.pair", "bots.pair.left", "bots.pair.right"
ICON = "card-decision"


def deck_is_empty(acting: Acting) -> bool:
    """R-turn-2: no card can be drawn; the pair on the table stays the last pair.

    A single card makes no pair where, put right by hand, none lies on the table.
    """
    return not acting.bots.deck or (len(acting.bots.deck) < PAIR and not acting.bots.pair)


def no_pair_left(acting: Acting) -> bool:
    """R-duo-3: fewer than two cards."""
    return len(acting.bots.deck) < PAIR


def use_last_pair(acting: Acting) -> None:
    """The pair on the table decides, or at least its right card."""
    pair = acting.bots.pair
    acting.left = pair[0] if pair else 0
    acting.right = pair[1] if pair else acting.bots.priority


def draw_pair(acting: Acting, told: tuple[int, int] | None = None) -> None:
    """R-turn-3: the old pair goes, two cards come, left and right at random."""
    if len(acting.bots.deck) < PAIR and acting.bots.pair:
        _draw_last(acting)
        return
    why = Why("R-turn-3", Message("tapestry.bot.why.pair"))
    if acting.bots.pair:
        acting.record(PairDiscarded())
    with acting.because(PLACE, why, icon=ICON):
        acting.left, acting.right = _told(acting, told) if told else _drawn(acting)
        acting.record(PairDrawn(acting.left, acting.right))


def _draw_last(acting: Acting) -> None:
    """A single card, by a level of one's own: it lies left, the right card stays (ruling)."""
    why = Why("R-turn-3", Message("tapestry.bot.why.last_card.ruling"))
    with acting.because(PLACE, why, icon=ICON):
        deck = drawable(acting, acting.bots.deck)
        acting.left, acting.right = _one(acting, LEFT, deck), acting.bots.pair[1]
        acting.record(LastCardDrawn(acting.left))


def shows_open_hand(acting: Acting) -> bool:
    """R-turn-4: the deck is empty now and the left card shows the open hand."""
    return not acting.bots.deck and printed.decision_card(acting.left).open_hand


def _drawn(acting: Acting) -> tuple[int, int]:
    """The app's two top cards, or those the table names."""
    deck = drawable(acting, acting.bots.deck)
    left = _one(acting, LEFT, deck)
    return left, _one(acting, RIGHT, _others(acting, deck, left))


def _others(acting: Acting, deck: Sequence[int], left: int) -> list[int]:
    """What can lie right: none that nobody saw, where the left one was the last of them."""
    behind = without_cards(acting.bots.deck, (left,))
    hidden = UNSEEN in behind or acting.step.by_app(DECISION_CARDS)
    return [card for card in deck if card != left and (hidden or card in behind)]


def _one(acting: Acting, place: str, cards: Sequence[int]) -> int:
    """A card; the table is not asked which, where it can only be one."""
    ask = _ask(place)
    if len(cards) == 1 and not acting.step.by_app(DECISION_CARDS):
        return int(acting.decide(acting.key(place), ask, _options(cards), str(cards[0])))
    return int(acting.step.draw(acting.key(place), words_of(cards), ask, _card, DECISION_CARDS))


def _told(acting: Acting, told: tuple[int, int]) -> tuple[int, int]:
    """The pair that came with the command; it may still differ afterwards."""
    deck = sorted(may_come(acting.bots))
    left = int(acting.decide(LEFT, _ask(LEFT), _options(deck), str(told[0])))
    rest = _others(acting, deck, left)
    right = told[1] if told[1] in rest else told[0]
    return left, int(acting.decide(RIGHT, _ask(RIGHT), _options(rest), str(right)))


def _ask(place: str) -> Message:
    side = place.rpartition(".")[2]
    return Message(f"tapestry.bot.ask.card.{side}")


def _options(cards: Sequence[int]) -> tuple[Option, ...]:
    return tuple(Option(str(card), _card(str(card))) for card in cards)


def _card(card: str) -> Message:
    return Message("tapestry.bot.card", card=int(card))
