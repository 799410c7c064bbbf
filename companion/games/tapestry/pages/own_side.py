"""What a second screen shows of somebody's side, for their eyes alone: hand, mat, capital."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.message import Message
from companion.describe.node import Board, Column, Node, Pic, Row, Text
from companion.describe.surface import Surface
from companion.games.tapestry.boards import capital, income_mat
from companion.games.tapestry.city.view import capital_view
from companion.games.tapestry.state import State
from companion.games.tapestry.table.view_people import CardView, player_view

HIGH = 48.0


def own_side(state: State, seat: str, surface: Surface) -> tuple[Node, ...]:
    """The cards by name, the rows of buildings, the plots; nothing of a sheet that only counts."""
    if seat not in state.players:
        return ()
    me = player_view(state, seat)
    rows = (
        income_mat.row(one.id.partition(".")[2], one.n, share=1, h=HIGH) for one in me.buildings
    )
    view = capital_view(state, seat)
    side = min(surface.w - 32, 420.0)
    plots = Board((view, capital.Laid(), ()), capital.draw, key="capital", h=side)
    return (
        *_cards(Message("tapestry.screen.hand"), me.hand, "hand"),
        *_cards(Message("tapestry.screen.tapestries"), me.tapestries, "laid"),
        Column(tuple(rows), gap=6, key="rows"),
        *((plots,) if view.drawn else ()),
    )


def _cards(heading: Message, cards: tuple[CardView, ...], key: str) -> Iterator[Node]:
    """Each by its name; nothing where there is none."""
    if not cards:
        return
    yield Text(heading, "label", bold=True, key=key)
    for n, one in enumerate(cards):
        inside = (Pic("card-tapestry", 28, "paper_ink"), Text(one.name, "label", "paper_ink"))
        yield Row(inside, gap=12, pad=12, middle=True, fill="paper", radius=14, key=f"{key}.{n}")
