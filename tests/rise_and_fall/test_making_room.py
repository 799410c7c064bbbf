"""Rulebook, "Laying the plains": "must move a minimum number of plain tiles" (180)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.core.hexgrid import distance
from companion.errors import RuleBroken
from companion.games.rise_and_fall.commands.world import LiftTile
from companion.games.rise_and_fall.events.world import (
    TileLaid,
    TileLifted,
)
from companion.games.rise_and_fall.rules import making_room, shapes
from companion.games.rise_and_fall.views.laying import laying_view
from companion.games.rise_and_fall.views.world import make_room_at
from tests.rise_and_fall.makers import broken
from tests.rise_and_fall.worlds import mid_plain, row, strips, whole_world


def refusal(command, state) -> str:
    with pytest.raises(RuleBroken) as broken_rule:
        command.verify(state)
    return broken_rule.value.message.key.rsplit(".", 1)[-1]


class TestOnlyWhereThereIsNoRoom:
    def test_no_tile_is_moved_while_the_next_one_fits(self):
        state = TileLaid("plain", row(0, 3, 6)).apply(mid_plain())
        lift = make_room_at(state, (0, 3)).command()

        assert refusal(lift, state) == "there_is_room"
        assert not making_room.may_be_moved(state)

    def test_nor_offered_before_a_plain_lies(self):
        assert not making_room.may_be_moved(mid_plain())

    def test_by_size_as_long_as_no_plain_has_shown_its_shape(self):
        assert not making_room.has_no_room(strips(6))
        assert making_room.has_no_room(strips(5, 5, 5))
        assert laying_view(strips(5), lambda _fact: None).advice.key.endswith("no_room")

    def test_by_shape_as_soon_as_one_has(self):
        assert making_room.has_no_room(bent_and_straight())


def bent_and_straight():
    """Six spaces are free in a row, but plains are bent."""
    bent = ("0,3", "1,3", "2,3", "3,3", "4,3", "4,4")
    state = strips(6)
    world = {**state.world, **dict.fromkeys(bent, state.world["0,0"])}
    tiles = (("sea", *world), *state.tiles[1:])
    return TileLaid("plain", bent).apply(replace(state, world=world, tiles=tiles))


class TestTheLeastNumber:
    def test_the_one_plain_that_makes_room_and_no_other(self):
        state = strips(13, 6, plains=(row(3, 0, 6), row(0, 3, 6)))
        first = next(at for at, tile in enumerate(state.tiles) if tile[0] == "plain")

        assert making_room.may_be_moved(state) == {first}
        assert refusal(LiftTile(first + 1, room=True), state) == "fewer_will_do"
        LiftTile(first, room=True).verify(state)

    def test_two_where_one_is_not_enough(self):
        state = strips(18, plains=(row(2, 0, 6), row(10, 0, 6)))
        ways = making_room.ways_to_make_room(state)

        assert [len(way.tiles) for way in ways] == [2]
        assert [len(way.again) for way in ways] == [3]

    def test_after_the_first_of_three_the_others_and_then_no_more(self):
        state = strips(24, plains=(row(2, 0, 6), row(9, 0, 6), row(16, 0, 6)))
        number = len(making_room.ways_to_make_room(state)[0].tiles)
        for left in range(number, 0, -1):
            assert len(making_room.ways_to_make_room(state)[0].tiles) == left
            lift = LiftTile(min(making_room.may_be_moved(state)), room=True)
            lift.verify(state)
            state = TileLifted(lift.index, lift.room).apply(state)

        assert number == 3
        assert not making_room.has_no_room(state)

    def test_the_way_shown_covers_free_ground_once(self):
        state = strips(13, plains=(row(3, 0, 6),))
        way = making_room.ways_to_make_room(state)[0]
        spaces = [space for tile in way.again for space in tile]

        assert len(spaces) == len(set(spaces)) == 12
        assert {f"{q},{r}" for q, r in spaces} <= set(row(0, 0, 13))


class TestWhoLaysThen:
    def test_the_same_player_lays_the_new_one_and_those_that_moved(self):
        state = strips(13, plains=(row(3, 0, 6),))
        mine = making_room.whose_tile(state)
        lift = make_room_at(state, (3, 0)).command()
        lift.verify(state)
        room = TileLifted(lift.index, lift.room).apply(state)
        one = TileLaid("plain", row(0, 0, 6)).apply(room)
        both = TileLaid("plain", row(6, 0, 6)).apply(one)

        assert making_room.whose_tile(room) == making_room.whose_tile(one) == mine
        assert making_room.whose_tile(both) != mine

    def test_only_plains_are_moved(self):
        assert refusal(LiftTile(0, room=True), strips(5)) == "only_plains_move"

    def test_not_from_under_a_forest_and_not_after_the_plains(self):
        session = whole_world(2)
        at = next(i for i, tile in enumerate(session.state.tiles) if tile[0] == "plain")

        assert broken(session, LiftTile(at, room=True)) == "only_plains_move"


class TestShapes:
    def test_a_tile_has_the_same_shape_however_it_is_turned_and_wherever_it_lies(self):
        tile = ((0, 0), (1, 0), (2, 0), (2, 1))
        lain = {shapes.shape_of(shapes.moved(shapes.turned(tile, n), (5, -3))) for n in range(6)}

        assert len(lain) == 1

    def test_its_mirror_is_another_one(self):
        tile = ((0, 0), (1, 0), (2, 0), (2, 1))
        mirror = tuple((r, q) for q, r in tile)

        assert shapes.shape_of(tile) != shapes.shape_of(mirror)

    def test_it_is_kept_as_a_word_and_read_again(self):
        shape = shapes.shape_of(((3, 3), (4, 3), (4, 2)))

        assert shapes.read_shapes(shapes.write_shapes((shape,))) == (shape,)
        assert shapes.read_shapes("rubbish|1,x") == ()

    def test_every_way_lies_around_the_finger(self):
        ways = set(shapes.laid_ways(((0, 0), (1, 0), (2, 0)), (7, 7)))

        assert len({frozenset(way) for way in ways}) == 3
        assert all(min(distance(one, (7, 7)) for one in way) == 0 for way in ways)
