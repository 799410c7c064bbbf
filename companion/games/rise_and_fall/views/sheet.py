"""The score sheet as the printed pad has it, and how each of its rows is told.

Filled in by hand; at the end of a game as far as the app has followed it, and told the same way.
"""

from __future__ import annotations

from dataclasses import replace

from companion.core.grid import Grid, Value
from companion.core.offer import Offer
from companion.core.score_sheet import NOTHING, Offers, ScoreSheet
from companion.core.written import Written
from companion.games.rise_and_fall import sheet
from companion.games.rise_and_fall.content import GOLD, kinds, terrains
from companion.games.rise_and_fall.nouns import LIVING
from companion.games.rise_and_fall.options import Way
from companion.games.rise_and_fall.rules import scoring, written
from companion.games.rise_and_fall.rules.boxes import ECONOMY, GROUNDS, TROPHIES
from companion.games.rise_and_fall.rules.territory import GLACIER, MOUNTAIN
from companion.games.rise_and_fall.state import ACTIVE, Phase, State


def grid(state: State, offers: Offers = NOTHING) -> Grid:
    """All sheets beside each other, told by what can be done now."""
    if state.way is Way.SHEET:
        return sheet.SHEET.grid(state, offers)
    followed = FOLLOWED.grid(state)
    if state.phase is not Phase.SCORING or not offers:
        return followed

    def write(seat: str, row: str, told: Value) -> Offer[State]:
        return _put(state, offers, seat, row, told)

    left = tuple(one for id_, one in offers.items() if id_.startswith("confirm."))
    return replace(followed, write=write, ends=left)


def _followed(state: State, seat: str) -> Written:
    """As far as the app has followed the game; what nobody has told is left out."""
    rows = {row: _points_of(state, seat, row) for row in written.rows()}
    told = (row for row in rows if row in GROUNDS or _is_told(state, seat, row))
    points = {row: n for row, n in rows.items() if n is not None}
    return Written(points, told={row: _known(state, seat, row) for row in told})


FOLLOWED = ScoreSheet(
    LIVING,
    sheet.A_ROW.among(lambda state, filled: written.rows()),
    _followed,
    sheet.head,
    sheet.entry,
    follows=(TROPHIES,),
)
"""At the end of a game that was followed: everybody whose civilization stands."""


def _points_of(state: State, seat: str, row: str) -> int | None:
    """None where nobody has told it: the gold of who plays in the lightest way, regions."""
    sheet = scoring.sheet(state, seat)
    if not _is_told(state, seat, row):
        return None
    if row == ECONOMY:
        return sheet.economy
    if row == TROPHIES:
        return sheet.trophies
    if row in GROUNDS:
        return sum(map(int, _sizes(state, seat, row))) * terrains()[row].points
    return next((points for kind, _, points in sheet.development if kind == row), 0)


def _is_told(state: State, seat: str, row: str) -> bool:
    """Everything is, once the count is over."""
    if row == ECONOMY and state.way is Way.LIGHTEST:
        told = bool(state.player(seat).gold) or seat in state.gold_told
    elif row in GROUNDS:
        told = bool(_sizes(state, seat, row) or state.world)
    else:
        return True
    return told or state.phase is not Phase.SCORING


def _known(state: State, seat: str, row: str) -> Value:
    player = state.player(seat)
    if row == ECONOMY:
        return player.gold
    if row == TROPHIES:
        return tuple(player.trophies)
    if row in GROUNDS:
        return _sizes(state, seat, row)
    return player.in_world(row) if player.cards[row] in ACTIVE else 0


def _regions(state: State, seat: str, row: str) -> list[int]:
    """Where they stand on the sheet; glaciers are mountains."""
    grounds = (MOUNTAIN, GLACIER) if row == MOUNTAIN else (row,)
    every = enumerate(scoring.regions_so_far(state))
    return [at for at, one in every if one.winner == seat and one.terrain in grounds]


def _sizes(state: State, seat: str, row: str) -> tuple[str, ...]:
    regions = scoring.regions_so_far(state)
    return tuple(str(regions[at].spaces) for at in _regions(state, seat, row))


def _put(state: State, offers: Offers, seat: str, row: str, told: Value) -> Offer[State]:
    """What the table says: gold, pieces, a trophy or a region more or one less."""
    if row == ECONOMY:
        return offers["right.treasury"].with_(seat=seat, resource=GOLD, number=told)
    if row in kinds():
        return offers["right.pieces"].with_(seat=seat, kind=row, number=told)
    told = told if isinstance(told, tuple) else (str(told),)
    if row == TROPHIES:
        return _trophy(state, offers, seat, told)
    now = _sizes(state, seat, row)
    if len(told) > len(now):
        return offers["region"].with_(terrain=row, spaces=int(told[-1]), winner=seat)
    gone = next((n for n, one in enumerate(now) if n >= len(told) or told[n] != one), 0)
    return offers["drop_region"].with_(region=str(_regions(state, seat, row)[gone]))


def _trophy(state: State, offers: Offers, seat: str, told: tuple[str, ...]) -> Offer[State]:
    """One that was won after all, or the first that was not."""
    won = state.player(seat).trophies
    more = [kind for kind in told if kind not in won]
    if more:
        return offers["right.trophy"].with_(kind=more[-1], seat=seat)
    return offers["right.trophy_back"].with_(kind=next(one for one in won if one not in told))
