"""Icons in running text."""

from kivy.graphics import Rectangle

from screens.rules.inlaid import Inlaid, plain


def pictures(words):
    return [each for each in words.canvas.after.children if isinstance(each, Rectangle)]


class TestInlaid:
    def test_each_icon_has_its_place_in_the_line(self, hand):
        words = Inlaid(width=600, inlaid="Roll {die-science}, pay {resource-coin}.")
        words.texture_update()

        first, second = pictures(words)
        assert first.pos[0] < second.pos[0]
        assert first.pos[1] == second.pos[1]

    def test_a_narrow_line_wraps_with_its_icons(self, hand):
        words = Inlaid(width=120, inlaid="Roll the die {die-science} and then pay {resource-coin}.")
        words.texture_update()

        first, second = pictures(words)
        assert first.pos[1] > second.pos[1]

    def test_words_in_brackets_are_words(self, hand):
        words = Inlaid(inlaid="[b] is no markup here")

        assert words.text == "&bl;b&br; is no markup here"

    def test_where_there_is_no_room_the_icons_are_left_out(self):
        assert plain("a coin {resource-coin}, a heart {heart}") == "a coin, a heart"
