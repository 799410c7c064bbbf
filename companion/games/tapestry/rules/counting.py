"""What "1 point for each …" counts.

Rulebook, "Icon guide" and FAQ: buildings count wherever they stand, tapestries in hand and on the
income mat, what the Collectors keep on theirs, a track that a token left by AI Singularity as
twelve spaces.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.games.tapestry.player import BUILDINGS
from companion.games.tapestry.rules import plots
from companion.games.tapestry.state import TRACKS, State

Counter = Callable[[State, str], int]


def controlled_territories(state: State, player: str) -> int:
    """Territories where the player's tokens are the only ones standing."""
    return sum(1 for _ in state.controlled(player))


def tapestry_cards(state: State, player: str) -> int:
    """Cards in hand and on the income mat; Maker of Fire is printed, not a card."""
    me = state.players[player]
    played = sum(len(pile) for pile in me.mat.values())
    return len(me.hand) + played + len(me.on_mat("tapestry"))


def technologies(state: State, player: str) -> int:
    """Technology cards, one on the Collectors' mat too."""
    me = state.players[player]
    return len(me.techs) + len(me.on_mat("tech_card"))


def territory_tiles(state: State, player: str) -> int:
    """Territory tiles in the supply, one on the Collectors' mat too."""
    me = state.players[player]
    return len(me.tiles) + len(me.on_mat("territory_tile"))


def landmarks_owned(state: State, player: str) -> int:
    """Every landmark of the player, also set aside or on a card."""
    return sum(owner == player for owner in state.landmarks.values())


def rows_and_columns(state: State, player: str) -> int:
    """Complete rows and columns of the capital."""
    city = state.players[player].capital
    return plots.complete_rows(city) + plots.complete_columns(city)


def matching_lines(state: State, player: str) -> int:
    """Architects: complete rows and columns whose income buildings are all of one type."""
    city = state.players[player].capital
    if not plots.has_grid(city):
        return 0
    kinds = {c: p.piece for p in city.placed if p.piece in BUILDINGS for c in p.cells}
    full = plots.filled(city)
    span = range(plots.SIZE)
    lines = [[(row, column) for column in span] for row in span]
    lines += [[(row, column) for row in span] for column in span]
    whole = [line for line in lines if full.issuperset(line)]
    return sum(len({kinds[c] for c in line if c in kinds}) == 1 for line in whole)


def tracks_nobody_ahead(state: State, player: str) -> int:
    """The Chosen: tracks completed, or where no other token is further than the player's."""
    others = [owner for owner in state.owners() if owner != player]
    return sum(
        track in state.completed.get(player, ())
        or all(state.space(owner, track) <= state.space(player, track) for owner in others)
        for track in state.used_tracks()
    )


def crowded_districts(state: State, player: str) -> int:
    """Districts with two or more impassable plots: the Riverfolk's start."""
    city = state.players[player].capital
    blocked = plots.impassable(city)
    blocks = ((down, across) for down in range(3) for across in range(3))
    return sum(sum(cell in blocked for cell in plots.district(d, a)) >= 2 for d, a in blocks)


def _building(kind: str) -> Counter:
    return lambda state, player: state.players[player].buildings[kind]


def _spaces(track: str) -> Counter:
    return lambda state, player: state.space(player, track)


COUNTS: Mapping[str, Counter] = {
    "controlled_territory": controlled_territories,
    "tech_card": technologies,
    "territory_tile_in_supply": territory_tiles,
    "tapestry_card_hand_and_mat": tapestry_cards,
    "tapestry_card_hand": lambda state, player: len(state.players[player].hand),
    "landmark": landmarks_owned,
    "income_building": lambda state, player: sum(state.players[player].buildings.values()),
    "capital_rows": lambda state, player: plots.complete_rows(state.players[player].capital),
    "capital_columns": lambda state, player: plots.complete_columns(state.players[player].capital),
    "capital_rows_and_columns": rows_and_columns,
    "district_with_2_or_more_impassable_plots": crowded_districts,
    "tracks_nobody_ahead": tracks_nobody_ahead,
    "opponent": lambda state, player: state.options.opponents,
    **{building: _building(building) for building in BUILDINGS},
    **{f"{track}_spaces": _spaces(track) for track in TRACKS},
}


def count(state: State, player: str, per: str) -> int:
    """How many of these the player has; a KeyError names what nobody can count."""
    return COUNTS[per](state, player)
