"""A table of plays read as a whole: no row is dropped and no cell changed without a word."""

from datetime import UTC, timedelta, timezone
from time import process_time

import pytest

from companion.library import limits
from companion.sharing import Reading, read_table
from companion.sharing.table.telling import rows_told

HEAD = "date,game,name,score"


def a_table(*rows, head=HEAD):
    return "\n".join([head, *rows]) + "\n"


def taken(table):
    """Day, name and points of everybody."""
    return [
        (play.started.date().isoformat(), person.name, person.score)
        for play in table.plays
        for person in play.people
    ]


def left(table):
    return [(row, why.key.rpartition("table.")[2]) for row, why in table.troubles]


class TestNoRowIsDroppedInSilence:
    def test_behind_a_cell_that_is_too_long_the_next_row_is_read(self):
        giant = "x" * (limits.CELL + 1)
        rows = [f"2024-05-{day:02},Azul,Ana,{day}" for day in range(1, 29)]
        rows[1] += f",{giant}"
        table = read_table(a_table(*rows, head=f"{HEAD},comment"))

        assert len(table.plays) == 27
        assert left(table) == [(3, "long_cell")]

    def test_a_quotation_mark_that_is_never_closed_costs_its_own_row(self):
        table = read_table(
            a_table('2024-05-01,"Azul,Ana,1', "2024-05-02,Azul,Ana,2", "2024-05-03,Azul,Ana,3")
        )

        assert [score for *_, score in taken(table)] == [2, 3]
        assert left(table) == [(2, "quotes")]

    def test_one_that_another_row_closes_swallows_none(self):
        table = read_table(
            a_table('2024-05-01,Azul,"Ana,1', "2024-05-02,Azul,Ana,2", '2024-05-03,Azul,Bo",3')
        )

        assert [(name, score) for _, name, score in taken(table)] == [("Ana", 2), ('Bo"', 3)]
        assert left(table) == [(2, "quotes")]

    def test_a_comment_of_several_lines_is_one_cell(self):
        table = read_table(
            a_table(
                '2024-05-01,Azul,Ana,1,"Close,\nand ""fine"",\n\nagain"',
                "2024-05-02,Azul,Ana,2,",
                "soon,Azul,Ana,2,",
                head=f"{HEAD},comment",
            )
        )

        assert [play.comment for play in table.plays] == ['Close,\nand "fine",\n\nagain', ""]
        assert left(table) == [(4, "no_date")]

    def test_so_is_one_of_several_lines_at_the_beginning_of_a_row(self):
        table = read_table('place,date,game,name\n"Chez\nZoé",2024-05-01,Azul,Ana\n')

        assert [play.location for play in table.plays] == ["Chez\nZoé"]

    def test_a_row_that_ends_before_every_column_is_told(self):
        table = read_table("mood,date,game,name\nfine\n")

        assert left(table) == [(2, "no_game")]

    def test_more_rows_than_are_read_are_told(self, monkeypatch):
        monkeypatch.setattr(limits, "ROWS", 3)
        table = read_table(a_table(*(f"2024-05-0{day},Azul,Ana,1" for day in range(1, 8))))
        [(row, why)] = table.troubles

        assert len(table.plays) == 3
        assert (row, why.key, why.params["n"]) == (5, "sharing.table.too_many_rows", 4)

    def test_a_row_with_more_cells_than_columns_is_not_guessed_at(self):
        table = read_table(a_table("2024-05-01,Azul,Ana,1,234", "2024-05-02,Azul,Ana,2,,"))

        assert taken(table) == [("2024-05-02", "Ana", 2)]
        assert left(table) == [(2, "too_many_cells")]

    def test_more_people_than_sit_at_a_table_are_told_row_by_row(self):
        many = [f"2024-05-01,Azul,Person {n},{n}" for n in range(limits.SEATS + 1)]
        table = read_table(a_table(*many, "2024-05-02,Azul,Ana,2"))

        assert taken(table) == [("2024-05-02", "Ana", 2)]
        assert len(table.troubles) == limits.SEATS + 1

    def test_rows_of_one_reason_are_told_together(self):
        table = read_table(
            a_table(
                "soon,Azul,A,1", "soon,Azul,B,1", "x,Azul,A,1", "soon,Azul,A,1", "soon,Azul,A,1"
            )
        )

        assert [one.params["rows"] for one in rows_told(table.troubles)] == ["2–3, 5–6", "4"]

    def test_however_many_reasons_there_are_every_row_is_named(self):
        table = read_table(a_table(*(f"day {n},Azul,Ana,1" for n in range(50))))
        told = list(rows_told(table.troubles))

        assert told[-1].params == {"rows": "32–51", "n": 20}


class TestLetters:
    def test_a_french_excel_writes_no_utf8(self):
        data = a_table("2024-05-01;Échecs;Zoé;1", head="date;jeu;joueur;points").encode("cp1252")
        table = read_table(data)

        assert (table.plays[0].title, table.plays[0].people[0].name) == ("Échecs", "Zoé")
        assert [one.key for one in table.said] == ["sharing.table.letters.windows"]

    @pytest.mark.parametrize("how", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le-mark"])
    def test_marked_letters_are_read_without_a_word(self, how):
        text = a_table("2024-05-01,Échecs,Zoé,1")
        data = b"\xff\xfe" + text.encode("utf-16-le") if "mark" in how else text.encode(how)
        table = read_table(data)

        assert table.plays[0].title == "Échecs"
        assert table.said == ()

    def test_a_name_of_which_a_letter_is_lost_becomes_nobody_new(self):
        data = a_table("2024-05-01,Échecs,Zoé,1", "2024-05-01,Échecs,Éloi,2").encode()
        table = read_table(data.replace("Zoé".encode(), b"Zo\xc3"))

        assert [one.name for one in table.plays[0].people] == ["Éloi"]
        assert left(table) == [(2, "spoiled")]
        assert [one.key for one in table.said] == ["sharing.table.letters.damaged"]


class TestDays:
    """The form is that of the column."""

    def days(self, *cells, **told):
        table = read_table(a_table(*(f"{day},Azul,Ana,1" for day in cells)), **told)
        return table, [day for day, *_ in taken(table)]

    def test_one_cell_tells_that_the_month_comes_first(self):
        table, days = self.days("03/04/2024", "03/14/2024", "05/12/2024", "12/25/2024")

        assert days == ["2024-03-04", "2024-03-14", "2024-05-12", "2024-12-25"]
        assert [one.key for one in table.said] == ["sharing.table.days.month_first"]

    def test_one_cell_tells_that_the_day_comes_first(self):
        table, days = self.days("03/04/2024", "14/03/2024")

        assert days == ["2024-04-03", "2024-03-14"]
        assert table.said[0].params["cell"] == "03/04/2024"

    def test_where_none_tells_it_is_asked_and_no_row_is_taken_by_a_guess(self):
        table, days = self.days("03/04/2024", "05/05/2024")

        assert days == ["2024-05-05"]
        assert left(table) == [(2, "days.unsure")]
        assert [one.key for one in table.asked] == ["days"]

    @pytest.mark.parametrize(
        ("form", "day"), [("day_first", "2024-04-03"), ("month_first", "2024-03-04")]
    )
    def test_what_was_told_holds_for_all(self, form, day):
        table, days = self.days("03/04/2024", "05/05/2024", days=form)

        assert days == [day, "2024-05-05"]
        assert table.asked == table.troubles == ()

    def test_a_column_that_contradicts_itself_is_asked_about(self):
        table, days = self.days("03/14/2024", "14/03/2024", "01/02/2024")
        told, so = self.days("03/14/2024", "14/03/2024", "01/02/2024", days="day_first")

        assert days == []
        assert len(table.asked) == 1
        assert so == ["2024-03-14", "2024-02-01"]
        assert left(told) == [(2, "days.other")]

    @pytest.mark.parametrize(
        "cell",
        ["2024-04-03", "2024/4/3", "03.04.2024", "3.4.2024", "20240403", "2024-04-03T20:30:00Z"],
    )
    def test_what_can_be_read_in_one_way_is_not_asked_about(self, cell):
        table, days = self.days(cell)

        assert (days, table.asked, table.said) == (["2024-04-03"], (), ())

    @pytest.mark.parametrize("cell", ["31.02.2024", "1/2/24", "0001-01-01", "9999-12-31", "45413"])
    def test_what_is_no_day_is_told(self, cell):
        table, _ = self.days(cell)

        assert left(table) == [(2, "no_date")]

    @pytest.mark.parametrize("clock", ["20:30", "20:30:00", "8:30 PM", "20h30", "08:30 p.m."])
    def test_a_time_of_day_is_that_of_who_wrote_it(self, clock):
        here = timezone(timedelta(hours=2))
        table = read_table(
            a_table(f"2024-05-01,{clock},Azul,Ana", head="date,time,game,name"), here
        )

        assert table.plays[0].started.astimezone(UTC).hour == 18

    def test_our_own_column_is_in_utc(self):
        here = timezone(timedelta(hours=2))
        table = read_table("date_utc,game,name\n2024-05-01 20:30:00,Azul,Ana\n", here)

        assert table.plays[0].started.astimezone(UTC).hour == 20

    @pytest.mark.parametrize("hours", [-11, 0, 11])
    def test_a_day_without_a_time_is_that_day_everywhere(self, hours):
        here = timezone(timedelta(hours=hours))
        table = read_table(a_table("2021-10-01,Azul,Ana,1"), here)

        assert table.plays[0].started.astimezone(here).date().isoformat() == "2021-10-01"

    def test_a_time_that_is_none_is_left_out_with_a_word(self):
        table = read_table(a_table("2024-05-01,late,Azul,Ana", head="date,time,game,name"))

        assert len(table.plays) == 1
        assert [(row, one.key) for row, one in table.otherwise] == [
            (2, "sharing.table.left_out.time")
        ]


class TestNumbers:
    """The sign before decimals is that of the column."""

    def scores(self, *cells, **told):
        rows = (f"2024-05-{day:02};Azul;Ana;{one}" for day, one in enumerate(cells, 1))
        table = read_table(a_table(*rows, head=HEAD.replace(",", ";")), **told)
        return table, [score for *_, score in taken(table)]

    def test_decimals_are_kept(self):
        assert self.scores("98,5", "47,25")[1] == [98.5, 47.25]
        assert self.scores("98.5", ".5", "98.0")[1] == [98.5, 0.5, 98]

    @pytest.mark.parametrize("cell", ["1 234", "1\u202f234", "1\u00a0234", "1'234", "1234"])
    def test_gaps_stand_between_thousands(self, cell):
        assert self.scores(cell)[1] == [1234]

    def test_where_nothing_tells_thousands_from_decimals_it_is_asked(self):
        table, scores = self.scores("1,234", "20")

        assert scores == [20]
        assert left(table) == [(2, "numbers.unsure")]
        assert [one.key for one in table.asked] == ["numbers"]

    @pytest.mark.parametrize(("sign", "score"), [("point", 1234), ("comma", 1.234)])
    def test_what_was_told_holds_for_all(self, sign, score):
        table, scores = self.scores("1,234", "20", numbers=sign)

        assert scores == [score, 20]
        assert table.asked == ()

    @pytest.mark.parametrize(
        ("other", "score"), [("98,5", 1.234), ("98.5", 1234), ("1,234,567", 1234)]
    )
    def test_another_cell_tells(self, other, score):
        table, scores = self.scores("1,234", other)

        assert scores[0] == score
        assert [one.key for one in table.said] == ["sharing.table.numbers.as"]

    @pytest.mark.parametrize(
        ("cell", "score"), [("1,234.5", 1234.5), ("1.234,5", 1234.5), ("−5", -5), ("+7", 7)]
    )
    def test_signs_of_both_kinds(self, cell, score):
        assert self.scores(cell)[1] == [score]

    @pytest.mark.parametrize(
        "cell", ["1,23,4", "12 pts", "nan", "inf", "1e5", "5.", "1" * 5000, "9999999999"]
    )
    def test_what_is_no_number_is_told(self, cell):
        table, scores = self.scores(cell)

        assert (scores, left(table)) == ([], [(2, "no_score")])

    @pytest.mark.parametrize(
        ("cell", "minutes"), [("90", 90), ("1:30", 90), ("1h30", 90), ("2h", 120), ("45 min", 45)]
    )
    def test_minutes_as_people_write_them(self, cell, minutes):
        table = read_table(a_table(f"2024-05-01,Azul,Ana,{cell}", head="date,game,name,minutes"))

        assert (table.plays[0].minutes, table.otherwise) == (minutes, ())

    def test_minutes_that_nobody_played_are_left_out_with_a_word(self):
        table = read_table(a_table("8999-12-31,Azul,Ana,999999998", head="date,game,name,minutes"))

        assert table.plays[0].minutes == 0
        assert [one.key for _, one in table.otherwise] == ["sharing.table.left_out.minutes"]


class TestNothingIsChangedInSilence:
    @pytest.mark.parametrize(
        ("column", "cell"),
        [("winner", "perhaps"), ("rank", "second"), ("bgg", "x"), ("first", "?")],
    )
    def test_a_cell_that_is_left_out_is_told(self, column, cell):
        table = read_table(a_table(f"2024-05-01,Azul,Ana,1,{cell}", head=f"{HEAD},{column}"))

        assert len(table.plays) == 1
        assert table.otherwise[0][1].key == f"sharing.table.left_out.{column}"

    def test_a_text_that_is_cut_is_told(self):
        table = read_table(a_table(f"2024-05-01,Azul,{'A' * 41},1"))

        assert table.plays[0].people[0].name == "A" * 40
        assert [one.key for _, one in table.otherwise] == ["sharing.table.shortened"]

    def test_columns_that_are_not_read_are_named(self):
        table = read_table(a_table("2024-05-01,Azul,Ana,1,9", head=f"{HEAD},mood"))

        assert table.said[0].params == {"columns": "mood"}

    def test_a_winner_told_by_name_is_one(self):
        table = read_table(
            a_table("2024-05-01,Azul,Ana,1,Bo", "2024-05-01,Azul,Bo,2,Bo", head=f"{HEAD},winner")
        )

        assert [one.winner for one in table.plays[0].people] == [False, True]
        assert table.otherwise == ()


class TestLongTables:
    """What is read at a time is short, and what it takes grows as the table does."""

    @pytest.mark.parametrize("row", ["2024-05-01,Azul,Ana,{n}", "2024-05-01,Azul,Person {n},{n}"])
    def test_rows_of_one_day_take_no_longer_each(self, row):
        def seconds(n):
            text = a_table(*(row.format(n=one) for one in range(n)))
            began = process_time()
            read_table(text)
            return process_time() - began

        seconds(500)
        few, many = (min(seconds(n) for _ in range(3)) for n in (1000, 8000))

        assert many < 3 * 8 * few

    def test_it_is_read_in_slices(self):
        reading = Reading(a_table(*(f"2024-05-01,Azul,Ana,{n}" for n in range(5000))))
        told = list(reading.going_on())

        assert len(told) >= 50
        assert all(0 <= one.done <= one.of for one in told)
        assert [one.done / one.of for one in told] == sorted(one.done / one.of for one in told)
        assert len(reading.table.plays) == 5000
