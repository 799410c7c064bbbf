"""The world of Rise & Fall is laid on its page: by strokes, by a carried tile, by touches."""

import pytest

from companion.core.hexgrid import line, neighbours
from companion.describe.desk import Desk
from companion.describe.lint import boards_of, faults
from companion.describe.showing import Showing
from companion.games.rise_and_fall.offers import stamps
from companion.games.rise_and_fall.pages.laying import chosen
from companion.games.rise_and_fall.rules.shapes import laid_ways
from companion.games.rise_and_fall.rules.stock import next_terrain, to_hex, to_place
from companion.games.rise_and_fall.views import laying
from companion.pages.places import page_of
from tests.describe.desks import LOOKS, Hands, a_surface, words_of
from tests.rise_and_fall.makers import a_session
from tests.rise_and_fall.shaped_worlds import copied_world, sea_of
from tests.rise_and_fall.worlds import mid_world, row, strips

STROKE = 25
"""A stroke of the brush is lifted after so many spaces."""


class Copyist:
    """Sees the table's world, and touches the page until it lies there too."""

    def __init__(self, session, surface=None):
        self.session, self.touches = session, 0
        self.desk = Desk(session, Hands(session))
        self.showing = Showing(
            lambda surface: page_of("rise_and_fall", "world")(self.desk, surface)
        )
        self.surface = surface or a_surface()
        self.show()

    @property
    def state(self):
        return self.session.state

    def show(self):
        self.showing.show(self.surface)

    def touch(self, key):
        self.touches += 1
        assert self.showing.touch(key), key
        self.show()

    def hex(self, place):
        self.touch(f"hex.{to_place(place)}")

    def slide(self, *places):
        """One stroke, seen at these places; None is beside the map."""
        self.touches += 1
        passed = tuple(f"hex.{to_place(one)}" if one else "" for one in places)
        for n in range(1, len(passed) + 1):
            self.showing.stroke(passed[:n], False)
            self.show()
        self.showing.stroke(passed, True)
        self.show()

    def carry(self, place):
        self.touches += 1
        assert self.showing.drop("tile", f"hex.{to_place(place)}")
        self.show()

    def tool(self, tool):
        if (chosen(self.desk.looking.opened)[0] or self.view.tools[0]) != tool:
            self.touch(f"tool.{tool}")

    @property
    def view(self):
        return laying.laying_view(self.state, self.session.around.facts)

    @property
    def grounds(self):
        (board,) = [one for one in boards_of(self.showing.page.root) if one.key == "world"]
        return board.of[0]

    @property
    def lit(self):
        return {one.at for one in self.grounds if one.lit}

    def paint(self, sea):
        """The inside with the broad brush, the rim with the fine one."""
        inside = [one for one in sea if all(near in sea for near in neighbours(one))]
        for tool, wanted in (("paint", spread(inside)), ("fine", None)):
            self.tool(tool)
            missing = wanted or [one for one in sea if to_place(one) not in self.state.world]
            for run in runs(missing):
                self.slide(*run)

    def stamp(self, tile):
        """Touched where that lays it so; else turned as it lies there, then carried."""
        self.tool("stamp")
        wanted = frozenset(map(to_hex, tile))
        facts = self.session.around.facts
        turn = chosen(self.desk.looking.opened)[1]
        for place in sorted(wanted):
            if frozenset(stamps.stamp_at(self.state, facts, place, turn).spaces) == wanted:
                self.hex(place)
                return
        shape = self.view.shapes[0]
        place, turn = next(
            (place, turn)
            for place in sorted(wanted)
            for turn, way in enumerate(laid_ways(shape, place))
            if frozenset(way) == wanted
        )
        while chosen(self.desk.looking.opened)[1] != turn:
            self.touch("rotate")
        self.carry(place)

    def copy(self, players):
        wanted = copied_world(players).state
        self.paint(sea_of(players))
        for terrain, *tile in wanted.tiles:
            assert next_terrain(self.state) == terrain
            self.stamp(tuple(tile))
            assert set(self.state.tiles[-1][1:]) == set(tile), terrain
        assert {at: one.levels for at, one in self.state.world.items()} == {
            at: one.levels for at, one in wanted.world.items()
        }


def spread(places):
    """Every third column: the broad brush reaches those beside it."""
    columns = sorted({q for q, _ in places})
    chosen = {*columns[::3], columns[-1]}
    return [one for one in places if one[0] in chosen]


def runs(places):
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


def a_copyist(players=2, **more):
    return Copyist(a_session(players, world=True), **more)


@pytest.mark.parametrize(("players", "most"), [(2, 60), (4, 130)])
def test_a_world_is_copied_with_few_touches_and_no_shape_is_told(players, most):
    copyist = a_copyist(players)
    copyist.copy(players)

    assert copyist.touches <= most
    assert not any(entry.answers for entry in copyist.session.entries)


class TestStrokes:
    """A finger is seen at a few points of its way: what lies between them was touched as well."""

    @pytest.mark.parametrize("tool", ["fine", "paint"])
    def test_a_fast_finger_paints_the_whole_of_its_way(self, tool):
        copyist = a_copyist(4)
        copyist.tool(tool)
        copyist.slide((-6, 2), (5, 0), (5, -5))
        way = {*line((-6, 2), (5, 0)), *line((5, 0), (5, -5))}

        assert {f"{q},{r}" for q, r in way} <= set(copyist.state.world)

    def test_beside_the_map_nothing_is_painted(self):
        copyist = a_copyist(4)
        copyist.tool("fine")
        copyist.slide((0, 0), None, (2, 0))

        assert set(copyist.state.world) == {"0,0", "2,0"}

    def test_what_is_drawn_is_seen_before_the_finger_is_lifted(self):
        copyist = a_copyist()
        copyist.tool("fine")
        copyist.showing.stroke(("hex.0,0", "hex.3,0"), False)
        copyist.show()

        assert copyist.lit == {(0, 0), (1, 0), (2, 0), (3, 0)}
        assert not copyist.state.world

    def test_another_finger_forgets_the_stroke(self):
        copyist = a_copyist()
        copyist.showing.stroke(("hex.0,0", "hex.3,0"), False)
        copyist.showing.stroke((), False)
        copyist.show()

        assert not copyist.lit
        assert not copyist.state.world

    def test_painted_sea_is_rubbed_out(self):
        copyist = a_copyist()
        copyist.tool("fine")
        copyist.slide((0, 0), (1, 0), (2, 0))
        copyist.tool("rub")
        copyist.slide((1, 0))

        assert set(copyist.state.world) == {"0,0", "2,0"}

    def test_the_frame_holds_still_while_the_sea_is_painted(self):
        copyist = a_copyist(4)
        before = hits(copyist.showing.pieces)
        copyist.paint(sea_of(4)[:60])

        assert hits(copyist.showing.pieces) == before


def test_it_is_reached_from_the_set_up_with_its_own_tool():
    copyist = a_copyist()
    copyist.desk.look(opened="line.sea")()
    copyist.show()
    copyist.hex((0, 0))

    assert "0,0" in copyist.state.world


def hits(pieces):
    return {hit.key: (hit.x, hit.y) for one in pieces for hit in one.hits if hit.key[:3] == "hex"}


class TestATile:
    def test_lies_where_it_was_carried_and_as_it_was_turned(self):
        copyist = a_copyist()
        copyist.tool("stamp")
        shape = copyist.view.shapes[0]
        copyist.touch("rotate")
        copyist.carry((0, 0))
        way = tuple(laid_ways(shape, (0, 0)))[1]

        assert set(map(to_hex, copyist.state.tiles[-1][1:])) == set(way)

    def test_touched_again_is_turned(self):
        copyist = a_copyist()
        copyist.paint(sea_of(2))
        copyist.hex((0, 0))
        lay = [copyist.state.tiles[-1][1:]]
        for _ in range(3):
            copyist.hex(to_hex(copyist.state.tiles[-1][1]))
            lay.append(copyist.state.tiles[-1][1:])

        assert len({frozenset(tile) for tile in lay}) == 4
        assert len(copyist.state.tiles) == 1

    def test_that_may_not_lie_there_stays_lit_and_says_why(self):
        copyist = a_copyist()
        copyist.paint(sea_of(2))
        copyist.tool("shape")
        copyist.slide((0, 0), (1, 0), (2, 0))
        copyist.slide((0, 2), (1, 2), (2, 2))
        refused = {one.at for one in copyist.grounds if one.refused}

        assert not copyist.state.tiles
        assert copyist.lit == refused == {(0, 0), (1, 0), (2, 0), (0, 2), (1, 2), (2, 2)}
        assert any("Plain" in text for text in words_of(copyist.showing.pieces))

    def test_a_space_of_a_shape_touched_again_is_none_of_it(self):
        copyist = a_copyist()
        copyist.paint(sea_of(2))
        copyist.tool("shape")
        copyist.slide((0, 0), (1, 0))
        copyist.hex((1, 0))

        assert copyist.lit == {(0, 0)}

    def test_is_taken_up_again(self):
        copyist = a_copyist()
        copyist.tool("stamp")
        copyist.hex((0, 0))
        copyist.touch("lift")

        assert not copyist.state.tiles


def test_making_room_shows_how_the_plains_might_lie(monkeypatch):
    copyist = a_copyist()
    state = strips(13, plains=(row(3, 0, 6),))
    monkeypatch.setattr(type(copyist.session), "state", property(lambda self: state))
    copyist.show()
    copyist.touch("tool.room")
    shown = {one.at for one in copyist.grounds if one.faint}

    assert len(shown) == 12
    assert copyist.lit == {(q, 0) for q in range(3, 9)}


MOMENTS = {
    "empty": lambda: a_session(4, world=True),
    "plains": mid_world,
    "made": lambda: copied_world(2),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_no_fault_in_any_window(moment):
    session, seen = MOMENTS[moment](), []
    for look in LOOKS:
        copyist = Copyist(session, a_surface(*look))
        for key in (None, "tool.stamp", "tool.shape"):
            if key in (None, *copyist.showing.page.acts):
                copyist.touch(key) if key else None
                found = faults(copyist.showing.page, copyist.showing.pieces, copyist.surface)
                seen += [(*look, key, *one) for one in found]

    assert seen == []
