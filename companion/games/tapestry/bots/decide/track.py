"""Choosing a track: which are valid, and which of them comes first.

Automa rules, "Choosing a track": R-track-1 to R-track-4.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.core.instruction import Passed, Why
from companion.core.message import Message, name
from companion.games.tapestry.bots.decide.narrowing import Narrowing
from companion.games.tapestry.bots.position import FAVOURITE, TIER_SPACES, Position
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.state import LAST_SPACE

ANY, LANDMARK, FINISH = "any", "landmark", "finish"


@dataclass(frozen=True, slots=True)
class TrackChoice:
    """The track, none when the bot does not move, and what led there."""

    track: str | None
    whys: tuple[Why, ...]


def choose_track(position: Position, bot: str) -> TrackChoice:
    """The track this bot advances on, by the pair on the table."""
    card = position.left
    if card is None or not position.unfinished(bot):
        return TrackChoice(None, (Why("R-track-3", Message("tapestry.bot.why.track.none")),))
    icon = card.automa if bot == AUTOMA else card.shadow
    because = f"tapestry.bot.why.track.{icon}"
    running = valid_tracks(position, bot, icon, because, card.number)
    narrow_by_list(running, position, bot)
    return TrackChoice(running.remaining[0], tuple(running.whys))


def valid_tracks(
    position: Position, bot: str, icon: str, because: str, card: int = 0
) -> Narrowing[str]:
    """R-track-1: the unfinished tracks that the icon allows, by a card or by R-inc-2."""
    ways = {track: way(position, bot, track, icon) for track in position.unfinished(bot)}
    shortest = min(ways.values())
    valid = tuple(track for track, length in ways.items() if length == shortest)
    running = Narrowing(valid, str, track_name)
    text = Message(because, bot=bot_name(bot), card=card, n=max(shortest, 1))
    running.start("R-track-1", text, tuple(_not_valid(position, bot, ways, shortest)))
    return running


def way(position: Position, bot: str, track: str, icon: str) -> int:
    """How far the icon says it is: nothing for `any`."""
    space = position.space(bot, track)
    if icon == ANY:
        return 0
    if icon == FINISH:
        return LAST_SPACE - space
    return next_landmark(position, bot, track) - space


def next_landmark(position: Position, bot: str, track: str) -> int:
    """R-track-4: the next unclaimed tier landmark ahead, or the end of the track."""
    space, claimed = position.space(bot, track), position.claimed.get(track, ())
    return next((tier for tier in TIER_SPACES if tier > space and tier not in claimed), LAST_SPACE)


def narrow_by_list(running: Narrowing[str], position: Position, bot: str) -> None:
    """R-track-2: of several valid tracks, the first on the right card's list."""
    if not running.open:
        return
    for symbol in reading_order(position, bot):
        track = position.favourites.get(bot, "") if symbol == FAVOURITE else symbol
        if track in running.remaining:
            heart = ".heart" if symbol == FAVOURITE else ""
            text = Message(
                f"tapestry.bot.why.list.{bot}{heart}",
                card=position.right.number,
                track=track_name(track),
            )
            later = Message("tapestry.bot.passed.later_on_list")
            running.keep("R-track-2", (track,), text, later)
            return


def reading_order(position: Position, bot: str) -> Iterator[str]:
    """Down the list for the Automa, up for the Shadow; tracks not printed there come last."""
    printed = position.right.tracks
    yield from printed if bot == AUTOMA else reversed(printed)
    yield from (track for track in position.tracks[bot] if track not in printed)


def _not_valid(
    position: Position, bot: str, ways: dict[str, int], shortest: int
) -> Iterator[Passed]:
    for track in position.tracks[bot]:
        if track not in ways:
            yield Passed(track_name(track), Message("tapestry.bot.passed.finished"))
        elif ways[track] > shortest:
            further = Message("tapestry.bot.passed.spaces_away", n=ways[track])
            yield Passed(track_name(track), further)


def track_name(track: str) -> Message:
    """A track in words."""
    return name("tapestry", "track", track)


def bot_name(bot: str) -> Message:
    """A bot in a sentence: "the Automa"."""
    return Message(f"tapestry.bot.{bot}")
