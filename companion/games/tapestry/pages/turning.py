"""A tile is laid: it lies on the map, a touch turns it, every way shows its points."""

from __future__ import annotations

from typing import NamedTuple

from companion.core.answers import Source
from companion.core.message import Message
from companion.describe.asking import ROTATE, Acts, leaving
from companion.describe.desk import Desk
from companion.describe.node import Act, Chip, Column, Grid, Node, Row, Text
from companion.describe.parts import gold, paper
from companion.describe.surface import PHONE, Surface
from companion.games.tapestry.boards.land import Ground, Light
from companion.games.tapestry.boards.signs import words_of
from companion.games.tapestry.boards.tile import tile
from companion.games.tapestry.content import territory_tile
from companion.games.tapestry.land import geography
from companion.games.tapestry.land.view_turning import TurningView, WayView, said, turning
from companion.games.tapestry.pages.shared import ASIDE, grounds_of, view_of
from companion.games.tapestry.state import State
from companion.games.tapestry.tile_in_words import tile_name
from companion.games.tapestry.tracks.view_marks import marks

WAY, HAND, MOVE = "way.", "hand.", "move."
TILE_KEY, HEX_KEY = ".explore.tile", ".explore.hex"


class Turned(NamedTuple):
    """The tile, how it lies now, and the lights of the map."""

    tile: TurningView
    way: WayView
    lights: tuple[Light, ...]
    laid: Ground
    """The hex with the tile on it."""


def turned_lights(desk: Desk, acts: Acts) -> Turned | None:
    """None where no tile is turned."""
    pending, question = desk.session.pending, desk.question
    shown = turning(pending.state, question) if pending and question is not None else None
    if pending is None or shown is None:
        return None
    picked = next(iter(desk.looking.picked), "")
    at = int(picked) if picked.isdecimal() else shown.first
    way = shown.ways[at % len(shown.ways)]
    after = (way.sixths + 1) % len(shown.ways)
    acts.add(ROTATE, desk.look(picked=(str(after),)))
    light = Light(shown.hex, True, does=ROTATE, gains=way.gains if shown.counts else (), turns=True)
    here = next(one for one in grounds_of(desk) if one.key == shown.hex)
    laid = here._replace(explored=True, edges=way.edges, tile=shown.tile, start="")
    return Turned(shown, way, (light, *_elsewhere(desk, pending.state, shown, acts)), laid)


def _elsewhere(desk: Desk, state: State, shown: TurningView, acts: Acts) -> tuple[Light, ...]:
    """The other hexes where it may lie: touched, it moves there."""
    key = _answered(desk, HEX_KEY)
    if not key:
        return ()
    seat = view_of(desk).seat
    places = geography.may_explore(state, seat)
    if shown.hex not in places:
        places = geography.may_explore(state, seat, anywhere=True)
    found = []
    for one in places:
        if one != shown.hex:
            does = acts.add(f"{MOVE}{one}", desk.again(**{key: one}))
            found.append(Light(one, does=does))
    return tuple(found)


def turn_parts(
    desk: Desk, surface: Surface, turned: Turned, acts: Acts
) -> tuple[tuple[Node, ...], Act, tuple[Act, ...]]:
    """The tiles in hand, the six ways with their points, what it gives; gold lays it."""
    shown, way, question = turned.tile, turned.way, desk.question
    assert question is not None
    acts.add("lay", desk.answers(said(question, way)))
    small = surface.shape == PHONE
    head: tuple[Node, ...] = () if small else (Text(question.text, "button", bold=True, key="q"),)
    note = Text(Message("tapestry.page.turn_or_move"), "body", "dim", key="turn_note")
    body: tuple[Node, ...] = (*head, note, *tiles_in_hand(desk, surface, acts))
    if shown.counts:
        body = (*body, _ways(desk, surface, turned, acts), _worth(shown, way))
    points = Message("tapestry.screen.turn_gives", n=len(way.gains)) if shown.counts else ""
    lay = gold(Message("tapestry.screen.lay_here"), "lay", "explore", points)
    return body, lay, (leaving(desk, acts, ASIDE),)


def _ways(desk: Desk, surface: Surface, turned: Turned, acts: Acts) -> Node:
    """The tile in each of its six ways."""
    high = (72.0 if surface.shape == PHONE else 104.0) * min(1.3, surface.text)
    found = tuple(
        tile(
            turned.tile.tile,
            Message("tapestry.screen.turn_gives", n=len(one.gains)),
            acts.add(f"{WAY}{one.sixths}", desk.look(picked=(str(one.sixths),))),
            sixths=one.sixths, chosen=one is turned.way, points=len(one.gains), h=high,
        )
        for one in turned.tile.ways
    )  # fmt: skip
    return Grid(found, narrowest=52, most=6, gap=6, key="ways")


def _worth(shown: TurningView, way: WayView) -> Node:
    """Its points, as large as they are read from afar, and the tile's own benefit."""
    n = len(way.gains)
    key = "tapestry.screen.turn_best" if way.best else "tapestry.screen.turn_gives"
    words = Text(Message(key, n=n), "label", "paper_ink", bold=True, share=1, key="points")
    gives = words_of(marks(territory_tile(shown.tile).benefits))
    also = (Chip(gives, words.text, look="paper_flat", key="gives"),) if gives else ()
    number = Text(n, "hero", "paper_ink", bold=True, lines=1, key="n")
    return paper(Row((number, words, *also), gap=18, middle=True), key="worth", pad=10)


def tiles_in_hand(desk: Desk, surface: Surface, acts: Acts) -> tuple[Node, ...]:
    """Where a tile is laid: all that one holds, the one that was chosen ringed; another instead."""
    pending, key = desk.session.pending, _answered(desk, TILE_KEY)
    if pending is None or not key:
        return ()
    chosen = str(pending.given[key].value)
    seat = view_of(desk).seat
    held = sorted({str(one) for one in pending.state.players[seat].tiles} | {chosen}, key=int)
    if len(held) < 2:
        return ()
    high = 76.0 if surface.shape == PHONE else 116.0
    found = tuple(
        tile(
            int(one), tile_name(int(one)),
            acts.add(f"{HAND}{one}", desk.again(**{key: one})), chosen=one == chosen, h=high,
        )
        for one in held
    )  # fmt: skip
    grid = Grid(found, narrowest=72, most=max(4, len(found)), key="hand")
    return (Column((grid,), pad=8, fill="ink~.06", radius=14, key="in_hand"),)


def _answered(desk: Desk, key: str) -> str:
    """Under which key the table said this, in the step that waits."""
    pending = desk.session.pending
    given = pending.given if pending else {}
    mine = (one for one, said in given.items() if said.source is Source.SAID)
    return next((one for one in mine if one.endswith(key)), "")
