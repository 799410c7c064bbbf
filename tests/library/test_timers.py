"""Minutes of play, not of the night between."""

from datetime import timedelta

from companion.games import find_game
from companion.games.score_pad.commands import EndGame, WriteScore
from companion.library.library import Library
from tests.core import toy
from tests.library.makers import EIGHT, GAME, the_library


class Hands:
    """A clock that goes only when it is told to."""

    time = EIGHT

    def __call__(self):
        return self.time

    def wait(self, **span):
        self.time += timedelta(**span)


def a_game(library):
    session = library.start(GAME, toy.Options())
    return session, library.id_of(session)


def kept_minutes(library, session):
    session.do(toy.Earn(12))
    return library.finished.read(library.finish(session)).row.minutes


class TestATimer:
    def test_counts_from_its_beginning_to_its_pause(self, tmp_path):
        clock = Hands()
        with the_library(tmp_path, clock) as library:
            session, game_id = a_game(library)
            clock.wait(minutes=30)  # before it was begun
            library.timers.begin(game_id)
            clock.wait(minutes=20)
            library.timers.pause(game_id)
            clock.wait(minutes=45)
            library.timers.begin(game_id)
            clock.wait(minutes=5)

            assert kept_minutes(library, session) == 25
            assert library.timers.of(game_id) is None

    def test_stands_while_the_app_is_out_of_sight(self, tmp_path):
        clock = Hands()
        with the_library(tmp_path, clock) as library:
            session, game_id = a_game(library)
            library.timers.begin(game_id)
            clock.wait(minutes=10)
            library.pause()
            clock.wait(hours=3)
            library.wake()
            clock.wait(minutes=10)

            assert kept_minutes(library, session) == 20

    def test_one_that_was_paused_by_hand_stays_so(self, tmp_path):
        clock = Hands()
        with the_library(tmp_path, clock) as library:
            _session, game_id = a_game(library)
            library.timers.begin(game_id)
            clock.wait(minutes=10)
            library.timers.pause(game_id)
            library.pause()
            library.wake()

            assert not library.timers.of(game_id).runs

    def test_does_not_count_the_night_between(self, tmp_path):
        clock = Hands()
        with the_library(tmp_path, clock) as library:
            session, game_id = a_game(library)
            library.timers.begin(game_id)
            clock.wait(minutes=40)
            library.leave(session)
        clock.wait(hours=14)
        with the_library(tmp_path, clock) as library:
            session = library.resume(game_id)
            clock.wait(minutes=20)

            assert kept_minutes(library, session) == 60

    def test_of_an_app_that_was_killed_ends_at_the_last_touch(self, tmp_path):
        clock = Hands()
        with the_library(tmp_path, clock) as library:
            session, game_id = a_game(library)
            library.timers.begin(game_id)
            clock.wait(minutes=30)
            session.do(toy.Earn(1))
            clock.wait(hours=2)
            timer = library.timers.of(game_id)
        clock.wait(hours=10)
        with the_library(tmp_path, clock) as library:
            library.timers._keep(timer)  # nothing was noted when it was killed
            session = library.resume(game_id)

            assert kept_minutes(library, session) == 30

    def test_a_table_nobody_touches_all_night_counts_nothing(self, tmp_path):
        clock = Hands()
        with the_library(tmp_path, clock) as library:
            session, game_id = a_game(library)
            library.timers.begin(game_id)
            clock.wait(minutes=30)
            session.do(toy.Earn(1))
            clock.wait(hours=9)

            assert kept_minutes(library, session) == 30

    def test_can_be_put_right(self, tmp_path):
        clock = Hands()
        with the_library(tmp_path, clock) as library:
            session, game_id = a_game(library)
            library.timers.set(game_id, 50)
            library.timers.begin(game_id)
            clock.wait(minutes=5)

            assert kept_minutes(library, session) == 55

    def test_without_one_pauses_of_hours_are_left_out(self, tmp_path):
        clock = Hands()
        with the_library(tmp_path, clock) as library:
            session, _ = a_game(library)
            clock.wait(minutes=30)
            session.do(toy.Earn(1))
            clock.wait(hours=9)

            assert kept_minutes(library, session) == 30


class TestPointsAlone:
    """Where nothing but points is written down, the writing is not the game."""

    def minutes(self, folder, between):
        clock = Hands()
        pad = find_game("score_pad")
        library = Library.open(folder, clock, lambda _id: pad)
        session = library.start(pad, pad.options_type())
        for row in range(3):
            session.do(WriteScore(row, "1", 7))
            session.do(WriteScore(row, "2", 5))
            clock.wait(minutes=between)
        session.do(EndGame())
        kept = library.finished.read(library.finish(session))
        library.close()
        return kept.row.minutes

    def test_what_is_written_at_once_has_no_length(self, tmp_path):
        assert self.minutes(tmp_path, 1) == 0

    def test_what_is_written_round_by_round_has(self, tmp_path):
        assert self.minutes(tmp_path, 20) == 60
