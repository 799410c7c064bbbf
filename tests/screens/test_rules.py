"""The rules at hand in the window: typing, holding, Esc; the table below stays as it was."""

import pytest

from companion.errors import NotKept
from companion.games.score_pad.options import Options
from screens.rules.place import RulesOver, open_help
from tests.screens.page_hand import faults_of, from_home, places, says, shown, top, touch, type_into


def at_the_rules(hand, game="tapestry"):
    hand.app.nav.go("rules", game=game)
    hand.settle()
    return hand.app.nav.view


def test_home_leads_to_the_rules_and_back_leads_home(hand):
    from_home(hand, "rules")
    assert hand.app.nav.view.route == "rules"

    hand.key(27)

    assert hand.app.nav.view.route == "home"


def test_letters_go_into_the_field_without_a_touch_and_are_answered_as_one_types(hand):
    hand.turn(1280, 800)
    view = at_the_rules(hand)
    assert view.view.fields.written

    type_into(hand, "embuscade")

    assert view.at.shown[0].entry.id == "rule.traps"
    assert view.view.fields.written
    assert faults_of(hand) == []


@pytest.mark.parametrize("odd", ["qwrtzp", "x" * 500, "[b]", "😀 ¿", "   "])
def test_odd_questions_are_answered_calmly(hand, odd):
    at_the_rules(hand)
    type_into(hand, odd)

    assert says(hand)


@pytest.mark.parametrize("size", [(1280, 800), (411, 823)], ids=["landscape", "phone"])
def test_an_answer_is_touched_and_read_and_back_returns(hand, size):
    hand.turn(*size)
    view = at_the_rules(hand)
    type_into(hand, "farm")
    touch(hand, "entry.icon.farm")
    assert view.at.trail[-1].entry.id == "icon.farm"
    assert hand.app.choices.now.rules_recent == ("tapestry:icon.farm",)

    hand.key(27)

    assert view.at.trail == ()
    assert hand.app.nav.view is view


def test_what_was_only_offered_is_not_remembered(hand):
    hand.turn(1280, 800)
    at_the_rules(hand)
    type_into(hand, "embuscade")

    assert hand.app.choices.now.rules_recent == ()


def test_another_language_says_the_page_anew(hand):
    open_help("icon.farm")
    hand.app.i18n.speak("fr")
    hand.settle()

    assert "Ferme" in says(hand)


def test_what_is_pinned_is_there_when_the_app_is_started_again(start, tmp_path):
    hand = start(folder=tmp_path)
    open_help("rule.tie")
    hand.settle()
    touch(hand, "pin")
    hand.stop()
    again = start(folder=tmp_path)
    at_the_rules(again)

    assert "entry.rule.tie" in shown(again).page.acts


def test_a_disk_that_refuses_does_not_keep_a_rule_from_being_read(hand, monkeypatch):
    def refuse(**_changes):
        raise NotKept("library.not_kept.full", file="settings.json")

    monkeypatch.setattr(hand.app.library, "change_settings", refuse)
    over = open_help("R-track-2")
    hand.settle()

    assert hand.app.nav.overlays == [over]
    assert over.trail[-1] == "R-track-2"


def test_opening_and_closing_help_changes_nothing(hand):
    app = hand.app
    assert app.bridge.begin("score_pad", Options())
    app.nav.go("log")
    hand.settle()
    entries, state, view = len(app.bridge.session.entries), app.bridge.state, app.nav.view
    app.help("tapestry/icon.farm")
    hand.settle()
    assert isinstance(top(hand), RulesOver)

    hand.key(27)

    assert app.nav.view is view
    assert app.nav.overlays == []
    assert (len(app.bridge.session.entries), app.bridge.state) == (entries, state)


def test_a_link_is_followed_above_the_table_and_back_returns_to_what_was_held(hand):
    over = open_help("icon.farm")
    hand.settle()
    link = next(met.hit.does for met in places(hand) if met.hit.does.startswith("see."))
    touch(hand, link)
    assert len(over.trail) == 2

    hand.key(27)

    assert over.trail == ["icon.farm"]
    assert hand.app.nav.overlays == [over]


def test_gold_leads_back_at_once(hand):
    view = hand.app.nav.view
    open_help("icon.farm")
    hand.settle()
    link = next(met.hit.does for met in places(hand) if met.hit.does.startswith("see."))
    touch(hand, link)
    touch(hand, "leave")

    assert hand.app.nav.overlays == []
    assert hand.app.nav.view is view


def test_an_unknown_topic_opens_the_line_to_ask_in(hand):
    over = open_help("qwrtzp|tie")
    hand.settle()

    assert over.trail == []
    assert over.at.typed == "tie"
    assert over.at.found


def test_a_printed_price_is_put_right_from_its_entry(hand):
    from companion.games.rise_and_fall.rules import decline

    hand.app.nav.go("rules", game="rise_and_fall", topic="turn.prices")
    hand.settle()
    fact = "printed:rise_and_fall/bank.json#prices/0"
    assert decline.bank_facts().prices[0] == 5
    touch(hand, f"tell.{fact}")
    touch(hand, "answer.7" if "answer.7" in shown(hand).page.acts else "digit.7")
    if "answer" in shown(hand).page.acts:
        touch(hand, "answer")

    assert decline.bank_facts().prices[0] == 7
    hand.app.library.house_facts.forget("rise_and_fall", fact)
