"""The English beside every translation."""

import pytest

from companion.i18n import po
from companion.resources import data_dir
from tools.comments import commented, english, headed, run

ENGLISH = """msgid ""
msgstr ""
"Language: en\\n"

#. On the first screen; {n} is the games.
msgid "app.games"
msgid_plural "app.games"
msgstr[0] "{n} game"
msgstr[1] "{n} games"

msgid "app.back"
msgstr "Back"
"""
GERMAN = """msgid ""
msgstr ""
"Language: de\\n"

# Ask Ada about this one.
#. en: what it was
#, fuzzy
msgid "app.games"
msgid_plural "app.games"
msgstr[0] "{n} Partie"
msgstr[1] "{n} Partien"

msgid "app.gone"
msgstr "Weg"
"""


@pytest.fixture
def folder(tmp_path):
    for language, text in (("en", ENGLISH), ("de", GERMAN)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "app.po").write_text(text, encoding="utf-8")
    return tmp_path


def test_a_translator_sees_the_english_and_what_is_said_about_it(folder):
    list(run(["de"], folder))
    text = (folder / "de" / "app.po").read_text("utf-8")

    assert "# Ask Ada about this one.\n#. On the first screen; {n} is the games.\n" in text
    assert "#. en: {n} game\n#. en: {n} games\n#, fuzzy\nmsgid" in text
    assert "what it was" not in text


def test_what_is_translated_stays(folder):
    before = po.read(GERMAN, "")[1]
    list(run(["de"], folder))
    (_, after) = po.read((folder / "de" / "app.po").read_text("utf-8"), "")

    assert (after.key, after.forms, after.fuzzy) == (before.key, before.forms, before.fuzzy)


def test_a_second_time_changes_nothing(folder):
    assert list(run(["de", "en"], folder)) == ["de/app.po", "en/app.po"]
    assert list(run(["de", "en"], folder)) == []


def test_a_header_has_what_tools_ask_for():
    fields = po.header(po.read(headed(GERMAN, "de"), ""))

    assert fields["language"] == "de"
    assert fields["content-transfer-encoding"] == "8bit"


def test_it_reads_back_every_shipped_catalogue_alike():
    said = english(data_dir() / "text")
    for path in sorted((data_dir() / "text").glob("[!e]*/*.po")):
        text = path.read_text(encoding="utf-8")
        before, after = (po.read(each, path.name) for each in (text, commented(text, said)))

        assert [(e.key, e.forms) for e in before] == [(e.key, e.forms) for e in after]
