"""What hands still have to do stays open; what is looked at belongs to the moment."""

import pytest

from companion.core.journal import MemoryJournal
from companion.core.session import Session
from companion.errors import NothingToDo
from tests.core.toy import Count, Draw, Earn, Harvest, Options, Pay, RaiseFlag, Toy


class OfHands(Toy):
    """A harvest is carried out by people."""

    def leaves_to_hands(self, entry):
        return isinstance(entry.command, Harvest)


def a_session():
    return Session.begin(OfHands(), Options(), MemoryJournal(), seed="7")


def reopened(session):
    return Session.open(OfHands(), MemoryJournal(session.journal.lines))


@pytest.fixture
def session():
    session = a_session()
    session.do(Earn(3))
    session.do(Harvest())
    return session


class TestWhatIsStillToBeDone:
    def test_is_open_until_somebody_says_that_it_is_done(self, session):
        assert session.hands.open == session.last

        session.hands.are_done()

        assert session.hands.open is None

    def test_is_open_again_after_a_pause(self, session):
        assert reopened(session).hands.open.id == session.last.id

    def test_what_was_done_stays_done_after_one(self, session):
        session.hands.are_done()

        assert reopened(session).hands.open is None

    def test_who_plays_on_has_done_it(self, session):
        session.do(Pay(1))

        assert session.hands.open is None

    def test_who_only_counts_has_not(self, session):
        harvest = session.last
        session.do(Count(9))

        assert session.hands.open == harvest

    def test_a_question_that_waits_leaves_it_open(self, session):
        session.do(RaiseFlag("north"))

        assert session.hands.open == session.last
        assert reopened(session).hands.open.id == session.last.id

    def test_what_a_waiting_step_told_is_open_once_it_is_answered_after_a_pause(self):
        session = a_session()
        session.use_app("dice", on=False)
        for flag in ("north", "south"):
            session.do(RaiseFlag(flag), {"colour": "red", "coins": 1, "cloth": "red"})
        session.do(Harvest())
        again = reopened(session)
        while again.pending:
            again.answer("1")

        assert again.hands.open == again.last

    def test_other_steps_are_nobodys_to_do(self):
        session = a_session()
        session.do(Earn(3))

        assert session.hands.open is None
        with pytest.raises(NothingToDo):
            session.hands.are_done()

    def test_that_it_is_done_is_no_step(self, session):
        label = session.undo_label
        session.hands.are_done()

        assert len(session.entries) == 2
        assert session.undo_label == label

    def test_redo_does_not_open_it_again(self, session):
        session.hands.are_done()
        session.undo()
        session.redo()

        assert session.hands.open is None

    def test_it_is_open_again_where_the_game_goes_back_to_it(self, session):
        harvest = session.last
        session.do(Draw())
        session.undo()

        assert session.hands.open == harvest

    def test_differing_in_it_leaves_it_as_open_as_it_was(self, session):
        session.differ({})
        assert session.hands.open == session.last

        session.hands.are_done()
        session.differ({})

        assert session.hands.open is None
        assert reopened(session).hands.open is None


class TestWhatIsLookedAt:
    @pytest.fixture
    def looking(self, session):
        session.hands.look("harvest")
        return session

    def test_nothing_at_first(self, session):
        assert session.hands.looked_at == ""

    def test_a_line_until_another_is(self, looking):
        assert looking.hands.looked_at == "harvest"

        looking.hands.look("")

        assert looking.hands.looked_at == ""

    @pytest.mark.parametrize(
        "happens",
        [
            lambda session: session.do(Earn(1)),
            lambda session: session.do(RaiseFlag("north")),
            lambda session: session.differ({}),
            lambda session: session.undo(),
            lambda session: session.jump(0),
        ],
        ids=["a step", "a question", "it differs", "undo", "a jump"],
    )
    def test_nothing_once_the_game_has_moved(self, looking, happens):
        happens(looking)

        assert looking.hands.looked_at == ""

    def test_nothing_in_another_game_or_after_a_pause(self, looking):
        assert a_session().hands.looked_at == ""
        assert reopened(looking).hands.looked_at == ""
