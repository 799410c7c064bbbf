"""The map on the bots' screen: what lies where, which hex was chosen, and from which others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.core.hexgrid import Hex
from companion.core.instruction import Instruction
from companion.core.message import Message
from companion.games.tapestry.bots import printed
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.bots.look import place_of
from companion.games.tapestry.bots.view_weighed import weighed
from companion.games.tapestry.content import look_up
from companion.games.tapestry.land.board import board as board_of_side
from companion.games.tapestry.state import MapToken, State


@dataclass(frozen=True, slots=True)
class HexView:
    """One hex."""

    key: str
    at: tuple[int, int]
    name: Message
    printed: bool
    explored: bool
    tokens: tuple[MapToken, ...]
    colours: tuple[str, ...]
    """Of the tokens, in their order."""
    start: str = ""
    island: bool = False
    lit: bool = False
    """The hex that was chosen, in the decision that is shown."""
    order: int = 0
    """Its place in the order of the right card, 1 to 34; 0 without a card."""
    rank: int = 0
    """Among those between which only that order decided: 1 is the first; 0 was none of them."""


@dataclass(frozen=True, slots=True)
class ArrowView:
    """An arrow of the right card: black where the order begins, grey where its next line does."""

    at: Hex
    step: Hex
    """From a hex to the next of its line."""
    black: bool


@dataclass(frozen=True, slots=True)
class MapView:
    """The whole map, in columns from the left."""

    hexes: tuple[HexView, ...]
    card: int
    """The right card whose order is numbered; 0 for none."""
    arrows: tuple[ArrowView, ...]
    """Where its order decided."""
    caption: Message | None = None
    """What gold and white mean on it; none where no hex was chosen."""


def map_view(
    before: State, state: State, told: Sequence[Instruction], looked_at: str = ""
) -> MapView:
    """The map as it lies now, with a decision of the last turn: looked at, or the last one."""
    board = board_of_side(state.options.side.value)
    shown = weighed(told, looked_at)
    card = shown.card or bots_of(state).priority or bots_of(before).priority
    order = {at: n for n, at in enumerate(printed.hex_order(card), 1)} if card else {}
    ranks = {key: n for n, key in enumerate(shown.alike, 1)}
    return MapView(
        tuple(
            HexView(
                key=key,
                at=place_of(key),
                name=board.names[place_of(key)],
                printed=place_of(key) in board.printed,
                explored=here.explored,
                tokens=here.tokens,
                colours=tuple(state.colour(token.owner) for token in here.tokens),
                start=board.starts.get(place_of(key), ""),
                island=place_of(key) == board.island,
                lit=key in shown.chosen,
                order=order.get(place_of(key), 0),
                rank=ranks.get(key, 0),
            )
            for key, here in state.map.items()
        ),
        card,
        _arrows(shown.card),
        shown.caption,
    )


def _arrows(card: int) -> tuple[ArrowView, ...]:
    """The two arrows of a card; none without one."""
    if not card:
        return ()
    lines = look_up.hex_patterns()[printed.decision_card(card).hexes].lines
    (q, r), (next_q, next_r) = lines[0][:2]
    step = next_q - q, next_r - r
    return ArrowView(lines[0][0], step, black=True), ArrowView(lines[1][0], step, black=False)
