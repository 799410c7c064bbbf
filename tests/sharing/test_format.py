"""Every golden journal, and three hundred games of everything, read as BG Stats reads them."""

from datetime import UTC, datetime

import pytest

from companion.games import find_game
from companion.i18n import Words
from companion.library.people import Person
from companion.library.results import scores_of
from companion.library.rows import FinishedGame, FinishedRow
from companion.resources import data_dir
from companion.sharing import Known, link, play_of_kept, playfile
from tests.journals.golden import journals, opened
from tests.library.played import PEOPLE, games
from tests.sharing.bgstats_format import read_file, read_link

NOW = datetime(2026, 11, 18, 21, 0, tzinfo=UTC)
WORDS = Words(data_dir() / "text", "en")
NAMED = ("Ana", "Bo", "Chloé", "Zoé", "Éloi", "Dominique")
KNOWN = Known(
    tuple(
        Person(number, name, uid=f"id-{number}", me=name == "Chloé", shares="yes")
        for number, name in enumerate(NAMED, 1)
    ),
    {"Azul": 230802}.get,
)


def kept_of(journal):
    """A golden journal as it would have been kept; None where the game goes on."""
    game = find_game(journal.parent.name)
    session = opened(journal, game)
    result = game.finished(session.state)
    if result is None:
        return None
    row = FinishedRow(
        f"{game.id}-1",
        game.id,
        "2026-11-18T19:30:00+00:00",
        "",
        scores_of(result),
        95,
        note=result.note,
        about=game.about(session.options, result),
    )
    return FinishedGame(row, result, ())


def shared(kept):
    return play_of_kept(kept, WORDS.text, NOW, KNOWN)


@pytest.mark.parametrize("journal", journals(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_journal_is_read_back(journal):
    kept = kept_of(journal)
    if kept is None:
        pytest.skip("it goes on")
    play = shared(kept)
    by_link, [by_file] = read_link(link(play)), read_file(playfile([play])).plays

    for read in (by_link, by_file):
        assert [seat.score for seat in read.seats] == [row.score for row in kept.result.rows]
        assert [seat.winner for seat in read.seats] == [row.winner for row in kept.result.rows]
        assert [seat.role for seat in read.seats] == [one.role for one in play.people]
        assert (read.title, read.number, read.minutes) == (play.title, play.number, 95)
        assert (read.board, read.when) == (play.variant, "2026-11-18 19:30:00")
        assert read.highest_wins == kept.result.highest_wins
    assert [seat.bot for seat in by_file.seats] == [row.bot for row in kept.result.rows]


class TestThreeHundredGames:
    def test_are_all_there_and_every_person_is_one(self):
        kept = list(games(300))
        shown = read_file(playfile([shared(one) for one in kept]))
        bots = {seat.who for play in shown.plays for seat in play.seats if seat.bot}

        assert len(shown.plays) == 300
        assert shown.me == "Chloé"
        assert {*PEOPLE} <= shown.people.keys()
        assert all(len(ids) == 1 for name, ids in shown.people.items() if name in PEOPLE)
        assert len(bots) == 2  # one of Tapestry's table here, one of Imperium's
        points = [seat.score for play in shown.plays for seat in play.seats]
        assert points == [row.score for one in kept for row in one.result.rows]

    def test_a_link_of_each_is_read_too(self):
        for kept in games(300):
            read = read_link(link(shared(kept)))

            assert read.id == kept.row.id
            assert [seat.score for seat in read.seats] == [row.score for row in kept.result.rows]

    def test_the_typed_title_is_the_game(self):
        titles = {shared(one).title: shared(one).number for one in games(300)}

        assert titles["Azul"] == 230802
        assert titles["Flamme rouge"] is None
        assert titles["Tapestry"] == 286096
        assert "Score pad" not in titles
