"""Rulebook, "Creating the world" and "Initial deployment", with the world on the tablet."""

from __future__ import annotations

import pytest

from companion.core.hexgrid import Hex
from companion.games.rise_and_fall.commands.correct import ChangePieces
from companion.games.rise_and_fall.commands.setup import (
    DrawFirstPlayer,
    PlaceStart,
)
from companion.games.rise_and_fall.commands.world import LayTile
from companion.games.rise_and_fall.game import GAME
from companion.games.rise_and_fall.offers.pieces import space_offers
from companion.games.rise_and_fall.rules import making_room, standing, stock, territory
from companion.games.rise_and_fall.state import Phase
from companion.games.rise_and_fall.views.world import differences, regions_of
from tests.rise_and_fall.makers import a_session, broken
from tests.rise_and_fall.worlds import (
    all_sea,
    disc,
    lay_everything,
    mid_plain,
    sea_world,
    whole_world,
)


class TestWhoLays:
    def test_the_first_sea_tiles_are_nobodys(self):
        session = a_session(2, world=True)
        session.do(DrawFirstPlayer(builder=True), {"first.builder": "p2"})

        assert making_room.whose_tile(session.state) == ""

    def test_then_in_turn_from_the_first_builder(self):
        session = sea_world(2)
        session.do(DrawFirstPlayer(builder=True), {"first.builder": "p2"})

        assert making_room.whose_tile(session.state) == "p2"

    def test_plains_go_on_where_the_sea_ended(self):
        assert making_room.whose_tile(mid_plain()) == "p2"


class TestFirstPieces:
    @pytest.mark.parametrize(
        ("kind", "terrain", "reason"),
        [
            ("ship", "plain", "ships_on_sea"),
            ("city", "sea", "ships_on_sea"),
            ("nomad", "sea", "ships_on_sea"),
            ("city", "glacier", "glacier"),
            ("nomad", "glacier", "glacier"),
        ],
    )
    def test_where_they_may_not_stand(self, kind, terrain, reason):
        session = before_deployment()
        at = next(at for at, space in session.state.world.items() if space.terrain == terrain)

        assert broken(session, PlaceStart("p1", kind, at)) == reason

    def test_one_piece_a_space(self):
        session = before_deployment()
        at = next(at for at, space in session.state.world.items() if space.terrain == "plain")
        session.do(PlaceStart("p1", "city", at))

        assert broken(session, PlaceStart("p2", "nomad", at)) == "space_full"

    def test_a_touched_space_offers_the_three_with_their_reasons(self):
        session = before_deployment()
        at = next(at for at, space in session.state.world.items() if space.terrain == "sea")
        offers = {one.id: one.reason is None for one in space_offers(session.state, at)}

        assert offers == {"nomad": False, "city": False, "ship": True}

    def test_placed_on_the_tablet_they_are_counted_and_the_turn_begins(self):
        session = whole_world(3)
        GAME.invariants(session.state)

        assert session.state.phase is Phase.CARDS
        assert standing.differences(session.state) == ()
        assert sum(len(space.pieces) for space in session.state.world.values()) == 9


def before_deployment():
    """A whole world for two, p1 places first."""
    session = lay_everything(a_session(2, world=True))
    session.do(DrawFirstPlayer(), {"first.player": "p1"})
    return session


class TestWhatTheMapShows:
    def test_every_tile_of_the_table_and_no_gap(self):
        state = whole_world(3).state

        assert len(state.tiles) == 3 + 15 + 14 + 11 + 8 + 3
        assert len(state.world) == 3 * 8 + 15 * 7

    def test_regions_cover_every_space_once(self):
        world = whole_world(3).state.world
        found = territory.regions_with_places(world)
        places: list[Hex] = [place for _, region in found for place in region]

        assert len(places) == len(set(places)) == len(world)

    def test_the_regions_with_pieces_are_listed_those_that_score_first(self):
        state = whole_world(3).state
        regions = tuple(regions_of(state))
        scores = [region.points if region.winner else 0 for region in regions]
        stand = {stock.to_hex(at) for at, space in state.world.items() if space.pieces}

        assert all(stand.intersection(region.places) for region in regions)
        assert stand <= {place for region in regions for place in region.places}
        assert scores == sorted(scores, reverse=True)

    def test_a_piece_counted_and_not_there_is_said(self):
        session = whole_world(2)
        session.do(ChangePieces("p1", "nomad", 2))

        assert standing.differences(session.state) == (("p1", "nomad", 1, 3),)
        assert [one.key for one in differences(session.state)] == ["rise_and_fall.world.differs"]

    def test_nothing_is_said_of_a_map_without_pieces(self):
        session = all_sea(2)
        session.do(LayTile("plain", disc((0, 0), 6)))

        assert not list(differences(session.state))
