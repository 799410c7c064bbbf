"""The bots before the first turn: civilization, favourites, decks, outposts.

R-setup-1, R-setup-3 to R-setup-6, R-duo-1.
"""

from __future__ import annotations

from companion.core.message import Message, name
from companion.core.question import Choice, Option
from companion.core.step import Step
from companion.games.tapestry import content
from companion.games.tapestry.bots.decide.track import bot_title, track_name
from companion.games.tapestry.bots.events import BotsSetUp
from companion.games.tapestry.bots.set_up_more import more_landmark_cards, set_up_civilization
from companion.games.tapestry.bots.turn.acting import Acting
from companion.games.tapestry.bots.turn.civilization import OWN
from companion.games.tapestry.bots.turn.facts import confirmed
from companion.games.tapestry.bots.turn.research import roll_until
from companion.games.tapestry.land.events import TokenPlaced
from companion.games.tapestry.options import Bots
from companion.games.tapestry.owners import AUTOMA, SHADOW
from companion.games.tapestry.state import State, hex_key

FIRST_DECK, PROGRESS, DUO_DECK = range(1, 8), range(8, 23), range(1, 13)
AUTOMA_START, STARTING_OUTPOSTS = "3/5", 2
OUTPOSTS = {AUTOMA: 7, SHADOW: 9}
"""One of each marks the favourite track; with Plans & Ploys player tokens do."""
TWO_CARDS = 6


def set_up_bots(step: Step[State]) -> None:
    """Everything of the bots that is drawn or rolled before the first turn."""
    acting = Acting(step)
    if acting.state.options.bots is Bots.SHADOW:
        _set_up_shadow(acting)
        return
    civilization = _civilization(acting)
    favourites = _favourites(acting, civilization)
    deck, progress = _decks(acting)
    second = _second_civilization(acting, civilization)
    own = acting.state.options.own_level
    spare = 1 if acting.state.options.has("MM") else 0
    outposts = {bot: count + spare for bot, count in OUTPOSTS.items()}
    acting.record(
        BotsSetUp(
            civilization,
            favourites,
            deck,
            progress,
            outposts,
            second,
            own.points if own else 0,
        )
    )
    place = hex_key(content.map_side(acting.state.options.side.value).starts[AUTOMA_START])
    acting.record(*[TokenPlaced(place, AUTOMA)] * STARTING_OUTPOSTS)
    _tell(acting, civilization, favourites)
    for card in filter(None, (civilization, second)):
        set_up_civilization(acting, card)
    more_landmark_cards(acting)


def _set_up_shadow(acting: Acting) -> None:
    """R-duo-1: cards 1 to 12, its favourite by the die."""
    favourite = roll_until(acting, acting.state.used_tracks(), "setup.shadow.favourite")
    order = acting.step.shuffle("setup.deck", tuple(map(str, DUO_DECK)))
    deck = tuple(map(int, order))
    acting.record(BotsSetUp("", {SHADOW: favourite}, deck, (), {SHADOW: 0}))
    _tell(acting, "", {SHADOW: favourite})


def _civilization(acting: Acting) -> str:
    """R-setup-3: a card at random."""
    if acting.state.options.own_civilization is not None:
        return OWN
    cards = tuple(
        card.id for card in content.automa().civilizations if _in_play(acting, card.expansion)
    )
    order = acting.step.shuffle("setup.automa.civilizations", cards)
    text = Message("tapestry.bot.ask.civilization")
    return acting.step.draw("setup.automa.civilization", order, text, _civilization_name)


def _in_play(acting: Acting, expansion: str) -> bool:
    return acting.state.options.has(expansion)


def _second_civilization(acting: Acting, first: str) -> str:
    """Level 6, if the owner's chart says so: another card, of the player's choice."""
    if acting.state.options.level != TWO_CARDS or not confirmed(acting, "level_first_turn.6"):
        return ""
    options = tuple(
        Option(card.id, _civilization_name(card.id))
        for card in content.automa().civilizations
        if card.id != first and _in_play(acting, card.expansion)
    )
    text = Message("tapestry.bot.ask.second_civilization")
    return acting.step.ask(Choice("setup.automa.second_civilization", text, options))


def _favourites(acting: Acting, civilization: str) -> dict[str, str]:
    """R-setup-3: the heart, or the die where it shows one; the Shadow's differs."""
    heart = _heart(acting, civilization)
    used = acting.state.used_tracks()
    automa = heart if heart in used else roll_until(acting, used, "setup.automa.favourite")
    others = tuple(track for track in used if track != automa)
    shadow = roll_until(acting, others, "setup.shadow.favourite")
    return {AUTOMA: automa, SHADOW: shadow}


def _heart(acting: Acting, civilization: str) -> str:
    own = acting.state.options.own_civilization
    if own is not None:
        return own.favourite
    return content.automa_civilization(civilization).favourite


def _decks(acting: Acting) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """R-setup-5: cards 8-22 shuffled; 1-7 and the top one of them, shuffled."""
    progress = acting.step.shuffle("setup.progress", tuple(map(str, PROGRESS)))
    text = Message("tapestry.bot.ask.progress")
    top = acting.step.draw("setup.progress.top", progress, text)
    deck = acting.step.shuffle("setup.deck", (*map(str, FIRST_DECK), top))
    rest = tuple(int(card) for card in progress if card != top)
    return tuple(map(int, deck)), rest


def _tell(acting: Acting, civilization: str, favourites: dict[str, str]) -> None:
    if civilization and civilization != OWN:
        text = Message("tapestry.bot.do.set_up", civilization=_civilization_name(civilization))
        acting.tell("setup.automa", text, icon="card")
    for bot, track in favourites.items():
        text = Message(
            "tapestry.bot.do.favourite.moves", bot=bot_title(bot), track=track_name(track)
        )
        acting.tell(f"setup.{bot}", text, places=(f"track:{track}:0",), icon="heart")


def _civilization_name(card: str) -> Message:
    return name("tapestry", "automa_civilization", card)
