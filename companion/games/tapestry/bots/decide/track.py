"""Choosing a track: which are valid, and which of them comes first.

Automa rules, "Choosing a track": R-track-1 to R-track-4.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import partial

from companion.core.instruction import Passed, Why
from companion.core.message import Message, name
from companion.games.tapestry.bots.decide.narrowing import Narrowing
from companion.games.tapestry.bots.position import FAVOURITE, TIER_SPACES, Position
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.state import LAST_SPACE
from companion.games.tapestry.turn.owner_facts import HOUSE_RULES, whose_reading

ANY, LANDMARK, FINISH = "any", "landmark", "finish"
UNPRINTED, WITH_HEART = "house_rule.unprinted_track", "heart"
"""The house rule of Arts on decision cards, and its other reading."""


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
    if not position.open_to(bot):
        return TrackChoice(None, (Why("R-track-3", Message("tapestry.bot.why.track.closed")),))
    icon = card.automa if bot == AUTOMA else card.shadow
    because = f"tapestry.bot.why.track.{icon}"
    running = valid_tracks(position, bot, icon, because, card.number, position.closed)
    narrow_by_list(running, position, bot)
    return TrackChoice(running.remaining[0], tuple(running.whys))


def valid_tracks(
    position: Position,
    bot: str,
    icon: str,
    because: str,
    card: int = 0,
    closed: Collection[str] = (),
) -> Narrowing[str]:
    """R-track-1: the unfinished tracks that the icon allows, by a card or by R-inc-2."""
    there = (track for track in position.unfinished(bot) if track not in closed)
    ways = {track: way(position, bot, track, icon) for track in there}
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
    if any(_stands_nowhere(position, bot, track) for track in running.remaining):
        running.note(HOUSE_RULES, whose_reading(UNPRINTED, position.unprinted))
    for symbol in reading_order(position, bot):
        track = position.favourites.get(bot, "") if symbol == FAVOURITE else symbol
        if track in running.remaining:
            text = _first_on_list(position, bot, symbol, track)
            running.keep("R-track-2", (track,), text, partial(_later, position, bot))
            return


def _first_on_list(position: Position, bot: str, symbol: str, track: str) -> Message:
    how = ".heart" if symbol == FAVOURITE else ""
    how = ".with_heart" if symbol not in position.right.tracks else how
    key = f"tapestry.bot.why.list.{bot}{how}"
    return Message(key, card=position.right.number, track=track_name(track))


def _stands_nowhere(position: Position, bot: str, track: str) -> bool:
    """No card prints a track that came with a box; as a favourite it is where the heart is."""
    return track not in position.right.tracks and track != position.favourites.get(bot)


def _later(position: Position, bot: str, track: str) -> Message:
    """Why a track is passed over."""
    last = position.unprinted != WITH_HEART and _stands_nowhere(position, bot, track)
    return Message(f"tapestry.bot.passed.{'not_printed.ruling' if last else 'later_on_list'}")


def reading_order(position: Position, bot: str) -> Iterator[str]:
    """Down the list for the Automa, up for the Shadow.

    Where a track stands that no card prints, as Arts, is a house rule: last, or with the heart.
    """
    printed = position.right.tracks
    others = tuple(track for track in position.tracks[bot] if track not in printed)
    for symbol in printed if bot == AUTOMA else reversed(printed):
        yield symbol
        if symbol == FAVOURITE and position.unprinted == WITH_HEART:
            yield from others
    yield from others


def _not_valid(
    position: Position, bot: str, ways: dict[str, int], shortest: int
) -> Iterator[Passed]:
    for track in position.tracks[bot]:
        if track not in position.unfinished(bot):
            yield Passed(track_name(track), Message("tapestry.bot.passed.finished"))
        elif track not in ways:
            yield Passed(track_name(track), Message("tapestry.bot.passed.closed"))
        elif ways[track] > shortest:
            further = Message("tapestry.bot.passed.spaces_away", n=ways[track])
            yield Passed(track_name(track), further)


def track_name(track: str) -> Message:
    """A track in words."""
    return name("tapestry", "track", track)


def bot_name(bot: str) -> Message:
    """A bot in a sentence: "the Automa"."""
    return Message(f"tapestry.bot.{bot}")
