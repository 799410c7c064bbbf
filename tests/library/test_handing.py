"""A game on its way to another device and back."""

import zlib
from datetime import timedelta

import pytest

from companion.errors import Damaged, Unreadable
from companion.games import find_game
from companion.games.imperium.campaign.commands import BeginGame
from companion.games.score_pad.commands import EndGame, WriteScore
from companion.games.score_pad.options import Options, Seat
from companion.library.formats import HANDED_OVER
from companion.library.handing import FURTHER, HERE, NEW
from companion.library.library import Library
from tests.library.makers import EIGHT, TickingClock

SEATS = (Seat("Ana"), Seat("Bo"))


@pytest.fixture
def two(tmp_path):
    """Two devices."""
    hours = {"one": 0, "other": 1}
    devices = [
        Library.open(tmp_path / name, TickingClock(EIGHT + timedelta(hours=later)))
        for name, later in hours.items()
    ]
    yield devices
    for library in devices:
        library.close()


def a_pad(library, *points):
    session = library.start("score_pad", Options(seats=SEATS, title="Azul"))
    for row, value in enumerate(points):
        session.do(WriteScore(row, "1", value))
        session.do(WriteScore(row, "2", value + 1))
    game_id = library.id_of(session)
    library.leave(session)
    return game_id


class TestOneGame:
    def test_goes_on_where_it_stood_undo_and_all(self, two):
        one, other = two
        game_id = a_pad(one, 7, 9)
        [arrived] = other.shelf.take(one.shelf.hand_over(game_id))
        session = other.resume(arrived.id)
        before = session.state
        session.undo()

        assert (arrived.how, arrived.running) == (NEW, True)
        assert before.total("1") == 16
        assert session.state.total("2") == 8

    def test_comes_back_further_ahead_and_takes_the_place_of_the_old(self, two):
        one, other = two
        game_id = a_pad(one, 7)
        other.shelf.take(one.shelf.hand_over(game_id))
        other.resume(game_id).do(WriteScore(1, "1", 50))
        one.resume(game_id)  # open here while it comes
        [arrived] = one.shelf.take(other.shelf.hand_over(game_id))
        again = one.shelf.take(other.shelf.hand_over(game_id))

        assert (arrived.id, arrived.how) == (game_id, FURTHER)
        assert one.resume(game_id).state.total("1") == 57
        assert [one_.how for one_ in again] == [HERE]

    def test_that_ended_there_is_a_past_game_here(self, two):
        one, other = two
        game_id = a_pad(one, 7)
        other.shelf.take(one.shelf.hand_over(game_id))
        session = other.resume(game_id)
        session.do(EndGame())
        kept = other.finish(session)
        [arrived] = one.shelf.take(other.shelf.hand_over(kept))

        assert (arrived.how, arrived.running) == (FURTHER, False)
        assert [row.id for row in one.finished] == [game_id]
        assert one.running == ()

    def test_another_game_of_the_same_name_is_kept_apart(self, two):
        one, other = two
        mine, theirs = a_pad(one, 7), a_pad(other, 3, 4)
        [arrived] = other.shelf.take(one.shelf.hand_over(mine))
        totals = {game.id: other.resume(game.id).state.total("1") for game in other.running}

        assert mine == theirs != arrived.id
        assert totals == {theirs: 7, arrived.id: 7}
        assert len(other.resume(theirs).entries) == 4

    def test_two_that_went_on_differently_are_both_kept(self, two):
        one, other = two
        game_id = a_pad(one, 7)
        other.shelf.take(one.shelf.hand_over(game_id))
        for library, points in ((one, 20), (other, 30)):
            session = library.resume(game_id)
            session.do(WriteScore(1, "1", points))
            library.leave(session)
        [arrived] = one.shelf.take(other.shelf.hand_over(game_id))

        assert arrived.how == NEW
        assert {one.resume(game.id).state.total("1") for game in one.running} == {27, 37}

    @pytest.mark.parametrize("cut", [0, 5, -1])
    def test_what_is_no_such_file_is_refused_whole(self, two, cut):
        one, other = two
        data = one.shelf.hand_over(a_pad(one, 7))

        with pytest.raises(Damaged):
            other.shelf.take(data[:cut])
        assert other.running == ()


class TestACampaign:
    def test_takes_its_games_with_it_and_they_stay_together(self, two):
        one, other = two
        for library in two:  # so that the ids collide
            campaign = library.start(
                "imperium_campaign", find_game("imperium_campaign").options_type()
            )
            campaign.do(BeginGame("romans"))
            campaign_id = library.id_of(campaign)
            options = find_game("imperium").options_type(campaign=campaign_id)
            game = library.start("imperium", options)
            library.leave(game)
            library.leave(campaign)
        arrived = other.shelf.take(one.shelf.hand_over(campaign_id))
        campaign, game = [other.resume(one_.id) for one_ in arrived]

        assert [one_.game for one_ in arrived] == ["imperium_campaign", "imperium"]
        assert arrived[0].id != campaign_id
        assert game.options.campaign == arrived[0].id
        assert len(other.running) == 4


class TestAFileThatIsNotWhole:
    @pytest.mark.parametrize(
        "game_id",
        ["../out", "..", "/tmp/out", "a/b", "", ".", "a\n", "é", "a" * 200, None, 7, ["a"]],
    )
    def test_never_writes_under_a_name_that_is_none_of_ours(self, two, tmp_path, game_id):
        one, other = two
        [row] = zlib_rows(one.shelf.hand_over(a_pad(one, 7)))
        before = sorted(tmp_path.rglob("*"))
        sent = zlib.compress(HANDED_OVER.write({"games": [{**row, "id": game_id}]}))

        with pytest.raises(Damaged):
            other.shelf.take(sent)
        assert sorted(tmp_path.rglob("*")) == before

    def test_beside_another_game_that_cannot_be_read_is_handed_over(self, two, monkeypatch):
        one, _ = two
        game_id, other_id = a_pad(one, 7), a_pad(one, 8)
        path, real = one._running.path(other_id), type(one._running.path(other_id)).read_bytes

        def read_bytes(which):
            if which == path:
                raise OSError(5, "Input/output error")
            return real(which)

        monkeypatch.setattr(type(path), "read_bytes", read_bytes)

        assert len(zlib_rows(one.shelf.hand_over(game_id))) == 1
        with pytest.raises(Unreadable):
            one.shelf.hand_over(other_id)


def zlib_rows(sent):
    """The games of a file."""
    return HANDED_OVER.read(zlib.decompress(sent), "loom")["games"]
