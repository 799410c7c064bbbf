"""Civilizations: the Celestials.

Their mat, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content
from companion.games.tapestry.city import footprints
from companion.games.tapestry.civilizations import FINAL, INCOME, LATER, START
from companion.games.tapestry.land import conquest_dice, geography, tiles
from companion.games.tapestry.land.events import TokenPlaced, TokenTakenOff
from companion.games.tapestry.score import points
from companion.games.tapestry.state import FLOATING, OUTPOST
from companion.games.tapestry.tracks.events import OnceThisTurn
from companion.games.tapestry.turn.turn import Turn

CELESTIALS, NONE = "celestials", "none"
PAST_THE_END = 5


@START.of(CELESTIALS)
def celestials_start(turn: Turn) -> None:
    """One of the two outposts of the capital is the floating capital instead."""
    _float(turn, turn.me.start, turn.player)


@LATER.of(CELESTIALS)
def celestials_later(turn: Turn) -> None:
    """The same in mid-game: of outposts of two owners the player says which one leaves."""
    tokens = turn.state.map[turn.me.start].tokens if turn.me.start else ()
    owners = dict.fromkeys(token.owner for token in tokens if token.kind == OUTPOST)
    options = [Option(owner, tiles.owner_option(turn.state, owner)) for owner in owners]
    if options:
        chosen = turn.choose("celestials.who", Message("tapestry.ask.celestials_who"), options)
        _float(turn, turn.me.start, chosen)


def _float(turn: Turn, place: str, owner: str) -> None:
    here = turn.state.map.get(place)
    if here and any(t.owner == owner and t.kind == OUTPOST for t in here.tokens):
        turn.record(TokenTakenOff(place, owner))
        turn.record(TokenPlaced(place, turn.player, kind=FLOATING))


@INCOME.of(CELESTIALS)
def celestials(turn: Turn) -> None:
    """Turns 2-4: the floating capital may move beside; both conquest dice are gained there."""
    if turn.me.income_turns == PAST_THE_END:
        return
    start = next((key for key in turn.state.map if _floats_on(turn, key)), "")
    beside = [key for _, key in geography.beside(start)] if start else []
    places = [key for key in beside if key in turn.state.map and turn.state.map[key].explored]
    options = [Option(NONE, Message("tapestry.option.no"))]
    options += tiles.hex_options(turn.state, places)
    place = turn.choose("celestials", Message("tapestry.ask.celestials"), options)
    if place != NONE:
        turn.record(TokenTakenOff(start, turn.player, kind=FLOATING))
        turn.record(TokenPlaced(place, turn.player, kind=FLOATING))
        turn.record(OnceThisTurn(f"conquered:{place}"))
        conquest_dice.roll_dice(turn, both=True)


def _floats_on(turn: Turn, key: str) -> bool:
    tokens = turn.state.map[key].tokens
    return any(token.owner == turn.player and token.kind == FLOATING for token in tokens)


@FINAL.of(CELESTIALS)
def celestials_final(turn: Turn) -> None:
    """5 points per landmark inside the grid, 2 lost per landmark that sticks out."""
    city = turn.me.capital
    figures = [p for p in city.placed if p.piece in content.landmarks() and p.cells]
    inside = sum(all(map(footprints.on_grid, p.cells)) for p in figures)
    text = Message("tapestry.ask.celestials_points")
    amount = 5 * inside - 2 * (len(figures) - inside)
    points.score(turn, turn.computed("celestials.final", text, amount), "civilization", CELESTIALS)
