"""What leaves room on a table's screen is drawn larger."""

import pytest

from companion.describe.layout import Laying
from companion.describe.lint import faults
from companion.describe.node import Act, Board, Chip, Column, Grid, Page, Scroll, Text
from companion.describe.parts import sheet
from companion.describe.scene import Scene, Words
from companion.describe.surface import SIZES
from tests.describe.desks import a_surface, all_pieces

WAYS = tuple(Chip((f"'{n}",), str(n), f"way.{n}", key=str(n)) for n in range(4))
ACTS = {f"way.{n}": print for n in range(4)} | {"go": print}


def laid(inside, surface, over=None):
    page = Page(Scroll(inside, key="list"), ACTS, over=over)
    pieces = Laying().lay(page, surface)

    assert [*faults(page, pieces, surface)] == []
    return [*all_pieces(pieces)]


def size_of(pieces, text):
    """How large a text is written."""
    shapes = (shape for piece in pieces for layer in piece.layers for shape in layer.shapes)
    return next(one.size for one in shapes if isinstance(one, Words) and one.text == text)


@pytest.mark.parametrize(("form", "text", "grows"), [
    ("landscape", 1.0, 1.5), ("portrait", 1.0, 1.5), ("landscape", 1.3, 1.2), ("phone", 1.0, 1),
    ("landscape", 0.8, 1),
])  # fmt: skip
def test_a_short_list_is_read_from_afar_on_a_tablet(form, text, grows):
    pieces = laid(Column((Text("Hello"), Act("Go", "go"))), a_surface(form, text))

    assert size_of(pieces, "Hello") == pytest.approx(SIZES["body"] * text * grows, abs=0.2)


def test_a_long_one_keeps_its_size():
    pieces = laid(Column(tuple(Text(f"Line {n}") for n in range(40))), a_surface())

    assert size_of(pieces, "Line 0") == SIZES["body"]


def test_it_grows_no_further_than_it_is_seen_whole():
    surface = a_surface()
    pieces = laid(Column(tuple(Act(f"Line {n}", "go") for n in range(10))), surface)

    assert SIZES["body"] < size_of(pieces, "Line 0") < SIZES["body"] * 1.5
    assert max(one.y + one.h for one in pieces) <= surface.h


def test_no_cell_of_a_grid_is_left_over_for_it():
    surface = a_surface()
    grid = Grid(WAYS[:3], narrowest=400, key="ways")
    rows = {one.y for one in laid(grid, surface) if one.key.rpartition("/")[2].isdigit()}

    assert len(rows) == 1


def test_a_board_that_takes_what_is_left_keeps_it():
    board = Board((), lambda surface, w, h: Scene(w, h, ()), share=1, key="board")
    pieces = laid(Column((Text("Hello"), board), gap=0), a_surface())

    assert size_of(pieces, "Hello") == SIZES["body"]


def test_a_sheet_grows_too_and_leaves_something_of_the_page_in_sight():
    surface = a_surface()
    pieces = laid(Column(()), surface, sheet(surface, Text("Hello", "label")))
    card = next(one for one in pieces if one.key.endswith("/card"))

    assert size_of(pieces, "Hello") > SIZES["label"]
    assert card.w < surface.w * 0.8
