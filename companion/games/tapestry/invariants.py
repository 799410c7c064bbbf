"""What no legal game can show: asserted after every step of random games."""

from __future__ import annotations

from companion.games.tapestry import content
from companion.games.tapestry.player import BUILDINGS_EACH, OUTPOSTS_EACH, RESOURCE_CAP, Player
from companion.games.tapestry.state import LAST_SPACE, OUTPOST, State

MOST_TOKENS_ON_A_TRACK = 5


def check(state: State) -> None:
    """Raise AssertionError where the state cannot be."""
    for me in state.players.values():
        _player(me)
        _outposts(state, me)
    _tracks(state)
    _landmarks(state)
    _achievements(state)
    _tiles(state)


def _player(me: Player) -> None:
    for resource, n in me.resources.items():
        assert 0 <= n <= RESOURCE_CAP, f"{me.id}: {n} {resource}"
    for building, n in me.buildings.items():
        assert 0 <= n <= BUILDINGS_EACH, f"{me.id}: {n} {building}"
    assert all(line.source for line in me.points), f"{me.id}: points from nowhere"
    assert 0 <= me.income_turns <= 5, f"{me.id}: {me.income_turns} income turns"
    cards = [tech.card for tech in me.techs]
    assert len(set(cards)) == len(cards), f"{me.id}: a technology twice"


def _outposts(state: State, me: Player) -> None:
    """Ten: left, on the map, or on a mat."""
    standing = sum(
        token.owner == me.id and token.kind == OUTPOST
        for here in state.map.values()
        for token in here.tokens
    )
    total = me.outposts + standing + me.elsewhere
    assert me.outposts >= 0, f"{me.id}: outposts below none"
    assert total == OUTPOSTS_EACH, f"{me.id}: {total} outposts"


def _tracks(state: State) -> None:
    for owner, tracks in state.tracks.items():
        for track, spaces in tracks.items():
            within = all(0 <= space <= LAST_SPACE for space in spaces)
            assert within, f"{owner} stands off {track}: {spaces}"
            assert len(spaces) <= MOST_TOKENS_ON_A_TRACK, f"{owner}: {spaces} on {track}"


def _landmarks(state: State) -> None:
    """In one place only, and none both owned and to be had."""
    for track, spaces in state.claimed.items():
        for space in spaces:
            assert content.landmark_at(track, space) in state.landmarks
    for player, me in state.players.items():
        mine = [p.piece for p in me.capital.placed if p.piece in content.landmarks()]
        mine += [tech.landmark for tech in me.techs if tech.landmark]
        assert len(set(mine)) == len(mine), f"{player}: a landmark twice"


def _achievements(state: State) -> None:
    for achievement, owners in state.achievements.items():
        assert len(set(owners)) == len(owners), f"{achievement} twice: {owners}"
        places = content.achievement(achievement).points[state.options.side.value]
        assert len(owners) <= len(places), f"{achievement}: more than its places"


def _tiles(state: State) -> None:
    """A named tile is on the map, in one supply or in the bag."""
    seen = [here.tile for here in state.map.values() if here.tile and here.tile > 0]
    seen += [tile for me in state.players.values() for tile in me.tiles if tile > 0]
    assert len(set(seen)) == len(seen), "a territory tile in two places"
