"""A game that draws nothing of its own: the score pad with its screens taken away."""

from importlib.util import find_spec

import pytest

import screens.games
from companion.games.score_pad.commands import WriteScore
from screens.widgets.controls.acts import ActRow
from screens.widgets.controls.button import Gold, Press
from tests.screens.check import findings


@pytest.fixture(autouse=True)
def _nothing_of_its_own(monkeypatch):
    def found(name):
        return None if name == "screens.games.score_pad" else find_spec(name)

    monkeypatch.setattr(screens.games, "find_spec", found)


def press(hand, text, kind=ActRow):
    """Touch what says this, on the screen or on the sheet above it."""
    over = hand.app.nav.overlays
    within = over[-1] if over else hand.app.nav.view
    rows = [one for one in within.walk() if isinstance(one, kind)]
    (row,) = (one for one in rows if one.text == text)
    hand.tap(row)
    hand.settle()


def test_it_is_on_home_begun_played_and_kept(hand):
    card = hand.app.nav.view.cards["score_pad"]
    hand.tap(card)
    hand.settle()
    assert findings(hand) == []

    press(hand, "Begin", Gold)
    assert hand.app.nav.view.route == "score_pad/table"
    offers = {one.id: hand.app.i18n.say(one.label) for one in hand.app.bridge.offers}
    groups = hand.app.nav.view.ids.groups.walk(restrict=True)
    assert [one.text for one in groups if isinstance(one, ActRow)]
    assert len(offers) > 3
    assert findings(hand) == []

    for seat in hand.app.bridge.state.seats:
        hand.app.bridge.do(WriteScore(0, seat, 7))
    hand.settle()
    press(hand, offers["end"])
    press(hand, "The game is over: who won?")
    assert findings(hand) == []

    press(hand, "Not over yet", Press)
    assert hand.app.bridge.result is None
    press(hand, offers["end"])
    press(hand, "The game is over: who won?")
    press(hand, "Save the score", Gold)

    assert hand.app.nav.view.route == "past_game"
    assert len(hand.app.library.finished) == 1


def test_a_setting_is_asked_and_shown(hand):
    view = hand.app.nav.go("score_pad/new")
    hand.settle()
    asked = next(one for one in view.items if hand.app.i18n.say(one.do.question.text) == one.text)
    press(hand, asked.text)

    assert hand.app.nav.overlays
    assert asked.note


def test_a_step_is_told_and_its_result_seen(hand):
    hand.tap(hand.app.nav.view.cards["score_pad"])
    hand.settle()
    press(hand, "Begin", Gold)
    offer = next(one for one in hand.app.bridge.offers if one.id.startswith("write"))
    press(hand, hand.app.i18n.say(offer.label))

    assert hand.app.nav.overlays, offer.id
