"""Roads of Tapestry, and a campaign in five games: challenges of ours, printed nowhere."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from companion.core.message import Message
from companion.core.road import Campaign, Ended, Road
from companion.games.tapestry import content
from companion.games.tapestry.land.events import TokenPlaced, TokenToppled
from companion.games.tapestry.options import MOST_LEVEL, Expansion, Options, Way
from companion.games.tapestry.state import Phase, State
from companion.games.tapestry.turn.names import word

CLEARLY, MANY_LANDMARKS, MANY_POINTS, TRACKS = 50, 5, 150, 3
FIRST_LEVEL, CHAPTERS = 2, 5


def _followed(ended: Ended[State]) -> bool:
    """Won, and every move was told: what nobody counted was not done without."""
    return ended.won and ended.state.way is Way.EVERYTHING


def _no_conquest(ended: Ended[State]) -> bool:
    """Nothing of theirs was put on the map once the game had begun, and nobody was toppled."""
    return _followed(ended) and not any(
        isinstance(event, TokenPlaced | TokenToppled)
        and (not isinstance(event, TokenPlaced) or event.owner == ended.seat)
        for entry in ended.entries
        if entry.before.phase is not Phase.SETUP and entry.before.turn == ended.seat
        for event in entry.events
    )


def _three_tracks(ended: Ended[State]) -> bool:
    return len(ended.state.completed.get(ended.seat, ())) >= TRACKS


def _landmarks(ended: Ended[State]) -> bool:
    return sum(owner == ended.seat for owner in ended.state.landmarks.values()) >= MANY_LANDMARKS


def _no_technology(ended: Ended[State]) -> bool:
    return _followed(ended) and not ended.state.players[ended.seat].techs


def _every_achievement(ended: Ended[State]) -> bool:
    taken = ended.state.achievements
    return all(ended.seat in taken.get(one.id, ()) for one in content.achievements().values())


def _beats_the_automa(ended: Ended[State]) -> bool:
    """At a printed level, with nothing added or taken."""
    return ended.won and ended.options.solo and ended.options.own_level is None


def _highest(ended: Ended[State]) -> bool:
    return _beats_the_automa(ended) and ended.options.level == MOST_LEVEL


def _level(ended: Ended[State]) -> str:
    return str(ended.options.level)


def _begins(ended: Ended[State]) -> bool:
    return bool(_civilization(ended))


def _civilization(ended: Ended[State]) -> str:
    """The one that was kept at the start."""
    mats = ended.state.players[ended.seat].civilizations
    return next((mat.id for mat in mats if mat.start), "")


def _levels(_boxes: Collection[str]) -> tuple[Message, ...]:
    return tuple(word("level", str(level)) for level in range(1, MOST_LEVEL + 1))


def _civilizations(boxes: Collection[str]) -> tuple[Message, ...]:
    """Of these boxes, those that may be played alone."""
    there = {Expansion.BASE, *boxes}
    every = content.civilizations().values()
    return tuple(word("civilization", one.id) for one in every
                 if one.solo and one.expansion in there)  # fmt: skip


ROADS: tuple[Road[State], ...] = (
    Road("no_conquest", "conquer", _no_conquest),
    Road("three_tracks", "any-track", _three_tracks),
    Road("landmarks", "landmark", _landmarks),
    Road("no_technology", "invent", _no_technology),
    Road("every_achievement", "achievement", _every_achievement),
    Road("by_fifty", "score", lambda ended: ended.won and ended.by >= CLEARLY),
    Road("many_points", "vp", lambda ended: (ended.mine.score or 0) >= MANY_POINTS),
    Road("highest_level", "owner-automa", _highest),
    Road("each_level", "level", _beats_the_automa, _level, _levels),
    Road("each_civilization", "civilization", _begins, _civilization, _civilizations),
)


def _following(options: Options, chapter: int, won: int, gained: tuple[str, ...]) -> Options:
    """Each win raises the Automa by a level; what won may begin again."""
    level = min(MOST_LEVEL, FIRST_LEVEL + won)
    return replace(options, level=level, own_level=None, chapter=chapter, gained=gained)


CAMPAIGN = Campaign(CHAPTERS, lambda options: int(options.chapter), _following)
