"""The app's own pages at a terminal: a number for what can be done, an answer typed at once."""

import pytest

from tests.front.typist import library_of


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

    def test_everything_is_checked(self, typed, settings):
        lines = typed(settings, number_of(typed(settings), "Check everything"))

        assert "- Everything can be read and shown." in lines

    def test_it_leads_to_the_licences(self, typed, settings):
        about = number_of(typed(settings), "About")
        loom = number_of(typed(settings, about), "Loom (")
        lines = typed(settings, about, loom)

        assert any("Permission is hereby granted" in line for line in lines)
