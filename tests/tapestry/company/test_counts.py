"""Counts only: columns, running totals, income turns told at once, catching up."""

from dataclasses import replace

import pytest

from companion.errors import RuleBroken
from companion.games.tapestry.chance import BOTS_KINDS
from companion.games.tapestry.company.commands import CountOn, WriteTotal
from companion.games.tapestry.company.view import company_view, income_steps
from companion.games.tapestry.offers.new_game import settings
from companion.games.tapestry.options import Expansion, Options, Way
from companion.games.tapestry.setup.tables import at_table
from tests.tapestry.company.makers import a_company, offer_of, take


def asked(options):
    return {one.question.key: one.question for one in settings(options)}


class TestANewGame:
    def test_people_among_themselves_count_unless_they_say_otherwise(self):
        way = asked(at_table(Options(), "5"))["way"]

        assert way.guess == "counts"
        assert way.ids == ("everything", "counts", "sheet")

    @pytest.mark.parametrize("table", ["solo", "duo"])
    def test_with_bots_everything_is_told_and_nothing_is_asked(self, table):
        options = at_table(at_table(Options(), "5"), table)

        assert "way" not in asked(options)
        assert options.begins_as == "everything"

    def test_names_and_begin_is_all_that_is_asked(self):
        every = settings(at_table(Options(), "3"))
        shown = [one.question.key for one in every if not one.aside]

        assert shown == ["table", "way", "person.1", "person.2", "person.3"]

    def test_a_game_of_before_is_told_whole(self):
        assert a_company(way="everything").state.way == "everything"
        assert Options(participants=()).begins_as == "everything"


class TestTurns:
    def test_one_offer_hands_over_and_names_both(self):
        session = a_company()
        done = offer_of(session, "done")

        assert done.first
        assert {**done.label.params} != {}
        take(session, "done")
        assert session.state.turn == "p2"

    def test_who_is_on_turn_and_who_is_next_is_seen(self):
        session = a_company()
        take(session, "done")
        view = company_view(session.state)

        assert [one.seat for one in view.columns if one.to_move] == ["p2"]
        assert [one.seat for one in view.columns if one.follows] == ["p3"]

    def test_the_turn_is_given_to_anybody(self):
        session = a_company(5)
        take(session, "turn.p4")

        assert session.state.turn == "p4"

    def test_who_is_out_is_passed_over_and_the_last_one_ends_the_game(self):
        session = a_company(3)
        take(session, "catch_up", who=("p2", "p3"), what=("income_turns",), p2_income_turns=5)
        take(session, "done")
        assert session.state.turn == "p3"
        take(session, "catch_up", who=("p1", "p3"), what=("income_turns",),
             p1_income_turns=5, p3_income_turns=5)  # fmt: skip
        take(session, "done")

        assert session.state.phase == "over"


class TestNumbers:
    def test_points_of_anybody_whoevers_turn_it_is(self):
        session = a_company(5)
        take(session, "points.p4", by=7)

        assert session.state.players["p4"].score == 7
        assert session.state.turn == "p1"

    def test_points_may_say_what_gave_them(self):
        session = a_company()
        take(session, "points.p1", by=7, source="conquest")
        take(session, "points.p1", by=2)

        lines = session.state.players["p1"].points
        assert [line.source for line in lines] == ["conquest", "untold"]

    def test_touch_after_touch_within_seconds_is_one_step(self):
        clock = Clock()
        session = a_company(clock=clock)
        take(session, "done")
        for n in (1, 10, 3):
            take(session, "points.p2", by=n)
            clock.seconds += 3

        assert session.state.players["p2"].score == 14
        session.undo()
        assert session.state.players["p2"].score == 0
        session.redo()
        assert session.state.players["p2"].score == 14

    def test_later_or_of_somebody_else_it_is_another_step(self):
        clock = Clock()
        session = a_company(clock=clock)
        take(session, "points.p2", by=5)
        take(session, "points.p1", by=3)
        clock.seconds += 9
        take(session, "points.p1", by=2)
        session.undo()

        assert session.state.players["p1"].score == 3

    def test_every_touch_is_on_the_disk(self):
        clock = Clock()
        session = a_company(clock=clock)
        for n in (1, 10, 3):
            take(session, "points.p2", by=n)
            again = type(session).open(session.game, session.journal)
            assert again.state == session.state

    def test_nobody_has_more_than_eight_or_less_than_none(self):
        session = a_company()

        with pytest.raises(RuleBroken):
            session.do(CountOn("p1", "resource.coin", -1))
        with pytest.raises(RuleBroken):
            session.do(CountOn("p1", "resource.coin", 9))
        with pytest.raises(RuleBroken):
            session.do(CountOn("p1", "building.farm", 6))


class TestIncome:
    """Rulebook, "Income turns": points on turns 2-5, income on turns 1-4."""

    def test_the_first_gains_what_is_uncovered_and_gives_no_points(self):
        session = a_company()
        take(session, "income.p1")
        me = session.state.players["p1"]

        assert me.resources == {"coin": 1, "worker": 1, "food": 1, "culture": 1}
        assert (me.score, me.income_turns, me.mat) == (0, 1, {})
        assert session.state.turn == "p2"

    def test_points_come_from_the_buildings_and_what_is_told(self):
        session = a_company()
        take(session, "income.p1")
        take(session, "income.p1", building_farm=5, techs=4, lines=3)
        me = session.state.players["p1"]

        assert me.score == 4 + 3 + 4 + 7 + 10
        assert {line.detail for line in me.points} >= {"market.1", "house.1", "farm.6"}

    def test_what_was_told_is_remembered(self):
        session = a_company()
        for _ in range(2):
            take(session, "income.p1", techs=4, lines=3)
        offer, filled = offer_of(session, "income.p1"), {}
        while (asked := offer.asks(filled)) is not None:
            filled[asked.key] = asked.guess

        assert (filled["techs"], filled["lines"]) == (4, 3)

    def test_every_number_can_be_told_otherwise(self):
        session = a_company()
        take(session, "income.p1")
        take(session, "income.p1", waited=9, points_market_1=2, gain_coin=3)
        me = session.state.players["p1"]

        assert me.score == 11
        assert me.resources["coin"] == 4

    def test_the_tapestry_is_played_without_a_name(self):
        session = a_company()
        take(session, "income.p1")
        take(session, "income.p1")

        assert session.state.players["p1"].mat == {"2": ("unknown",)}

    def test_the_fifth_gives_no_income_and_is_the_end_of_somebodys_game(self):
        session = a_company(2)
        for _ in range(5):
            take(session, "income.p1")
        me = session.state.players["p1"]

        assert me.finished
        assert me.resources["coin"] == 4
        assert offer_of(session, "income.p1").reason is not None
        for _ in range(5):
            take(session, "income.p2")
        assert session.state.phase == "over"

    @pytest.mark.parametrize(
        ("expansions", "first"),
        [((), "income_civilizations"), ((Expansion.ARTS_AND_ARCHITECTURE,), "income_powers")],
    )
    def test_the_steps_are_told_to_play_by(self, expansions, first):
        session = a_company(expansions=expansions)
        take(session, "income.p1")

        steps = [one.key.rpartition(".")[2] for one in income_steps(session.state, "p1")]
        assert steps == [
            first,
            "income_tapestry",
            "income_upgrade",
            "income_points",
            "income_gain",
            "first",
        ]

    def test_somebody_elses_does_not_move_the_turn(self):
        session = a_company()
        take(session, "income.p3")

        assert session.state.turn == "p1"


class TestTheScoreSheet:
    def test_a_total_stands_alone(self):
        session = a_company(way="sheet")
        take(session, "sheet.total", seat="p2", points=212)

        assert session.state.players["p2"].score == 212

    def test_a_source_comes_out_of_what_nobody_accounted_for_then_goes_on_top(self):
        session = a_company(way="sheet")
        take(session, "sheet.total", seat="p2", points=50)
        take(session, "sheet.write", seat="p2", row="track", points=40)
        assert session.state.players["p2"].score == 50
        take(session, "sheet.write", seat="p2", row="income", points=30)

        assert session.state.players["p2"].score == 70

    def test_a_told_total_holds_where_a_row_is_below_zero(self):
        session = a_company(way="sheet")
        take(session, "sheet.total", seat="p2", points=50)
        take(session, "sheet.write", seat="p2", row="other", points=-3)

        assert session.state.players["p2"].score == 50

    def test_a_slip_is_put_right_without_a_trace(self):
        session = a_company(way="sheet")
        take(session, "sheet.total", seat="p2", points=50)
        take(session, "sheet.write", seat="p2", row="track", points=400)
        take(session, "sheet.write", seat="p2", row="track", points=40)

        assert session.state.players["p2"].score == 50

    def test_a_total_is_no_less_than_its_parts(self):
        session = a_company(way="sheet")
        take(session, "sheet.write", seat="p2", row="track", points=40)

        with pytest.raises(RuleBroken):
            session.do(WriteTotal("p2", 39))

    def test_sources_of_boxes_that_are_not_there_are_not_asked(self):
        without = offer_of(a_company(way="sheet"), "sheet.write")
        sources = without.asks({"seat": "p1"}).ids

        assert "masterpiece" not in sources
        assert "track" in sources


class TestAnotherWay:
    def numbers(self, session):
        return {
            player: (me.score, me.resources, me.buildings, me.income_turns)
            for player, me in session.state.players.items()
        }

    @pytest.mark.parametrize("other", ["everything", "sheet"])
    def test_no_number_is_lost_there_and_back(self, other):
        session = a_company(5)
        take(session, "income.p1", building_farm=2)
        take(session, "points.p3", by=44)
        take(session, "count", player="p4", what="resource.coin", by=3)
        before = self.numbers(session)
        take(session, f"way.{other}")
        assert self.numbers(session) == before
        take(session, "way.counts")

        assert self.numbers(session) == before

    def test_before_anything_was_counted_there_is_time_for_the_set_up(self):
        session = a_company()
        take(session, "way.everything")
        assert session.state.phase == "setup"
        take(session, "way.counts")

        assert session.state.phase == "turn"

    def test_an_income_turn_that_was_begun_is_not_begun_twice(self):
        session = a_company()
        take(session, "income.p1")
        take(session, "turn.p1")
        take(session, "way.everything")
        take(session, "income")
        assert session.state.players["p1"].income_turns == 2
        take(session, "way.counts")
        take(session, "income.p1")

        assert session.state.players["p1"].income_turns == 2
        assert session.state.turn == "p2"


class TestHowItWasKept:
    @pytest.mark.parametrize(
        ("way", "kept"), [("everything", "followed"), ("counts", "counted"), ("sheet", "points")]
    )
    def test_the_statistics_know_the_way_it_ended_in(self, way, kept):
        session = a_company()
        if way != "counts":
            take(session, "points.p1", by=3)
            take(session, f"way.{way}")

        assert session.game.kept_as(session.state) == kept

    def test_people_among_themselves_draw_their_own_cards(self):
        game, options = a_company().game, a_company().options
        both = frozenset({"cards", "dice"})

        assert game.usual_chance(options, both) == frozenset()
        assert game.usual_chance(Options(), both) == set(BOTS_KINDS)
        assert game.asks_chance(options) == ()
        assert not set(BOTS_KINDS) & set(game.asks_chance(replace(options, way=Way.EVERYTHING)))
        assert set(BOTS_KINDS) < set(game.asks_chance(Options()))

    def test_without_bots_they_are_not_spoken_of(self):
        from companion.games.tapestry.setup.checklist import called

        people = called(a_company().options, "first_player")
        assert people.key.endswith("first_player_people")
        assert called(Options(), "first_player").key.endswith("first_player")


class TestTies:
    def test_resources_are_asked_where_nobody_follows_them(self):
        session = a_company()
        take(session, "points.p1", by=50)
        take(session, "points.p3", by=50)
        take(session, "end")
        assert [row.rank for row in session.game.finished(session.state).rows][:2] == [1, 1]
        take(session, "richest.p3")

        assert session.game.finished(session.state).rows[0].seat == "p3"

    def test_the_tallest_landmark_is_asked_with_the_boxes_that_say_so(self):
        session = a_company(expansions=("MM",))
        take(session, "points.p1", by=50)
        take(session, "points.p3", by=50)
        take(session, "end")
        take(session, "tallest.p1")

        assert session.game.finished(session.state).rows[0].seat == "p1"


class Clock:
    """A clock that is moved by hand."""

    seconds = 0

    def __call__(self):
        return f"2026-11-18T20:00:{self.seconds:02d}+00:00"
