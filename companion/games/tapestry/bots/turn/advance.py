"""A bot goes up a track: the token, the landmark, the end, the benefits.

Automa rules: R-turn-5, R-space-1, R-space-5, R-duo-4.
"""

from __future__ import annotations

from companion.core.instruction import Why
from companion.core.message import Message, name
from companion.games.tapestry import content
from companion.games.tapestry.bots.decide.track import bot_name, choose_track, track_name
from companion.games.tapestry.bots.look import closed_tracks
from companion.games.tapestry.bots.position import COMPLETE_TRACK
from companion.games.tapestry.bots.turn.achieve import reach_achievement
from companion.games.tapestry.bots.turn.acting import NOT_DONE, Acting
from companion.games.tapestry.bots.turn.benefits import take_benefits
from companion.games.tapestry.bots.turn.options import YES, done_options, track_options
from companion.games.tapestry.city.events import LandmarkTaken
from companion.games.tapestry.options import Bots
from companion.games.tapestry.owners import AUTOMA, SHADOW
from companion.games.tapestry.state import LAST_SPACE
from companion.games.tapestry.tracks.events import TokenMoved
from companion.games.tapestry.turn import noticing
from companion.games.tapestry.turn.names import bot_title

OUT_OF_THE_GAME = "out"


def advance_by_pair(acting: Acting, bot: str) -> None:
    """R-turn-5: the track the pair decides, then what the space gives."""
    acting.draw_priority()
    choice = choose_track(acting.look(), bot)
    key = acting.key(f"{bot}.track")
    options = track_options(acting.state.used_tracks())
    text = Message("tapestry.bot.ask.track", bot=bot_name(bot))
    track = acting.decide(key, text, options, choice.track or NOT_DONE)
    if track == NOT_DONE:
        stays = Message("tapestry.bot.do.stay", bot=bot_title(bot))
        acting.remark(key, stays, *choice.whys, icon="cross")
        return
    move(acting, bot, track, 1, key=key, whys=choice.whys)


def move(
    acting: Acting,
    bot: str,
    track: str,
    by: int,
    *,
    key: str = "",
    whys: tuple[Why, ...] = (),
    benefit: bool = True,
) -> None:
    """One space forward or back; at either end of the track nothing happens."""
    place = key or acting.key(f"{bot}.move")
    start = space_of(acting, bot, track)
    end = start + by
    if not 0 <= end <= LAST_SPACE:
        _tell_stuck(acting, place, bot, track, start)
        return
    if by > 0 and track in closed_tracks(acting.state):
        text = Message("tapestry.bot.do.closed", bot=bot_title(bot), track=track_name(track))
        acting.remark(place, text, *whys, icon=f"track-{track}")
        return
    places = (f"track:{track}:{end}",)
    if bot == SHADOW:
        whys = (Why("R-space-1", Message("tapestry.bot.why.shadow_takes_nothing")), *whys)
    with acting.because(place, *whys, places=places, icon=f"track-{track}"):
        acting.record(TokenMoved(bot, track, start, end))
    _arrive(acting, bot, track, end)
    if by > 0:
        tier = content.track(track).tier(end).word
        noticing.opponents_notice(acting.person, bot, "opponent_advanced", track, tier)
    if bot == AUTOMA and benefit and end:
        take_benefits(acting, track, end, move)


def space_of(acting: Acting, bot: str, track: str) -> int:
    """Where a bot's token stands."""
    return max(acting.state.tracks[bot][track])


def _arrive(acting: Acting, bot: str, track: str, space: int) -> None:
    """Landmark and achievement come with the token, whatever moved it."""
    landmark = content.landmark_at(track, space) if space else ""
    free = space not in acting.state.claimed.get(track, ())
    if landmark and free and landmark not in acting.state.landmarks:
        _take_landmark(acting, bot, track, space, landmark)
    if space == LAST_SPACE:
        reach_achievement(acting, bot, COMPLETE_TRACK, "R-space-5")


def _take_landmark(acting: Acting, bot: str, track: str, space: int, landmark: str) -> None:
    """R-space-1: to the Automa's mat; R-duo-4: out of the game."""
    alone = acting.state.options.bots is Bots.SHADOW
    owner, rule = (OUT_OF_THE_GAME, "R-duo-4") if alone else (AUTOMA, "R-space-1")
    where = "out" if alone else "mat"
    key, called = acting.key(f"{bot}.landmark"), name("tapestry", "landmark", landmark)
    ask = Message("tapestry.bot.ask.landmark", landmark=called)
    done = acting.decide(key, ask, done_options(), YES) == YES
    if not done:
        text = Message("tapestry.bot.do.landmark.none", landmark=called)
        acting.remark(key, text, icon="landmark")
        return
    why = Why(rule, Message(f"tapestry.bot.why.landmark.{where}", bot=bot_name(bot)))
    with acting.because(key, why, places=(f"track:{track}:{space}",), icon="landmark"):
        acting.record(LandmarkTaken(owner, landmark, track, space))
    if not alone:
        noticing.landmark_noticed(acting.person, bot)


def _tell_stuck(acting: Acting, key: str, bot: str, track: str, space: int) -> None:
    """R-space-4 at the end of a track, R-space-7 at its start."""
    end = "start" if space == 0 else "end"
    rule = "R-space-7" if space == 0 else "R-space-4"
    why = Why(rule, Message(f"tapestry.bot.why.stuck.{end}.ruling"))
    text = Message("tapestry.bot.do.stuck", bot=bot_title(bot), track=track_name(track))
    acting.remark(key, text, why, icon=f"track-{track}")
