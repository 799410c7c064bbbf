"""The catalogues of all languages: the same keys and values, none missing, none unused."""

import os
import re
from collections import Counter
from shutil import which
from subprocess import run

import pytest

from companion.i18n import SOURCE, Words, read_catalogue
from tests.architecture.catalogues import (
    TEXT,
    asked,
    by_key,
    families,
    languages,
    mentioned,
    put_together,
    texts,
)
from tests.architecture.house import listed
from tools.build_icons import names

OTHERS = [language for language in languages() if language != SOURCE]
WHOLE = ["fr"]
"""Languages that lack nothing; what another one lacks is said in English."""

STRAIGHT_QUOTES = r"""['"]"""
SLIPS = [
    ("en", STRAIGHT_QUOTES),
    ("fr", STRAIGHT_QUOTES),
    ("de", STRAIGHT_QUOTES),
    ("fr", r"[^\s«.…?!][;!?»]|[^\s\d]:(?!\d)|«\S"),  # a space before ; : ! ? » and after «
]
SHAPE = re.compile(r":\w+\}")
ONE_WORDING = (
    *("You win", "Nobody won", "Victory: {names}", "Victory with {points}: {names}"),
    *("Done", "Done, next", "Done, next: {who}", "Keep", "End the game"),
)
"""How a result is said, and what a button says that ends something."""
YOU = {"core.you", "imperium.seat.you", "imperium.page.part_yours", "imperium.screen.middle_yours"}
"""A person alone; as results of before have it; and a part of the turn, by its phase."""
DEVELOPERS = (
    *("not told", "no way gives", "still to tell", "turned 0"),
    *("you have won", "has won$", r"done[:.] ?\{who"),
)
"""What stood for a question mark, for “gives the most”, or beside one of the words above."""
PARTED = ("words.shape.also",)
"""Words to ask by, parted by semicolons that nobody reads."""


def is_name(key: str) -> bool:
    return key.split(".")[1:2] == ["name"]


@pytest.mark.parametrize("language", languages())
class TestEachLanguage:
    def test_every_file_is_a_catalogue(self, language):
        read = [read_catalogue(path) for path in sorted((TEXT / language).glob("*.po"))]

        assert all(catalogue.forms for catalogue in read)

    def test_no_key_stands_twice(self, language):
        counted = Counter(text.key for text in texts(language))

        assert [key for key, times in counted.items() if times > 1] == []

    def test_a_key_stands_in_the_file_of_its_prefix(self, language):
        wrong = [
            f"{text.file}:{text.line} {text.key}"
            for text in texts(language)
            if text.key.partition(".")[0] != text.file.partition("/")[2].partition(".")[0]
        ]

        assert wrong == []

    def test_no_text_is_empty(self, language):
        assert [text.key for text in texts(language) if not all(text.forms)] == []

    def test_placeholders_are_plain_names(self, language):
        named = {name for text in texts(language) for name in text.placeholders}
        icons = set(names())

        assert [name for name in named if not name.isidentifier() and name not in icons] == []


@pytest.mark.skipif(which("msgfmt") is None, reason="gettext is not installed")
def test_what_checks_catalogues_finds_nothing():
    """`python -m tools.comments` puts right what is lacking in a header."""
    files = sorted(TEXT.glob("*/*.po"))
    check = ("msgfmt", "--check", "-o", os.devnull)
    said = [run((*check, file), capture_output=True, text=True, check=False) for file in files]
    found = [line for done in said for line in done.stderr.splitlines()]

    assert not found, listed(found)


@pytest.mark.parametrize(("language", "slip"), SLIPS)
def test_the_printers_rules_are_kept(language, slip):
    found = [
        f"{text.file}:{text.line} {text.key}: {match[0]}"
        for text in texts(language)
        for form in text.forms
        for match in re.finditer(slip, SHAPE.sub("}", form))
        if text.key not in PARTED and ".asked." not in text.key
    ]

    assert not found, listed(found)


@pytest.mark.parametrize("said", ONE_WORDING)
def test_one_thing_is_said_by_one_key(said):
    keys = [text.key for text in texts(SOURCE) if said in text.forms]

    assert len(keys) == 1, listed(keys)


def test_a_person_alone_is_called_so_by_one_key():
    assert {text.key for text in texts(SOURCE) if "You" in text.forms} == YOU


def test_nothing_is_said_as_a_developer_would():
    slip = re.compile("|".join(f"^({one})|{one}$" for one in DEVELOPERS), re.IGNORECASE)
    found = [text.key for text in texts(SOURCE) if any(map(slip.search, text.forms))]

    assert not found, listed(found)


def test_a_device_is_spoken_to_in_whole_languages_alone():
    assert [language for language in OTHERS if Words(TEXT).is_whole(language)] == WHOLE


@pytest.mark.parametrize("language", WHOLE)
def test_a_whole_language_has_the_keys_of_english(language):
    only_one = sorted(by_key(language).keys() ^ by_key(SOURCE).keys())

    assert not only_one, listed(only_one)


@pytest.mark.parametrize("language", OTHERS)
class TestParity:
    def test_the_placeholders_are_the_same(self, language):
        source, other = by_key(SOURCE), by_key(language)
        shared = source.keys() & other.keys()

        different = [k for k in shared if source[k].placeholders != other[k].placeholders]

        assert not different, listed(different)

    def test_what_has_a_plural_has_it_in_both(self, language):
        source, other = by_key(SOURCE), by_key(language)
        shared = source.keys() & other.keys()

        assert [k for k in shared if (len(source[k].forms) > 1) != (len(other[k].forms) > 1)] == []


class TestUse:
    def test_no_key_is_missing(self):
        known = by_key(SOURCE)

        missing = [
            f"{ask.where} {ask.key}"
            for ask in asked()
            if ask.key not in known and not is_name(ask.key)
        ]

        assert not missing, listed(missing)

    def test_every_value_a_text_wants_is_given(self):
        known = by_key(SOURCE)

        wanting = [
            f"{ask.where} {ask.key} wants {', '.join(sorted(lacking))}"
            for ask in asked()
            if ask.key in known and ask.given is not None
            for lacking in [known[ask.key].placeholders - ask.given]
            if lacking
        ]

        assert not wanting, listed(wanting)

    def test_a_key_put_together_is_of_a_listed_family(self):
        stray = [
            f"{where} {start}"
            for start, where in put_together()
            if not any(start.startswith(family) for family in families())
        ]

        assert not stray, listed(stray)

    def test_no_key_is_unused(self):
        unused = [
            f"{text.file}:{text.line} {text.key}"
            for text in texts(SOURCE)
            if text.key not in mentioned() and not text.key.startswith(families())
        ]

        assert not unused, listed(unused)
