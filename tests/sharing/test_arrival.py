"""A table on its way to the shelf: what is said of it, what is asked, what is kept."""

from time import process_time

import pytest

from companion.i18n import Words
from companion.library.progress import do_all
from companion.resources import data_dir
from companion.sharing import Arrival
from tests.library.makers import the_library

WORDS = Words(data_dir() / "text", "en")
TABLE = """date,game,name,score
2024-05-01,Azul,Ana,70
2024-05-01,Azul,Bo,55
2024-06-09,Wingspan,Ana,61
soon,Azul,Ana,1
2024-06-10,Azul,Cy,x
"""


@pytest.fixture
def library(tmp_path):
    with the_library(tmp_path) as library:
        yield library


def arrived(text, library):
    arrival = Arrival(text, library)
    do_all(arrival.reading())
    return arrival


def said(messages):
    return [WORDS.text(one) for one in messages]


class TestWhatIsFound:
    def test_it_is_said_before_anything_is_kept(self, library):
        arrival = arrived(TABLE, library)

        assert said(arrival.said) == [
            "2 plays were found.",
            "Games: Azul (1) and Wingspan (1)",
            "Played from 1 May 2024 to 9 June 2024",
            "2 different people",
        ]
        assert said(arrival.left) == [
            "2 rows are not taken:",
            "Row 5: “soon” is not a date",
            "Row 6: “x” is no score",
        ]
        assert WORDS.text(arrival.keep) == "Keep 2 plays"
        assert len(library.finished) == 0

    def test_nothing_is_never_kept(self, library):
        do_all(arrived(TABLE, library).keeping(WORDS))
        again = arrived(TABLE, library)

        assert WORDS.text(again.keep) == "Nothing to keep"
        assert WORDS.text(again.why_not) == "All of them are here already."
        assert "2 of them are here already and are left out." in said(again.said)

    def test_a_table_without_a_row_that_can_be_taken_says_which_and_why(self, library):
        arrival = arrived("date,game,name\nsoon,Azul,Ana\n", library)

        assert arrival.why_not.key == "sharing.arrival.nothing"
        assert said(arrival.left)[1] == "Row 2: “soon” is not a date"

    def test_another_file_says_why_it_is_no_table(self, library):
        arrival = arrived(b"\x89PNG\r\n", library)

        assert said(arrival.said) == ["The table has no column “date”."]
        assert arrival.why_not is not None


class TestWhatIsAsked:
    TEXT = "date,game,name,score\n03/04/2024,Azul,Ana,70\n"

    def test_nothing_is_kept_before_it_is_answered(self, library):
        arrival = arrived(self.TEXT, library)

        assert arrival.why_not.key == "sharing.arrival.asked_first"
        assert said(one.text for one in arrival.question.options) == [
            "03/04/2024 is 3 April 2024: the day comes first",
            "03/04/2024 is 4 March 2024: the month comes first",
        ]

    def test_the_answer_holds_for_the_table(self, library):
        arrival = arrived(self.TEXT, library)
        do_all(arrival.answered(arrival.question, "month_first"))
        do_all(arrival.keeping(WORDS))

        assert arrival.question is arrival.why_not is None
        assert library.finished[0].started == "2024-03-04T12:00:00+00:00"


class TestManyRowsOfOneDay:
    @pytest.mark.parametrize("names", ["Ana", "Person {n}"])
    def test_a_thousand_are_looked_at_in_slices(self, library, names):
        rows = [f"2024-05-01,Azul,{names.format(n=n)},{n}" for n in range(1000)]
        arrival = Arrival("\n".join(["date,game,name,score", *rows]), library)
        began = process_time()
        do_all(arrival.reading())
        whole = process_time() - began

        assert whole < 1
        assert len(arrival.plays) == (1000 if names == "Ana" else 0)

    def test_a_hundred_that_were_parted_are_known_again(self, library):
        rows = [f"2024-05-01,Azul,Person {n},{n}" for n in range(100)]
        text = "\n".join(["date,game,name,score", *rows])
        arrival = arrived(text, library)
        for at in (40, 20, 10, 5, 2):
            play = arrival.unsure[0]
            [(first, rest)] = [parts for parts in _ways(play) if len(parts[0].people) == at]
            do_all(arrival.part(play, (first, rest)))
        do_all(arrival.keeping(WORDS))
        again = arrived(text, library)

        assert len(library.finished) == 6
        assert again.fresh == ()


def _ways(play):
    from companion.sharing import ways_to_part

    return list(ways_to_part(play))
