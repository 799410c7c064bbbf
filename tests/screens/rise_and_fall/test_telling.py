"""What no source gives is told where the rules are looked up, and asked no more in a game."""

from kivy.app import App

from companion.games.rise_and_fall.rules import decline
from screens.rules.opened import house_facts_of
from screens.rules.telling import tell, told_text
from screens.widgets.controls.acts import ActRow
from screens.widgets.controls.button import Press
from tests.screens.rise_and_fall.test_game import Fingers


def test_a_value_is_told_from_its_guess(hand):
    fact = house_facts_of("rise_and_fall")["value.nomad.7"]
    app = App.get_running_app()
    before = told_text("rise_and_fall", fact, app)
    tell("rise_and_fall", fact, lambda: None)
    hand.settle()
    top = hand.app.nav.overlays[-1]
    hand.tap(next(each for each in top.walk() if isinstance(each, Press) and each.kind == "gold"))
    hand.settle()

    assert app.library.house_facts.get("rise_and_fall", "value.nomad.7") == 7
    assert told_text("rise_and_fall", fact, app) != before


def test_a_printed_price_is_put_right_from_its_entry(hand):
    hand.app.nav.go("rules", game="rise_and_fall", topic="turn.prices")
    hand.settle()
    fact = house_facts_of("rise_and_fall")["printed:rise_and_fall/bank.json#prices/0"]
    assert decline.bank_facts().prices[0] == 5
    finger = Fingers(hand)
    finger.touch(hand.button("rules.printed_numbers"))
    hand.settle()
    row = next(row for row in hand.all(ActRow) if row.do == fact)
    as_printed = row.note
    finger.touch(row)
    top = hand.app.nav.overlays[-1]
    finger.touch(next(each for each in top.walk() if getattr(each, "icon", "") == "plus"))
    gold = [each for each in top.walk() if isinstance(each, Press) and each.kind == "gold"]
    finger.touch(gold[0])
    price = decline.bank_facts().prices[0]

    assert "5" in as_printed
    assert price > 5
    assert hand.app.library.house_facts.get("rise_and_fall", fact.id) == price
