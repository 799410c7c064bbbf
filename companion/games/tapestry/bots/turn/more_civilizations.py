"""Automa civilizations of Plans & Ploys, as a helper tells them: each a house fact to confirm."""

from __future__ import annotations

from companion.core.instruction import Why
from companion.core.message import Message, name
from companion.games.tapestry.bots.decide.narrowing import Narrowing
from companion.games.tapestry.bots.decide.track import narrow_by_list, track_name
from companion.games.tapestry.bots.events import AutomaScored, LandmarkRemoved, MarkersCounted
from companion.games.tapestry.bots.look import human_of, landmarks_of
from companion.games.tapestry.bots.state import HUMAN
from companion.games.tapestry.bots.trail import marker
from companion.games.tapestry.bots.turn.acting import Acting
from companion.games.tapestry.bots.turn.advance import move, space_of
from companion.games.tapestry.bots.turn.research import research
from companion.games.tapestry.bots.turn.score import LANDMARKS, multiplier
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.state import LAST_SPACE

CLOSE = (1, 2)
NOBODY_AHEAD, PER_LANDMARK = 5, 3
ITEMS, FIRST_ITEMS = "items", 3
AHEAD = 2
CIVILIZATION = "civilization"


def equalizers(acting: Acting, _turn: int) -> None:
    """To the human's token where it is 1 or 2 spaces ahead; nowhere: 5 points."""
    position = acting.look()
    close = tuple(
        track
        for track in position.tracks[AUTOMA]
        if position.space(HUMAN, track) - position.space(AUTOMA, track) in CLOSE
    )
    if not close:
        _points(acting, NOBODY_AHEAD, "equalizers")
        return
    running = Narrowing(close, str, track_name)
    running.start("R-track-2", Message("tapestry.bot.why.equalizers"))
    narrow_by_list(running, position, AUTOMA)
    track = running.left[0]
    goal = position.space(HUMAN, track)
    for _ in CLOSE:
        if space_of(acting, AUTOMA, track) < goal:
            move(acting, AUTOMA, track, 1, whys=tuple(running.whys))


def hucksters(acting: Acting, _turn: int) -> None:
    """One more item face up, then points: items times the landmark multiplier."""
    items = acting.bots.markers.get(ITEMS, FIRST_ITEMS) + 1
    key = acting.key("automa.items")
    items = acting.counted(key, Message("tapestry.bot.ask.items"), items)
    times = multiplier(acting, LANDMARKS)
    acting.record(MarkersCounted(ITEMS, items), AutomaScored(CIVILIZATION, items, times))
    text = Message("tapestry.bot.do.items", n=items * times, count=items, times=times)
    acting.tell(key, text, icon="income")


def iconoclasts(acting: Acting, _turn: int) -> None:
    """Each landmark leaves: 3 points and a research with benefit."""
    while landmarks := landmarks_of(acting.state):
        landmark = landmarks[0]
        acting.record(LandmarkRemoved(landmark))
        gone = Message(
            "tapestry.bot.do.landmark.out", landmark=name("tapestry", "landmark", landmark)
        )
        acting.tell(acting.key("automa.landmark.gone"), gone, icon="landmark")
        _points(acting, PER_LANDMARK, "iconoclasts")
        research(acting, move, benefit=True)


def trailblazers(acting: Acting, _turn: int) -> None:
    """Another outpost two spaces ahead of the human's token on the favourite track."""
    track = acting.bots.favourites[AUTOMA]
    space = acting.state.space(human_of(acting.state), track) + AHEAD
    if space > LAST_SPACE:
        return
    at = marker(track, space)
    acting.record(MarkersCounted(at, acting.bots.markers.get(at, 0) + 1))
    text = Message("tapestry.bot.do.trail", track=track_name(track), space=space)
    places = (f"track:{track}:{space}",)
    acting.tell(acting.key("automa.trail"), text, places=places, icon="token-standing")


def _points(acting: Acting, points: int, because: str) -> None:
    acting.record(AutomaScored(CIVILIZATION, points))
    why = Why("R-inc-1", Message(f"tapestry.bot.why.{because}"))
    text = Message("tapestry.bot.do.points.civilization", n=points)
    acting.tell(acting.key("automa.civilization.points"), text, whys=(why,), icon="income")
