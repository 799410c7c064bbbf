"""Progress cards join, and everything is shuffled into a new decision deck. R-inc-6."""

from __future__ import annotations

from companion.core.instruction import Why
from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.bots.events_of_cards import DecisionsShuffled, ProgressJoined
from companion.games.tapestry.bots.state import UNSEEN
from companion.games.tapestry.bots.turn.acting import Acting, drawable, numbers_of, words_of
from companion.games.tapestry.bots.turn.facts import confirmed
from companion.games.tapestry.chance import DECISION_CARDS

ARTS_CARDS = {2: 2, 3: 4, 4: 4}
"""Arts & Architecture, from a helper; at level 4 two more in turns 3 and 4."""
ARTS_LEVELS = (1, 2, 3, 4)


def add_progress(acting: Acting, printed: int, turn: int) -> None:
    """So many cards of the progress deck go face down to the decision discards."""
    count = min(_how_many(acting, printed, turn), len(acting.bots.progress))
    if not count:
        return
    left, drawn = list(drawable(acting, acting.bots.progress)), []
    for _ in range(count):
        card = face_down(acting, "bots.progress", left)
        drawn.append(card)
        left = [one for one in left if one != card]
    with acting.because("bots.progress", _why("progress"), icon="card-decision"):
        acting.record(ProgressJoined(tuple(drawn)))


def face_down(acting: Acting, place: str, pile: list[int]) -> int:
    """A card of the progress deck: the app's top one; on the table nobody sees it."""
    key, ask = acting.key(place), Message("tapestry.bot.ask.progress")
    if acting.step.by_app(DECISION_CARDS):
        return int(acting.step.draw(key, words_of(pile), ask, kind=DECISION_CARDS))
    seen = tuple(Option(str(card), Message("core.card", card=str(card))) for card in sorted(pile))
    nobody = Option(str(UNSEEN), Message("tapestry.bot.option.unseen"))
    return int(acting.decide(key, ask, (nobody, *seen), str(UNSEEN)))


def shuffle_all(acting: Acting) -> None:
    """Deck, discards and pair become the new decision deck."""
    bots = acting.bots
    cards = words_of((*bots.deck, *bots.discard, *bots.pair))
    order = acting.step.shuffle(acting.key("bots.deck.shuffle"), cards)
    with acting.because("bots.shuffle", _why("shuffle"), icon="card-decision"):
        acting.record(DecisionsShuffled(numbers_of(order)))


def _how_many(acting: Acting, printed: int, turn: int) -> int:
    options = acting.state.options
    own = options.own_level.extra_cards if options.own_level else 0
    listed = options.has("AA") and options.level in ARTS_LEVELS and turn in ARTS_CARDS
    if listed and confirmed(acting, "automa_arts_progress"):
        printed = ARTS_CARDS[turn] + (2 if options.level == 4 and turn > 2 else 0)
    return printed + own


def _why(what: str) -> Why:
    return Why("R-inc-6", Message(f"tapestry.bot.why.{what}"))
