"""What decided a game, and the sign of everybody in it."""

from companion.core.game import Result, Standing
from companion.core.message import Message
from companion.core.scored import (
    START,
    UNTOLD,
    Cell,
    Course,
    Line,
    Scored,
    decided,
    deciding,
    worth_showing,
)
from companion.core.signs import signs

FIRST, SECOND, THIRD = (Message(f"stage.{number}") for number in range(3))


def a_result(*points, highest_wins=True):
    """Seats 1, 2, … with these points."""
    best = max(points) if highest_wins else min(points)
    rows = [
        Standing(str(at), f"P{at}", score, 1 if score == best else 2, score == best)
        for at, score in enumerate(points, 1)
    ]
    return Result(tuple(sorted(rows, key=lambda row: row.rank)), None, highest_wins)


def a_course(one, other, to_the_end=True):
    return Course(
        Message("course"), (FIRST, SECOND, THIRD), {"1": one, "2": other}, to_the_end=to_the_end
    )


class TestWhatDecided:
    def test_the_stage_in_which_the_winner_gained_most_on_the_next(self):
        found = decided(a_result(40, 30), Scored((), a_course((5, 25, 40), (10, 12, 30))))

        assert [(one.where, one.gained, one.others) for one in found] == [(SECOND, 20, 2)]

    def test_where_the_fewest_points_win_the_fewest_gained_count(self):
        course = a_course((5, 6, 9), (4, 14, 15))
        found = decided(a_result(9, 15, highest_wins=False), Scored((), course))

        assert [(one.where, one.winner) for one in found] == [(SECOND, "1")]

    def test_the_line_of_the_sheet_with_the_largest_lead(self):
        lines = (
            Line("a", FIRST, cells={"1": Cell(3), "2": Cell(9)}),
            Line("b", SECOND, cells={"1": Cell(12), "2": Cell(0)}),
            Line("c", THIRD, cells={"1": Cell(99)}),
        )
        [found] = decided(a_result(15, 9), Scored(lines))

        assert (found.where, found.moment, found.gained, found.others) == (SECOND, False, 12, 0)

    def test_a_course_that_does_not_end_in_the_result_says_nothing(self):
        course = a_course((5, 25, 40), (10, 12, 30), to_the_end=False)

        assert decided(a_result(40, 30), Scored((), course)) == ()

    def test_a_round_is_not_said_twice(self):
        lines = (Line("0", FIRST, cells={"1": Cell(9), "2": Cell(1)}),)
        course = a_course((9, 9, 9), (1, 1, 1))

        assert len(decided(a_result(9, 1), Scored(lines, course))) == 1

    def test_what_somebody_begins_with_decided_no_turn(self):
        course = Course(
            Message("turns"), (START, FIRST, SECOND), {"1": (12, 13, 20), "2": (0, 3, 5)}
        )
        scored = Scored((), course, turns=course)

        assert [one.where for one in deciding(a_result(20, 5), scored)] == [SECOND]
        assert [one.where for one in decided(a_result(20, 5), scored)] == [SECOND]

    def test_a_single_line_made_no_difference(self):
        lines = (Line("0", FIRST, cells={"1": Cell(9), "2": Cell(7)}),)

        assert decided(a_result(9, 7), Scored(lines)) == ()

    def test_a_shared_victory_and_a_game_without_points_were_decided_by_nothing(self):
        alone = Result((Standing("1", "A", None, 1, True), Standing("2", "B", None, 2, False)))

        assert decided(a_result(9, 9), Scored((), a_course((9, 9, 9), (1, 1, 9)))) == ()
        assert decided(alone, Scored()) == ()


class TestSigns:
    def test_everybody_keeps_what_they_played_with(self):
        rows = (
            Standing("1", "A", 1, 1, True, "red", "disc"),
            Standing("2", "B", 0, 2, False, "blue", "star"),
        )

        assert signs(Result(rows)) == {"1": ("red", "disc"), "2": ("blue", "star")}

    def test_people_who_chose_none_are_told_apart_whoever_won(self):
        rows = [Standing(f"p{at}", "", at, 1, False, "human", "human") for at in range(1, 6)]
        forwards, backwards = signs(Result(tuple(rows))), signs(Result(tuple(rows[::-1])))

        assert forwards == backwards
        assert len(set(forwards.values())) == 5
        assert len({shape for _, shape in forwards.values()}) == 5

    def test_a_bot_is_its_own_sign(self):
        rows = (
            Standing("automa", "", 9, 1, True, "automa", "automa", bot=True),
            Standing("civ", "", 9, 1, True, bot=True),
            Standing("p1", "", 3, 2, False),
        )

        assert signs(Result(rows)) == {
            "automa": ("automa", "automa"),
            "civ": ("automa", "civ"),
            "p1": ("human", "human"),
        }


class TestWhatThereIsToShow:
    TOTALS = Line(UNTOLD, FIRST, cells={"1": Cell(210), "2": Cell(196)})
    LANDMARKS = Line("landmarks", SECOND, cells={"1": Cell(None, 2)})

    def test_totals_alone_make_no_sheet_no_course_and_no_moment(self):
        flat = a_course((210, 210, 210), (196, 196, 196))
        scored = Scored((self.TOTALS, self.LANDMARKS), flat)

        assert worth_showing(scored) == Scored()
        assert decided(a_result(210, 196), worth_showing(scored)) == ()

    def test_with_one_line_that_says_what_gave_points_there_is_a_sheet(self):
        lines = (self.TOTALS, Line("a", THIRD, cells={"1": Cell(12), "2": Cell(3)}))

        assert worth_showing(Scored(lines)).lines == lines
        assert [one.where for one in decided(a_result(222, 199), Scored((*lines, lines[1])))] == [
            THIRD
        ]

    def test_a_course_on_which_somebody_moves_is_one(self):
        course = a_course((5, 25, 40), (10, 10, 10))

        assert worth_showing(Scored((), course)).course == course
