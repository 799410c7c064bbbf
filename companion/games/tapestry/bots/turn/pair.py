"""The decision pair: laid aside, drawn anew, or an income turn instead. R-turn-2 to R-turn-4."""

from __future__ import annotations

from companion.core.instruction import Why
from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.bots import printed
from companion.games.tapestry.bots.events import LastCardDrawn, PairDiscarded, PairDrawn
from companion.games.tapestry.bots.turn.acting import Acting

PAIR = 2
LEFT, RIGHT = "bots.pair.left", "bots.pair.right"


def deck_is_empty(acting: Acting) -> bool:
    """R-turn-2: no card can be drawn; the pair on the table stays the last pair."""
    return not acting.bots.deck


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
    if acting.bots.pair:
        acting.record(PairDiscarded())
    left, right = _told(acting, told) if told else _drawn(acting)
    acting.record(PairDrawn(left, right))
    acting.left, acting.right = left, right
    acting.tell(
        "bots.pair",
        Message("tapestry.bot.do.pair", left=left, right=right),
        whys=(Why("R-turn-3", Message("tapestry.bot.why.pair")),),
        icon="card-decision",
    )


def _draw_last(acting: Acting) -> None:
    """A single card, by a level of one's own: it lies left, the right card stays (ruling)."""
    left, right = acting.bots.deck[0], acting.bots.pair[1]
    acting.record(LastCardDrawn(left))
    acting.left, acting.right = left, right
    text = Message("tapestry.bot.do.last_card", left=left, right=right)
    why = Why("R-turn-3", Message("tapestry.bot.why.last_card"))
    acting.tell("bots.pair", text, whys=(why,), icon="card-decision")


def shows_open_hand(acting: Acting) -> bool:
    """R-turn-4: the deck is empty now and the left card shows the open hand."""
    return not acting.bots.deck and printed.decision_card(acting.left).open_hand


def _drawn(acting: Acting) -> tuple[int, int]:
    """The app's two top cards, or those the table names."""
    deck = tuple(map(str, acting.bots.deck))
    left = acting.step.draw(LEFT, deck, _ask("left"), _card)
    rest = tuple(card for card in deck if card != left)
    right = acting.step.draw(RIGHT, rest, _ask("right"), _card)
    return int(left), int(right)


def _told(acting: Acting, told: tuple[int, int]) -> tuple[int, int]:
    """The pair that came with the command; it may still differ afterwards."""
    deck = sorted(acting.bots.deck)
    left = int(acting.decide(LEFT, _ask("left"), _options(deck), str(told[0])))
    rest = [card for card in deck if card != left]
    right = told[1] if told[1] in rest else told[0]
    return left, int(acting.decide(RIGHT, _ask("right"), _options(rest), str(right)))


def _ask(side: str) -> Message:
    return Message(f"tapestry.bot.ask.card.{side}")


def _options(cards: list[int]) -> tuple[Option, ...]:
    return tuple(Option(str(card), _card(str(card))) for card in cards)


def _card(card: str) -> Message:
    return Message("tapestry.bot.card", card=int(card))
