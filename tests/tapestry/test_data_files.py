"""The data files: what they must be, and what happens to a damaged copy."""

import shutil

import pytest

from companion.content import Shelf
from companion.errors import ContentError
from companion.games.tapestry.benefits import Verb
from companion.games.tapestry.content.boards import Tracks
from companion.games.tapestry.content.cards import Civilization
from companion.games.tapestry.content.files import FILES, FOLDERS
from companion.resources import data_dir

DATA = data_dir() / "tapestry"


def a_shelf(tmp_path, change):
    """A shelf whose owner keeps a changed copy of the tracks."""
    (tmp_path / "tapestry").mkdir()
    copy = tmp_path / "tapestry" / "tracks.json"
    shutil.copy(DATA / "tracks.json", copy)
    copy.write_text(change(copy.read_text(encoding="utf-8")), encoding="utf-8")
    return Shelf(data_dir(), tmp_path)


class TestShippedFiles:
    def test_every_file_is_listed(self):
        assert {path.stem for path in DATA.glob("*.json")} == set(FILES)

    @pytest.mark.parametrize("folder", FOLDERS)
    def test_every_file_of_a_folder_is_named_by_the_id_of_its_thing(self, folder):
        files = sorted((DATA / folder).glob("*.json"))
        shelf = Shelf(data_dir())
        found = shelf.load_all(f"tapestry/{folder}", FOLDERS[folder], lambda one: one.id)

        assert [one.id for one in found] == [file.stem for file in files] != []

    @pytest.mark.parametrize("name", FILES)
    def test_every_file_loads(self, name):
        record = Shelf(data_dir()).load(f"tapestry/{name}.json", FILES[name])

        assert isinstance(record, FILES[name])


class TestEditedCopies:
    def test_a_good_copy_is_used(self, tmp_path):
        shelf = a_shelf(
            tmp_path, lambda text: text.replace('"any_resource": 1', '"any_resource": 3', 1)
        )

        tracks = shelf.load("tapestry/tracks.json", Tracks).tracks

        assert tracks[0].tiers[0].cost == {"any_resource": 3}
        assert not shelf.troubles

    @pytest.mark.parametrize(
        ("wrong", "key"),
        [
            (('"op": "explore"', '"op": "exlpore"'), "tracks.0.spaces.1.benefits.0.op"),
            (('"resource": "food"', '"resource": 3'), "tracks.0.resource"),
            (('"landmark": "lighthouse"', '"landmrk": "lighthouse"'), "tracks.0.spaces.3.landmrk"),
        ],
    )
    def test_a_damaged_copy_is_named_and_the_shipped_file_goes_on(self, tmp_path, wrong, key):
        shelf = a_shelf(tmp_path, lambda text: text.replace(*wrong, 1))

        tracks = shelf.load("tapestry/tracks.json", Tracks).tracks

        assert tracks[0].spaces[1].benefits[0].op is Verb.EXPLORE
        (trouble,) = shelf.troubles
        why = trouble.params["why"].params
        line = (DATA / "tracks.json").read_text(encoding="utf-8").split(wrong[0])[0].count("\n")
        assert (why["file"], why["key"]) == ("tapestry/tracks.json", key)
        assert why["line"] == line + 1

    def test_a_file_cut_short_is_named_and_the_shipped_file_goes_on(self, tmp_path):
        shelf = a_shelf(tmp_path, lambda text: text[: len(text) // 2])

        tracks = shelf.load("tapestry/tracks.json", Tracks).tracks

        assert len(tracks) == 5
        assert "line" in shelf.troubles[0].params["why"].params

    def test_a_damaged_shipped_file_is_an_error(self, tmp_path):
        (tmp_path / "tapestry").mkdir()
        (tmp_path / "tapestry" / "tracks.json").write_text("[", encoding="utf-8")

        with pytest.raises(ContentError):
            Shelf(tmp_path).load("tapestry/tracks.json", Tracks)


def test_a_box_that_is_none_is_told_and_ours_goes_on(tmp_path):
    copy = tmp_path / "tapestry" / "civilizations" / "artificers.json"
    copy.parent.mkdir(parents=True)
    copy.write_text('{"id": "artificers", "expansion": "BB"}', encoding="utf-8")
    shelf = Shelf(data_dir(), tmp_path)

    mat = shelf.load("tapestry/civilizations/artificers.json", Civilization)

    assert mat.expansion == "FF"
    [trouble] = shelf.troubles
    assert trouble.params["why"].params["key"] == "expansion"
