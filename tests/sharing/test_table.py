"""Tables of plays: ours and others', read, told apart, and written again."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from companion.games import GAMES, find_game
from companion.i18n import Words
from companion.library.people import Person
from companion.library.progress import do_all
from companion.resources import data_dir
from companion.sharing import (
    Known,
    Naming,
    kept_of_play,
    new_ones,
    play_of_kept,
    read_table,
    spreadsheet,
    ways_to_part,
)
from tests.library.makers import the_library
from tests.library.played import PEOPLE, games
from tests.sharing.makers import AUTOMA, ZOE, a_play

NOW = datetime(2026, 11, 18, 21, 0, tzinfo=UTC)
WORDS = Words(data_dir() / "text", "en")
KNOWN = Known(tuple(Person(n, who, shares="yes") for n, who in enumerate(PEOPLE, 1)))


def naming():
    """What levels and roles are called in English."""
    found = {game.id: find_game(game.id).to_try() for game in GAMES}
    called = {
        game: [
            {WORDS.text(one).casefold(): one for one in every}
            for every in (known.levels, known.roles)
        ]
        for game, known in found.items()
    }
    return Naming(
        {game: levels for game, (levels, _) in called.items()},
        {game: roles for game, (_, roles) in called.items()},
    )


def shared(kept):
    return play_of_kept(kept, WORDS.text, NOW, KNOWN)


def told(play):
    """What a table says of a play: ids and numbers of seats are ours alone."""
    people = tuple(replace(one, id="", seat="", me=False) for one in play.people)
    return replace(play, id="", game="", number=None, people=people)


class TestReading:
    @pytest.mark.parametrize("separator", [",", ";"])
    def test_our_own_table_is_read_as_it_was_written(self, separator):
        plays = [a_play(), a_play(id="g8", people=(replace(ZOE, score=None), AUTOMA), level="3")]
        table = read_table(spreadsheet(plays, separator))

        assert [told(one) for one in table.plays] == [told(one) for one in plays]
        assert table.troubles == ()

    @pytest.mark.parametrize("name", ["=SUM(A1)", "+1", "'=x", "-2", "@x", "'", "''+"])
    def test_a_name_like_a_formula_comes_back(self, name):
        play = a_play(people=(replace(ZOE, name=name),))

        assert read_table(spreadsheet([play])).plays[0].people[0].name == name

    @pytest.mark.parametrize(
        "before", ["", " ", "\u2003", "\ufeff", "\u200b", "\0", "'\u00a0\u2060"]
    )
    @pytest.mark.parametrize("sign", "=+-@＝")
    def test_no_cell_is_carried_out_by_a_spreadsheet(self, before, sign):
        play = a_play(comment=f"{before}{sign}1+1", location="Chez = Zoé")
        text = spreadsheet([play])

        assert f"'{before}{sign}1+1" in text
        assert "'Chez" not in text
        assert read_table(text).plays[0].comment == play.comment

    @pytest.mark.parametrize(
        "text",
        [
            "Date,Game,Player,Score,Win\n2024-05-01,Azul,Ana,70,1\n2024-05-01,Azul,Bo,55,0\n",
            "playDate;gameName;playerName;points\n01.05.2024;Azul;Ana;70\n01.05.2024;Azul;Bo;55\n",
            "Jour\tJeu\tJoueur\tPoints\n2024/05/01\tAzul\tAna\t70\n2024/05/01\tAzul\tBo\t55\n",
        ],
    )
    def test_tables_of_others_are_read_by_the_names_of_their_columns(self, text):
        [play] = read_table(text).plays

        assert (play.title, play.started.date().isoformat()) == ("Azul", "2024-05-01")
        assert [(one.name, one.score, one.winner, one.rank) for one in play.people] == [
            ("Ana", 70, True, 1),
            ("Bo", 55, False, 2),
        ]

    def test_the_same_people_twice_a_day_are_two_plays(self):
        rows = ("Ana,70,30", "Bo,55,30", "Ana,61,30", "Cy,64,30", "Ana,9,45", "Cy,8,45")
        lines = [f"2024-05-01,Azul,{one}" for one in rows]
        plays = read_table("\n".join(["date,game,name,score,minutes", *lines])).plays

        assert [[(one.name, one.score) for one in play.people] for play in plays] == [
            [("Ana", 70), ("Bo", 55)],
            [("Ana", 61), ("Cy", 64)],
            [("Ana", 9), ("Cy", 8)],
        ]

    @pytest.mark.parametrize(
        ("column", "marks"),
        [("winner", "1010"), ("rank", "1212"), ("first", "1010"), ("board", "aabb")],
    )
    def test_wholly_different_people_of_a_day_are_two_plays(self, column, marks):
        rows = ("Ana,70", "Bo,55", "Cy,64", "Di,30")
        lines = [f"2024-05-01,Azul,30,{one},{mark}" for one, mark in zip(rows, marks, strict=True)]
        text = "\n".join([f"date,game,minutes,name,score,{column}", *lines])

        names = [[one.name for one in play.people] for play in read_table(text).plays]
        assert names == [["Ana", "Bo"], ["Cy", "Di"]]

    def test_those_who_won_together_sit_at_one_table(self):
        lines = [f"2024-05-01,Pandemic,{one}" for one in ("Ana,70,1", "Bo,55,1", "Cy,60,1")]
        [play] = read_table("\n".join(["date,game,name,score,winner", *lines])).plays

        assert len(play.people) == 3

    def test_two_who_share_the_first_rank_sit_at_one_table(self):
        lines = [f"2024-05-01,Azul,{one}" for one in ("Ana,70,1", "Bo,55,0", "Cy,70,1")]
        [play] = read_table("\n".join(["date,game,name,score,winner", *lines])).plays

        assert len(play.people) == 3

    def test_who_won_stands_first_however_the_rows_stand(self):
        lines = [f"2024-05-01,Wingspan,{one}" for one in ("Chloé,88", "Dominique,92", "Bo,7")]
        [play] = read_table("\n".join(["date,game,name,score", *lines])).plays
        kept = kept_of_play(play, Naming())

        assert [one.name for one in kept.result.rows] == ["Dominique", "Chloé", "Bo"]
        assert [one.name for one in kept.row.scores] == ["Dominique", "Chloé", "Bo"]

    @pytest.mark.parametrize("score", [98.5, 1.125, 0.1, 1234.5])
    @pytest.mark.parametrize("separator", [",", ";"])
    def test_decimals_come_back(self, separator, score):
        play = a_play(people=(replace(ZOE, score=score), AUTOMA))

        assert read_table(spreadsheet([play], separator)).plays[0].people[0].score == score

    def test_the_fewest_points_win_where_the_winner_has_the_fewest(self):
        text = "date,game,name,score,winner\n2024-05-01,Golf,Ana,3,1\n2024-05-01,Golf,Bo,9,0\n"
        [play] = read_table(text).plays

        assert not play.highest_wins

    def test_what_cannot_be_read_is_told_by_its_line(self):
        text = "date,game,name,score\nsoon,Azul,Ana,1\n2024-05-01,Azul,Bo,x\n2024-05-01,Azul,Cy,2\n"
        table = read_table(text)

        assert [(line, trouble.key) for line, trouble in table.troubles] == [
            (2, "sharing.table.no_date"),
            (3, "sharing.table.no_score"),
        ]
        assert len(table.plays) == 1

    def test_a_table_of_something_else_is_refused(self):
        assert read_table("a,b\n1,2\n").trouble.params == {"column": "date"}
        assert read_table("").trouble is not None


BARE = "date,game,name,score\n" + "".join(
    f"2024-05-01,Azul,{one}\n" for one in ("Ana,70", "Bo,55", "Cy,64", "Di,30")
)


class TestPerhapsSeveral:
    """Day, game, name and points do not say who sat together: it is asked."""

    def test_four_of_a_day_are_one_play_that_can_be_parted(self):
        [play] = read_table(BARE).plays
        [(first, rest)] = ways_to_part(play)

        assert [(one.name, one.rank, one.winner) for one in first.people + rest.people] == [
            ("Ana", 1, True),
            ("Bo", 2, False),
            ("Cy", 1, True),
            ("Di", 2, False),
        ]
        assert [one.seat for one in rest.people] == ["p1", "p2"]

    @pytest.mark.parametrize("column", ["winner", "rank", "time", "play"])
    def test_a_table_that_says_it_is_not_asked(self, column):
        marks = {"winner": "1000", "rank": "1324", "time": "8888", "play": "7777"}[column]
        head, *lines = BARE.split()
        lines = [f"{one},{mark}" for one, mark in zip(lines, marks, strict=True)]
        [play] = read_table("\n".join([f"{head},{column}", *lines])).plays

        assert list(ways_to_part(play)) == []

    def test_three_sat_at_one_table(self):
        [play] = read_table(BARE.replace("2024-05-01,Azul,Di,30\n", "")).plays

        assert not play.perhaps_several

    def test_six_may_be_parted_twice(self):
        [play] = read_table(BARE + "2024-05-01,Azul,Ed,9\n2024-05-01,Azul,Flo,8\n").plays
        first, rest = next(ways_to_part(play))

        assert [len(one.people) for one in (first, *next(ways_to_part(rest)))] == [2, 2, 2]

    def test_what_was_parted_when_it_came_is_known_again(self):
        [play] = read_table(BARE).plays
        parts = next(ways_to_part(play))
        kept = [kept_of_play(one, Naming()).row for one in parts]

        assert new_ones([play], kept) == ()
        assert new_ones(parts, kept) == ()
        assert new_ones([play, play], kept) == (play,)
        assert new_ones([play], kept[:1]) == (play,)


class TestDuplicates:
    def test_the_same_play_is_known_again(self):
        kept = [kept_of_play(a_play(), Naming()).row]

        assert new_ones([a_play(minutes=3)], kept) == ()
        assert len(new_ones([a_play(people=(replace(ZOE, score=1), AUTOMA))], kept)) == 1

    def test_two_equal_plays_of_a_day_are_two(self):
        twice = [a_play(), a_play()]
        kept = [kept_of_play(one, Naming()).row for one in twice[:1]]

        assert len(new_ones(twice, kept)) == 1
        assert len(new_ones(twice, [])) == 2


class TestAThousandGames:
    def test_import_export_import_gives_the_same_and_nothing_twice(self, tmp_path):
        first = [shared(one) for one in games(1000)]
        table = read_table(spreadsheet(first))
        with the_library(tmp_path) as library:
            arrived = [kept_of_play(one, naming()) for one in new_ones(table.plays, [])]
            do_all(library.shelf.bring_in(arrived))
            again = [shared(library.finished.read(row.id)) for row in library.finished][::-1]
            known = new_ones(read_table(spreadsheet(again)).plays, library.finished)

            assert len(library.finished) == 1000
            assert [told(one) for one in again] == [told(one) for one in first]
            assert known == ()

    def test_levels_and_roles_are_known_again_by_their_names(self):
        one, other = find_game("tapestry").to_try().roles[:2]
        person = replace(ZOE, role=f"{WORDS.text(one)}, {WORDS.text(other)}")
        about = kept_of_play(a_play(people=(person, AUTOMA)), naming()).row.about

        assert about.roles["human"] == (one, other)
