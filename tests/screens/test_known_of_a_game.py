"""What home says of each game."""

from types import SimpleNamespace

import pytest

from companion.core.message import Message
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


def test_a_pad_has_the_record_of_the_game_that_was_played_on_it():
    def played(number, title, points):
        note = Message("score_pad.typed", text=title)
        return FinishedRow(number, "score_pad", "", "", (Score("Ana", points, 1, True),), note=note)

    library = SimpleNamespace(finished=[played("2", "Azul", 50), played("1", "Wingspan", 90)])
    said = facts_of(library, WORDS)["score_pad"]

    assert [figure for _, key, figure in said if key == "app.home.record"] == ["50"]
