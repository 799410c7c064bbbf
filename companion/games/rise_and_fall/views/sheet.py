"""The score sheet as the printed pad has it, and how each of its rows is told.

Filled in by hand; at the end of a game as far as the app has followed it, and told the same way.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from companion.core.grid import Entry, Grid, Head, Keys, Line, Thing, Value
from companion.core.message import Message, name
from companion.core.offer import Offer
from companion.core.written import MOST, Written, told_by
from companion.games.rise_and_fall.content import GOLD, kinds, terrains
from companion.games.rise_and_fall.nouns import piece_name
from companion.games.rise_and_fall.offers.sheet import asked
from companion.games.rise_and_fall.options import Way
from companion.games.rise_and_fall.rules import boxes, scoring, written
from companion.games.rise_and_fall.rules.boxes import ECONOMY, GROUNDS, TROPHIES
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.territory import GLACIER, MOUNTAIN
from companion.games.rise_and_fall.signs import colour_of
from companion.games.rise_and_fall.state import ACTIVE, Phase, State

Offers = Mapping[str, Offer[State]]
NOTHING: Offers = MappingProxyType({})


def grid(state: State, offers: Offers = NOTHING) -> Grid:
    """All sheets beside each other, told by what can be done now."""
    if state.way is Way.SHEET:
        return told_by(_by_hand(state), offers)
    return _followed(state, offers)


def _heads(state: State, totals: dict[str, int]) -> tuple[Head, ...]:
    best = max(totals.values(), default=0)
    return tuple(_head(state, seat, total, 0 < best == total) for seat, total in totals.items())


def _head(state: State, seat: str, total: int, leads: bool) -> Head:
    told = state.written.get(seat, Written()).total
    return Head(seat, who(state, seat), *colour_of(state, seat), total, leads, told)


# by hand


def _by_hand(state: State) -> Grid:
    sheets = {player.id: written.sheet_of(state, player.id) for player in state.players}
    lines = tuple(
        Line(
            row,
            written.row_name(row),
            written.row_icon(row),
            {seat: one.rows.get(row) for seat, one in sheets.items()},
            entry=_entry(row, _who_has(state)),
            told=dict(_told(state, row)),
        )
        for row in written.rows_of(state)
    )
    heads = _heads(state, {seat: one.points for seat, one in sheets.items()})
    return Grid(heads, lines)


def _told(state: State, row: str) -> Iterator[tuple[str, Value]]:
    """What the left box of everybody says."""
    for player in state.players:
        parts = state.parts.get(player.id, {}).get(row)
        n = written.box_of(state, player.id, row)
        if parts and n is not None:
            yield player.id, parts
        elif n is not None and not (row == TROPHIES or (row in GROUNDS and not n)):
            yield player.id, (str(n),) if row in GROUNDS else n
        elif n is not None:
            yield player.id, ()


def _who_has(state: State) -> dict[str, str]:
    """Trophies that somebody has: nobody else wins them."""
    return {
        kind: seat for seat, rows in state.parts.items() for kind in rows.get(TROPHIES, ())
    } | dict(state.trophies_won)


# at the end of a game that was followed


def _followed(state: State, offers: Offers) -> Grid:
    """Everybody whose civilization stands."""
    sheets = {seat: scoring.sheet(state, seat) for seat in state.living}
    lines = tuple(
        Line(
            row,
            written.row_name(row),
            written.row_icon(row),
            {seat: _points_of(state, seat, row) for seat in sheets},
            follows=row == TROPHIES,
            entry=_entry(row, dict(state.trophies_won)),
            told={
                seat: _known(state, seat, row)
                for seat in sheets
                if row in GROUNDS or _is_told(state, seat, row)
            },
        )
        for row in written.rows()
    )
    heads = _heads(state, {seat: one.total for seat, one in sheets.items()})
    if state.phase is not Phase.SCORING or not offers:
        return Grid(heads, lines)
    left = tuple(one for id_, one in offers.items() if id_.startswith("confirm."))

    def write(seat: str, row: str, told: Value) -> Offer[State]:
        return _put(state, offers, seat, row, told)

    return Grid(heads, lines, write, None, left)


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


# a row


def _entry(row: str, who_has: dict[str, str]) -> Entry:
    """Digits for the gold, one touch for pieces, one for each region, one for each trophy."""
    if row in kinds():
        kind = kinds()[row]
        worth = (0, *kind.values)
        note = Message("rise_and_fall.count.struck")
        return Entry(Keys.ONE, kind.count, worth, asks=asked(row), note=note, boxed=True)
    if row in GROUNDS:
        worth = (terrains()[row].points,)
        note = Message("rise_and_fall.count.tie")
        ask = Message("rise_and_fall.count.sizes", terrain=name("rise_and_fall", "terrain", row))
        return Entry(Keys.PARTS, boxes.MOST_SPACES, worth, asks=ask, note=note, boxed=True)
    if row == TROPHIES:
        things = tuple(
            Thing(one.id, piece_name(one.id), one.icon, one.trophy, who_has.get(one.id, ""))
            for one in kinds().values()
        )
        ask = Message("rise_and_fall.ask.box_trophies")
        return Entry(Keys.SOME, len(things), things=things, asks=ask)
    most = boxes.most(row) or MOST
    return Entry(Keys.DIGITS, most, asks=asked(row), boxed=row == ECONOMY)
