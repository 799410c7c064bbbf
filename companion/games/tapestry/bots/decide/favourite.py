"""Does a bot keep its favourite track? R-inc-2."""

from __future__ import annotations

from companion.core.instruction import Why
from companion.core.message import Message
from companion.games.tapestry.bots.decide.narrowing import Narrowing
from companion.games.tapestry.bots.decide.track import (
    LANDMARK,
    TrackChoice,
    bot_name,
    narrow_by_list,
    track_name,
    valid_tracks,
)
from companion.games.tapestry.bots.position import Position
from companion.games.tapestry.state import LAST_SPACE


def choose_favourite(position: Position, bot: str) -> TrackChoice:
    """The favourite after the check: changed only at its end or overtaken there (R-inc-2)."""
    favourite = position.favourites[bot]
    reason = _why_change(position, bot, favourite)
    if reason is None:
        return _stays(bot, favourite, "keeps")
    if not position.unfinished(bot):
        return _stays(bot, favourite, "nowhere")
    running = Narrowing(position.unfinished(bot), str, track_name)
    running.start("R-inc-2", reason)
    if running.open:
        nearest = valid_tracks(position, bot, LANDMARK, "tapestry.bot.why.favourite.nearest")
        running.remaining = nearest.remaining
        running.whys += nearest.whys
        narrow_by_list(running, position, bot)
    return TrackChoice(running.remaining[0], tuple(running.whys))


def _why_change(position: Position, bot: str, favourite: str) -> Message | None:
    """R-inc-2: its own token is at the end, or any other token there is further ahead."""
    words = {"bot": bot_name(bot), "track": track_name(favourite)}
    own = position.space(bot, favourite)
    if own >= LAST_SPACE:
        return Message("tapestry.bot.why.favourite.at_end", **words)
    others = (space[favourite] for owner, space in position.tracks.items() if owner != bot)
    if max(others, default=0) > own:
        return Message("tapestry.bot.why.favourite.overtaken", **words)
    return None


def _stays(bot: str, favourite: str, because: str) -> TrackChoice:
    text = Message(
        f"tapestry.bot.why.favourite.{because}", bot=bot_name(bot), track=track_name(favourite)
    )
    return TrackChoice(favourite, (Why("R-inc-2", text, (favourite,)),))
