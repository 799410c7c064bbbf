"""A score for a message, and plays for a spreadsheet."""

import csv
import io
from dataclasses import replace

import pytest

from companion.i18n import Words
from companion.resources import data_dir
from companion.sharing import score_text, spreadsheet
from companion.sharing.spreadsheet import COLUMNS
from tests.sharing.makers import AUTOMA, ZOE, a_play


class TestScoreText:
    def test_it_is_read_at_a_glance_in_english(self):
        text = score_text(a_play(comment=""), Words(data_dir() / "text", "en"))

        assert text == (
            "Tapestry · 1 November 2026 · 95 minutes\n"
            "Automa 4\n"
            "1. Zoé (Artificers) – 1,212 points – won\n"
            "2. Automa – 180 points"
        )

    def test_and_in_french(self):
        text = score_text(
            a_play(minutes=1, board="", people=(ZOE,)), Words(data_dir() / "text", "fr")
        )

        assert text == (
            "Tapestry · 1er novembre 2026 · 1 minute\n"
            "1. Zoé (Artificers) – 1\u202f212 points – victoire\n"
            "é & + % #"
        )


class TestSpreadsheet:
    def test_there_is_a_row_for_each(self):
        rows = list(csv.DictReader(io.StringIO(spreadsheet([a_play()]).removeprefix("\ufeff"))))

        assert [(r["name"], r["score"], r["winner"], r["bot"]) for r in rows] == [
            ("Zoé", "1212", "1", "0"),
            ("Automa", "180", "0", "1"),
        ]

    def test_each_language_has_the_separator_of_its_spreadsheets(self):
        taken = {each: Words(data_dir() / "text", each) for each in ("en", "fr")}
        said = {each: words.say("words.table.separator") for each, words in taken.items()}

        assert said == {"en": ",", "fr": ";"}
        assert spreadsheet([a_play()], ";").splitlines()[1].count(";") == len(COLUMNS) - 1

    @pytest.mark.parametrize(
        "name", ["=SUM(A1)", "+1", "-2+3", "@x", "\t=1", "  =1", "＝1", "\u00a0=cmd|' /C calc'!A0"]
    )
    def test_a_name_is_never_a_formula(self, name):
        text = spreadsheet([a_play(people=(replace(AUTOMA, name=name),))])
        (row,) = csv.DictReader(io.StringIO(text.removeprefix("\ufeff")))

        assert row["name"] == f"'{name}"

    def test_a_score_below_zero_stays_a_number(self):
        text = spreadsheet([a_play(people=(replace(AUTOMA, score=-5),))])

        assert ",-5," in text

    def test_commas_quotes_and_lines_stay_in_their_cell(self):
        name = 'a, "b"\nc'
        text = spreadsheet([a_play(people=(replace(AUTOMA, name=name),))])
        (row,) = csv.DictReader(io.StringIO(text.removeprefix("\ufeff"), newline=""))

        assert row["name"] == name
