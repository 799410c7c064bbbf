"""Each hard thing on a small page, laid out in every form and judged."""

import gc

import pytest

from companion.describe.lines import lines
from companion.describe.lint import contrasts, faults
from companion.describe.ring import beside, stops
from companion.describe.roles import DARK, LIGHT, READABLE, contrast, table
from companion.describe.showing import Showing
from companion.describe.touching import hit_at, in_order
from companion.describe.wire import Telling
from tests.describe.small_pages import PAGES, Small, made, surface_of

FORMS = {
    "landscape": (1280, 800),
    "split": (860, 640),
    "portrait": (800, 1280),
    "phone": (411, 823),
}
TEXTS = (0.8, 1.0, 1.3, 1.6, 2.0)


@pytest.fixture(params=PAGES)
def name(request):
    return request.param


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("form", FORMS)
def test_nothing_is_wrong_with_it(name, form, text):
    showing = Showing(made(name, Small()))
    surface = surface_of(*FORMS[form], text)

    showing.show(surface)

    assert list(faults(showing.page, showing.pieces, surface)) == []


@pytest.mark.parametrize("opened", ["counting", "sheet"])
@pytest.mark.parametrize("form", FORMS)
def test_nothing_is_wrong_when_something_is_open(form, opened):
    small = Small()
    setattr(small, opened, True)
    showing, surface = Showing(made("form", small)), surface_of(*FORMS[form])

    showing.show(surface)

    assert list(faults(showing.page, showing.pieces, surface)) == []


@pytest.mark.parametrize("theme", [DARK, LIGHT])
def test_words_are_read_on_every_ground(theme):
    poor = {pair: contrast(*pair, theme) for pair in contrasts()}

    assert {pair: n for pair, n in poor.items() if n < READABLE} == {}


def test_both_themes_have_the_same_roles():
    assert table(DARK).keys() == table(LIGHT).keys()


class TestTouching:
    def shown(self, name, small=None, **more):
        showing = Showing(made(name, small or Small()))
        showing.show(surface_of(1280, 800, **more))
        return showing

    def met(self, showing, does):
        return next(m for m in in_order(showing.pieces, showing.seen) if m.hit.does == does)

    def test_the_middle_of_what_is_touched_does_it(self):
        showing = self.shown("form")
        met = self.met(showing, "keep")

        assert hit_at(showing.pieces, *met.middle, showing.seen) == met

    def test_links_closer_than_a_finger_go_to_the_nearest(self):
        showing = self.shown("prose")
        met = self.met(showing, "favourite")
        x, y = met.middle

        assert hit_at(showing.pieces, x, y + 10, showing.seen) == met

    def test_below_a_sheet_nothing_is_met(self):
        showing = self.shown("form", Small(sheet=True))

        assert hit_at(showing.pieces, 100, 60).hit.does == "close"
        assert [met.hit.does for met in in_order(showing.pieces)] == ["close"]

    def test_arrows_go_to_what_lies_that_way(self):
        showing = self.shown("lists")
        found = in_order(showing.pieces, showing.seen)
        cell = self.met(showing, "cell.0")

        assert beside(found, cell, "right").hit.does == "cell.1"
        assert beside(found, self.met(showing, "row.3"), "down").hit.does == "row.4"

    def test_a_board_is_one_stop_for_tab(self):
        showing = self.shown("board")
        found = in_order(showing.pieces, showing.seen)

        assert len([met for met in stops(found, None) if met.piece.zooms]) == 1

    def test_a_list_never_scrolls_past_its_end(self):
        showing = self.shown("lists")
        key = next(piece.key for piece in showing.pieces if "rows" in piece.key)

        showing.scroll(key, 0, 1e9)

        assert showing.seen[key].y == 1000 * 72 - (800 - 24)

    def test_what_lay_between_two_fingers_stays_there(self):
        showing = self.shown("board")
        key = next(piece.key for piece in showing.pieces if piece.zooms)

        showing.zoom(key, 2.0, 300, 200)

        stands = showing.seen[key]
        assert (stands.zoom, stands.x, stands.y) == (2.0, 300, 200)


class TestSpoken:
    def test_every_act_is_said_in_lines(self, name):
        showing = Showing(made(name, Small()))
        showing.show(surface_of(1280, 800))

        said = {one.does for one in lines(showing.page, surface_of(1280, 800))}
        assert said >= {does for does in showing.page.acts if "less" not in does} - CLOSED

    def test_gold_and_reasons_are_told(self):
        showing = Showing(made("form", Small()))
        showing.show(surface_of(1280, 800))
        found = [*lines(showing.page, surface_of(1280, 800))]

        assert [one.text for one in found if one.gold] == ["Keep (Zoé)"]
        assert [one.text for one in found if one.typed] == ["Name: Zoé"]


CLOSED = {"more", "close"}
"""Acts of what is not open."""


class TestWire:
    def test_what_did_not_change_is_not_told_again(self):
        small = Small()
        showing, telling = Showing(made("board", small)), Telling()
        first = telling.changed(showing.show(surface_of(1280, 800)))
        small.token += 1
        second = telling.changed(showing.show(surface_of(1280, 800)))

        assert len(second) < len(first) / 2
        assert '["token",0,142.0,' in second
        assert '"ground","tile.7"' in second


def test_nothing_that_was_laid_out_is_left_to_the_collector():
    small = Small()
    showing = Showing(made("board", small))
    for _ in range(3):  # what other tests left frees more in its turn
        gc.collect()
    gc.disable()
    try:
        for n in range(100):
            small.token = n
            showing.show(surface_of(1280, 800))
        assert gc.collect() == 0
    finally:
        gc.enable()
