"""The ring of the keys on a page that was laid out, without any window."""

from companion.describe.node import Act, Column, Field, Page
from companion.describe.ring import longest, ring_order, to_be_seen
from companion.describe.showing import Showing
from companion.describe.surface import Surface
from tests.describe.small_pages import Small, made


def laid_out(make):
    showing = Showing(make)
    showing.show(Surface(1280, 800, str))
    return showing


def order(showing):
    return ring_order(showing.pieces, showing.seen)


def test_fields_are_stops_where_they_are_read():
    acts = Act("Before", "do", key="before"), Field("", "Name", "name", key="name")
    showing = laid_out(lambda _surface: Page(Column((*acts, Act("After", "do", key="after")))))

    assert [met.hit.key for met in order(showing)] == ["/before", "/name", "/after"]


def test_a_row_below_what_is_seen_is_scrolled_into_sight_whole_and_no_further():
    showing = laid_out(made("lists", Small()))
    last = max(order(showing), key=lambda met: met.y)
    key, x, y = to_be_seen(showing.pieces, showing.seen, last)
    showing.scroll(key, x, y)

    assert longest(showing.pieces, showing.seen, last).key == key
    assert to_be_seen(showing.pieces, showing.seen, last) is None


def test_gold_that_is_grey_says_what_is_missing():
    grey = Act("Take", "take", look="gold", reason="Two are missing")
    showing = laid_out(lambda _surface: Page(Column((grey,))))

    assert (showing.gold, showing.missing) == ("", "Two are missing")
