"""What no source gives is told where the rules are looked up, and asked no more in a game."""

from kivy.app import App

from screens.rules.opened import house_facts_of
from screens.rules.telling import tell, told_text
from screens.widgets.button import Press


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
