"""A game that draws nothing of its own: the score pad with its screens taken away."""

from importlib.util import find_spec

import pytest

import screens.games
from companion.games.score_pad.commands import WriteScore
from tests.screens.page_hand import faults_of, from_home, places, says, shown, touch


@pytest.fixture(autouse=True)
def _nothing_of_its_own(monkeypatch):
    def found(name):
        return None if name == "screens.games.score_pad" else find_spec(name)

    monkeypatch.setattr(screens.games, "find_spec", found)


def begin(hand):
    hand.app.guards_next = False
    from_home(hand, "new.score_pad")
    touch(hand, "begin")


def test_it_is_on_home_begun_played_and_kept(hand):
    begin(hand)
    assert hand.app.nav.view.route == "score_pad/table"
    assert len(places(hand)) > 5
    assert faults_of(hand) == []

    for seat in hand.app.bridge.state.seats:
        hand.app.bridge.do(WriteScore(0, seat, 7))
    hand.settle()
    touch(hand, "offer.end")
    assert shown(hand).gold == "final"
    touch(hand, "final")
    assert faults_of(hand) == []

    touch(hand, "not_over")
    assert hand.app.bridge.result is None
    touch(hand, "offer.end")
    touch(hand, "final")
    touch(hand, "keep")

    assert hand.app.nav.view.route == "past_game"
    assert len(hand.app.library.finished) == 1


def test_a_setting_is_asked_and_shown(hand):
    from_home(hand, "new.score_pad")
    deciding = hand.app.nav.view.deciding
    key = next(met.hit.does for met in places(hand) if met.hit.does.startswith("setting."))
    touch(hand, key)

    assert key == f"setting.{deciding.opened}"
    assert faults_of(hand) == []
    assert hand.app.nav.back()
    assert not deciding.opened
    assert hand.app.nav.view.route == "score_pad/new"


def test_what_an_offer_asks_is_asked_on_the_page(hand):
    begin(hand)
    offer = next(met.hit.does for met in places(hand) if met.hit.does.startswith("offer.write"))
    touch(hand, offer)

    assert shown(hand).page.acts.keys() >= {"leave"}
    touch(hand, "leave")
    assert offer in shown(hand).page.acts


def test_a_step_is_told_and_undone_by_keys(hand):
    begin(hand)
    hand.app.bridge.do(WriteScore(0, next(iter(hand.app.bridge.state.seats)), 7))
    hand.settle()
    steps = len(hand.app.bridge.session.entries)

    hand.key(ord("z"), "z", "ctrl")

    assert len(hand.app.bridge.session.entries) == steps - 1


def test_another_language_is_spoken_at_once(hand):
    begin(hand)
    before = says(hand)
    hand.app.i18n.speak("fr")
    hand.settle()

    assert says(hand) != before
    assert faults_of(hand) == []
