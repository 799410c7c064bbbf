"""The bots before the first turn: civilization, favourites, decks, outposts.

R-setup-1, R-setup-3 to R-setup-6, R-duo-1.
"""

from __future__ import annotations

from typing import NamedTuple

from companion.core.instruction import Why
from companion.core.message import Message, name
from companion.core.question import Choice, Name, Option
from companion.core.step import Step
from companion.games.tapestry import content
from companion.games.tapestry.bots.decide.track import ANY, track_name
from companion.games.tapestry.bots.events import (
    AutomaCivilizationNamed,
    BotOutpostPlaced,
    BotsSetUp,
)
from companion.games.tapestry.bots.events_of_cards import without_cards
from companion.games.tapestry.bots.set_up_more import more_landmark_cards, set_up_civilization
from companion.games.tapestry.bots.state import UNSEEN
from companion.games.tapestry.bots.turn.acting import Acting
from companion.games.tapestry.bots.turn.civilization import OWN
from companion.games.tapestry.bots.turn.decks import face_down
from companion.games.tapestry.bots.turn.facts import confirmed
from companion.games.tapestry.bots.turn.options import favourite_options
from companion.games.tapestry.bots.turn.research import roll_until
from companion.games.tapestry.chance import AUTOMA_CIVILIZATIONS, DECISION_CARDS
from companion.games.tapestry.land.board import board as board_of_side
from companion.games.tapestry.land.board import upper_start
from companion.games.tapestry.options import Bots
from companion.games.tapestry.owners import AUTOMA, SHADOW
from companion.games.tapestry.state import State, hex_key

FIRST_DECK, PROGRESS, DUO_DECK = range(1, 8), range(8, 23), range(1, 13)
AUTOMA_START, STARTING_OUTPOSTS = "3/5", 2
OUTPOSTS = {AUTOMA: 9, SHADOW: 9}
"""One of each marks the favourite track; with Plans & Ploys player tokens do."""
TWO_CARDS = 6
ANOTHER, SCIENCE_DIE = "another", "science_die"


def set_up_bots(step: Step[State]) -> None:
    """Everything of the bots that is drawn or rolled before the first turn."""
    acting = Acting(step)
    _tell_map(acting)
    if acting.state.options.bots is Bots.SHADOW:
        _set_up_shadow(acting)
        return
    civilization, heart, called = _civilization(acting)
    favourites = _favourites(acting, heart)
    deck, progress = _decks(acting)
    second = _second_civilization(acting, civilization)
    own = acting.state.options.own_level
    spare = 1 if acting.state.options.has("MM") else 0
    outposts = {bot: count + spare for bot, count in OUTPOSTS.items()}
    points = own.points if own else 0
    _lay_out(acting, BotsSetUp(civilization, favourites, deck, progress, outposts, second, points))
    if called:
        acting.record(AutomaCivilizationNamed(called))
    place = hex_key(content.map_side(acting.state.options.side.value).starts[AUTOMA_START])
    with acting.because("setup.automa.outposts", _outposts_why(), places=(f"hex:{place}",)):
        acting.record(*[BotOutpostPlaced(place, AUTOMA)] * STARTING_OUTPOSTS)
    for card in filter(None, (civilization, second)):
        set_up_civilization(acting, card)
    more_landmark_cards(acting)


def _tell_map(acting: Acting) -> None:
    """Which edge is the top one, from which hexes are counted."""
    board = board_of_side(acting.state.options.side.value)
    text = Message("tapestry.bot.do.map_lies", start=upper_start(board))
    acting.remark("setup.map", text, icon="territory-tile")


def _outposts_why() -> Why:
    return Why("R-setup-1", Message("tapestry.bot.why.set_up.outposts", start=AUTOMA_START))


def _set_up_shadow(acting: Acting) -> None:
    """R-duo-1: cards 1 to 12, its favourite by the die."""
    favourite = _rolled(acting, SHADOW, acting.state.used_tracks())
    order = acting.step.shuffle("setup.deck", tuple(map(str, DUO_DECK)))
    deck = tuple(map(int, order))
    _lay_out(acting, BotsSetUp("", {SHADOW: favourite}, deck, (), {SHADOW: 0}))


def _lay_out(acting: Acting, first: BotsSetUp) -> None:
    """Cards on the mat, favourites, outposts and both decks."""
    if first.progress and not acting.state.in_loom(DECISION_CARDS):
        why = Why("R-setup-5", Message("tapestry.bot.why.set_up.decks"))
        acting.remark("setup.decks", Message("tapestry.bot.do.two_decks"), why, icon="cards")
    with acting.because("setup.bots"):
        acting.record(first)


class Drawn(NamedTuple):
    """The Automa's card, its heart, and what it is called where it is none of ours."""

    card: str
    heart: str
    called: str = ""


def _civilization(acting: Acting) -> Drawn:
    """R-setup-3: a card at random; the owner's own is told with the options."""
    own = acting.state.options.own_civilization
    if own is not None:
        return Drawn(OWN, own.favourite)
    card = _drawn_card(acting)
    if card == ANOTHER:
        return _another(acting)
    return Drawn(card, content.automa_civilization(card).favourite)


def _drawn_card(acting: Acting) -> str:
    """The app's, or the one that the table drew: a box may hold cards that are not in our list."""
    cards = tuple(
        card.id for card in content.automa().civilizations if _in_play(acting, card.expansion)
    )
    order = acting.step.shuffle("setup.automa.civilizations", cards)
    key, text = "setup.automa.civilization", Message("tapestry.bot.ask.civilization")
    if acting.step.by_app(AUTOMA_CIVILIZATIONS) or not acting.state.options.expansions:
        return acting.step.draw(key, order, text, _civilization_name, AUTOMA_CIVILIZATIONS)
    options = [Option(card, _civilization_name(card)) for card in sorted(cards)]
    another = Option(ANOTHER, Message("tapestry.bot.option.another_civilization"))
    return acting.step.ask(Choice(key, text, (*options, another), kind=AUTOMA_CIVILIZATIONS))


def _another(acting: Acting) -> Drawn:
    """Its name and its heart; what it does is done by the table."""
    key = "setup.automa.civilization"
    called = acting.step.ask(Name(f"{key}.name", Message("tapestry.bot.ask.civilization_name")))
    die = Option(SCIENCE_DIE, Message("tapestry.bot.option.by_the_die"), icon="die-science")
    hearts = (*favourite_options(acting.state.used_tracks()), die)
    text = Message("tapestry.bot.ask.civilization_heart")
    return Drawn(OWN, acting.step.ask(Choice(f"{key}.heart", text, hearts)), called)


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


def _favourites(acting: Acting, heart: str) -> dict[str, str]:
    """R-setup-3: the heart, or the die where it shows one; the Shadow's differs."""
    used = acting.state.used_tracks()
    automa = heart if heart in used else _rolled(acting, AUTOMA, used)
    others = tuple(track for track in used if track != automa)
    return {AUTOMA: automa, SHADOW: _rolled(acting, SHADOW, others, automa)}


def _rolled(acting: Acting, bot: str, tracks: tuple[str, ...], not_this: str = "") -> str:
    """The favourite by the science die; the Shadow Empire's is another than the Automa's."""
    kind = "other" if not_this else "own"
    text = Message(f"tapestry.bot.why.favourite_rolled.{kind}", track=track_name(not_this or ANY))
    return roll_until(acting, bot, tracks, Why("R-setup-3", text), f"setup.{bot}.favourite")


def _decks(acting: Acting) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """R-setup-5: cards 8-22 shuffled; 1-7 and the top one of them, which nobody sees, shuffled."""
    progress = acting.step.shuffle("setup.progress", tuple(map(str, PROGRESS)))
    top = face_down(acting, "setup.progress.top", list(map(int, progress)))
    deck = acting.step.shuffle("setup.deck", (*map(str, FIRST_DECK), str(top)))
    rest = tuple(UNSEEN if top == UNSEEN else int(card) for card in progress)
    return tuple(map(int, deck)), without_cards(rest, (top,))


def _civilization_name(card: str) -> Message:
    return name("tapestry", "automa_civilization", card)
