"""What there is to show of a score of which only part was told."""

from companion.core.scored import decided, scored_of
from tests.tapestry.company.makers import a_company, take


def totals_alone():
    """Three totals and the end."""
    session = a_company(way="sheet")
    for seat, points in (("p1", 210), ("p2", 196), ("p3", 187)):
        take(session, "sheet.total", seat=seat, points=points)
    take(session, "end")
    return session


class TestTotalsAlone:
    def test_make_a_ranking_and_nothing_else(self):
        session = totals_alone()
        result, scored = session.game.finished(session.state), scored_of(session)

        assert [row.score for row in result.rows] == [210, 196, 187]
        assert (scored.lines, scored.course) == ((), None)
        assert decided(result, scored) == ()


class TestInMidGame:
    def test_no_era_is_drawn_that_was_not_played(self):
        session = a_company()
        take(session, "points.p1", by=7)
        take(session, "catch_up", who=("p1", "p2", "p3"), what=("income_turns",),
             p1_income_turns=2, p2_income_turns=1, p3_income_turns=1)  # fmt: skip
        take(session, "points.p1", by=5)
        course = scored_of(session).course

        assert [stage.params.get("era", 0) for stage in course.stages] == [0, 1, 2]
        assert course.values["p1"] == (7, 7, 12)
        assert not course.to_the_end
