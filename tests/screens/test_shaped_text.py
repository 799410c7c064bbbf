"""Names in any writing: in the right order, joined, in a font that has them, never boxes."""

import pytest
from kivy.core.text import Label as TextPicture

from companion.content.po import read
from companion.describe.letters import shown
from companion.resources import data_dir
from screens import fonts
from screens.fonts import DEJAVU, ROBOTO, font_for, lacks
from tests.describe.desks import words_of
from tests.screens.page_hand import shown as shown_on
from tests.screens.states.score_pad import begin


@pytest.fixture(autouse=True)
def only_what_comes_with_kivy(monkeypatch):
    """The fonts of this machine's system are not there."""
    for each in (fonts.fonts_here, fonts.best_for):
        each.cache_clear()
    monkeypatch.setattr(fonts, "SYSTEMS", ())
    yield
    for each in (fonts.fonts_here, fonts.best_for):
        each.cache_clear()


class TestFont:
    @pytest.mark.parametrize("name", ["Chloé", "Łukasz", "Юлия", "Ξένη", "12 + 3", ""])
    def test_roboto_has_the_letters_of_europe(self, name):
        assert font_for(name) == ROBOTO

    @pytest.mark.parametrize("name", ["דוד", "Ana →", "★", "مريم"])
    def test_dejavu_has_hebrew_arabic_and_signs(self, name):
        assert font_for(name) == DEJAVU

    def test_one_of_the_system_is_taken_where_it_has_more(self, monkeypatch, tmp_path):
        system = tmp_path / "east.ttf"
        system.write_bytes((fonts.KIVYS / "DejaVuSans.ttf").read_bytes())
        monkeypatch.setattr(fonts, "SYSTEMS", (str(system),))
        monkeypatch.setattr(fonts, "glyphs", lambda path: {0x674E} if path == system else set())

        assert font_for("李") == str(system)

    def test_a_file_that_is_no_font_has_nothing(self, tmp_path):
        (tmp_path / "broken.ttf").write_bytes(b"ttcf\0")

        assert fonts.glyphs(tmp_path / "broken.ttf") == frozenset()

    def test_what_it_says_of_a_font_is_what_the_font_draws(self):
        width = TextPicture(text="", font_name=DEJAVU, font_size=20).get_extents

        assert width("דוד")[0] > 0
        assert lacks(DEJAVU, frozenset("דo李")) == {"李"}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_our_own_words_need_none_but_roboto(language):
    folder = data_dir() / "text" / language
    entries = [
        entry for path in folder.glob("*.po") for entry in read(path.read_text("utf-8"), path.name)
    ]

    assert not [one.key for one in entries if lacks(ROBOTO, frozenset("".join(one.forms)))]


class TestOrder:
    @pytest.mark.parametrize(
        ("typed", "seen"),
        [
            ("Chloé", "Chloé"),
            ("שלום", "םולש"),
            ("won by שלום עולם with 12", "won by םלוע םולש with 12"),
            ("בָּא", "אבָּ"),
            ("דוד 12", "12 דוד"),
            ("דוד: 12, 7", "7 ,12 :דוד"),
            ("דוד (12)", "(12) דוד"),
            ("Ana (דוד)", "Ana (דוד)"),
            ("Ana (דוד) 3", "Ana (דוד) 3"),
            ("(דוד) won", "(דוד) won"),
            ("דוד, Ana", "דוד, Ana"),
            ("דוד + 10 %", "10 + דוד %"),
            ("12 דוד 3–4", "12 4–3 דוד"),
            ("שלום 50% (x) ok", "50% םולש (x) ok"),
            ("שלום – 3 > 2", "2 < 3 – םולש"),
        ],
    )
    def test_what_is_read_from_the_right_is_drawn_from_the_left(self, typed, seen):
        assert shown(typed) == seen

    def test_arabic_is_joined(self):
        assert shown("محمد") == "\ufeaa\ufee4\ufea4\ufee3"
        assert shown("سلام") == "\ufee1\ufefc\ufeb3"


class TestInstead:
    @pytest.mark.parametrize(
        ("typed", "seen"),
        [
            ("👑", "(crown)"),
            ("キム", "kimu"),
            ("李明", "#674e #660e"),
            ("Ana 🎲", "Ana (game die)"),
        ],
    )
    def test_what_no_font_has_becomes_a_word(self, typed, seen):
        assert shown(typed) == seen

    @pytest.mark.parametrize("name", ["👨‍👩‍👧", "김", "\ufe0f★", "𝔄", "\u0302"])
    def test_nothing_is_left_that_would_be_a_box(self, name):
        drawn = shown(name)

        assert lacks(font_for(drawn), frozenset(drawn)) == frozenset()

    def test_two_different_names_stay_different(self):
        assert len({shown(name) for name in ("李明", "李", "👑", "👑👑")}) == 4


class TestOnTheScreen:
    def test_the_line_that_goes_by_itself_takes_the_font_its_words_need(self, hand):
        fonts_of = []
        for said in ("דוד", "Ana"):
            hand.app.toast(said)
            fonts_of.append(next(one.font_name for one in hand.toast.children))

        assert fonts_of == [DEJAVU, ROBOTO]

    def test_a_name_is_kept_as_it_was_typed(self, hand, monkeypatch):
        monkeypatch.setattr("tests.screens.states.score_pad.NAMES", ("דוד", "👑"))
        begin(hand, 2)
        hand.app.nav.go("score_pad/table")
        hand.settle()

        drawn = " ".join(words_of(shown_on(hand).pieces))
        assert "דוד"[::-1] in drawn
        assert "(crown)" in drawn
        assert [seat.name for seat in hand.app.bridge.state.seats.values()] == ["דוד", "👑"]
