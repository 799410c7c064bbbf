"""Reading a catalogue file."""

from io import BytesIO

import pytest
from babel.messages import Catalog
from babel.messages.pofile import write_po
from hypothesis import given
from hypothesis import strategies as st

from companion.content import po
from companion.errors import ContentError

LETTERS = st.characters(exclude_categories=("Cs", "Cc"))
TEXTS = st.text(LETTERS | st.sampled_from('\n\t"\\{} '), min_size=1)
KEYS = st.from_regex(r"[a-z]{1,9}(\.[a-z_]{1,9}){1,3}", fullmatch=True)


class TestRead:
    def test_a_message_over_several_lines_is_one(self):
        (entry,) = po.read('msgid "a.b"\nmsgstr ""\n"one "\n"two"\n', "a.po")

        assert (entry.key, entry.forms) == ("a.b", ["one two"])

    def test_escaped_quotes_and_lines_are_read(self):
        (entry,) = po.read(r'msgid "a"' + "\n" + r'msgstr "say \"yes\"\nnow \\o/"', "a.po")

        assert entry.forms == ['say "yes"\nnow \\o/']

    def test_plural_forms_are_in_order(self):
        text = 'msgid "a"\nmsgid_plural "a"\nmsgstr[0] "{n} point"\nmsgstr[1] "{n} points"\n'

        (entry,) = po.read(text, "a.po")

        assert entry.forms == ["{n} point", "{n} points"]

    def test_comments_and_a_byte_order_mark_are_skipped(self):
        (entry,) = po.read(
            '\ufeff# ours\n#, fuzzy\nmsgid "a"\nmsgstr "x"\n#~ msgid "old"\n', "a.po"
        )

        assert (entry.key, entry.line) == ("a", 3)

    def test_what_is_marked_fuzzy_is_known(self):
        text = '#, python-brace-format, fuzzy\nmsgid "a.b"\nmsgstr "x"\n\nmsgid "a.c"\nmsgstr "y"\n'

        assert [entry.said for entry in po.read(text, "a.po")] == [False, True]

    def test_a_mark_of_something_obsolete_marks_nothing_else(self):
        text = '#, fuzzy\n#~ msgid "old"\n#~ msgstr "x"\n\nmsgid "a.c"\nmsgstr "y"\n'

        assert [entry.said for entry in po.read(text, "a.po")] == [True]

    def test_a_text_with_an_empty_form_is_not_said(self):
        text = 'msgid "a"\nmsgid_plural "a"\nmsgstr[0] "{n} point"\nmsgstr[1] ""\n'

        assert [entry.said for entry in po.read(text, "a.po")] == [False]

    def test_the_key_may_stand_in_the_context_of_an_english_msgid(self):
        text = 'msgctxt "a.b"\nmsgid "Undo"\nmsgstr "Zurück"\n'

        (entry,) = po.read(text, "a.po")

        assert (entry.key, entry.forms) == ("a.b", ["Zurück"])

    def test_a_context_beside_a_key_says_where_it_is_seen(self):
        text = (
            'msgctxt "button"\nmsgid "a.b"\nmsgstr "x"\n\nmsgctxt "menu"\nmsgid "a.c"\nmsgstr "y"\n'
        )

        assert [entry.key for entry in po.read(text, "a.po")] == ["a.b", "a.c"]

    def test_the_header_gives_its_fields(self):
        entries = po.read('msgid ""\nmsgstr ""\n"Language: fr\\n"\n"X: a: b\\n"\n', "a.po")

        assert po.header(entries) == {"language": "fr", "x": "a: b"}

    @pytest.mark.parametrize(
        ("text", "line"),
        [
            ('msgid "a"\nmsgstr "x\n', 2),
            ('msgstr "x"\n', 1),
            ('msgid "a"\nmsgstr "x"\nhello\n', 3),
            ('msgid "a"\n\nmsgid "b"\nmsgstr "x"\n', 1),
            ('msgid "a"\nmsgstr[0] "x"\nmsgstr[1] "y"\n', 1),
        ],
    )
    def test_damage_names_file_and_line(self, text, line):
        with pytest.raises(ContentError) as raised:
            po.read(text, "fr/a.po")

        assert raised.value.message.params == {"file": "fr/a.po", "line": line}


class TestAgainstBabel:
    """What the usual tool writes is read as it was meant."""

    @given(st.dictionaries(KEYS, st.tuples(TEXTS, TEXTS) | TEXTS, max_size=8))
    def test_any_catalogue_it_writes(self, messages):
        written = Catalog(locale="fr")
        for key, text in messages.items():
            written.add((key, key) if isinstance(text, tuple) else key, text)
        file = BytesIO()
        write_po(file, written, width=40)

        entries = po.read(file.getvalue().decode(), "fr/a.po")

        assert {e.key: tuple(e.forms) for e in entries if e.key} == {
            key: text if isinstance(text, tuple) else (text,) for key, text in messages.items()
        }
        assert po.header(entries)["plural-forms"].startswith("nplurals=2;")
