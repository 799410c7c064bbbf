"""How a sentence takes in another one."""

import pytest

from companion.core.message import Message, chained
from companion.i18n import Words
from tests.i18n.makers import entry, some_catalogues


@pytest.fixture
def words(tmp_path):
    shaped = "".join(
        entry(f"game.{shape}", f"<{{said:{shape}}}>")
        for shape in ("capital", "small", "lower", "stop", "open", "opening", "rest", "unheard_of")
    )
    pairs = entry("game.then", "{first}, then {second}")
    return Words(some_catalogues(tmp_path / "text", {"en/game.po": shaped + pairs}))


class TestShapes:
    @pytest.mark.parametrize(
        ("shape", "text", "said"),
        [
            ("capital", "gain 2 VP", "<Gain 2 VP>"),
            ("capital", "", "<>"),
            ("small", "Gain 2 VP", "<gain 2 VP>"),
            ("lower", "Gold Coins", "<gold coins>"),
            ("stop", "gain 2 VP", "<gain 2 VP.>"),
            ("stop", "Gain it!", "<Gain it!>"),
            ("open", "Gain it.", "<Gain it>"),
            ("unheard_of", "Gain it.", "<Gain it.>"),
        ],
    )
    def test_a_place_shapes_what_it_takes_in(self, words, shape, text, said):
        assert words.say(f"game.{shape}", said=text) == said

    def test_an_opening_goes_on_until_it_says_something(self, words):
        text = "4 tokens. " + "Each one you place " * 4 + "scores. The rest stays."

        opening = words.say("game.opening", said=text)
        rest = words.say("game.rest", said=text)

        assert opening.startswith("<4 tokens. Each")
        assert opening.endswith("scores.>")
        assert rest == "<The rest stays.>"

    def test_a_short_text_is_all_opening(self, words):
        assert words.say("game.opening", said="4 tokens. Done.") == "<4 tokens. Done.>"
        assert words.say("game.rest", said="4 tokens. Done.") == "<>"


class TestChained:
    def test_each_two_are_put_together_by_the_language(self, words):
        parts = [Message("game.open", said=one) for one in "abc"]

        assert words.text(chained("game.then", parts)) == "<a>, then <b>, then <c>"
