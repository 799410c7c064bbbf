"""Where nodes come to lie."""

from companion.describe.layout import Laying, Seen
from companion.describe.node import Act, Board, Chip, Column, Grid, Many, Page, Row, Scroll, Text
from companion.describe.scene import Layer, Scene
from companion.describe.touching import hit_at
from tests.describe.small_pages import surface_of


def laid(root, w=600, h=400, **more):
    pieces = Laying().lay(Page(root, **more), surface_of(w, h))
    return {piece.key: piece for piece in pieces}


class TestRow:
    def test_what_has_a_share_takes_the_room_that_is_left(self):
        found = laid(Row((Text("A", w=100, key="a"), Text("B", share=1, key="b")), gap=20))

        assert (found["/a"].w, found["/b"].x, found["/b"].w) == (100, 120, 480)

    def test_the_widest_give_way_where_there_is_too_little_room(self):
        long = " ".join(["word"] * 60)
        found = laid(Row((Text(long, key="a"), Text(long, key="b"), Text("B", key="c"))))

        assert abs(found["/a"].w - found["/b"].w) <= 1
        assert found["/c"].x + found["/c"].w <= 600

    def test_in_the_middle_things_keep_their_height(self):
        found = laid(Row((Act("Go", "go", key="a"),), middle=True), h=400)

        assert found["/a"].h == 56
        assert found["/a"].y == 172


class TestColumn:
    def test_below_each_other(self):
        found = laid(
            Column((Text("A", key="a"), Act("Go", "go", key="b", share=1)), gap=10, pad=20)
        )

        assert found["/a"].y == 20
        assert found["/b"].y + found["/b"].h == 380

    def test_words_that_wrap_are_higher(self):
        long = " ".join(["word"] * 60)
        found = laid(Column((Text("A", key="a"), Text(long, key="b"))))

        assert found["/b"].h > 3 * found["/a"].h


class TestGrid:
    def test_as_many_columns_as_there_is_room_for(self):
        cells = tuple(Act(str(n), "go", key=str(n)) for n in range(5))
        found = laid(Grid(cells, narrowest=180, gap=10))

        assert [found[f"/{n}"].x for n in range(3)] == [0, 203, 407]
        assert found["/3"].y > found["/0"].y


class TestMany:
    def test_only_rows_in_sight_are_made(self):
        laying = Laying()
        page = Page(Scroll(Many(1000, 50, None, row_of), key="rows"))

        pieces = laying.lay(page, surface_of(600, 400))
        assert len(pieces[0].inside) < 30
        laying.seen[pieces[0].key] = Seen(y=25_000)
        again = laying.lay(page, surface_of(600, 400))

        assert any(piece.key.endswith("/500") for piece in again[0].inside)


def row_of(_of, n):
    return Text(f"Row {n}", key=str(n))


class TestKept:
    def test_what_is_as_before_is_the_very_same_piece(self):
        laying, surface = Laying(), surface_of(600, 400)
        first = laying.lay(Page(Row((Text("A"), Text("B")))), surface)
        second = laying.lay(Page(Row((Text("A"), Text("C")))), surface)

        assert second[0] is first[0]
        assert second[1] is not first[1]

    def test_a_board_is_drawn_again_only_where_what_it_is_of_changed(self):
        drawn = []

        def draw(surface, w, h, n):
            drawn.append(n)
            return Scene(w, h, (Layer("", ()),))

        laying, surface = Laying(), surface_of(600, 400)
        for n in (1, 1, 2):
            laying.lay(Page(Board((n,), draw)), surface)

        assert drawn == [1, 2]


class TestSheet:
    def test_what_lies_below_is_out_of_reach(self):
        page = Page(Act("Go", "go"), {"go": int}, over=Act("Close", "close", h=60, w=200))
        pieces = Laying().lay(page, surface_of(600, 400))

        assert [hit.does for piece in pieces for hit in piece.hits] == ["close"]


def test_what_is_only_told_on_a_card_lets_the_card_be_touched():
    told = Chip(("vp",), "three points", key="told")
    card = Row((told,), does="card", says="a card", key="card")
    pieces = Laying().lay(Page(card, {"card": lambda: None}), surface_of(600, 400))
    chip = next(one for one in pieces if one.key.endswith("/told"))
    met = hit_at(pieces, chip.x + chip.w / 2, chip.y + chip.h / 2, {})

    assert met.hit.does == "card"
