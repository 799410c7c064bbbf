"""A game on its way to another device and back."""

import random
import zlib

import pytest

from companion.errors import Damaged, Unreadable
from companion.games import find_game
from companion.games.imperium.campaign.commands import BeginGame
from companion.games.score_pad.commands import EndGame, WriteScore
from companion.library.counterpart import APART, FURTHER, HERE, NEW
from companion.library.editing import Changes
from companion.library.formats import HANDED_OVER
from tests.library.makers import journal_of
from tests.library.two_devices import a_pad, to_and_fro, two_of_them


@pytest.fixture
def two(tmp_path):
    """Two devices."""
    with two_of_them(tmp_path) as devices:
        yield devices


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

        assert arrived.how == APART
        assert {one.resume(game.id).state.total("1") for game in one.running} == {27, 37}

    @pytest.mark.parametrize("cut", [0, 5, -1])
    def test_what_is_no_such_file_is_refused_whole(self, two, cut):
        one, other = two
        data = one.shelf.hand_over(a_pad(one, 7))

        with pytest.raises(Damaged):
            other.shelf.take(data[:cut])
        assert other.running == ()


class TestToAndFro:
    """Nothing that was done on a device goes because another one hands its copy over."""

    def test_one_that_ended_there_never_replaces_what_went_on_here(self, two):
        tablet, phone = two
        game_id = a_pad(tablet, 7, 9)
        ended(tablet, game_id)
        phone.shelf.take(tablet.shelf.hand_over(game_id))
        session = phone.reopen(game_id)
        session.undo()
        session.do(WriteScore(0, "1", 24))
        phone.leave(session)
        before = journal(phone, game_id)
        [arrived] = phone.shelf.take(tablet.shelf.hand_over(game_id))

        assert arrived.how == APART
        assert journal(phone, game_id) == before
        assert phone.resume(game_id).state.total("1") == 33
        assert [row.id for row in phone.finished] == [arrived.id]

    def test_that_is_taken_twice_is_kept_once(self, two):
        one, other = two
        game_id = a_pad(one, 7)
        other.shelf.take(one.shelf.hand_over(game_id))
        for library, points in ((one, 20), (other, 30)):
            session = library.resume(game_id)
            session.do(WriteScore(1, "1", points))
            library.leave(session)
        sent = one.shelf.hand_over(game_id)
        [first], [second] = other.shelf.take(sent), other.shelf.take(sent)

        assert (first.how, second.how) == (APART, HERE)
        assert first.id == second.id
        assert len(other.running) == 2

    def test_one_of_the_same_length_that_went_otherwise_is_kept_apart(self, two):
        one, other = two
        game_id = a_pad(one, 7)
        other.shelf.take(one.shelf.hand_over(game_id))
        for library, points in ((one, 20), (other, 30)):
            session = library.resume(game_id)
            session.do(WriteScore(1, "1", points))
            session.do(EndGame())
            library.finish(session)
        [arrived] = one.shelf.take(other.shelf.hand_over(game_id))

        assert arrived.how == APART
        assert sorted(row.scores[0].score for row in one.finished) == [27, 37]

    def test_the_one_that_was_kept_apart_goes_on_where_it_came_from(self, two):
        one, other = two
        game_id = a_pad(one, 7)
        other.shelf.take(one.shelf.hand_over(game_id))
        for library, points in ((one, 20), (other, 30)):
            session = library.resume(game_id)
            session.do(WriteScore(1, "1", points))
            library.leave(session)
        [apart] = one.shelf.take(other.shelf.hand_over(game_id))
        session = one.resume(apart.id)
        session.do(WriteScore(1, "2", 1))
        one.leave(session)
        [back] = other.shelf.take(one.shelf.hand_over(apart.id))

        assert (back.how, back.id) == (FURTHER, game_id)
        assert other.resume(game_id).state.total("2") == 9

    def test_one_that_was_corrected_there_corrects_the_past_game_here(self, two):
        one, other = two
        game_id = a_pad(one, 7)
        ended(one, game_id)
        other.shelf.take(one.shelf.hand_over(game_id))
        one.shelf.put_right(game_id, Changes(remark="at Bo’s"))
        session = other.reopen(game_id)
        session.undo()
        session.do(WriteScore(0, "1", 70))
        other.leave(session)
        [goes_on] = one.shelf.take(other.shelf.hand_over(game_id))
        was_running = [game.id for game in one.running]
        ended(other, game_id)
        [over] = one.shelf.take(other.shelf.hand_over(game_id))

        assert [(each.how, each.id) for each in (goes_on, over)] == [(FURTHER, game_id)] * 2
        assert was_running == [game_id]
        assert [(row.scores[0].score, row.remark) for row in one.finished] == [(70, "at Bo’s")]
        assert one.running == ()

    def test_what_was_put_right_here_and_otherwise_there_is_kept_apart(self, two):
        one, other = two
        game_id = a_pad(one, 7)
        ended(one, game_id)
        other.shelf.take(one.shelf.hand_over(game_id))
        session = other.reopen(game_id)
        session.undo()
        session.do(EndGame())
        other.finish(session)
        one.shelf.put_right(game_id, Changes(remark="at Bo’s"))
        other.shelf.put_right(game_id, Changes(remark="in the garden"))
        [arrived] = one.shelf.take(other.shelf.hand_over(game_id))

        assert arrived.how == APART
        assert {row.remark for row in one.finished} == {"at Bo’s", "in the garden"}

    def test_a_damaged_one_is_not_replaced(self, two):
        one, other = two
        game_id = a_pad(one, 7, 9)
        other.shelf.take(one.shelf.hand_over(game_id))
        path = journal_of(other, game_id)
        rows = path.read_bytes().splitlines(keepends=True)
        path.write_bytes(b"".join([*rows[:2], b"spoiled\n", *rows[3:]]))
        before = path.read_bytes()
        [arrived] = other.shelf.take(one.shelf.hand_over(game_id))

        assert arrived.id != game_id
        assert path.read_bytes() == before

    @pytest.mark.parametrize("seed", range(12))
    def test_no_line_is_ever_lost(self, two, seed):
        to_and_fro(two, random.Random(seed), 30)


def ended(library, game_id):
    """A game of this device, put with the past ones."""
    session = library.resume(game_id)
    session.do(EndGame())
    return library.finish(session)


def journal(library, game_id):
    return list(library.resume(game_id).journal.lines)


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

    def test_goes_to_and_fro_and_stays_one(self, two):
        one, other = two
        campaign = one.start("imperium_campaign", find_game("imperium_campaign").options_type())
        campaign_id = one.id_of(campaign)
        options = find_game("imperium").options_type(campaign=campaign_id)
        one.leave(one.start("imperium", options))
        one.leave(campaign)
        a_campaign = other.start("imperium_campaign", find_game("imperium_campaign").options_type())
        other.leave(a_campaign)
        sent = one.shelf.hand_over(campaign_id)
        arrived, again = other.shelf.take(sent), other.shelf.take(sent)
        back = one.shelf.take(other.shelf.hand_over(arrived[0].id))

        assert [each.how for each in (*arrived, *again, *back)] == [NEW, NEW, *[HERE] * 4]
        assert [each.id for each in again] == [each.id for each in arrived]
        assert back[0].id == campaign_id


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
        path, real = journal_of(one, other_id), type(journal_of(one, other_id)).read_bytes

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
