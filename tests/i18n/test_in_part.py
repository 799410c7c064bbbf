"""A language that is begun is offered, and nobody is spoken to in it unasked."""

import pytest

from companion.i18n import Words
from companion.start import begin
from tests.i18n.makers import entry, some_catalogues
from tests.library.makers import TickingClock


@pytest.fixture
def begun(tmp_path):
    """English of two files, French of both, German of one."""
    said = entry("words.in_part", "{language} (part)")
    texts = {"en/words.more.po": said, "fr/words.more.po": ""}
    folder = some_catalogues(tmp_path / "text", texts)
    (folder / "de").mkdir()
    (folder / "de" / "words.po").write_text(entry("words.language", "Deutsch"), "utf-8")
    return folder


@pytest.mark.parametrize(("device", "spoken"), [("fr", "fr"), ("de", "en"), ("it", "en")])
def test_a_device_is_spoken_to_in_its_language_where_that_is_whole(begun, device, spoken):
    words = Words(begun)
    words.use_unasked(device)

    assert words.language == spoken


def test_it_is_offered_for_what_it_is_and_spoken_when_chosen(begun):
    words = Words(begun)
    offered = words.offered("de")
    words.use("de")

    assert (offered, words.language) == ("Deutsch (part)", "de")


def test_with_a_file_for_each_of_english_it_is_whole(begun, tmp_path):
    (tmp_path / "mine" / "de").mkdir(parents=True)
    (tmp_path / "mine" / "de" / "words.more.po").write_text("", encoding="utf-8")
    words = Words(begun, edited=tmp_path / "mine")
    words.use_unasked("de")

    assert (words.language, words.offered("de")) == ("de", "Deutsch")


@pytest.mark.parametrize("unknown", ["", "..", "/", "it"])
def test_what_is_no_language_is_not_whole(begun, unknown):
    assert not Words(begun).is_whole(unknown)


def test_loom_begins_in_english_on_a_german_device_until_german_is_chosen(tmp_path):
    spoken = []
    for _start in range(2):
        begun = begin(tmp_path, TickingClock(), "de")
        spoken.append(begun.words.language)
        begun.library.change_settings(language="de")
        begun.library.close()

    assert spoken == ["en", "de"]
