"""A world is copied onto the tablet by touches at window coordinates, and they are counted."""

from __future__ import annotations

from math import cos, pi, sin

import pytest
from kivy.base import EventLoop

from companion.core.hexgrid import line, neighbours
from companion.games.rise_and_fall.options import Options, Participant
from companion.games.rise_and_fall.rules.shapes import laid_ways
from companion.games.rise_and_fall.rules.stock import next_terrain, to_hex
from companion.games.rise_and_fall.views import laying
from screens.widgets.boards.hex_map import HexMap
from screens.widgets.controls.chips import Chip
from tests.rise_and_fall.shaped_worlds import copied_world, sea_of
from tests.rise_and_fall.worlds import row, strips
from tests.screens.rise_and_fall.test_game import Fingers

STROKE = 25
"""A stroke of the brush is lifted after so many spaces."""


class Copyist:
    """Sees the table's world, and touches the tablet until it lies there too."""

    def __init__(self, hand, players: int):
        self.hand, self.players, self.touches = hand, players, 0
        self.view = hand.app.nav.view
        self.land = hand.find(HexMap)

    @classmethod
    def of_a_new_game(cls, hand, players: int) -> Copyist:
        """At the map of a new game."""
        begin(hand, players)
        return cls(hand, players)

    @property
    def state(self):
        return self.hand.app.bridge.state

    def at(self, place) -> tuple[float, float]:
        return self.land.to_window(*self.land.point_of(place))

    def slide(self, *points) -> None:
        """One touch: down, along the points, up."""
        self.touches += 1
        finger = self.hand.press(points[0])
        for x, y in points[1:]:
            finger.move({"x": x, "y": y})
            EventLoop.post_dispatch_input("update", finger)
            self.hand.frames()
        self.hand.lift(finger)
        self.hand.settle()

    def tool(self, tool: str) -> None:
        """A touch on its chip, where another one is chosen."""
        if self.view.tool != tool:
            self.touches += 1
            text = self.hand.say(f"rise_and_fall.tool.{tool}")
            Fingers(self.hand).touch([c for c in self.hand.all(Chip) if c.text == text][-1])

    def paint(self, sea: list) -> None:
        """The inside with the broad brush, the rim with the fine one."""
        inside = [one for one in sea if all(near in sea for near in neighbours(one))]
        for tool, wanted in (("paint", spread(inside)), ("fine", None)):
            self.tool(tool)
            missing = wanted or [one for one in sea if f"{one[0]},{one[1]}" not in self.state.world]
            for run in runs(missing):
                self.slide(*map(self.at, run))

    def stamp(self, tile: tuple[str, ...]) -> None:
        """Touched where it lies, slid until the ghost is the tile."""
        self.tool("stamp")
        place, points = self.aim(frozenset(map(to_hex, tile)))
        self.slide(self.at(place), *points)

    def aim(self, tile):
        """Where a finger comes down, and where it slides to: the ghost shows the tile."""
        facts = self.view.facts
        for place in sorted(tile):
            if frozenset(laying.stamp_at(self.state, facts, place).spaces) == tile:
                return place, ()
        for shape in laying.known_shapes(self.state, facts):
            for place in sorted(tile):
                if tile not in map(frozenset, laid_ways(shape, place)):
                    continue
                for turn in range(24):
                    angle = (turn + 0.4) * pi / 12
                    away = cos(angle), sin(angle)
                    if frozenset(laying.aimed(self.state, facts, place, away).spaces) == tile:
                        x, y = self.at(place)
                        far = self.land.radius * 2.5
                        return place, ((x + away[0] * far, y + away[1] * far),)
        raise AssertionError("the ghost never lies as the tile does")

    def shape(self, tile: tuple[str, ...]) -> None:
        """Its spaces one by one, in one touch where they follow each other."""
        self.tool("shape")
        for run in runs(list(map(to_hex, tile))):
            self.slide(*map(self.at, run))

    def copy(self) -> None:
        """The whole world."""
        wanted = copied_world(self.players).state
        self.paint(sea_of(self.players))
        for terrain, *tile in wanted.tiles:
            assert next_terrain(self.state) == terrain
            known = laying.known_shapes(self.state, self.view.facts)
            self.stamp(tuple(tile)) if known else self.shape(tuple(tile))
            assert set(self.state.tiles[-1][1:]) == set(tile), self.view.refusal
        assert {at: one.levels for at, one in self.state.world.items()} == {
            at: one.levels for at, one in wanted.world.items()
        }


def begin(hand, players: int):
    """At the map of a new game, with an empty table."""
    people = tuple(Participant(f"p{at}") for at in range(1, players + 1))
    hand.app.bridge.begin("rise_and_fall", Options(people, way="world", world=True))
    hand.app.nav.go("rise_and_fall/world")
    hand.settle()
    return hand.app.nav.view


def spread(places: list) -> list:
    """Every third column: the broad brush reaches those beside it."""
    columns = sorted({q for q, _ in places})
    chosen = {*columns[::3], columns[-1]}
    return [one for one in places if one[0] in chosen]


def runs(places: list) -> list[list]:
    """Walks over places that lie side by side, none longer than a stroke."""
    left, found = set(places), []
    while left:
        run = [min(left)]
        left.discard(run[0])
        while len(run) < STROKE:
            near = [one for one in neighbours(run[-1]) if one in left]
            if not near:
                break
            run.append(min(near, key=lambda one: sum(n in left for n in neighbours(one))))
            left.discard(run[-1])
        found.append(run)
    return found


def test_the_largest_world_is_copied_with_few_touches(hand):
    copyist = Copyist.of_a_new_game(hand, 4)
    copyist.copy()

    assert copyist.touches <= 120


def test_the_first_world_is_stamped_and_no_shape_is_told(hand):
    copyist = Copyist.of_a_new_game(hand, 2)
    copyist.copy()

    assert copyist.touches <= 40
    assert hand.app.library.house_facts.of("rise_and_fall") == ()


class TestTheFrameHoldsStill:
    def test_while_the_sea_is_painted(self, hand):
        copyist = Copyist.of_a_new_game(hand, 4)
        radius, middle = copyist.land.radius, copyist.at((0, 0))
        copyist.paint(sea_of(4)[:60])

        assert copyist.land.radius == radius
        assert copyist.at((0, 0)) == pytest.approx(middle)


class TestARefusedTile:
    def test_stays_lit_and_says_what_is_wrong(self, hand):
        copyist = Copyist.of_a_new_game(hand, 2)
        copyist.paint(sea_of(2))
        copyist.tool("shape")
        copyist.slide(*map(copyist.at, ((0, 0), (1, 0), (2, 0))))
        copyist.slide(*map(copyist.at, ((0, 2), (1, 2), (2, 2))))
        lit = {look.place for look in copyist.land.hexes if look.lit}

        assert not copyist.state.tiles
        assert lit == {(0, 0), (1, 0), (2, 0), (0, 2), (1, 2), (2, 2)}
        assert "Plain" in copyist.view.refusal

    def test_a_space_touched_again_is_none_of_it(self, hand):
        copyist = Copyist.of_a_new_game(hand, 2)
        copyist.paint(sea_of(2))
        copyist.tool("shape")
        copyist.slide(*map(copyist.at, ((0, 0), (1, 0))))
        copyist.slide(copyist.at((1, 0)))

        assert copyist.view.brush.spaces == [(0, 0)]


class TestTurning:
    def test_a_tile_touched_again_is_turned(self, hand):
        copyist = Copyist.of_a_new_game(hand, 2)
        copyist.paint(sea_of(2))
        copyist.shape(("0,0", "1,0", "2,0", "0,1", "1,1", "1,-1"))
        lay = [copyist.state.tiles[-1][1:]]
        for _ in range(3):
            copyist.slide(copyist.at((1, 0)))
            lay.append(copyist.state.tiles[-1][1:])

        assert len({frozenset(tile) for tile in lay}) == 4
        assert len(copyist.state.tiles) == 1


class TestAFastFinger:
    """It is told of at a few points of its way: what lies between them was touched as well."""

    @pytest.mark.parametrize("tool", ["fine", "paint"])
    def test_paints_the_whole_of_its_way(self, hand, tool):
        copyist = Copyist.of_a_new_game(hand, 4)
        copyist.tool(tool)
        copyist.slide(*map(copyist.at, ((-6, 2), (5, 0), (5, -5))))
        way = {*line((-6, 2), (5, 0)), *line((5, 0), (5, -5))}

        assert {f"{q},{r}" for q, r in way} <= set(copyist.state.world)

    def test_goes_over_the_map_and_not_around_it(self, hand):
        copyist = Copyist.of_a_new_game(hand, 4)
        copyist.tool("fine")
        x, y = copyist.at((0, 0))
        outside = (x, copyist.hand.app.root_window.height - 1)
        copyist.slide((x, y), outside, copyist.at((2, 0)))

        assert set(copyist.state.world) == {"0,0", "2,0"}


def test_painted_sea_is_rubbed_out(hand):
    copyist = Copyist.of_a_new_game(hand, 2)
    copyist.tool("fine")
    copyist.slide(*map(copyist.at, ((0, 0), (1, 0), (2, 0))))
    copyist.tool("rub")
    copyist.slide(copyist.at((1, 0)))

    assert set(copyist.state.world) == {"0,0", "2,0"}


def test_making_room_shows_how_the_plains_might_lie(hand):
    view = begin(hand, 2)
    bridge = hand.app.bridge
    bridge.state = bridge._shown = strips(13, plains=(row(3, 0, 6),))
    view.lifting = True
    view.follow()
    shown = {look.place for look in view.hexes if look.faint and look.fill == "plain"}

    assert len(shown) == 12
    assert {look.place for look in view.hexes if look.lit} == {(q, 0) for q in range(3, 9)}
