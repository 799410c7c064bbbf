"""The records that screens draw: table, income, capital, score."""

from dataclasses import replace

from companion.core.message import Message
from companion.core.scored import decided
from companion.games.tapestry.city.view import capital_view, placements
from companion.games.tapestry.game import GAME
from companion.games.tapestry.income.commands import TakeIncomeGains, TakeIncomePoints
from companion.games.tapestry.income.view import income_view
from companion.games.tapestry.player import Placed, PointLine
from companion.games.tapestry.score.scored import scored
from companion.games.tapestry.score.so_far import so_far
from companion.games.tapestry.score.view import score_view
from companion.games.tapestry.state import MapToken, Phase
from companion.games.tapestry.table.view import table_view
from companion.lookup.ports import rules_of
from tests.tapestry.bots.tables import a_table as a_bots_table
from tests.tapestry.makers import (
    a_gain,
    a_table,
    gain,
    in_phase,
    play,
    with_buildings,
    with_capital,
    with_civilization,
    with_hex,
    with_player,
    with_resources,
    with_techs,
    with_tokens,
)


def lane(state, track):
    """One track of the table."""
    return next(one for one in table_view(state).lanes if one.track.id == track)


class TestTable:
    def test_what_to_do_now_names_the_player(self):
        now = table_view(a_table()).now

        assert now == Message("tapestry.now.turn", player=Message("tapestry.seat", seat="1"))

    def test_a_track_that_cannot_be_paid_says_why(self):
        assert lane(a_table(), "science").advance.reason.key == "tapestry.broken.too_few_any"
        assert lane(with_resources(a_table(), coin=1), "science").advance.reason is None

    def test_a_track_shows_tokens_and_landmarks_still_to_be_had(self):
        state = replace(with_tokens(a_table(), science=5), landmarks={"apothecary": "p1"})
        state = replace(state, claimed={"science": (4,)})
        track = lane(state, "science").track

        assert [(t.owner, t.space) for t in track.tokens] == [("p1", 5), ("p2", 0)]
        assert [(one.owner, one.gone) for one in track.landmarks] == [
            ("p1", True),
            ("", False),
            ("", False),
        ]

    def test_a_hex_shows_its_tile_and_tokens(self):
        state = with_hex(a_table(), "2,1", tile=7, tokens=(MapToken("p1"),))
        (here,) = [one for one in table_view(state).hexes if one.key == "2,1"]

        assert (here.tile, here.controller, here.explored, here.printed) == (7, "p1", True, False)
        assert len(here.edges) == 6

    def test_counts_that_can_be_corrected_say_how(self):
        (me, _) = table_view(with_buildings(a_table(), farm=2)).players
        ids = {count.id for count in (*me.resources, *me.buildings, *me.counts)}

        assert {"resource.coin", "building.farm", "outposts", "income_turns"} <= ids
        assert next(c.n for c in me.buildings if c.id == "building.farm") == 2

    def test_what_is_counted_leads_to_its_rule(self):
        (me, _) = table_view(with_civilization(a_table(), "aliens")).players
        topics = [count.topic for count in me.counts]

        assert topics[0] == "rule.control"
        assert [one for one in topics if one not in rules_of("tapestry")] == []

    def test_rows_and_columns_are_corrected_only_where_they_are_counts(self):
        drawn, counted = (table_view(a_table(grid=grid)).players[0] for grid in (True, False))

        assert "rows" not in {count.id for count in drawn.counts}
        assert "rows" in {count.id for count in counted.counts}

    def test_free_and_taken_values_of_an_achievement(self):
        state = replace(a_table(), achievements={"topple_two": ("p2",)})
        (here,) = [one for one in table_view(state).achievements if one.id == "topple_two"]

        assert [(place.points, place.owner) for place in here.places] == [(10, "p2"), (5, "")]


class TestIncome:
    def test_steps_done_now_and_later(self):
        view = income_view(in_phase(a_table(era=3), Phase.INCOME_UPGRADE))

        assert [step.when for step in view.steps] == ["done", "done", "now", "later", "later"]

    def test_turn_1_has_one_step(self):
        view = income_view(in_phase(a_table(era=1), Phase.INCOME_GAIN))

        assert [step.phase for step in view.steps] == ["income_gain"]

    def test_points_are_itemised_and_can_be_changed(self):
        state = with_techs(a_table(era=2), calendar=0, paper=0)
        state = in_phase(with_buildings(state, market=2), Phase.INCOME_POINTS)
        view = income_view(state)
        done = play(state, TakeIncomePoints(), {view.points[0].key: 5})

        assert [line.amount for line in view.points] == [2, 2, 0]
        assert done.points() == {"income": 7}

    def test_on_the_fifth_turn_the_civilizations_points_are_among_them(self):
        state = with_civilization(a_table(era=5), "collectors", house=1, landmark=1)
        state = in_phase(state, Phase.INCOME_POINTS)
        view = income_view(state)

        assert (view.points[-1].icon, view.points[-1].amount) == ("flag", 3)
        assert view.total == sum(play(state, TakeIncomePoints()).points().values())

    def test_not_before(self):
        state = with_civilization(a_table(era=4), "collectors", house=1)
        view = income_view(in_phase(state, Phase.INCOME_POINTS))

        assert "flag" not in {line.icon for line in view.points}

    def test_gains_stop_at_8(self):
        state = in_phase(with_resources(a_table(), coin=8), Phase.INCOME_GAIN)
        gains = {line.what: (line.n, line.after) for line in income_view(state).gains}

        assert gains["coin"] == (1, 8)
        assert gains["tapestry"] == (1, 1)

    def test_gains_can_be_changed_too(self):
        state = in_phase(a_table(), Phase.INCOME_GAIN)
        lines = {line.what: line.key for line in income_view(state).gains}
        done = play(state, TakeIncomeGains(), {lines["coin"]: 3, lines["tapestry"]: 0})

        assert (done.me.resources["coin"], done.me.hand) == (3, ())

    def test_the_first_into_an_era_is_told_of_the_bonus(self):
        state = in_phase(with_player(a_table(), income_turns=2), Phase.INCOME_TAPESTRY)

        assert income_view(state).first_into_era
        assert not income_view(with_player(state, "p2", income_turns=2)).first_into_era

    def test_the_gold_button_of_each_step(self):
        state = a_table(era=2)
        buttons = {
            phase: income_view(in_phase(state, phase)).next.label.key.rpartition(".")[2]
            for phase in Phase
            if phase.value.startswith("income")
        }

        assert buttons == {
            Phase.INCOME_POWERS: "next",
            Phase.INCOME_TAPESTRY: "face_down",
            Phase.INCOME_UPGRADE: "next",
            Phase.INCOME_POINTS: "points",
            Phase.INCOME_GAIN: "gain",
        }


class TestCapital:
    def test_placements_say_what_they_complete(self):
        cells = [(3, 0), (3, 1), (3, 2), (4, 0), (4, 1), (4, 2)]
        state = with_capital(a_table(), placed=tuple(Placed("farm", (cell,)) for cell in cells))
        state = gain(state, a_gain("house"), answers={"p1.city.place": "later"}).state
        found = {p.key: p for p in placements(state, "p1", "house")}

        assert capital_view(state, "p1").waiting[0].id == "house"
        assert found["5,0,0"].completes == ("1,0",)
        assert found["0,0,0"].completes == ()

    def test_a_capital_kept_as_counts_shows_no_plots(self):
        view = capital_view(a_table(grid=False), "p1")

        assert (view.drawn, view.blocked) == (False, ())


class TestScore:
    def test_points_by_source_and_era(self):
        lines = (PointLine("track", 3, 5, era=1), PointLine("income", 9, 7, era=2))
        view = score_view(with_player(a_table(), points=lines))

        assert [(line.source, line.amount) for line in view.rows[0].sources] == [
            ("income", 7),
            ("track", 5),
        ]

    def test_the_era_in_which_the_leader_gained_most_on_the_next_decided(self):
        mine = (
            PointLine("track", 3, 20, era=1),
            PointLine("income", 9, 9, era=2),
            PointLine("achievement", 9, 10, era=2),
        )
        theirs = (PointLine("income", 4, 15, era=1), PointLine("track", 2, 5, era=1))
        state = with_player(a_table(), points=mine, income_turns=2)
        over = in_phase(with_player(state, "p2", points=theirs), Phase.OVER)
        moment, line = decided(so_far(over), scored([over]))

        assert moment.where == Message("tapestry.scored.era", era=2)
        assert (moment.winner, moment.gained) == ("p1", 19)
        assert (moment.other, moment.others) == ("p2", 0)
        assert line.where.key == "tapestry.source.track"

    def test_a_tie_by_the_tallest_landmark_is_asked(self):
        state = in_phase(a_table(expansions=("MM",)), Phase.OVER)

        asked = [one.id for one in GAME.offers(state) if one.id.startswith("tallest.")]

        assert asked == ["tallest.p1", "tallest.p2"]
        assert score_view(replace(state, tallest="p2")).rows[0].seat == "p2"

    def test_a_tie_by_resources_is_named(self):
        state = in_phase(with_resources(a_table(), "p2", coin=1), Phase.OVER)
        view = score_view(state)

        assert [(row.seat, row.rank) for row in view.rows] == [("p2", 1), ("p1", 2)]
        assert view.tie.key == "tapestry.score.tie.resources"


class TestWhereWereWe:
    """Up to five lines and the next physical act."""

    def test_everybody_at_a_table_of_five_is_named(self):
        *lines, act = GAME.where_were_we(a_table(5))

        assert [line.params["player"].params["seat"] for line in lines] == list("12345")
        assert act.key == "tapestry.now.turn"

    def test_tokens_are_told_where_there_is_room(self):
        keys = [line.key.rpartition(".")[2] for line in GAME.where_were_we(a_table(2))]

        assert keys == ["player", "player", "tokens", "tokens", "turn"]

    def test_alone_the_bots_favourites_and_cards_as_well(self):
        lines = GAME.where_were_we(a_bots_table())

        assert [line.key.rpartition(".")[2] for line in lines[:4]] == [
            "player",
            "tokens",
            "automa",
            "bots",
        ]
        assert lines[0].params["player"].key == "core.you"
