"""Settings, people and house facts."""

import json
import re

import pytest

from companion.errors import AnswerRefused
from companion.library.settings import Settings, Theme
from tests.library.makers import keys, the_library

RECORDS = ["settings.json", "people.json", "house_facts.json"]
SPOILED = [b"", b"\0" * 50, b"[]", b"{", b'{"kind": "index", "format": 1}', b"[" * 100_000]
SPOILED += [b'{"kind": "settings", "format": "1"}', b"\xff\xfe\x00"]


class TestSettings:
    def test_are_these_at_first(self, library):
        assert library.settings == Settings(language="", theme=Theme.DARK, text_size=100)

    def test_are_kept(self, tmp_path):
        with the_library(tmp_path) as library:
            library.change_settings(language="fr", theme=Theme.CLOCK, keep_awake=False)
            library.change_settings(text_size=160)

        with the_library(tmp_path) as library:
            assert library.settings == Settings(
                language="fr", theme=Theme.CLOCK, keep_awake=False, text_size=160
            )

    def test_can_go_back_to_what_they_were_at_first(self, tmp_path):
        with the_library(tmp_path) as library:
            library.change_settings(vibration=False)
            library.change_settings(vibration=True)
        with the_library(tmp_path) as library:
            assert library.settings == Settings()

    @pytest.mark.parametrize(("asked", "kept"), [(10, 80), (80, 80), (200, 200), (999, 200)])
    def test_hold_a_text_size_from_80_to_200(self, library, asked, kept):
        assert library.change_settings(text_size=asked).text_size == kept

    def test_that_make_no_sense_are_as_at_first_and_the_others_stay(self, tmp_path):
        with the_library(tmp_path) as library:
            library.change_settings(language="fr", text_size=160)
        edit(tmp_path / "settings.json", "settings", {"text_size": "huge", "theme": "pink"})

        with the_library(tmp_path) as library:
            assert library.settings == Settings(language="fr")
            assert keys(library) == ["library.notice.setting_reset"] * 2


class TestPeople:
    def test_are_kept_in_order(self, tmp_path):
        with the_library(tmp_path) as library:
            library.people.add("Ana", "red", "disc")
            library.people.add("Bo")

        with the_library(tmp_path) as library:
            people = library.people.all()
            assert [(one.name, one.colour, one.shape) for one in people] == [
                ("Ana", "red", "disc"),
                ("Bo", "", ""),
            ]

    def test_can_be_renamed_and_forgotten(self, library):
        ana, bo = library.people.add("Ana"), library.people.add("Bo")
        library.people.change(type(ana)(ana.number, "Anna"))
        library.people.forget(bo.number)

        assert [one.name for one in library.people.all()] == ["Anna"]

    def test_keep_their_own_name_when_something_else_changes(self, library):
        ana = library.people.add("Ana")
        changed = library.people.change(type(ana)(ana.number, "Ana", "blue"))

        assert library.people.all() == (changed,)

    @pytest.mark.parametrize("name", ["", "  ", "ana", "x" * 200])
    def test_with_a_name_that_will_not_do_are_refused(self, library, name):
        library.people.add("Ana")
        with pytest.raises(AnswerRefused):
            library.people.add(name)

        assert len(library.people.all()) == 1

    @pytest.mark.parametrize("name", ["עִבְרִית", "👩‍🚀 Zoë", "x" * 40])
    def test_with_an_unusual_name_are_kept(self, tmp_path, name):
        with the_library(tmp_path) as library:
            library.people.add(name)
        with the_library(tmp_path) as library:
            assert [one.name for one in library.people.all()] == [name]

    @pytest.mark.parametrize("name", [7, None, "", "  ", ["Ana"]])
    def test_that_make_no_sense_are_left_out_and_said(self, tmp_path, name):
        with the_library(tmp_path) as library:
            library.people.add("Ana")
            library.people.add("Bo")
        edit(tmp_path / "people.json", "people", {"name": name})

        with the_library(tmp_path) as library:
            assert [one.name for one in library.people.all()] == ["Bo"]
            assert keys(library) == ["library.notice.person_skipped"]


class TestHouseFacts:
    def test_are_set_got_and_forgotten(self, tmp_path):
        with the_library(tmp_path) as library:
            facts = library.house_facts
            facts.set("tapestry", "space.3", ("coin", "worker"))
            facts.set("tapestry", "count", 4)
            facts.set("imperium", "count", 5)
            facts.set("tapestry", "count", 6)
        with the_library(tmp_path) as library:
            facts = library.house_facts

            assert facts.get("tapestry", "space.3") == ("coin", "worker")
            assert [(one.fact, one.value) for one in facts.of("tapestry")] == [
                ("count", 6),
                ("space.3", ("coin", "worker")),
            ]

            facts.forget("tapestry", "count")

            assert facts.get("tapestry", "count") is None
            assert facts.get("imperium", "count") == 5

    def test_that_make_no_sense_are_not_known(self, tmp_path):
        with the_library(tmp_path) as library:
            library.house_facts.set("toy", "a", "x")
            library.house_facts.set("toy", "b", "y")
        edit(tmp_path / "house_facts.json", "facts", {"value": {"x": 1}})

        with the_library(tmp_path) as library:
            assert library.house_facts.get("toy", "a") is None
            assert [one.fact for one in library.house_facts.of("toy")] == ["b"]


class TestADamagedFile:
    @pytest.mark.parametrize("name", RECORDS)
    @pytest.mark.parametrize("spoiled", SPOILED)
    def test_is_set_aside_and_the_version_before_used(self, tmp_path, name, spoiled):
        fill(tmp_path)
        (tmp_path / name).write_bytes(spoiled)

        with the_library(tmp_path) as library:
            assert keys(library) == ["library.notice.set_aside", "library.notice.backup_used"]
            assert library.settings.language == "fr"
            assert [one.name for one in library.people.all()][:1] == ["Ana"]
            assert library.house_facts.get("toy", "a") == "x"
        assert (tmp_path / f"{name}.damaged-1").read_bytes() == spoiled
        with the_library(tmp_path) as library:
            assert library.notices == []

    @pytest.mark.parametrize("name", RECORDS)
    def test_whose_version_before_is_damaged_too_starts_afresh(self, tmp_path, name):
        fill(tmp_path)
        (tmp_path / name).write_bytes(b"{")
        (tmp_path / f"{name}.bak").write_bytes(b"{")

        with the_library(tmp_path) as library:
            said = ["library.notice.set_aside"] * 2  # the version before, and the file
            assert keys(library) == [*said, "library.notice.defaults_used"]
            empty = {
                "settings.json": library.settings == Settings(),
                "people.json": library.people.all() == (),
                "house_facts.json": library.house_facts.of("toy") == (),
            }
            assert [one for one, is_empty in empty.items() if is_empty] == [name]

    def test_never_takes_the_name_of_one_set_aside_before(self, tmp_path):
        for _ in range(3):
            (tmp_path / "people.json").write_bytes(b"{")
            with the_library(tmp_path):
                pass

        assert len(list(tmp_path.glob("people.json.damaged-*"))) == 3

    @pytest.mark.parametrize("name", RECORDS)
    def test_of_a_newer_version_is_set_aside_and_not_written_over(self, tmp_path, name):
        fill(tmp_path)
        newer = re.sub(rb'"format": \d+', b'"format": 99', (tmp_path / name).read_bytes())
        (tmp_path / name).write_bytes(newer)

        with the_library(tmp_path) as library:
            library.change_settings(text_size=120)
            library.people.add("Chloé")
            library.house_facts.set("toy", "c", "z")
        assert (tmp_path / f"{name}.damaged-1").read_bytes() == newer


def fill(folder):
    """Each file written twice, so that there is a version before."""
    with the_library(folder) as library:
        library.change_settings(language="fr")
        library.change_settings(text_size=160)
        library.people.add("Ana")
        library.people.add("Bo")
        library.house_facts.set("toy", "a", "x")
        library.house_facts.set("toy", "b", "y")


def edit(file, table, row):
    """By hand, the first row of a table."""
    content = json.loads(file.read_bytes())
    content["tables"][table]["1"] |= row
    file.write_text(json.dumps(content))
