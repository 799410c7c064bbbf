"""A box on a canvas."""

from screens.widgets.frame.box import Box, picture_of, pixels_of

GOLD, INK = (1.0, 0.8, 0.0, 1.0), (0.0, 0.0, 0.0, 1.0)


def pixel(fill, radius, edge, width, x, y):
    """Of the smallest box of this look."""
    side = 2 * (radius + 1) + 1
    start = 4 * (y * side + x)
    return tuple(pixels_of(fill, radius, edge, width)[start : start + 4])


class TestPicture:
    def test_its_corner_is_round_its_edge_around_what_fills_it(self):
        assert pixel(GOLD, 4, INK, 2, 0, 0)[3] == 0
        assert pixel(GOLD, 4, INK, 2, 1, 5) == (0, 0, 0, 255)
        assert pixel(GOLD, 4, INK, 2, 2, 5) == (255, 204, 0, 255)
        assert pixel(GOLD, 4, INK, 2, 9, 5) == (0, 0, 0, 255)

    def test_what_fills_half_lets_the_edge_shine_through(self):
        assert pixel((*GOLD[:3], 0.5), 4, INK, 1, 5, 5) == (128, 102, 0, 255)

    def test_without_an_edge_the_colour_goes_to_the_border(self):
        assert pixel(GOLD, 4, (*GOLD[:3], 0), 0, 0, 5) == (255, 204, 0, 255)

    def test_a_look_is_painted_once(self):
        assert picture_of(GOLD, 4, INK, 1) is picture_of(GOLD, 4, INK, 1)


class TestBox:
    def test_it_takes_two_or_four_parts_of_a_look(self):
        plain, edged = Box(), Box()
        plain.look = GOLD, 4
        edged.look = list(GOLD), 4, INK, 1
        edged.pos, edged.size = (3, 4), (50, 20)

        assert (plain.look, edged.look) == ((GOLD, 4), (list(GOLD), 4, INK, 1))
        assert (edged.pos, edged.size) == ((3, 4), (50, 20))
