"""A piece that is laid in a capital: touch a plot or carry it there, turn it; gold lays it.

The same for a question in a step and for a piece that stands beside the capital.
"""

from __future__ import annotations

from typing import NamedTuple

from companion.core.message import Message
from companion.core.question import Choice
from companion.describe.asking import ROTATE, Acts, leaving, option_act
from companion.describe.desk import Desk
from companion.describe.node import Act, Board, Column, Count, Do, Node, Pic, Row, Text
from companion.describe.parts import gold
from companion.games.tapestry.boards import capital
from companion.games.tapestry.city.view import (
    PLOT,
    CapitalView,
    PieceToLay,
    PieceView,
    PlacementView,
    asked_place,
    capital_view,
)
from companion.games.tapestry.city.view_ways import carried, turned, turns, way_at
from companion.games.tapestry.state import State

LAY = "lay."
ASIDE = 112.0


class Placing(NamedTuple):
    """A piece and what lays it: a way's key to an act."""

    state: State
    piece: PieceToLay
    way: PlacementView | None
    """The one that is looked at."""


def asked_of(desk: Desk) -> Placing | None:
    """What the step that waits asks a place for."""
    pending = desk.session.pending
    piece = asked_place(pending.state, desk.question) if pending else None
    if pending is None or piece is None or not piece.ways:
        return None
    return of_piece(desk, pending.state, piece)


def of_piece(desk: Desk, state: State, piece: PieceToLay) -> Placing:
    """A piece with the way of it that is looked at."""
    wanted = desk.looking.opened
    way = next((one for one in piece.ways if wanted == f"{LAY}{one.key}"), None)
    return Placing(state, piece, way)


# the board


def stage(desk: Desk, acts: Acts, placing: Placing, **more: float) -> Board:
    """The capital with every plot lit where it may lie."""
    ways, way, piece = placing.piece.ways, placing.way, placing.piece.piece
    fits = tuple(sorted({cell for one in ways for cell in one.cells if capital.is_plot(cell)}))
    for cell in fits:
        at = way_at(ways, cell, way)
        if at is not None:
            acts.add(capital.plot(cell), desk.look(opened=f"{LAY}{at.key}"))
    laid = capital.Laid(fits, (), piece.id, piece.landmark)
    if way is not None:
        laid = laid._replace(cells=way.cells, districts=way.completes)
    view = capital_view(placing.state, placing.piece.player)
    lit = tuple(capital.plot(cell) for cell in fits)
    return capital.board(view, laid, lit, **more)


def drop(desk: Desk, placing: Placing, place: str) -> None:
    """The piece was carried to a plot."""
    if placing.way is not None and place.startswith(capital.PLOT_KEY):
        start = min(placing.way.cells)
        way = carried(placing.piece.ways, placing.way, start, capital.cell_of(place))
        desk.look(opened=f"{LAY}{way.key}")()


# the dock


def body(placing: Placing, text: Message) -> tuple[Node, ...]:
    """Which piece, what it completes, the three counts as they will be."""
    view = capital_view(placing.state, placing.piece.player)
    return (card(placing.piece.piece, text), *_completes(placing.way), counts(view, placing.way))


def card(piece: PieceView, text: Message) -> Node:
    """Paper, with the piece in its colour."""
    fill, icon = ("tapestry", "landmark") if piece.landmark else (piece.id, f"building-{piece.id}")
    role = "on_game" if piece.landmark else "paper_ink"
    head = Column(
        (Pic(icon, 64, role),), pad=18, middle=True, fill=fill, radius=14, w=104, key="head"
    )
    words = Column((Text(text, "button", "paper_ink", bold=True),), pad=14, share=1, key="words")
    return Row((head, words), gap=0, fill="paper", radius=16, middle=True, key="card")


def _completes(way: PlacementView | None) -> tuple[Node, ...]:
    """A district that pays."""
    if way is None or not way.completes:
        return ()
    words = Text(Message("tapestry.page.district_done"), "label", bold=True, share=1, key="text")
    return (
        Row(
            (Pic("district", 32), words,
             Text("+1", "label", "accent", True), Pic("resource-any", 30)),
            gap=12, pad=14, middle=True, fill="lit", edge="gold", edge_width=2, radius=14,
            key="district_done",
        ),
    )  # fmt: skip


def counts(view: CapitalView, way: PlacementView | None) -> Node:
    """Rows, columns, districts: now, and as they will be."""
    rows, columns, districts = len(view.rows), len(view.columns), len(view.districts)
    after = (way.rows, way.columns, districts + len(way.completes)) if way else (None, None, None)
    three = (
        ("capital-row", rows, "rows"),
        ("capital-column", columns, "columns"),
        ("district", districts, "districts"),
    )
    return Row(
        tuple(
            Column(
                (Count(icon, n, Message(f"tapestry.view.{what}", n=n), after=then, share=1),),
                pad=12, share=1, fill="ink~.06", radius=14, key=what,
            )
            for (icon, n, what), then in zip(three, after, strict=True)
        ),
        gap=10, stacks=True, key="counts",
    )  # fmt: skip


def turn_act(desk: Desk, acts: Acts, placing: Placing) -> tuple[Act, ...]:
    """Turned, where it fits another way round."""
    if placing.way is None or not turns(placing.piece.ways):
        return ()
    after = turned(placing.piece.ways, placing.way)
    acts.add(ROTATE, desk.look(opened=f"{LAY}{after.key}"))
    return (Act(Message("tapestry.screen.turn_piece"), ROTATE, "redo", w=ASIDE, key=ROTATE),)


def lay(acts: Acts, placing: Placing, do: Do) -> Act:
    """Gold lays it where it is looked at; before that its place says what is missing."""
    if placing.way is None:
        why = Message("tapestry.screen.tap_a_plot")
        return gold(Message("tapestry.screen.lay_here"), "lay", reason=why)
    acts.add("lay", do)
    return gold(Message("tapestry.screen.lay_here"), "lay", "check")


def asked_parts(
    desk: Desk, acts: Acts, placing: Placing
) -> tuple[tuple[Node, ...], Act, tuple[Act, ...]]:
    """Of a question: the card, its other answers, and what lays it."""
    question, way = desk.question, placing.way
    assert isinstance(question, Choice)
    others = tuple(
        option_act(one, acts, desk.answers(one.id))
        for one in question.options
        if not one.place.startswith(PLOT)
    )
    leave = leaving(desk, acts, ASIDE)
    go_on = lay(acts, placing, desk.answers(way.key if way else ""))
    return (
        (*body(placing, question.text), *others),
        go_on,
        (*turn_act(desk, acts, placing), leave),
    )
