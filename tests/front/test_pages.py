"""The app's own pages at a terminal: a number for what can be done, an answer typed at once."""

import pytest

from companion.describe.node import Column, Page, Pic, Row, Text
from companion.front import pages
from companion.front.voice import Voice
from companion.i18n import Words
from companion.resources import data_dir
from tests.front.typist import after, library_of


def people_of(folder):
    library = library_of(folder)
    found = library.people.all()
    library.close()
    return found


def number_of(lines, said):
    """The number of what was said last."""
    found = [line for line in lines if line.partition(". ")[2].startswith(said)]
    return found[-1].partition(".")[0]


@pytest.fixture
def people(typed):
    """Its number at home."""
    return number_of(typed(), "People")


def test_equal_lines_beside_each_other_are_both_said_and_a_row_says_its_name_once(tmp_path):
    library, said = library_of(tmp_path), []
    voice = Voice(Words(data_dir() / "text", "en"), lambda _: None, said.append)
    row = Row((Pic("die", 20, says="One"), Text("One"), Text("2 %")), does="one", says="One")
    two = Row((Text("Two"), Text("2 %")))
    page = Page(Column((row, Text("2 %"), two)), {"one": lambda: None})
    pages.Walk(voice, library)._tell(page)
    library.close()

    assert [line for line in said if line] == ["1. One", "- 2 %", "- 2 %", "- Two", "- 2 %"]


class TestPeople:
    def test_somebody_is_added_taken_back_and_renamed(self, typed, people, tmp_path):
        add = number_of(typed(people), "Add a person")
        lines = typed(people, add, "Ada")
        there = [one.name for one in people_of(tmp_path)]
        add = number_of(typed(people), "Add a person")
        undo = number_of(typed(people, add, "Grace"), "Undo")
        typed(people, add, "Ida", undo)

        assert "- Ada plays here now." in lines
        assert there == ["Ada"]
        assert [one.name for one in people_of(tmp_path)] == ["Ada", "Grace"]

        person = number_of(typed(people), "Ada")
        rename = number_of(typed(people, person), "Another name")
        typed(people, person, rename, "Augusta")

        assert people_of(tmp_path)[0].also == ("Ada",)

    def test_a_name_that_is_taken_says_so_and_waits(self, typed, people, tmp_path):
        add = number_of(typed(people), "Add a person")
        typed(people, add, "Ada")
        add = number_of(typed(people), "Add a person")
        lines = typed(people, add, "Ada", "Bo")

        assert any("Ada" in line and "(" in line for line in lines)
        assert [one.name for one in people_of(tmp_path)] == ["Ada", "Bo"]

    def test_back_closes_what_is_asked_then_leads_home(self, typed, people):
        add = number_of(typed(people), "Add a person")
        lines = typed(people, add, "back", "back", "language", "back")

        assert "Loom. Type a number and press Enter." in lines


class TestSettings:
    """All of them, and everything that is kept, are reached by numbers."""

    @pytest.fixture
    def settings(self, typed):
        return number_of(typed(), "Settings")

    def test_a_language_is_chosen_and_stays(self, typed, settings, tmp_path):
        lines = typed(settings, number_of(typed(settings), "Français"))
        library = library_of(tmp_path)

        assert "Réglages" in lines
        assert library.settings.language == "fr"
        library.close()

    def test_a_backup_is_made_and_put_back(self, typed, settings, tmp_path, monkeypatch):
        monkeypatch.chdir(tmp_path)
        backups = number_of(typed(settings), "Backups")
        now = number_of(typed(settings, backups), "Back up now")
        typed(settings, backups, now)
        [made] = tmp_path.glob("loom-*.zip")
        choose = number_of(typed(settings, backups), "Choose a file")
        sure = typed(settings, backups, choose, str(made))
        lines = typed(settings, backups, choose, str(made), number_of(sure, "Restore"))

        assert "The backup is back." in lines

    def test_a_backup_that_lies_there_otherwise_is_not_called_written(
        self, typed, settings, tmp_path, monkeypatch
    ):
        monkeypatch.chdir(tmp_path)
        monkeypatch.setattr(pages, "write_for_others", lambda path, data: path.write_bytes(b"PK"))
        backups = number_of(typed(settings), "Backups")
        lines = typed(settings, backups, number_of(typed(settings, backups), "Back up now"))

        assert not any(line.startswith("Written:") for line in lines)
        assert any("cannot be written" in line for line in lines)

    def test_everything_is_checked(self, typed, settings):
        lines = typed(settings, number_of(typed(settings), "Check everything"))

        assert "- Everything can be read and shown." in lines

    def test_it_leads_to_the_licences(self, typed, settings):
        about = number_of(typed(settings), "About")
        loom = number_of(typed(settings, about), "Loom (")
        lines = typed(settings, about, loom)

        assert any("Permission is hereby granted" in line for line in lines)


A_PAD = ("2", "", "", "Ana", "Bo", "", "", "", "", "", "")
A_TURN = ("3", "1", "", "", "32", "33", "2", "34", "")
"""Imperium as it is proposed, all of it laid out."""


class TestAtATable:
    """Whatever the window's pages lead to is reached from it, and Back leads to it again."""

    def pages(self, typed, *touched):
        """What is said once these were touched by their words."""
        typed(*A_TURN)
        numbers = []
        for words in touched:
            lines = typed("1", "pages", *numbers)
            since = lines[lines.index("> pages") :]
            found = next(x for x in since if x.partition(". ")[2].startswith(words))
            numbers.append(found.partition(".")[0])
        return typed("1", "pages", *numbers)

    def test_the_tables_of_the_opponent_and_a_row_put_right(self, typed):
        lines = self.pages(typed, "More", "Tables of the C.I.V.")
        assert "Tables of the C.I.V." in lines
        assert any("Uncivilised" in line for line in lines)

    def test_the_answers_that_were_given(self, typed):
        assert "Answers you gave" in self.pages(typed, "More", "Answers you gave")

    def test_back_leads_to_the_table_again_and_the_game_is_still_open(self, typed):
        lines = typed(*A_PAD, "pages", "back", "", "12", "table")

        assert "- Ana: 12" in lines

    def test_what_is_done_on_a_page_is_done_in_the_game(self, typed):
        there = typed(*A_PAD, "", "12", "pages")
        undo = number_of(there, "Undo")
        lines = typed("1", "pages", undo, "back", "table")

        assert "- Ana: 0" in lines

    def test_the_end_leads_to_what_is_done_with_a_kept_game(self, typed):
        typed(*A_PAD, "", "12")
        end = number_of(typed("1"), "End the game")
        lines = typed("1", end, "1", "1")

        assert "The game is kept among the past ones." in lines
        assert number_of(lines, "Share")
        past, again = number_of(typed(), "Past games"), number_of(lines, "Play again")
        kept = number_of(typed(past), "Score pad")
        lines = typed(past, kept, again)
        assert "Now write down: Ana, Round 1." in after(lines, again)


def test_what_comes_next_is_said_where_rows_alone_are_read(typed):
    lines = typed("3", "1", "10", "1", "")

    assert not [line for line in lines if "⟦" in line]
