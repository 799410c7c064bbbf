"""Landmarks, achievements, space tiles and tapestry cards."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.message import Message
from companion.games.tapestry.content import look_up
from companion.games.tapestry.content.boards import Achievement, Landmark
from companion.games.tapestry.content.land import SpaceTile
from companion.games.tapestry.describing import gives
from companion.games.tapestry.lookup import pictures
from companion.games.tapestry.lookup.saying import asked, label, named, plain, sentence, told, value
from companion.games.tapestry.lookup.spaces import box
from companion.games.tapestry.lookup.tapestries import tapestries
from companion.lookup import Entry, Fact

SPACES_OF_A_TIER = 3
LANDMARK_FACTS = ("footprint", "landmark_card", "landmark_counts")
"""What its owner may be asked of a landmark."""


def pieces() -> Iterator[Entry]:
    """Everything that is gained, drawn or achieved."""
    yield from map(_landmark, look_up.landmarks().values())
    yield from map(_achievement, look_up.achievements().values())
    yield from map(_space_tile, look_up.space_tiles().values())
    yield from tapestries()


def _landmark(landmark: Landmark) -> Entry:
    where = _where(landmark)
    covers = Fact(label("size"), plain(len(landmark.cells)), ("capital",))
    on_track = (f"space.{landmark.track}.{landmark.space}",) if landmark.track else ()
    on_card = (f"tech.{landmark.id}",) if landmark.source == "tech" else ()
    return Entry(
        id=f"landmark.{landmark.id}",
        kind="landmark",
        title=named("landmark", landmark.id),
        answer=sentence(told("landmark", where=where)),
        words=_first_into(landmark),
        icons=("landmark",),
        see=(*on_track, *on_card, "rule.landmarks", "rule.tie"),
        expansion=box(landmark.expansion),
        printed=("buildings", "on_the_board"),
        facts=(Fact(label("where"), where, ("landmark",)), *((covers,) if landmark.cells else ())),
        house_facts=_open_questions(*(f"{fact}.{landmark.id}" for fact in LANDMARK_FACTS)),
    )


def _first_into(landmark: Landmark) -> tuple[Message, ...]:
    """Asked for by the tier whose first space it lies on."""
    if landmark.source != "track":
        return ()
    tier = landmark.space // SPACES_OF_A_TIER + 1
    return asked("landmark", n=tier, track=named("track", landmark.track))


def _open_questions(*ids: str) -> tuple[str, ...]:
    """Those of these that the owner is asked."""
    return tuple(each for each in ids if each in look_up.house_facts())


def _where(landmark: Landmark) -> Message:
    if landmark.source != "track":
        return value(f"by_{landmark.source}")
    name, track = named("space", landmark.track, landmark.space), named("track", landmark.track)
    return value("by_track", track=track, space=landmark.space, name=name)


def _achievement(achievement: Achievement) -> Entry:
    points = {side: "/".join(map(str, places)) for side, places in achievement.points.items()}
    return Entry(
        id=f"achievement.{achievement.id}",
        kind="achievement",
        title=named("achievement", achievement.id),
        answer=sentence(told("achievement", points=plain(points["small"]))),
        icons=("achievement",),
        see=("rule.achievements", "faq.second_track", "R-conq-8"),
        printed=("general", "aid_notes"),
        facts=tuple(
            Fact(label(f"points_{side}"), value("points_by_place", points=said), ("vp",))
            for side, said in points.items()
        ),
    )


def _space_tile(tile: SpaceTile) -> Entry:
    said = gives(tile.benefits) if tile.benefits else value("not_listed")
    said = named("space_tile_note", tile.id) if tile.note and not tile.benefits else said
    return Entry(
        id=f"tile.{tile.id}",
        kind="tile",
        title=told("space_tile", said=said),
        answer=sentence(said),
        icons=("space-tile", *pictures.of(tile.benefits)),
        see=("icon.explore_space", "icon.space_tile"),
        expansion=box(tile.expansion),
        printed=("on_the_card",),
        facts=(Fact(label("benefit"), said, pictures.of(tile.benefits)),),
        house_facts=_open_questions(f"space_tile.{tile.id}"),
    )
