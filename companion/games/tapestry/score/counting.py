"""What "1 point for each …" counts.

Rulebook, "Icon guide" and FAQ: buildings count wherever they stand, tapestries in hand and on the
income mat, what the Collectors keep on theirs, a track that a token left by AI Singularity as
twelve spaces.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.games.tapestry.capital import plots
from companion.games.tapestry.player import BUILDINGS
from companion.games.tapestry.state import LAST_SPACE, OUTPOST, TRACKS, State

Counter = Callable[[State, str], int]


def controlled_territories(state: State, player: str) -> int:
    """Territories where the player's tokens are the only ones standing."""
    return sum(1 for _ in state.controlled(player))


def tapestry_cards(state: State, player: str) -> int:
    """Cards in hand and on the income mat; Maker of Fire is printed, not a card."""
    me = state.players[player]
    return len(me.hand) + tapestries_on_mat(state, player) + len(me.on_mat("tapestry"))


def tapestries_on_mat(state: State, player: str) -> int:
    """Cards on the income mat alone, face down ones and covered ones too."""
    return sum(len(pile) for pile in state.players[player].mat.values())


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


def tracks_nobody_ahead(state: State, player: str) -> int:
    """The Chosen: tracks completed, or where no other token is further than the player's."""
    others = [owner for owner in state.owners() if owner != player]
    return sum(
        track in state.completed.get(player, ())
        or all(state.space(owner, track) <= state.space(player, track) for owner in others)
        for track in state.used_tracks()
    )


def tracks_no_token_further(state: State, player: str) -> int:
    """Boast of Superiority: tracks where no other token is further, completed or not."""
    others = [owner for owner in state.owners() if owner != player]
    return sum(
        all(state.space(owner, track) <= state.space(player, track) for owner in others)
        for track in state.used_tracks()
    )


def crowded_districts(state: State, player: str) -> int:
    """Districts with two or more impassable plots: the Riverfolk's start."""
    city = state.players[player].capital
    blocked = plots.impassable(city)
    blocks = ((down, across) for down in range(3) for across in range(3))
    return sum(sum(cell in blocked for cell in plots.district(d, a)) >= 2 for d, a in blocks)


def built(state: State, player: str) -> dict[str, int]:
    """Income buildings of each type off the mat; FF: one in reserve is no part of the city yet."""
    me = state.players[player]
    waits = [item.kind for item in me.reserve]
    return {kind: n - waits.count(kind) for kind, n in me.buildings.items()}


def _building(kind: str) -> Counter:
    return lambda state, player: built(state, player)[kind]


def _spaces(track: str) -> Counter:
    return lambda state, player: state.space(player, track)


def outposts(state: State, player: str, *, toppled: bool) -> int:
    """One's own that stand on the map; those of others that lie on territories one controls."""
    if not toppled:
        tokens = (token for here in state.map.values() for token in here.tokens)
        return sum(one.owner == player and one.kind == OUTPOST and one.controls for one in tokens)
    mine = (token for place in state.controlled(player) for token in state.map[place].tokens)
    return sum(one.owner != player and one.kind == OUTPOST and one.toppled for one in mine)


def finished_tracks(state: State, player: str) -> int:
    """Tracks at whose end one stands, or whose end one reached."""
    done = state.completed.get(player, ())
    return sum(one in done or state.space(player, one) == LAST_SPACE for one in state.used_tracks())


def _row(row: int) -> Counter:
    return lambda state, player: sum(one.row == row for one in state.players[player].techs)


COUNTS: Mapping[str, Counter] = {
    "outpost": lambda state, player: outposts(state, player, toppled=False),
    "toppled_outpost": lambda state, player: outposts(state, player, toppled=True),
    "finished_track": finished_tracks,
    "district": lambda state, player: len(state.players[player].capital.districts),
    "masterpiece": lambda state, player: len(state.players[player].masterpieces),
    "space_tile": lambda state, player: len(state.players[player].explored_space),
    **{f"tech_{name}": _row(row) for row, name in enumerate(("bottom", "middle", "top"))},
    "controlled_territory": controlled_territories,
    "tech_card": technologies,
    "territory_tile_in_supply": territory_tiles,
    "tapestry_card_hand_and_mat": tapestry_cards,
    "tapestry_card_hand": lambda state, player: len(state.players[player].hand),
    "tapestry_card_mat": tapestries_on_mat,
    "landmark": landmarks_owned,
    "income_building": lambda state, player: sum(built(state, player).values()),
    "capital_rows": lambda state, player: plots.complete_rows(state.players[player].capital),
    "capital_columns": lambda state, player: plots.complete_columns(state.players[player].capital),
    "capital_rows_and_columns": rows_and_columns,
    "district_with_2_or_more_impassable_plots": crowded_districts,
    "tracks_nobody_ahead": tracks_nobody_ahead,
    "tracks_no_token_further": tracks_no_token_further,
    "opponent": lambda state, player: state.options.opponents,
    **{building: _building(building) for building in BUILDINGS},
    **{f"{track}_spaces": _spaces(track) for track in TRACKS},
}


def count(state: State, player: str, per: str) -> int:
    """How many of these the player has; a KeyError names what nobody can count."""
    return COUNTS[per](state, player)
