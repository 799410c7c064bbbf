"""A table that was played without the app is counted at a terminal too."""

from tests.front.test_pages import number_of


def test_from_home_to_who_has_won(typed):
    count = number_of(typed(), "Count the points")
    begin = number_of(typed(count), "Count (")

    lines = typed(count, begin, "1", "1", "1", "13", "1", "2", "9", "9", "3")

    assert lines.count("Enter: The end: who won?") == 1
    assert "1. Player 2: 9 points (won)" in lines
