"""What single cards and boxes add to the bots' set-up: house facts of a helper."""

from __future__ import annotations

from contextlib import ExitStack

from companion.core.message import Message, name
from companion.games.tapestry import content
from companion.games.tapestry.bots.events import ITEM, MarkersCounted
from companion.games.tapestry.bots.turn.acting import Acting
from companion.games.tapestry.bots.turn.civilization import OWN
from companion.games.tapestry.bots.turn.facts import confirmed, is_as_told
from companion.games.tapestry.bots.turn.more_civilizations import item_of, lay_item, trailblazers
from companion.games.tapestry.cards.events_of_piles import CardPutAway
from companion.games.tapestry.chance import LANDMARK_CARDS
from companion.games.tapestry.city.events import LandmarkTaken
from companion.games.tapestry.owners import AUTOMA

TRAILBLAZERS, SOCIALISM, HUCKSTERS = "trailblazers", "socialism", "hucksters"
ARTS, LEVELS, MORE_CARDS = "AA", (3, 4), 2


def set_up_civilization(acting: Acting, card: str) -> None:
    """What an Automa civilization asks for before the first turn."""
    if card == OWN:
        return
    printed = content.automa_civilization(card)
    if not printed.set_up and not printed.always:
        return
    if printed.unconfirmed and not is_as_told(acting, card):
        told = Message("tapestry.bot.do.own_set_up")
        acting.remark(acting.key("setup.automa.own"), told, icon="card")
        return
    with ExitStack() as headings:
        for kind, there in (("set_up", printed.set_up), ("always", printed.always)):
            if there:
                words = name("tapestry", f"automa_civilization_{kind}", card)
                key = acting.key(f"setup.automa.{kind}")
                headings.enter_context(acting.because(key, heading=words, icon="card"))
        if card == TRAILBLAZERS:
            acting.record(CardPutAway("tapestry", SOCIALISM))
            trailblazers(acting, 0)
        if card == HUCKSTERS:
            _first_items(acting)


def _first_items(acting: Acting) -> None:
    """A space tile, a tapestry, and an item by the favourite track."""
    acting.record(MarkersCounted(ITEM, 0))
    for deck in ("space", "tapestry", item_of(acting.bots.favourites[AUTOMA])):
        lay_item(acting, deck)


def more_landmark_cards(acting: Acting) -> None:
    """Arts & Architecture, levels 3 and 4: two more landmarks for the Automa."""
    options = acting.state.options
    if not options.has(ARTS) or options.level not in LEVELS:
        return
    if not confirmed(acting, "automa_landmark_cards"):
        return
    ask = Message("tapestry.setup.ask.landmark_card")
    for _ in acting.step.rounds(MORE_CARDS):
        landmark = _one(acting, ask)
        if landmark:
            text = Message("tapestry.bot.do.landmark.card", landmark=landmark_name(landmark))
            key = acting.key("setup.automa.landmark")
            with acting.because(key, heading=text, icon="landmark"):
                acting.record(LandmarkTaken(AUTOMA, landmark))


def _one(acting: Acting, ask: Message) -> str:
    """A landmark card nobody was dealt, drawn at random."""
    dealt = {card for one in acting.state.setup.dealt.values() for card in one.landmark_cards}
    left = [
        card
        for card in acting.state.decks["landmark_card"].cards
        if card not in dealt and _landmark(card) not in acting.state.landmarks
    ]
    if not left:
        return ""
    key = acting.key("setup.automa.landmark_card")
    order = acting.step.shuffle(f"{key}.order", tuple(left))
    return _landmark(acting.step.draw(key, order, ask, landmark_name, LANDMARK_CARDS))


def landmark_name(landmark: str) -> Message:
    """A landmark in words; its card is called like it."""
    return name("tapestry", "landmark", landmark)


def _landmark(card: str) -> str:
    return content.landmark_cards()[card].landmark
