"""What lies in the middle of the table, put right: tracks, hexes, landmarks, achievements."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.core.form import form
from companion.core.message import Message
from companion.core.noun import Noun, Put
from companion.core.offer import Filled
from companion.core.question import Numbers, read_numbers
from companion.games.tapestry import content
from companion.games.tapestry.correcting import holders
from companion.games.tapestry.correcting.facts import Achievement, Hex, Landmark, Tokens
from companion.games.tapestry.correcting.facts.hex import MOST_TOKENS
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.nouns import (
    ANYBODY,
    HEX,
    LANDMARK_LYING,
    NOBODY,
    OWNER,
    SPACE,
    TRACK,
    everybody,
    owner_name,
    track_and_number,
)
from companion.games.tapestry.score import achievements
from companion.games.tapestry.state import LAST_SPACE, PRINTED, UNKNOWN_TILE, State
from companion.games.tapestry.tile_in_words import tile_name
from companion.games.tapestry.turn.names import word

ACHIEVEMENT: Noun[State] = Noun(
    "achievement",
    Message("tapestry.offer.ask.achievement"),
    lambda state, filled: (
        one for one in content.achievements() if achievements.values(state, one)
    ),
    lambda state, achievement: word("achievement", achievement),
    lambda state, achievement: "achievement",
    lambda state, achievement: f"achievement:{achievement}",
)
CHANGE = Message("tapestry.offer.ask.token")
LAY, LIFT, UNNAMED = "lay", "lift", "unnamed"
PUT, TAKE, TOPPLE, STAND = "put", "take", "topple", "stand"
MORE, LESS = "reached", "not_reached"


def _spaces(state: State, filled: Filled) -> Numbers:
    now = Tokens.now(state, filled[OWNER], filled["track"]).spaces
    return Numbers(
        "spaces",
        Message("tapestry.offer.ask.spaces"),
        guess=", ".join(map(str, now)) or "0",
        high=LAST_SPACE,
        most=MOST_TOKENS,
    )


TRACKS = form(
    SetValue,
    "right.track",
    Message("tapestry.offer.track"),
    icon="edit",
    makes=lambda state, f: SetValue(Tokens(f[OWNER], f["track"], read_numbers(f["spaces"]))),
    owner=ANYBODY.among(lambda state, filled: state.owners()),
    track=TRACK,
    spaces=Put("spaces", _spaces),
)


def _who_may_stand(state: State, filled: Filled) -> Iterator[str]:
    """Everybody whose token stands elsewhere on the track."""
    track, number = track_and_number(filled["space"])
    on_it = ((owner, state.tracks[owner].get(track, ())) for owner in state.owners())
    return (owner for owner, spaces in on_it if spaces and number not in spaces)


def _to_stand_on(state: State, _filled: Filled) -> Iterator[str]:
    """The spaces on which somebody's token may stand who has it elsewhere."""
    for track in state.used_tracks():
        on_it = [set(spaces) for all_ in state.tracks.values() if (spaces := all_.get(track))]
        taken = set.intersection(*on_it) if on_it else set(range(LAST_SPACE + 1))
        yield from (f"{track}.{n}" for n in range(LAST_SPACE + 1) if n not in taken)


def _stands(state: State, filled: Filled) -> SetValue:
    """The nearest of an owner's tokens stands there."""
    track, number = track_and_number(filled["space"])
    now = Tokens.now(state, filled[OWNER], track)
    nearest = min(now.spaces, key=lambda space: abs(space - number))
    at = now.spaces.index(nearest)
    return SetValue(replace(now, spaces=(*now.spaces[:at], number, *now.spaces[at + 1 :])))


def _elsewhere(state: State, filled: Filled) -> Iterator[str]:
    """The spaces of a track on which no token of an owner stands."""
    spaces = state.tracks[filled[OWNER]][filled["track"]]
    free = (number for number in range(LAST_SPACE + 1) if spaces and number not in spaces)
    return (f"{filled['track']}.{number}" for number in free)


STANDS = form(
    SetValue,
    "right.stands",
    Message("tapestry.offer.stands"),
    icon="token-standing",
    makes=_stands,
    space=SPACE.among(_to_stand_on),
    owner=replace(
        ANYBODY.among(_who_may_stand),
        called=lambda state, owner: Message("tapestry.space.move", owner=owner_name(state, owner)),
    ),
)

MOVES = form(
    SetValue,
    "right.moves",
    Message("tapestry.offer.stands"),
    icon="token-standing",
    makes=_stands,
    owner=ANYBODY.among(lambda state, filled: state.tracks),
    track=TRACK.among(lambda state, filled: state.tracks[filled[OWNER]]),
    space=replace(SPACE.among(_elsewhere), many=False),
)
"""The same for an owner and a track: one of its other spaces."""

OPEN_HEX = HEX.among(lambda state, f: (k for k, one in state.map.items() if one.tile != PRINTED))


def _laid(state: State, filled: Filled) -> SetValue:
    tile = UNKNOWN_TILE if filled["laid"] == LAY else None
    return SetValue(replace(Hex.now(state, filled["hex"]), tile=tile, rotation=0))


LAID = form(
    SetValue,
    "right.laid",
    Message("tapestry.offer.laid"),
    icon="territory-tile",
    makes=_laid,
    hex=OPEN_HEX.among(
        lambda state, f: (k for k in OPEN_HEX.now(state, f) if not state.map[k].tokens)
    ),
    laid=Noun(
        "laid",
        CHANGE,
        lambda state, filled: (LIFT if state.map[filled["hex"]].explored else LAY,),
        lambda state, way: Message(f"tapestry.hex.{way}"),
    ),
)


def _tiles(state: State, filled: Filled) -> Iterator[str]:
    """One that nobody names, and each that lies in no other place."""
    here = state.map[filled["hex"]].tile
    lying = {str(one.tile) for one in state.map.values()}
    lying |= {tile for me in state.players.values() for tile in me.reserved(holders.TILE)}
    if here != UNKNOWN_TILE:
        yield UNNAMED
    yield from (one for one in map(str, content.territory_tiles()) if one not in lying)


def _tile_called(_state: State, tile: str) -> Message:
    if tile == UNNAMED:
        return Message("tapestry.offer.tile_unnamed")
    return tile_name(int(tile))


def _with_tile(state: State, filled: Filled) -> SetValue:
    tile = UNKNOWN_TILE if filled["tile"] == UNNAMED else int(filled["tile"])
    return SetValue(replace(Hex.now(state, filled["hex"]), tile=tile))


TILE = form(
    SetValue,
    "right.tile",
    Message("tapestry.offer.tile"),
    icon="territory-tile",
    makes=_with_tile,
    hex=OPEN_HEX,
    tile=Noun("tile", Message("tapestry.offer.ask.tile"), _tiles, _tile_called, many=True),
)


def _changes(state: State, filled: Filled) -> Iterator[str]:
    """One more of somebody's; one less; one toppled, or set up again."""
    here = Hex.now(state, filled["hex"])
    if len(here.tokens) < MOST_TOKENS:
        yield from (f"{PUT}:{owner}" for owner in everybody(state))
    for at, token in enumerate(here.tokens):
        yield f"{STAND if token.toppled else TOPPLE}:{token.owner}:{at}"
        yield f"{TAKE}:{token.owner}:{at}"


def _changed(state: State, filled: Filled) -> SetValue:
    here = Hex.now(state, filled["hex"])
    change, owner, *at = filled["token"].split(":")
    if change == PUT:
        return SetValue(here.with_outpost(owner))
    return SetValue(here.without(int(at[0])) if change == TAKE else here.turned(int(at[0])))


def _change_called(state: State, change: str) -> Message:
    what, owner, *_ = change.split(":")
    return Message(f"tapestry.hex.{what}", owner=owner_name(state, owner))


CHANGE_ICONS = {PUT: "token-standing", TAKE: "trash", TOPPLE: "topple", STAND: "topple"}


def _outpost_hexes(state: State, _filled: Filled) -> Iterator[str]:
    """Where something stands, and every explored hex while anybody has an outpost left."""
    more = any(me.outposts for me in state.players.values())
    more = more or bool(state.bots and any(state.bots.outposts_left.values()))
    explored = ((key, here) for key, here in state.map.items() if here.explored)
    return (key for key, here in explored if here.tokens or more)


OUTPOST = form(
    SetValue,
    "right.outpost",
    Message("tapestry.offer.outpost"),
    icon="outpost",
    when=lambda state: next(_outpost_hexes(state, {}), None) is not None,
    makes=_changed,
    hex=HEX.among(_outpost_hexes),
    token=Noun(
        "token",
        CHANGE,
        _changes,
        _change_called,
        lambda state, change: CHANGE_ICONS[change.partition(":")[0]],
    ),
)


def _holder_called(state: State, owner: str) -> Message:
    if owner == NOBODY:
        return Message("tapestry.space.back")
    return Message("tapestry.space.give", owner=owner_name(state, owner))


def _other_holders(state: State, filled: Filled) -> Iterator[str]:
    holder = state.landmarks.get(filled["landmark"], "")
    yield from (one for one in everybody(state) if one != holder)
    if holder:
        yield NOBODY


LANDMARKS = form(
    SetValue,
    "right.landmark",
    Message("tapestry.offer.landmark"),
    icon="landmark",
    makes=lambda state, f: SetValue(
        Landmark(f["landmark"], "" if f[OWNER] == NOBODY else f[OWNER])
    ),
    landmark=LANDMARK_LYING,
    owner=replace(
        ANYBODY.among(_other_holders),
        called=_holder_called,
        icon=lambda state, owner: "undo" if owner == NOBODY else "landmark",
    ),
)


def _reached(state: State, filled: Filled) -> Iterator[str]:
    """Somebody more, while a place is free, or somebody less."""
    achievement = filled["achievement"]
    held = state.achievements.get(achievement, ())
    free = len(held) < len(achievements.values(state, achievement))
    for owner in everybody(state):
        if owner in held:
            yield f"{LESS}:{owner}"
        elif free:
            yield f"{MORE}:{owner}"


def _reached_called(state: State, change: str) -> Message:
    what, _, owner = change.partition(":")
    whose = owner_name(state, owner)
    if what == MORE:
        return Message("tapestry.achievement.reached", owner=whose)
    return Message("tapestry.achievement.not_reached", owner=whose)


def _achieved(state: State, filled: Filled) -> SetValue:
    what, _, owner = filled["reached"].partition(":")
    held = state.achievements.get(filled["achievement"], ())
    now = (*held, owner) if what == MORE else tuple(one for one in held if one != owner)
    return SetValue(Achievement(filled["achievement"], now))


ACHIEVEMENTS = form(
    SetValue,
    "right.achievement",
    Message("tapestry.offer.achievement"),
    icon="achievement",
    makes=_achieved,
    achievement=ACHIEVEMENT,
    reached=Noun(
        "reached",
        CHANGE,
        _reached,
        _reached_called,
        lambda state, change: "achievement" if change.startswith(f"{MORE}:") else "trash",
    ),
)
BOARD = (TRACKS, STANDS, LAID, TILE, OUTPOST, LANDMARKS, ACHIEVEMENTS)
