"""What a long press on a hex or a plot tells: what lies here now, and the entry on it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.core.message import Message
from companion.games.tapestry import content
from companion.games.tapestry.capital import plots
from companion.games.tapestry.city.building import piece_name
from companion.games.tapestry.nouns import owner_name, place_name
from companion.games.tapestry.player import BUILDINGS, Capital, Cell
from companion.games.tapestry.state import PRINTED, State, hex_key
from companion.games.tapestry.tile_in_words import tile_name
from companion.games.tapestry.tracks.view import SpaceView, printed_spaces, track_view
from companion.games.tapestry.turn.names import word

FULL_HEX = 2


@dataclass(frozen=True, slots=True)
class HelpHere:
    """An entry of the rules, and what is so on this table."""

    topic: str
    lines: tuple[Message, ...]


def hex_help(state: State, key: str) -> HelpHere:
    """A hex of the map: its name first."""
    return HelpHere(_hex_topic(state, key), (place_name(state, key), *_hex_lines(state, key)))


def _hex_lines(state: State, key: str) -> Iterator[Message]:
    here = state.map[key]
    if not here.explored:
        yield Message("tapestry.hex.unexplored")
    elif here.tile and here.tile > 0:
        yield tile_name(here.tile)
    for token in here.tokens:
        way = "toppled" if token.toppled else "standing"
        yield Message(f"tapestry.hex.{way}", owner=owner_name(state, token.owner))


def space_help(state: State, track: str, number: int) -> HelpHere:
    """A space of a track, its name first; 0 is the start, where nothing is printed."""
    stands = (Message("tapestry.space.stands", owner=one) for one in standing(state, track, number))
    if not number:
        name = Message("tapestry.space.start", track=word("track", track))
        return HelpHere(f"track.{track}", (name, *stands))
    space = printed_spaces(track)[number - 1]
    name = Message("tapestry.space.name", number=number, name=space.name)
    lines = (name, *_space_lines(state, track, space), *stands)
    return HelpHere(f"space.{track}.{number}", lines)


def _space_lines(state: State, track: str, space: SpaceView) -> Iterator[Message]:
    yield Message("tapestry.space.cost", cost=space.cost)
    yield space.benefit
    if space.bonus:
        yield space.bonus
    for landmark in track_view(state, track).landmarks:
        if landmark.space == space.number:
            taken = "gone" if landmark.gone or landmark.owner else "to_be_had"
            yield Message(f"tapestry.space.landmark.{taken}", landmark=landmark.name)


def standing(state: State, track: str, number: int) -> Iterator[Message]:
    """Whose tokens stand on a space."""
    for owner, tracks in state.tracks.items():
        if number in tracks.get(track, ()):
            yield owner_name(state, owner)


def _hex_topic(state: State, key: str) -> str:
    here = state.map[key]
    if key == hex_key(content.map_side(state.options.side.value).island):
        return "achievement.middle_island"
    if not here.explored:
        return "rule.exploring"
    if len(here.tokens) >= FULL_HEX and any(token.toppled for token in here.tokens):
        return "rule.toppling"
    if here.tile != PRINTED:
        return "icon.territory_benefit"
    return "rule.control" if here.tokens else "icon.territory_benefit"


def plot_help(state: State, player: str, cell: Cell) -> HelpHere:
    """A plot of a capital that is drawn: what stands there, and how full its lines are."""
    city = state.players[player].capital
    return HelpHere(_plot_topic(city, cell), tuple(_plot_lines(city, cell)))


def _plot_topic(city: Capital, cell: Cell) -> str:
    piece = _piece_on(city, cell)
    if piece:
        return "rule.income_buildings" if piece in BUILDINGS else f"landmark.{piece}"
    if cell in plots.impassable(city):
        return "icon.impassable"
    own = bool(city.mat) and content.capital(city.mat).own_districts
    return f"capital.{city.mat}" if own else "rule.districts"


def _plot_lines(city: Capital, cell: Cell) -> Iterator[Message]:
    full = plots.filled(city)
    piece = _piece_on(city, cell)
    if piece:
        yield Message("tapestry.plot.here", piece=piece_name(piece))
    row, column = cell
    if not (city.mat and content.capital(city.mat).own_districts):
        block = (row // plots.DISTRICT, column // plots.DISTRICT)
        filled = sum(one in full for one in plots.district(*block))
        yield Message("tapestry.plot.district", filled=filled, all=plots.DISTRICT**2)
    in_row = sum((row, other) in full for other in range(plots.SIZE))
    in_column = sum((other, column) in full for other in range(plots.SIZE))
    yield Message("tapestry.plot.row", number=row + 1, filled=in_row, all=plots.SIZE)
    yield Message("tapestry.plot.column", number=column + 1, filled=in_column, all=plots.SIZE)


def _piece_on(city: Capital, cell: Cell) -> str:
    return next((one.piece for one in city.placed if cell in one.cells), "")
