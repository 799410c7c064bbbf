"""The sheet of every golden journal adds up to its result, and its course ends there."""

import pytest

from companion.core.scored import scored_of
from companion.core.signs import signs
from companion.games import find_game
from companion.resources import data_dir
from tests.journals.golden import journals, opened


def played(journal):
    game = find_game(journal.parent.name)
    session = opened(journal, game)
    return game.finished(session.state), scored_of(session)


@pytest.mark.parametrize("journal", journals(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_lines_add_up_to_the_result(journal):
    result, scored = played(journal)
    if result is None or not scored.lines:
        pytest.skip("it has no sheet")
    for row in result.rows:
        cells = [line.cells.get(row.seat) for line in scored.lines]

        assert sum(cell.points or 0 for cell in cells if cell) == own_points(row)


def own_points(row):
    """What is counted for somebody: nothing for the extinct, in a team what is theirs of it."""
    if row.note and row.note.key == "score_pad.in_team":
        return row.note.params["n"]
    return row.score or 0


@pytest.mark.parametrize("journal", journals(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_course_ends_where_the_result_stands(journal):
    result, scored = played(journal)
    course = scored.course
    if result is None or course is None:
        pytest.skip("it has no course")
    for row in result.rows:
        if row.score is None and row.seat not in course.values:
            continue
        assert len(course.values[row.seat]) == len(course.stages)
        if course.to_the_end:
            assert course.values[row.seat][-1] == row.score


def test_every_line_has_a_picture_that_exists():
    icons = {path.stem for path in (data_dir() / "icons").glob("*.svg")}
    for journal in journals():
        _, scored = played(journal)

        assert {line.icon for line in scored.lines if line.icon} <= icons


def test_nobody_shares_a_sign():
    for journal in journals():
        result, _ = played(journal)
        looks = list(signs(result).values()) if result else []

        assert len(set(looks)) == len(looks)
