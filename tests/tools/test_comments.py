"""The English beside every translation."""

import pytest

from companion.content import po
from companion.resources import data_dir
from tools.comments import BLOCKS, MARK, commented, english, headed, run
from tools.comments.about import about, seen

TEXT = data_dir() / "text"
SAID = english(TEXT)
MAY_WAIT = 0.01

ENGLISH = """msgid ""
msgstr ""
"Language: en\\n"

#. On the first screen.
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

    assert "# Ask Ada about this one.\n#. seen: anywhere\n" in text
    assert "#. {n}: a number, which chooses the form\n#. On the first screen.\n#. en:" in text
    assert "#. en: {n} game\n#. en: {n} games\n#, fuzzy\nmsgid" in text
    assert "what it was" not in text


def test_what_is_translated_stays(folder):
    before = po.read(GERMAN, "")[1]
    list(run(["de"], folder))
    (_, after) = po.read((folder / "de" / "app.po").read_text("utf-8"), "")

    assert (after.key, after.forms, after.fuzzy) == (before.key, before.forms, before.fuzzy)


def test_english_itself_says_where_a_key_is_seen(folder):
    list(run(["en"], folder))
    text = (folder / "en" / "app.po").read_text("utf-8")

    assert '#. seen: anywhere\nmsgid "app.back"' in text
    assert "#. On the first screen.\n" in text
    assert MARK not in text


@pytest.mark.parametrize(
    ("key", "catalogue", "said"),
    [
        ("app.settings.text", "app", "Settings"),
        ("tapestry.bot.why.hex.order", "tapestry.bot", "Tapestry, the bots’ turn: why"),
        ("rise_and_fall.lay_more", "rise_and_fall.map", "Rise & Fall, the world"),
        ("rise_and_fall.lay_more", "rise_and_fall", "Rise & Fall"),
    ],
)
def test_the_longest_beginning_says_where(key, catalogue, said):
    assert seen(key, catalogue) == said


def test_the_longest_beginning_says_what_fills_a_place():
    (_, common) = about("tapestry.told.x", ["{source}"], "tapestry.play")
    (_, own) = about("tapestry.bot.log.points", ["{source:small}"], "tapestry.bot")

    assert common == "#. {source}: where it comes from"
    assert own == "#. {source}: where the points come from"


@pytest.mark.parametrize("language", sorted(path.name for path in TEXT.iterdir()))
def test_every_shipped_message_says_where_it_is_seen_and_what_fills_its_places(language):
    """`python -m tools.comments` writes what is missing here; the newest may wait for it."""
    missing, messages = [], 0
    for path in sorted((TEXT / language).glob("*.po")):
        for block in BLOCKS.split(path.read_text(encoding="utf-8")):
            entries = po.read(block, path.name) if "msgid" in block else []
            for entry in (one for one in entries if one.key in SAID):
                messages += 1
                told = about(entry.key, SAID[entry.key].forms, path.stem)
                missing += [f"{path.stem}: {line}" for line in told if line not in block]

    assert len(missing) <= messages * MAY_WAIT, missing


def test_a_second_time_changes_nothing(folder):
    assert list(run(["de", "en"], folder)) == ["de/app.po", "en/app.po"]
    assert list(run(["de", "en"], folder)) == []


@pytest.mark.parametrize("text", [GERMAN, 'msgid "app.home"\nmsgstr "Anfang"\n'])
def test_a_header_has_what_tools_ask_for(text):
    fields = po.header(po.read(headed(text, "de"), ""))

    assert fields["language"] == "de"
    assert fields["content-transfer-encoding"] == "8bit"


def test_it_reads_back_every_shipped_catalogue_alike():
    said = english(data_dir() / "text")
    for path in sorted((data_dir() / "text").glob("[!e]*/*.po")):
        text = path.read_text(encoding="utf-8")
        before, after = (po.read(each, path.name) for each in (text, commented(text, said)))

        assert [(e.key, e.forms) for e in before] == [(e.key, e.forms) for e in after]
