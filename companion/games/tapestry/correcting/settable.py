"""The table is the truth: every form that puts something right, and what a touch is about."""

from __future__ import annotations

from dataclasses import replace

from companion.core.form import Form, at_place
from companion.core.message import Message
from companion.core.offer import Filled, Offer, offered
from companion.games.tapestry import content
from companion.games.tapestry.capital.footprints import TOKEN
from companion.games.tapestry.city import building
from companion.games.tapestry.correcting.facts.cards import DECKS as HELD_IN
from companion.games.tapestry.correcting.facts.people import LIMITS
from companion.games.tapestry.correcting.of_board import BOARD
from companion.games.tapestry.correcting.of_cards import (
    AWAY,
    CARDS,
    CHANGE,
    COUNTED,
    HAND,
    HERE,
    MAT,
    ROWS,
    TECHS,
)
from companion.games.tapestry.correcting.of_people import (
    NUMBERS,
    PEOPLE,
    TAKE_UP,
    piece_at,
    token_at,
)
from companion.games.tapestry.player import Cell
from companion.games.tapestry.state import State

RIGHT = (*PEOPLE, *BOARD, *CARDS)
Offers = tuple[Offer[State], ...]


def number_right(state: State, player: str, what: str) -> Offer[State] | None:
    """For a number of a person."""
    if what in HELD_IN:
        return COUNTED.on(state, known={"player": player, "what": what})
    if what in LIMITS:
        return NUMBERS.on(state, known={"player": player, "what": what})
    return None


def at(state: State, place: str) -> Offers:
    """What a touch on a place of the board puts right: `hex:2,1`, `track:science/4`."""
    return tuple(at_place(BOARD, state, place))


def of_space(state: State, track: str, number: int) -> Offers:
    """A touch on a space: its landmark too."""
    printed = content.landmark_at(track, number) if number else ""
    landmark = at(state, f"landmark:{printed}") if printed else ()
    return (*at(state, f"track:{track}/{number}"), *landmark)


def of_tech(state: State, player: str, card: str) -> Offers:
    """A technology lies in another row, on its other side, or not there at all."""
    return TECHS.on(state, known={"player": player, "card": card}).each()


def more_techs(state: State, player: str, row: int) -> Offers:
    """Every technology that this person may have in a row after all."""
    mine = {tech.card for tech in state.players[player].techs}
    each = TECHS.on(state, known={"player": player, "lies": ROWS[row]}).each()
    return tuple(one for one in each if one.id.rpartition("right.tech.")[2] not in mine)


def of_tapestry(state: State, player: str, card: str, era: int) -> Offers:
    """A tapestry is not there after all: in hand (era 0) or on an era's space."""
    form, known = _tapestries(player, era)
    return (form.on(state, known={**known, CHANGE: f"{AWAY}{card}"}),)


def more_tapestries(state: State, player: str, era: int) -> Offers:
    """Every tapestry that may be in hand (era 0), or lie uppermost on an era's space."""
    form, known = _tapestries(player, era)
    each = form.on(state, known=known).each()
    return tuple(one for one in each if f".{HERE}" in one.id)


def _tapestries(player: str, era: int) -> tuple[Form[State], Filled]:
    known = {"player": player, "era": str(era)} if era else {"player": player}
    return (MAT if era else HAND), known


def taken_up(state: State, player: str, cell: Cell) -> Offer[State] | None:
    """The piece or token on a plot taken up again, to be laid elsewhere."""
    piece, called = piece_at(state, player, cell)
    if not piece:
        token = token_at(state, player, cell)
        text = Message("tapestry.plot.take_up", piece=building.piece_name(TOKEN))
        return None if token is None else offered(state, text, token, "undo")
    offer = TAKE_UP.on(state, known={"player": player, "piece": piece})
    return replace(offer, label=Message("tapestry.plot.take_up", piece=called))
