"""A page of a game that was closed meanwhile: whatever is touched leads home, and it is said."""

import pytest

from tests.screens.page_hand import places, shown, touch
from tests.screens.states.tapestry import at, in_phase

ACTS = ("do", "answer", "drop", "unsay", "undo", "redo", "done", "differ")


def open_then_closed(hand):
    at("table", 30, until=in_phase("turn"))(hand)
    hand.settle()
    view = hand.app.nav.view
    hands, entry = view.desk.hands, view.desk.session.last
    hand.app.bridge.close()
    return hands, entry


@pytest.mark.parametrize("act", ACTS)
def test_what_a_page_does_then_raises_nothing(hand, act):
    hands, entry = open_then_closed(hand)
    given = {"do": (entry.command,), "answer": ("x",), "differ": (entry, {})}
    getattr(hands, act)(*given.get(act, ()))
    hand.settle()

    assert act == "done" or hand.app.nav.view.route == "home"


def test_a_touch_leads_home_with_a_sentence(hand):
    open_then_closed(hand)
    touch(hand, "menu" if "menu" in shown(hand).page.acts else places(hand)[-1].hit.does)
    hand.settle()

    assert hand.app.nav.view.route == "home"
    assert hand.toast.text == hand.say("app.home.gone")


PLACES = ("settings", "people", "statistics", "about", "bin", "backups")


def test_a_place_that_was_let_go_is_told_of_nothing_any_more(hand):
    """Each of them stayed among those that are told, and an evening visits thousands."""

    def told():
        app = hand.app
        return [
            len([*of.get_property_observers(name)])
            for of, name in ((app.theme, "dark"), (app.i18n, "lang"), (app, "left_handed"))
        ]

    seen = []
    for _ in range(3):
        for route in PLACES:
            hand.app.nav.go(route)
            hand.app.nav.home()
            hand.settle()
        seen.append(told())

    assert seen[1] == seen[2] == seen[0]
