"""A kept game as a play."""

from datetime import UTC, datetime

import pytest

from companion.core.game import Result, Standing
from companion.library.finished import FinishedGame, FinishedRow
from companion.sharing import play_of_kept

NOW = datetime(2026, 11, 18, 21, 0, tzinfo=UTC)
RESULT = Result((Standing("h", "Zoé", 12, 1, winner=True),))


def kept(started="2026-11-18T19:30:00+00:00", ended="2026-11-18T20:30:00+00:00"):
    return FinishedGame(FinishedRow("g7", "tapestry", started, ended, minutes=55), RESULT, ())


class TestPlayOfKept:
    def test_it_is_the_same_game_again(self):
        play = play_of_kept(kept(), "T", lambda message: message.key, NOW)

        assert (play.id, play.utc, play.minutes) == ("g7", "2026-11-18 19:30:00", 55)
        assert [person.name for person in play.people] == ["Zoé"]

    @pytest.mark.parametrize(
        ("started", "ended", "when"),
        [
            ("", "2026-11-18T20:30:00+00:00", "2026-11-18 20:30:00"),
            ("yesterday", "", "2026-11-18 21:00:00"),
        ],
    )
    def test_without_a_clock_it_was_played_when_it_can_be_said(self, started, ended, when):
        assert play_of_kept(kept(started, ended), "T", str, NOW).utc == when
