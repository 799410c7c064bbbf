"""What only the table sees of a capital that is kept as counts is asked, and never worth 0."""

import pytest

from companion.core.step import Unanswered
from companion.describe.scene import Icon
from companion.games.tapestry import content
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.boards.capital import Laid, draw
from companion.games.tapestry.capital import plots
from companion.games.tapestry.cards import technology
from companion.games.tapestry.city import building, landmark_cards, unplaced
from companion.games.tapestry.city.commands import CountCapital
from companion.games.tapestry.city.events import PiecePlaced
from companion.games.tapestry.city.view import capital_view
from companion.games.tapestry.income.commands import TakeIncomePoints
from companion.games.tapestry.player import BUILDINGS, BUILDINGS_EACH, Placed
from companion.games.tapestry.state import UNKNOWN_TILE, MapToken, Phase
from companion.games.tapestry.turn.turn import Turn
from tests.describe.desks import a_surface
from tests.tapestry.makers import (
    Played,
    a_step,
    a_table,
    gain,
    in_phase,
    play,
    with_buildings,
    with_capital,
    with_civilization,
    with_hex,
    with_player,
)
from tests.tapestry.mats import at_the_end, marks

OWN = sorted(one.id for one in content.capitals().values() if one.own_districts)
SCORE = Benefit(Verb.SCORE_CAPITAL)


def a_city(mat="mountain", *pieces, civilization=""):
    """Kept as counts, with these pieces in it."""
    placed = tuple(Placed(piece) for piece in pieces)
    state = with_capital(a_table(grid=False), mat=mat, placed=placed)
    return with_civilization(state, civilization) if civilization else state


def asked(do) -> str:
    with pytest.raises(Unanswered) as stop:
        do()
    return stop.value.question.key


class TestItsLines:
    def test_are_asked_where_pieces_came_since_they_were_told(self):
        state = a_city("mountain", "house")

        assert asked(lambda: gain(state, SCORE)) == "p1.capital.rows"
        said = {"p1.capital.rows": 2, "p1.capital.columns": 1}
        done = gain(state, SCORE, answers=said)
        assert done.me.score == 3
        assert gain(done.state, SCORE).me.score == 6

    def test_are_asked_with_the_points_of_income(self):
        built = dict.fromkeys(BUILDINGS, BUILDINGS_EACH)
        state = with_buildings(a_city("mountain", "house"), **built)
        state = in_phase(with_player(state, income_turns=2), Phase.INCOME_POINTS)
        scores = [icon for icon in _icons(state) if icon.benefit.op is Verb.SCORE_CAPITAL]

        assert scores
        assert asked(lambda: play(state, TakeIncomePoints())) == "p1.capital.rows"

    def test_a_landmark_card_asks_when_a_piece_came(self):
        state = with_player(a_city(), landmark_card="castle")
        step = a_step(state)
        step.record(PiecePlaced("p1", "house"))

        assert not landmark_cards.met_unseen(Turn(a_step(state), "p1"), "castle")
        assert asked(lambda: landmark_cards.met_unseen(Turn(step, "p1"), "castle"))


def _icons(state):
    from companion.games.tapestry.income.income_mat import point_icons

    return point_icons(state.players["p1"])


class TestRiverfolk:
    @pytest.mark.parametrize("mat", OWN)
    def test_begin_with_the_districts_of_a_print_that_nobody_knows(self, mat):
        state = a_city(mat, civilization="riverfolk")
        start = content.civilization("riverfolk").start[0]

        assert asked(lambda: gain(state, start)) == "p1.capital.crowded"
        assert gain(state, start, answers={"p1.capital.crowded": 3}).me.score == 12

    def test_of_a_base_mat_they_are_known(self):
        state = a_city(civilization="riverfolk")

        assert gain(state, content.civilization("riverfolk").start[0]).me.score > 0

    @pytest.mark.parametrize("mat", ["mountain", *OWN])
    def test_lose_for_what_is_still_seen_in_the_end(self, mat):
        state = a_city(mat)

        assert asked(lambda: at_the_end("riverfolk", state)) == "p1.riverfolk"
        assert at_the_end("riverfolk", state, {"p1.riverfolk": 5}).me.score == -5


class TestArchitects:
    def test_a_district_of_one_type_pays_once_more(self):
        state = a_city("polar", civilization="architects")
        said = {
            "p1.district.resources": 1,
            "p1.resource": "coin",
            "p1.architects.district": "yes",
            "p1.resource.2": "food",
        }
        done = play(state, CountCapital("p1", 0, 0, 1), said)

        assert (done.me.resources["coin"], done.me.resources["food"]) == (1, 1)

    def test_lines_of_one_type_count_twice(self):
        state = a_city("mountain", "house", civilization="architects")
        said = {"p1.capital.rows": 2, "p1.capital.columns": 2, "p1.architects.lines": 3}
        done = gain(state, SCORE, answers=said)

        assert done.me.score == 7
        assert marks(done, "architects")["lines"] == 3


class TestUrbanPlanners:
    def test_the_largest_group_is_asked(self):
        state = a_city("mountain", "forge", "rubber_works")
        state = _owning(state, "forge", "rubber_works")

        assert asked(lambda: at_the_end("urban_planners", state)) == "p1.planners"
        table = content.civilization("urban_planners").final[0].table
        done = at_the_end("urban_planners", state, {"p1.planners": 2})
        assert done.me.score == table[1]


def _owning(state, *landmarks):
    from dataclasses import replace

    return replace(state, landmarks=dict.fromkeys(landmarks, "p1"))


class TestTerraforming:
    def test_plots_that_a_piece_covers_are_asked(self):
        state = with_player(a_city(), mat={"1": ("terraforming",)}, waiting=("house",))

        def place(said=None):
            step = a_step(state, said)
            unplaced.place_all(Turn(step, "p1"))
            return Played(step.state, step.events, step.told, step.questions)

        assert asked(place) == "p1.capital.covered"
        assert place({"p1.capital.covered": 1}).me.score == 5

    def test_without_it_nothing_is_asked(self):
        step = a_step(with_player(a_city(), waiting=("house",)))
        building.place(Turn(step, "p1"), "house", building.BESIDE)

        assert step.answers == {}


class TestTheLand:
    def test_the_isolationists_are_asked_where_a_tile_has_no_name(self):
        state = with_hex(a_table(), "1,0", UNKNOWN_TILE, (MapToken("p1"), MapToken("p1")))

        assert asked(lambda: at_the_end("isolationists", state)) == "p1.isolationists.mass"

    def test_and_not_where_every_side_is_known(self):
        assert at_the_end("isolationists", a_table()).me.score > 0


class TestATechnologyWithoutAName:
    def test_its_circle_is_told_where_a_card_gives_it(self):
        state = with_player(a_table(), mat={"1": ("industrialism",)})
        step = a_step(state)
        technology.invented(Turn(step, "p1"), "unknown.1")

        assert [one.text.key for one in step.told] == ["tapestry.told.tech"]


def test_seven_mats_have_districts_of_their_own():
    assert len(OWN) == 7
    assert not any(plots.grid_of(a_city(mat).players["p1"].capital) for mat in OWN)


def test_a_district_that_was_counted_before_the_plots_were_told_is_drawn_nowhere():
    """Nobody knows where it lies."""
    state = with_capital(a_table(), mat="mountain", districts=("counted.1", "0,0"))
    view, surface = capital_view(state, "p1"), a_surface()
    [done] = [one for one in draw(surface, 600, 600, view, Laid(), ()).layers if one.key == "done"]

    assert sum(isinstance(shape, Icon) for shape in done.shapes) == 1
