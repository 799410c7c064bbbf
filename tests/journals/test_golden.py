"""Games that were played long ago still come to the same."""

import pytest

from companion.games import find_game
from tests.journals.golden import expected, journals, opened, outcome


def test_there_are_some():
    assert len(journals()) >= 4


@pytest.mark.parametrize("journal", journals(), ids=lambda path: f"{path.parent.name}/{path.stem}")
class TestAGoldenJournal:
    def test_folds_to_the_same_scores(self, journal):
        session = opened(journal, find_game(journal.parent.name))

        assert outcome(session) == expected(journal)

    def test_holds_together_after_every_step(self, journal):
        session = opened(journal, find_game(journal.parent.name))

        for entry in session.entries:
            session.game.invariants(entry.after)

    def test_comes_to_the_same_when_its_commands_are_carried_out_again(self, journal):
        session = opened(journal, find_game(journal.parent.name))
        first = session.entries[0]
        again = session.preview_change(first.id)

        assert again.whole
        assert (again.state, again.rolled_anew, again.differences) == (session.state, (), ())
