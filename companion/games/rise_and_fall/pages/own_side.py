"""What a second screen shows of somebody's side, for their eyes alone: board, hand."""

from __future__ import annotations

from companion.core.message import Message
from companion.describe.node import Grid, Node, Text
from companion.describe.surface import Surface
from companion.games.rise_and_fall.boards import people
from companion.games.rise_and_fall.options import Way
from companion.games.rise_and_fall.pages.cards import card
from companion.games.rise_and_fall.pages.shared import person
from companion.games.rise_and_fall.state import Place, State
from companion.games.rise_and_fall.views.table import table_view

HIGH, CARD = 130.0, 96.0


def own_side(state: State, seat: str, surface: Surface) -> tuple[Node, ...]:
    """The pieces against their trophies, the cards in hand face up; nothing of a score sheet."""
    view = table_view(state)
    own = next((one for one in view.players if one.seat == seat), None)
    if own is None or state.way is Way.SHEET:
        return ()
    board = people.board((person(state, view, own, ""),), h=HIGH)
    hand = tuple(
        card(kind, own.colour, own.shape, key=f"hand.{kind}")
        for kind in state.player(seat).cards_in(Place.HAND)
    )
    words = Text(Message("rise_and_fall.place.hand"), "label", bold=True, key="hand")
    shown = Grid(hand, CARD * min(1.5, surface.text), key="cards")
    return (board, *((words, shown) if hand else ()))
