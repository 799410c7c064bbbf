"""Screens are tested on a window that needs no display; LOOM_TEST_WINDOW=real takes SDL's."""

import os

import pytest

if os.environ.get("LOOM_TEST_WINDOW") != "real":
    from tests.screens import headless

    headless.install()

from screens.navigation import View
from tests.screens.app_maker import an_app
from tests.screens.hand import Hand


@pytest.fixture
def start(tmp_path):
    """Start an app (a fresh one, or on the same folder again)."""
    hands = []

    def start_one(language="en", folder=tmp_path, **changes):
        hand = Hand(an_app(folder, language)).start()
        hands.append(hand)
        if changes:
            hand.app.choices.change(**changes)
            hand.settle()
        return hand

    yield start_one
    for hand in hands:
        hand.stop()


@pytest.fixture
def hand(start):
    return start()


@pytest.fixture
def show(hand):
    """Put one widget on a screen of its own."""

    def show_one(widget):
        view = View(route="one")
        view.add_widget(widget)
        hand.app.nav.built["one"] = view
        hand.app.nav.go("one")
        hand.settle()
        return widget

    return show_one
