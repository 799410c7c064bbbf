"""What home says of each game."""

from types import SimpleNamespace

import pytest

from companion.library.results import Score
from companion.library.rows import FinishedRow
from screens.home.known import facts_of

WORDS = SimpleNamespace(_=lambda key, **given: key, say=str)


@pytest.mark.parametrize(("highest_wins", "records"), [(True, ["50"]), (False, [])])
def test_the_most_is_a_record_where_the_highest_score_wins(highest_wins, records):
    row = FinishedRow("1", "toy", "", "", (Score("Ana", 50, 1, True),), highest_wins=highest_wins)
    library = SimpleNamespace(finished=[row])

    said = facts_of(library, WORDS)["toy"]

    assert [figure for _, key, figure in said if key == "app.home.record"] == records
