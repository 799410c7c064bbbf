"""Rulebook, "Setting up", "Creating the world", "Initial deployment"."""

from __future__ import annotations

import pytest

from companion.core.hexgrid import distance, within
from companion.errors import RuleBroken
from companion.games.rise_and_fall import checklist
from companion.games.rise_and_fall.commands.setup import (
    DrawFirstPlayer,
    PlaceStart,
    TickItem,
    WatchBank,
)
from companion.games.rise_and_fall.commands.world import (
    LayTile,
    LiftTile,
)
from companion.games.rise_and_fall.content import first_tiles, kinds, terrains
from companion.games.rise_and_fall.events.world import TileLaid
from companion.games.rise_and_fall.rules import laying, stock
from companion.games.rise_and_fall.state import Phase, Place
from tests.rise_and_fall.makers import a_session, a_turn, broken
from tests.rise_and_fall.worlds import all_sea, disc, place, sea_world, whole_world


class TestPieces:
    def test_how_many_of_each_kind(self):
        counts = {kind.id: kind.count for kind in kinds().values()}

        assert counts == {
            "nomad": 8,
            "city": 8,
            "ship": 5,
            "mountaineer": 3,
            "merchant": 6,
            "temple": 3,
        }

    def test_thirty_three_pieces_a_player(self):
        assert sum(kind.count for kind in kinds().values()) == 33


class TestBank:
    @pytest.mark.parametrize(("players", "left"), [(2, 600), (3, 800), (4, 1000)])
    def test_gold_leaves_it_by_the_number_of_players(self, players, left):
        session = a_session(players, facts=lambda fact: 1000)
        session.do(WatchBank())

        assert session.state.bank == left

    def test_its_gold_is_asked_because_no_source_gives_it(self):
        session = a_session(facts=lambda fact: None)
        question = session.do(WatchBank())

        assert question.fact == "bank.gold"


class TestTerrainTiles:
    @pytest.mark.parametrize(
        ("players", "tiles"),
        [(2, (2, 12, 10, 8, 6, 2)), (3, (3, 15, 14, 11, 8, 3)), (4, (4, 19, 17, 15, 11, 4))],
    )
    def test_how_many_by_players(self, players, tiles):
        seats = str(players)
        counts = (first_tiles().tiles[seats], *(one.tiles[seats] for one in terrains().values()))

        assert counts == tiles

    def test_the_largest_world_has_165_spaces(self):
        assert first_tiles().spaces * 4 + terrains()["sea"].spaces * 19 == 165


class TestLayingTheSea:
    def test_a_tile_touches_at_least_two(self):
        session = sea_world(2)

        with pytest.raises(RuleBroken) as refusal:
            session.do(LayTile("sea", disc((20, 0), 7)))

        assert refusal.value.message.key.endswith("touches_too_few")

    def test_no_gap_may_be_closed_off(self):
        ring = [place(q, r) for q, r in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))]

        assert laying.enclosed_gaps(ring) == {(0, 0)}
        assert laying.enclosed_gaps(ring[:-1]) == frozenset()

    def test_an_enclosed_gap_is_refused(self):
        ring = sorted(within((0, 0), 3) - within((0, 0), 1), key=lambda at: distance(at, (3, 0)))
        last = tuple(place(*at) for at in ring[:7])
        north = tuple(place(*at) for at in ring[7:] if at[1] < 0)
        south = tuple(place(*at) for at in ring[7:] if at[1] >= 0)
        state = a_session(2).state
        for tile in (north, south):
            state = TileLaid("sea", tile).apply(state)

        with pytest.raises(RuleBroken) as refusal:
            LayTile("sea", last).verify(state)

        assert refusal.value.message.key.endswith("enclosed_gap")

    def test_sea_covers_nothing(self):
        session = sea_world(2)
        taken = next(iter(session.state.world))

        with pytest.raises(RuleBroken):
            session.do(LayTile("sea", (taken, *disc((20, 0), 6))))

    def test_the_first_tiles_have_eight_spaces(self):
        session = a_session(2)

        with pytest.raises(RuleBroken) as refusal:
            session.do(LayTile("sea", disc((0, 0), 7)))

        assert refusal.value.message.params["n"] == 8

    def test_the_first_tiles_lie_together(self):
        session = a_session(2)
        session.do(LayTile("sea", disc((0, 0), 8)))

        assert broken(session, LayTile("sea", disc((9, 0), 8))) == "first_tiles_apart"

    def test_nor_do_they_close_off_a_gap(self):
        session = a_session(3)
        ring = sorted(within((0, 0), 2) - within((0, 0), 1), key=lambda at: (at[1], at[0]))
        north = tuple(place(*at) for at in ring if at[1] <= 0)
        session.do(LayTile("sea", (*north, "3,-2")[:8]))
        south = (*(place(*at) for at in ring if place(*at) not in north), "0,3", "1,2", "-1,3")

        assert broken(session, LayTile("sea", south[:8])) == "enclosed_gap"

    def test_a_tile_is_in_one_piece(self):
        session = a_session(2)

        with pytest.raises(RuleBroken) as refusal:
            session.do(LayTile("sea", (*disc((0, 0), 7), "9,9")))

        assert refusal.value.message.key.endswith("tile_in_parts")


class TestLayingTheLand:
    def test_a_plain_lies_on_sea_only(self):
        session = all_sea(2)
        session.do(LayTile("plain", disc((0, 0), 6)))

        with pytest.raises(RuleBroken) as refusal:
            session.do(LayTile("plain", disc((0, 0), 6)))

        assert refusal.value.message.key.endswith("wrong_ground")

    @pytest.mark.parametrize(
        ("terrain", "spaces"), [("forest", 4), ("mountain", 3), ("glacier", 2)]
    )
    def test_each_level_lies_on_the_one_below(self, terrain, spaces):
        session = all_sea(2)

        with pytest.raises(RuleBroken):
            session.do(LayTile(terrain, disc((0, 0), spaces)))

    def test_up_to_the_glacier(self):
        world = whole_world(2).state.world.values()
        glaciers = {space.levels for space in world if space.terrain == "glacier"}

        assert glaciers == {("sea", "plain", "forest", "mountain", "glacier")}

    @pytest.mark.parametrize("session", [sea_world, all_sea])
    def test_every_tile_of_a_level_before_the_next(self, session):
        laid = session(2)
        terrain = stock.next_terrain(laid.state)
        higher = {"sea": "plain", "plain": "forest"}[terrain]
        spaces = disc((0, 0), 6 if higher == "plain" else 4)

        assert broken(laid, LayTile(higher, spaces)) == "lower_first"

    def test_a_plain_may_be_moved_to_make_room(self):
        session = all_sea(2)
        session.do(LayTile("plain", disc((0, 0), 6)))
        session.do(LiftTile(14))

        assert session.state.world["0,0"].terrain == "sea"

    def test_a_covered_tile_stays(self):
        session = all_sea(2)
        session.do(LayTile("plain", disc((0, 0), 6)))

        with pytest.raises(RuleBroken):
            session.do(LiftTile(0))

    def test_no_more_tiles_than_the_players_get(self):
        session = sea_world(2)

        assert stock.tiles_left(session.state, "sea") == 12
        assert stock.next_terrain(session.state) == "sea"


class TestDeployment:
    def test_one_nomad_one_city_one_ship_and_their_cards(self):
        player = a_turn().state.player("p1")

        assert dict(player.pieces) == {"nomad": 1, "city": 1, "ship": 1}
        assert player.cards_in(Place.HAND) == ("nomad", "city", "ship")
        assert player.cards_in(Place.RESERVE) == ("temple", "merchant", "mountaineer")

    def test_in_turn_from_the_first_player(self):
        session = a_session(3)
        session.do(DrawFirstPlayer(), {"first.player": "p2"})

        assert session.why_not(PlaceStart("p1", "ship"))
        session.do(PlaceStart("p2", "ship"))
        session.do(PlaceStart("p3", "nomad"))
        session.do(PlaceStart("p1", "city"))
        assert session.why_not(PlaceStart("p2", "ship")).key.endswith("start_placed")

    def test_only_the_three_starting_kinds(self):
        session = a_session(3)
        session.do(DrawFirstPlayer(), {"first.player": "p1"})

        assert session.why_not(PlaceStart("p1", "temple"))

    def test_the_game_begins_when_all_stand(self):
        assert a_turn().state.phase is Phase.CARDS
        assert a_turn().state.turn == 1

    def test_the_builder_of_the_world_is_drawn_apart(self):
        session = a_session(3)
        session.do(DrawFirstPlayer(builder=True), {"first.builder": "p3"})

        assert session.state.first_builder == "p3"
        assert session.state.phase is Phase.SETUP


def test_items_are_ticked_and_unticked():
    session = a_session()
    session.do(TickItem("bank"))
    ticked = session.state.ticked
    session.do(TickItem("bank", done=False))

    assert ticked == ("bank",)
    assert session.state.ticked == ()


class TestOnceForEachPlayer:
    def test_everybody_ticks_it(self):
        session = a_session(3)
        session.do(TickItem("colour", seat="p1"))
        session.do(TickItem("colour", seat="p3"))
        step = next(step for step in checklist.steps(session.state) if step.id == "colour")

        assert step.people == (("p1", True), ("p2", False), ("p3", True))
        assert not step.done

    def test_or_one_touch_for_all(self):
        session = a_session(3)
        session.do(TickItem("take"))
        step = next(step for step in checklist.steps(session.state) if step.id == "take")

        assert step.done
