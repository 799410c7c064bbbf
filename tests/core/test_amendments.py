"""Rules put right since a game was begun: they hold from then on, and are said once."""

from __future__ import annotations

import pytest

from companion.core.amendments import Amendment, edition
from companion.core.head import read_head
from companion.core.journal import MemoryJournal
from companion.core.message import Message
from companion.core.session import Session
from tests.core.makers import a_session
from tests.core.toy import TOY, Earn, State, Toy

TAXES, POOR, LATER = (Message(f"toy.amended.{one}") for one in ("taxes", "poor", "later"))


class PutRight(Toy):
    """The toy after its rules were read again."""

    amendments = (
        Amendment(TAXES),
        Amendment(POOR, lambda state: isinstance(state, State) and state.coins < 2),
    )


class PutRightAgain(Toy):
    amendments = (*PutRight.amendments, Amendment(LATER, edition=3))


def opened(session, game=None):
    return Session.open(game or PutRight(), MemoryJournal(session.journal.lines))


@pytest.fixture
def older():
    session = a_session()
    session.do(Earn(3))
    return session


class TestAGameOfBefore:
    def test_says_what_holds_from_here_on(self, older):
        assert opened(older).amendments == (TAXES,)

    def test_as_far_as_it_can_matter_at_the_table(self):
        assert opened(a_session()).amendments == (TAXES, POOR)

    def test_says_it_once(self, older):
        first = opened(older)
        first.amendments_read()

        assert first.amendments == ()
        assert opened(first).amendments == ()

    def test_and_again_only_what_is_put_right_later(self, older):
        first = opened(older)
        first.amendments_read()

        assert opened(first, PutRightAgain()).amendments == (LATER,)

    def test_that_it_was_read_is_no_step(self, older):
        first = opened(older)
        first.amendments_read()

        assert [entry.command for entry in opened(first).entries] == [Earn(3)]
        assert first.undo_label == older.undo_label

    def test_undo_does_not_say_it_again(self, older):
        first = opened(older)
        first.amendments_read()
        first.undo()

        assert opened(first).amendments == ()

    def test_a_line_of_the_first_format_is_followed_by_it(self):
        lines = [dict(line) for line in a_session().journal.lines]
        lines[0] = {"head": {**lines[0]["head"], "format": 1}}
        first = Session.open(PutRight(), MemoryJournal(lines))
        first.amendments_read()

        assert first.journal.lines[-2:] == [{"format": 2}, {"rules": 2}]
        assert opened(first).amendments == ()


class TestANewGame:
    def test_has_nothing_to_say(self):
        session = Session.begin(PutRightAgain(), TOY.options_type(), MemoryJournal(), seed="7")

        assert session.amendments == ()
        assert read_head(session.journal.lines).rules == 3

    def test_of_rules_never_put_right_is_of_the_first_edition(self):
        assert edition(TOY) == 1
        assert "rules" not in a_session().journal.lines[0]["head"]
