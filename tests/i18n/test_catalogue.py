"""A catalogue asked in gettext's way."""

import re

from companion.content.po import read
from companion.i18n.catalogue import Catalogue
from companion.i18n.pseudo import pseudo
from companion.resources import data_dir
from tests.i18n.makers import ENGLISH, FRENCH, entry

POINTS = entry("points", "{n} point", "{n} points")


class TestGettext:
    def test_each_language_has_its_plural_rule(self):
        english = Catalogue(read(ENGLISH + POINTS, "en"), "en")
        french = Catalogue(read(FRENCH + POINTS, "fr"), "fr")

        assert [english.ngettext("points", "points", n) for n in (0, 1, 2)] == [
            "{n} points",
            "{n} point",
            "{n} points",
        ]
        assert french.ngettext("points", "points", 0) == "{n} point"

    def test_a_language_of_three_forms(self):
        rule = (
            "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"
        )
        text = f'msgid ""\nmsgstr ""\n"Plural-Forms: {rule}\\n"\n' + entry(
            "k", "punkt", "punkty", "p"
        )
        polish = Catalogue(read(text, "pl"), "pl")

        assert [polish.ngettext("k", "k", n) for n in (1, 3, 5, 22)] == [
            "punkt",
            "punkty",
            "p",
            "punkty",
        ]

    def test_what_is_not_in_it_comes_back_as_it_was(self):
        catalogue = Catalogue(read(ENGLISH, "en"), "en")

        assert catalogue.gettext("a.b") == "a.b"
        assert catalogue.ngettext("a", "b", 2) == "b"


class TestPseudo:
    def test_every_text_becomes_at_least_40_percent_longer(self):
        for path in (data_dir() / "text" / "en").glob("*.po"):
            for each in read(path.read_text(encoding="utf-8"), path.name):
                for form in filter(str.strip, each.forms if each.key else []):
                    words = re.sub(r"{.*?}", "", form)

                    assert len(pseudo(form)) >= len(form) + 0.4 * len(words), form

    def test_nothing_stays_nothing(self):
        assert (pseudo(""), pseudo(" ")) == ("", " ")
