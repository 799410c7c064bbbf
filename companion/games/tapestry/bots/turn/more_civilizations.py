"""Automa civilizations of Plans & Ploys, as a helper tells them: each a house fact to confirm."""

from __future__ import annotations

from companion.core.instruction import Why
from companion.core.message import Message
from companion.games.tapestry.bots.decide.narrowing import Narrowing
from companion.games.tapestry.bots.decide.track import narrow_by_list, track_name
from companion.games.tapestry.bots.events import (
    FIRST_ITEMS,
    ITEM,
    AutomaScored,
    ItemLaid,
    ItemsCounted,
    LandmarkRemoved,
    MarkersCounted,
)
from companion.games.tapestry.bots.look import human_of, landmarks_of
from companion.games.tapestry.bots.state import HUMAN
from companion.games.tapestry.bots.trailblazers import marker
from companion.games.tapestry.bots.turn.acting import Acting
from companion.games.tapestry.bots.turn.advance import move, space_of
from companion.games.tapestry.bots.turn.research import research
from companion.games.tapestry.bots.turn.score import LANDMARKS, multiplier
from companion.games.tapestry.cards import drawing
from companion.games.tapestry.chance import kind_of
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.state import LAST_SPACE, UNKNOWN

CLOSE = (1, 2)
NOBODY_AHEAD, PER_LANDMARK = 5, 3
AHEAD = 2
CIVILIZATION = "civilization"


def equalizers(acting: Acting, _turn: int) -> None:
    """To the human's token where it is 1 or 2 spaces ahead; nowhere: 5 points."""
    acting.draw_priority()
    position = acting.look()
    close = tuple(
        track
        for track in position.tracks[AUTOMA]
        if position.space(HUMAN, track) - position.space(AUTOMA, track) in CLOSE
    )
    if not close:
        _points(acting, NOBODY_AHEAD, "equalizers.none")
        return
    running = Narrowing(close, str, track_name)
    running.start("R-track-2", Message("tapestry.bot.why.equalizers.close"))
    narrow_by_list(running, position, AUTOMA)
    track = running.remaining[0]
    goal = position.space(HUMAN, track)
    for _ in CLOSE:
        if space_of(acting, AUTOMA, track) < goal:
            move(acting, AUTOMA, track, 1, whys=tuple(running.whys))


def hucksters(acting: Acting, _turn: int) -> None:
    """One more item face up, then points: items times the landmark multiplier."""
    lay_item(acting, item_of(acting.bots.favourites[AUTOMA]))
    ours = acting.bots.markers.get(ITEM, FIRST_ITEMS)
    key = acting.key("automa.items")
    items = acting.counted(key, Message("tapestry.bot.ask.items"), ours)
    if items != ours:
        acting.record(ItemsCounted(items))
    times = multiplier(acting, LANDMARKS)
    text = Message("tapestry.bot.do.items", count=items, times=times)
    with acting.because(key, heading=text, icon="income"):
        acting.record(AutomaScored(CIVILIZATION, items, times))


def item_of(favourite: str) -> str:
    """By the favourite track; Military and Science alike a tapestry."""
    return {"technology": "tech", "exploration": "territory", "arts": "masterpiece"}.get(
        favourite, "tapestry"
    )


def lay_item(acting: Acting, deck: str) -> None:
    """The top one of its deck, face up: the app's, or one that the table knows."""
    card = UNKNOWN
    if acting.step.by_app(kind_of(deck)) and drawing.refilled(acting.person, deck):
        card = drawing.draw(acting.person, deck)
    acting.record(ItemLaid(deck, card))


def iconoclasts(acting: Acting, _turn: int) -> None:
    """Each landmark leaves: 3 points and a research with benefit."""
    while landmarks := landmarks_of(acting.state):
        landmark = landmarks[0]
        with acting.because(acting.key("automa.landmark.gone"), icon="landmark"):
            acting.record(LandmarkRemoved(landmark))
        _points(acting, PER_LANDMARK, "iconoclasts")
        research(acting, move, benefit=True)


def trailblazers(acting: Acting, _turn: int) -> None:
    """Another outpost two spaces ahead of the human's token on the favourite track."""
    track = acting.bots.favourites[AUTOMA]
    space = acting.state.space(human_of(acting.state), track) + AHEAD
    if space > LAST_SPACE:
        return
    at = marker(track, space)
    places = (f"track:{track}:{space}",)
    with acting.because(acting.key("automa.trail"), places=places, icon="token-standing"):
        acting.record(MarkersCounted(at, acting.bots.markers.get(at, 0) + 1))


def _points(acting: Acting, points: int, because: str) -> None:
    why = Why("R-inc-1", Message(f"tapestry.bot.why.{because}"))
    with acting.because(acting.key("automa.civilization.points"), why, icon="income"):
        acting.record(AutomaScored(CIVILIZATION, points))
