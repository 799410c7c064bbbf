"""Everything stands clear of the system's bars and of cut-outs, however the device is held."""

import pytest
from kivy.core.window import Window

from screens.device.bars import SIMULATED, Insets

FORMS = {
    "phone": ((411, 823), Insets(0, 40, 0, 34)),
    "phone turned": ((823, 411), Insets(40, 0, 24, 20)),
    "portrait": ((800, 1280), Insets(0, 30, 0, 48)),
    "landscape": ((1280, 800), Insets(30, 24, 48, 12)),
}


@pytest.fixture(params=FORMS)
def held(request, hand, monkeypatch):
    """The app on a device with bars, held so."""
    size, insets = FORMS[request.param]
    monkeypatch.setenv(SIMULATED, ",".join(map(str, insets)))
    hand.turn(*size)
    hand.app.look_again()  # as the system has moved its bars
    hand.settle()
    return hand, insets


def free(insets):
    return insets.left, insets.bottom, Window.width - insets.right, Window.height - insets.top


def inside(widget, room):
    left, bottom = widget.to_window(*widget.pos)
    return (
        left >= room[0]
        and bottom >= room[1]
        and (left + widget.width <= room[2] + 1 and bottom + widget.height <= room[3] + 1)
    )


def test_the_bar_at_the_top_is_clear(held):
    hand, insets = held
    hand.app.nav.go("settings")
    hand.settle()

    bar = hand.app.nav.view.children[-1]
    assert inside(bar, free(insets))
    assert bar.to_window(0, bar.top)[1] == pytest.approx(Window.height - insets.top, abs=1)


def test_a_line_at_the_bottom_is_clear(held):
    hand, insets = held
    hand.app.toast("Kept.")
    hand.settle()

    assert inside(hand.toast, free(insets))


def test_without_bars_all_of_the_window_is_used(hand):
    assert (tuple(hand.app.nav.pos), tuple(hand.app.nav.size)) == ((0, 0), (1280, 800))
