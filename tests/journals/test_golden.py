"""Games that were played long ago still come to the same."""

import pytest

from companion.games import find_game
from tests.journals.golden import expected, journals, opened, outcome

CARRIED_OUT_SINCE = {
    "collapse": "unrest.left.1",
    "utopian_voyage": "unrest.left.1",
    "solo_with_real_cards": "p1.city.place_now",
    "three_people_and_corrections": "p3.landmark_card",
    "two_people_and_every_box": "p1.landmark_card",
}
"""What was not asked when a game was kept and is now: where a piece goes at the end of the turn,
whether a landmark card is met, whether the Unrest pile is empty indeed. Done again, such a game
comes to the same up to there, and then asks."""

ASKED_NO_MORE = {
    "utopian_voyage": 7,
    "dynasty_runs_out": 2,
    "three_people_and_corrections": 3,
    "two_people_and_every_box": 3,
}
"""Steps that asked for what the rules, put right since, no longer need, or that ask for something
else first now: what an inspiration tile shows."""


def test_there_are_some():
    assert len(journals()) >= 4


@pytest.mark.parametrize("journal", journals(), ids=lambda path: f"{path.parent.name}/{path.stem}")
class TestAGoldenJournal:
    def test_folds_to_the_same_scores(self, journal):
        session = opened(journal, find_game(journal.parent.name))
        come_to, kept = outcome(session), expected(journal)

        assert come_to["result"] == kept["result"]
        assert {key: come_to["table"].get(key) for key in kept["table"]} == kept["table"]

    def test_holds_together_after_every_step(self, journal):
        session = opened(journal, find_game(journal.parent.name))

        for entry in session.entries:
            session.game.invariants(entry.after)

    def test_comes_to_the_same_when_its_commands_are_carried_out_again(self, journal):
        session = opened(journal, find_game(journal.parent.name))
        first = session.entries[0]
        again = session.preview_change(first.id)

        since = CARRIED_OUT_SINCE.get(journal.stem)
        if since:
            assert again.asked.key == since
            assert again.entries[-1].after == session.entries[len(again.entries) - 1].after
        else:
            assert again.whole
            assert (again.state, again.differences) == (session.state, ())
        assert again.rolled_anew == ()

    def test_tells_of_every_step_what_may_differ(self, journal):
        session = opened(journal, find_game(journal.parent.name))
        missing = [
            entry.id
            for entry in session.entries
            if not asked_in(entry) <= session.questions(entry).keys()
        ]

        assert len(missing) == ASKED_NO_MORE.get(journal.stem, 0)


def asked_in(entry):
    """The keys of what was asked or settled; shuffles are no questions."""
    return {key for key, given in entry.answers.items() if not isinstance(given.value, tuple)}
