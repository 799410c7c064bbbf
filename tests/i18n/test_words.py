"""Messages into text."""

import logging

import pytest

from companion.core.message import Message, name
from companion.i18n import PSEUDO, Words
from tests.i18n.makers import entry, some_catalogues

NAMES = entry("game.name.track.science", "Science")


@pytest.fixture
def folder(tmp_path):
    return some_catalogues(
        tmp_path / "text",
        {
            "en/game.po": entry("game.start", "Start")
            + entry("game.points", "{n} point", "{n} points")
            + entry("game.goes", "{who} goes on {track}")
            + entry("game.only_english", "Only here")
            + entry("game.automa", "the Automa"),
            "fr/game.po": entry("game.start", "Commencer")
            + entry("game.points", "{n} point", "{n} points")
            + entry("game.goes", "{who} avance en {track}"),
            "fr/game.more.po": entry("game.automa", "l’Automate"),
            "en/game.name.po": NAMES + entry("game.name.track.arts", "Arts"),
            "fr/game.name.po": NAMES,
        },
    )


@pytest.fixture
def words(folder):
    return Words(folder)


class TestUntranslated:
    @pytest.mark.parametrize(
        "written", ['msgid "game.start"\nmsgstr ""\n', "#, fuzzy\n" + entry("game.start", "Anfang")]
    )
    def test_what_is_empty_or_fuzzy_is_said_in_english(self, folder, written):
        (folder / "fr" / "game.po").write_text(written, encoding="utf-8")

        assert Words(folder, "fr").say("game.start") == "Start"


class TestLike:
    """Whoever was made like another reads no shipped file again."""

    def test_what_was_read_is_said(self, words, folder):
        words.say("game.start")
        for file in folder.glob("*/*.po"):
            file.unlink()

        assert Words(folder, like=words).say("game.points", n=2) == "2 points"

    def test_what_an_owner_edited_goes_first(self, words, tmp_path, folder):
        assert words.say("game.start") == "Start"
        edited = some_catalogues(tmp_path / "mine", {"en/game.po": entry("game.start", "Begin")})
        theirs = Words(folder, edited=edited, like=words)

        assert (theirs.say("game.start"), words.say("game.start")) == ("Begin", "Start")
        assert theirs.say("game.automa") == "the Automa"


class TestNames:
    def test_a_language_calls_itself_by_its_own_name(self, folder):
        (folder / "de").mkdir()
        (folder / "de" / "words.po").write_text(entry("words.language", "Deutsch"), "utf-8")
        words = Words(folder, "fr")

        assert words.called("de") == "Deutsch"
        assert words.language == "fr"

    def test_one_that_does_not_is_called_by_its_folder(self, words):
        assert words.called("fr") == "fr"


class TestPlaces:
    def test_the_longest_prefix_holds_the_key(self, folder):
        (folder / "en" / "game.start.po").write_text(entry("game.start.now", "Now"), "utf-8")

        assert Words(folder).say("game.start.now") == "Now"

    def test_a_language_may_stand_in_the_home_folder_alone(self, folder, tmp_path):
        (tmp_path / "mine" / "de").mkdir(parents=True)
        (tmp_path / "mine" / "de" / "game.po").write_text(entry("game.start", "Los"), "utf-8")

        words = Words(folder, "de", edited=tmp_path / "mine")

        assert words.languages() == ("en", "de", "fr")
        assert (words.say("game.start"), words.say("game.only_english")) == ("Los", "Only here")


class TestPlural:
    @pytest.mark.parametrize(
        ("language", "n", "text"),
        [
            ("en", 0, "0 points"),
            ("en", 1, "1 point"),
            ("en", 2, "2 points"),
            ("en", -1, "−1 point"),
            ("fr", 0, "0 point"),
            ("fr", 1, "1 point"),
            ("fr", 2, "2 points"),
            ("fr", -2, "−2 points"),
        ],
    )
    def test_the_number_n_chooses(self, words, language, n, text):
        words.use(language)

        assert words.say("game.points", n=n) == text


class TestInside:
    def test_messages_inside_are_said_in_the_same_language(self, words):
        message = Message(
            "game.goes", who=Message("game.automa"), track=name("game", "track", "science")
        )

        english = words.text(message)
        words.use("fr")

        assert english == "the Automa goes on Science"
        assert words.text(message) == "l’Automate avance en Science"

    @pytest.mark.parametrize(
        ("count", "text"),
        [(0, ""), (1, "Start"), (2, "Start and Start"), (3, "Start, Start and Start")],
    )
    def test_several_are_joined_as_a_list(self, words, count, text):
        said = words.say("game.goes", who=(Message("game.start"),) * count, track="X")

        assert said == f"{text} goes on X"

    def test_a_name_with_braces_is_left_as_it_is(self, words):
        assert words.say("game.goes", who="{n} [b]", track="{}") == "{n} [b] goes on {}"


class TestFrenchSigns:
    @pytest.mark.parametrize(
        ("text", "kept"),
        [
            ("Or : 3 ; bois !", "Or\xa0: 3\xa0; bois\xa0!"),
            ("touchez « Fini »", "touchez «\xa0Fini\xa0»"),
            ("Gold: 3; wood!", "Gold: 3; wood!"),
        ],
    )
    def test_they_stay_with_their_word(self, tmp_path, text, kept):
        made = some_catalogues(tmp_path / "text", {"fr/game.po": entry("game.said", text)})

        assert Words(made, "fr").say("game.said") == kept


class TestNumbers:
    @pytest.mark.parametrize(
        ("language", "value", "text"),
        [
            ("en", 999, "999"),
            ("en", 1234567, "1,234,567"),
            ("en", -40, "−40"),
            ("en", 1.5, "1.5"),
            ("fr", 1234567, "1 234 567"),
            ("fr", 12345.25, "12 345,25"),
        ],
    )
    def test_each_language_writes_its_own(self, words, language, value, text):
        words.use(language)

        assert words.number(value) == text


class TestMissing:
    def test_a_missing_key_is_seen_and_logged(self, words, caplog):
        with caplog.at_level(logging.WARNING, "loom.words"):
            text = words.say("game.nothing")

        assert text == "⟦game.nothing⟧"
        assert "game.nothing" in caplog.text

    def test_a_text_only_english_has_is_said_in_english(self, words):
        words.use("fr")

        assert words.say("game.only_english") == "Only here"
        assert words.text(name("game", "track", "arts")) == "Arts"

    def test_an_unknown_name_is_seen(self, words):
        assert words.text(name("game", "track", "magic")) == "⟦game.name.track.magic⟧"

    def test_a_missing_value_is_seen(self, words):
        assert words.say("game.goes", who="Zoé") == "Zoé goes on ⟦track⟧"

    def test_an_unknown_language_is_english(self, words):
        words.use("tlh")

        assert (words.language, words.say("game.start")) == ("en", "Start")


class TestDamage:
    def test_a_damaged_catalogue_gives_english_and_says_so(self, folder):
        (folder / "fr" / "game.po").write_text('msgid "x\n', encoding="utf-8")
        words = Words(folder, "fr")

        assert words.say("game.start") == "Start"
        assert words.say("game.automa") == "l’Automate"
        assert [t.key for t in words.troubles] == ["words.catalogue_line"]

    def test_a_catalogue_of_wrong_bytes_is_set_aside(self, folder):
        (folder / "fr" / "game.po").write_bytes(b"\xff\xfe\x00msgid")
        words = Words(folder, "fr")

        assert words.say("game.start") == "Start"
        assert [t.key for t in words.troubles] == ["words.catalogue_unreadable"]

    def test_a_plural_rule_that_is_none_is_set_aside(self, folder):
        path = folder / "fr" / "game.po"
        path.write_text(path.read_text("utf-8").replace("n > 1", "import os"), encoding="utf-8")
        words = Words(folder, "fr")

        assert words.say("game.start") == "Start"
        assert [t.key for t in words.troubles] == ["words.catalogue_plural"]

    def test_lists_and_numbers_survive_without_their_marks(self, folder):
        for language in ("en", "fr"):
            (folder / language / "words.po").write_text("?", encoding="utf-8")
        words = Words(folder, "fr")

        assert words.join(["a", "b", "c"]) == "a, b, c"
        assert words.number(12345.5) == "12,345.5"

    def test_an_edited_file_goes_before_the_shipped_one(self, folder, tmp_path):
        (tmp_path / "mine" / "fr").mkdir(parents=True)
        edited = tmp_path / "mine" / "fr" / "game.po"
        edited.write_text(entry("game.start", "Allons-y"), encoding="utf-8")
        words = Words(folder, "fr", edited=tmp_path / "mine")

        assert words.say("game.start") == "Allons-y"
        assert words.say("game.points", n=2) == "2 points"

    def test_a_damaged_edited_file_leaves_the_shipped_one(self, folder, tmp_path):
        (tmp_path / "mine" / "fr").mkdir(parents=True)
        (tmp_path / "mine" / "fr" / "game.po").write_text("<html>", encoding="utf-8")
        words = Words(folder, "fr", edited=tmp_path / "mine")

        assert words.say("game.start") == "Commencer"
        assert len(words.troubles) == 1


class TestOwnersMistakes:
    """What an owner wrote and cannot be said is said in our words, and named once."""

    @pytest.mark.parametrize(
        "said",
        ["a {who", "a who}", "{}", "{0}", "{who.zz}", "{who[0]}", "{who!z}", "{who:{track}}"],
    )
    def test_a_place_that_cannot_be_filled(self, folder, tmp_path, said):
        mine = tmp_path / "mine" / "fr" / "game.po"
        mine.parent.mkdir(parents=True)
        good = entry("game.start", "Allons-y")
        mine.write_text(good + entry("game.goes", said), encoding="utf-8")
        words = Words(folder, "fr", edited=tmp_path / "mine")

        for _ in range(2):
            assert words.say("game.goes", who="Zoé", track="Arts") == "Zoé avance en Arts"
        assert words.say("game.start") == "Allons-y"
        assert words.troubles == (
            Message("words.catalogue_entry", file="fr/game.po", line=3, key="game.goes"),
        )

    def test_in_a_language_of_their_own_is_said_in_english(self, folder):
        (folder / "de").mkdir()
        texts = entry("game.start", "Los") + entry("game.goes", "{who")
        (folder / "de" / "game.po").write_text(texts, encoding="utf-8")
        words = Words(folder, "de")

        assert words.say("game.goes", who="Zoé", track="Arts") == "Zoé goes on Arts"
        assert words.say("game.start") == "Los"
        assert [t.params["line"] for t in words.troubles] == [3]

    @pytest.mark.parametrize("form", [0, 1])
    def test_one_form_of_a_plural(self, folder, form):
        forms = ["{n} point", "{n} points"]
        forms[form] = "{n points"
        (folder / "fr" / "game.po").write_text(entry("game.points", *forms), encoding="utf-8")
        words = Words(folder, "fr")

        assert [words.say("game.points", n=n) for n in (1, 2)] == ["1 point", "2 points"]
        assert [t.key for t in words.troubles] == ["words.catalogue_entry"]

    @pytest.mark.parametrize("rule", ["1/(n-5)", "n%0", "0-5", "n-(n<9)*9"])
    def test_a_rule_that_divides_by_nothing_or_counts_below_it(self, folder, rule):
        path = folder / "fr" / "game.po"
        path.write_text(path.read_text("utf-8").replace("n > 1", rule), encoding="utf-8")
        words = Words(folder, "fr")

        assert [words.say("game.points", n=n) for n in (1, 5)] == ["1 point", "5 points"]
        assert [t.key for t in words.troubles] == ["words.catalogue_plural"]

    def test_a_rule_that_fails_for_a_very_large_number_alone_still_says_it(self, folder):
        path = folder / "fr" / "game.po"
        path.write_text(path.read_text("utf-8").replace("n > 1", "0*(1/(n-12345))"), "utf-8")

        assert Words(folder, "fr").say("game.points", n=12345).endswith("345 point")

    def test_the_last_of_a_list(self, folder):
        path = folder / "fr" / "words.po"
        path.write_text(path.read_text("utf-8").replace("{last}", "{end}"), encoding="utf-8")

        assert Words(folder, "fr").join(["a", "b"]) == "a et ⟦end⟧"

    def test_many_are_counted(self, folder):
        texts = "".join(entry(f"game.many.{number}", "{") for number in range(40))
        (folder / "fr" / "game.many.po").write_text(texts, encoding="utf-8")
        words = Words(folder, "fr")
        words.say("game.many.1")

        assert [t.key for t in words.troubles] == [
            *["words.catalogue_entry"] * 5,
            "words.catalogue_more",
        ]
        assert words.troubles[-1].params["n"] == 35

    def test_a_folder_named_like_a_catalogue(self, folder, tmp_path):
        (tmp_path / "mine" / "fr" / "game.po").mkdir(parents=True)
        words = Words(folder, "fr", edited=tmp_path / "mine")

        assert words.say("game.start") == "Commencer"
        assert [t.key for t in words.troubles] == ["words.catalogue_unreadable"]


class TestPseudo:
    def test_it_is_accented_longer_and_in_brackets(self, words):
        words.use(PSEUDO)

        text = words.say("game.start")

        assert text.startswith("‹Stárt ")
        assert text.endswith("›")
        assert len(text) >= 1.4 * len("Start")

    def test_values_and_markup_stay(self, words):
        words.use(PSEUDO)

        assert words.say("game.goes", who="Zoe", track="X").startswith("‹Zoe göés öñ X ")

    def test_it_is_not_offered(self, words):
        assert words.languages() == ("en", "fr")


class TestAddressed:
    """Whoever plays alone is spoken to, where the words for it are known in that language."""

    SEAT = Message("game.start")
    SAID = Message("game.goes", who=SEAT, track="Arts")

    @pytest.fixture
    def folder(self, folder):
        (folder / "en" / "game.you.po").write_text(entry("game.you.goes", "You go on {track}"))
        return folder

    def test_the_only_player_is_spoken_to(self, words):
        words.addressed = self.SEAT

        assert words.text(self.SAID) == "You go on Arts"

    def test_others_are_spoken_of(self, words):
        words.addressed = Message("game.automa")

        assert words.text(self.SAID) == "Start goes on Arts"

    def test_a_language_without_such_words_speaks_of_them(self, words):
        words.addressed = self.SEAT
        words.use("fr")

        assert words.text(self.SAID) == "Commencer avance en Arts"

    def test_where_neither_is_said_there_english_speaks_to_them(self, folder, words):
        with (folder / "en" / "game.you.po").open("a") as file:
            file.write(entry("game.you.only_english", "Only you"))
        words.addressed = self.SEAT
        words.use("fr")

        assert words.text(Message("game.only_english", who=self.SEAT)) == "Only you"
