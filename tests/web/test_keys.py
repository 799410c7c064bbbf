"""Keys in a browser: on a board, above a page, in a field."""

from tests.web.journeys import SHIFT, ByKeys
from tests.web.test_browser import middle_of, to_the_map

ON = "document.activeElement.dataset.key"
STOPS = "[...document.querySelectorAll('.p > button')].filter(one => one.tabIndex === 0 && %s)"
HEXES = STOPS % "one.dataset.key.startsWith('hex.')"
BELOW = "!!document.activeElement.closest('.p[data-key^=\"/over\"]')"


def strike(page, name, held=0):
    """Until the page has answered."""
    shown = page.value("window.shown")
    ByKeys(page).strike(name, held)
    page.wait(f"window.shown > {shown}")


def put_on(page, does):
    page.value(f"document.querySelector('button[data-does=\"{does}\"]').focus()")


class TestABoard:
    def test_tab_comes_to_one_place_of_it_and_arrows_to_the_others(self, page):
        to_the_map(page)
        page.touch("tool.fine")
        assert len(page.value(f"{HEXES}.map(one => one.dataset.key)")) == 1

        put_on(page, "hex.0,0")
        x, y = middle_of(page, "hex.0,0")
        strike(page, "ArrowRight")
        there = page.value(ON)
        right, below = middle_of(page, there)
        assert right > x
        assert abs(below - y) < 1
        assert page.value(f"{HEXES}.map(one => one.dataset.key)") == [there]

    def test_with_shift_a_tile_is_carried(self, page):
        to_the_map(page)
        page.touch("tool.stamp")
        put_on(page, "rotate")
        before = page.value("document.getElementById('page').dataset.steps")
        for way in ("ArrowLeft", "ArrowUp", "ArrowDown", "ArrowRight"):
            put_on(page, "rotate")
            strike(page, way, SHIFT)
        assert page.value("document.getElementById('page').dataset.steps") != before


PRESS = "document.dispatchEvent(new KeyboardEvent('keydown', { key: %r, code: %r }))"
CELLS = "[...document.querySelectorAll('button[data-does^=\"cell:\"]')].map(one => one.ariaLabel)"


def test_digits_are_typed_where_they_are_touched(page):
    """The row of a French keyboard gives no digits, but stands where they are."""
    for one in ("new.score_pad", "begin", "cell:1:0"):
        page.touch(one)
    for key, code in (("7", "Digit7"), ("9", "Numpad9"), ("Backspace", ""), ("è", "Digit7")):
        page.value(PRESS % (key, code))
    page.value(PRESS % ("Enter", "Enter"))

    page.wait(f"{CELLS}.includes('Player 1, Round 1: 77')")


def test_in_the_rules_the_key_that_looks_up_leads_to_their_line(page):
    page.touch("new.rise_and_fall")
    page.touch("begin")
    page.touch("rules")
    page.value("document.activeElement.blur()")
    page.value("document.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', ctrlKey: true }))")

    assert page.value("document.activeElement.matches('.field')")


def test_below_a_sheet_nothing_is_reached_and_keys_go_on_where_they_were(page):
    page.touch("new.rise_and_fall")
    page.touch("begin")
    put_on(page, "menu")
    page.touch("menu")
    reached = []
    for _ in range(6):
        ByKeys(page).strike("Tab")
        reached.append(page.value(BELOW))
    assert any(reached)
    assert page.value(
        "[...document.querySelectorAll('.p:not([inert]) > button')].every("
        "one => one.closest('.p[data-key^=\"/\"]'))"
    )

    strike(page, "Escape")
    assert page.value("document.activeElement.dataset.does") == "menu"
