"""Tracks and map at any moment, as they are looked over, and looked back at."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from companion.core.command import Command
from companion.describe.boards import Here
from companion.describe.node import Board, Node
from companion.describe.surface import PHONE, Surface
from companion.games.tapestry.boards import land, lanes
from companion.games.tapestry.boards.lane_places import Lit
from companion.games.tapestry.boards.lane_tokens import TOKEN
from companion.games.tapestry.correcting.facts import Tokens
from companion.games.tapestry.correcting.of_board import TRACKS
from companion.games.tapestry.correcting.settable import at, of_space
from companion.games.tapestry.nouns import OWNER
from companion.games.tapestry.owner_signs import seats
from companion.games.tapestry.pages.shared import HEX, HEX_KEY, SPACE_KEY, TRACK
from companion.games.tapestry.state import State
from companion.games.tapestry.table.view import table_view
from companion.games.tapestry.table.view_help_here import hex_help, space_help

LANE, LOW = 46.0, 34.0
ALONE = 170.0


def drawn(
    surface: Surface, state: State, lit: Collection[str], opens: str, *, moves: bool = False
) -> tuple[Node, ...]:
    """The tracks folded, the map below them."""
    view = table_view(state)
    spaces = tuple(
        Lit(track, int(space), chosen=True)
        for kind, track, space in (_parts(place) for place in lit)
        if kind == "track" and space.isdecimal() and int(space)
    )
    hexes = tuple(
        land.Light(place.removeprefix(HEX), chosen=True) for place in lit if _is_hex(place)
    )
    high = (LOW if surface.shape == PHONE else LANE) * len(view.lanes)
    tracks = lanes.lanes_of(one.track for one in view.lanes)
    space, place = (f"{opens}{key}" if opens else "" for key in (SPACE_KEY, HEX_KEY))
    return (
        lanes.board(tracks, spaces, False, space, h=high, moves=moves),
        land.board(_grounds(state), hexes, (), place, share=1),
    )


def touched(state: State) -> Mapping[str, str]:
    """Every space with the start of its track, every hex."""
    view = table_view(state)
    spaces = {
        f"{SPACE_KEY}{lane.track.id}.{n}": f"{TRACK}{lane.track.id}/{n}"
        for lane in view.lanes
        for n in range(len(lane.track.spaces) + 1)
    }
    return {**spaces, **{f"{HEX_KEY}{one.key}": f"{HEX}{one.key}" for one in view.hexes}}


def moved(state: State, layer: str, place: str) -> Command[State] | None:
    """A token was carried along its track; None where it came from."""
    track, _, nth = layer.removeprefix(TOKEN).partition(".")
    lane = next(one for one in lanes.lanes_of(one.track for one in table_view(state).lanes)
                if one.track == track)  # fmt: skip
    token, end = lane.tokens[int(nth)], place.rpartition(".")[2]
    now = Tokens.now(state, token.owner, track).spaces
    space, at = int(end) if end.isdecimal() else 0, now.index(token.space)
    if space == token.space:
        return None
    stand = ", ".join(map(str, (*now[:at], space, *now[at + 1 :])))
    return TRACKS.on(state, known={OWNER: token.owner, "track": track, "spaces": stand}).command()


def here(state: State, place: str) -> Here:
    """What is told of it, and the forms of its place."""
    if place.startswith(HEX):
        key = place.removeprefix(HEX)
        told = hex_help(state, key)
        return Here(told.lines[0], told.lines[1:], told.topic, at(state, place), _alone(state, key))
    _kind, track, space = _parts(place)
    told = space_help(state, track, int(space))
    return Here(told.lines[0], told.lines[1:], told.topic, of_space(state, track, int(space)))


def _alone(state: State, key: str) -> Board:
    """A hex by itself, as large as it is read across a table."""
    one = next(ground for ground in _grounds(state) if ground.key == key)
    return land.board((one,), w=ALONE, h=ALONE * 0.88)


def _grounds(state: State) -> tuple[land.Ground, ...]:
    shapes = tuple((owner, shape) for owner, (_colour, shape) in seats(state).items())
    return land.grounds_of(table_view(state).hexes, shapes)


def _is_hex(place: str) -> bool:
    return place.startswith(HEX) and ":" not in place.removeprefix(HEX)


def _parts(place: str) -> tuple[str, str, str]:
    """`track:science/4` and `track:science:4` alike."""
    kind, track, space = (*place.replace("/", ":").split(":"), "", "")[:3]
    return kind, track, space
