"""Held for half a second, what lies on the table opens its entry; the table has not changed."""

import pytest

from companion.games.imperium.content import nations
from screens.rules.place import RulesOver
from tests.screens.page_hand import places, touch
from tests.screens.states import all_states

STATES = {state.name: state for state in all_states()}


@pytest.mark.parametrize(
    ("does", "entry"),
    [
        ("count.resource.coin", "icon.coin"),
        ("capital", "rule.districts"),
        ("space.science.4", "space.science.4"),
        ("hex.0,0", "achievement.middle_island"),
    ],
)
def test_what_is_held_on_a_page_is_told_and_does_nothing(hand, does, entry):
    hand.turn(1280, 800)
    STATES["tapestry-turn"].reach(hand)
    hand.settle()
    page, before = hand.app.nav.view.view, hand.app.bridge.state
    met = next(met for met in places(hand) if met.hit.does == does)
    hand.hold(page.to_pixels(*met.middle), 0.8)
    hand.settle()

    assert hand.app.nav.overlays[-1].trail[-1] == entry
    assert hand.app.bridge.state is before


def test_a_reason_on_a_page_leads_to_its_rule(hand):
    STATES["tapestry-bots"].reach(hand)
    hand.settle()
    met = next(met for met in places(hand) if met.hit.hold.startswith("R-"))
    page = hand.app.nav.view.view
    before = hand.app.bridge.state
    hand.hold(page.to_pixels(*met.middle), 0.8)
    hand.settle()

    assert isinstance(hand.app.nav.overlays[-1], RulesOver)
    assert hand.app.bridge.state == before


@pytest.mark.parametrize(
    ("state", "entry"), [("rise-actions", "action.temple.nomad"), ("rise-decline", "piece.nomad")]
)
def test_what_is_held_on_rise_s_page_opens_its_entry(hand, state, entry):
    STATES[state].reach(hand)
    hand.settle()
    met = next(met for met in places(hand) if met.hit.hold == entry)
    hand.hold(hand.app.nav.view.view.to_pixels(*met.middle), 0.8)
    hand.settle()

    assert isinstance(hand.app.nav.overlays[-1], RulesOver)


@pytest.mark.parametrize(
    ("state", "entry"),
    [
        ("imperium-yours", "turn.revolt"),
        ("imperium-yours", "icon.imperium-materials"),
        ("imperium-rows", f"imperium/nation.{next(iter(nations()))}"),
    ],
)
def test_what_is_held_on_imperium_s_page_opens_its_entry(hand, state, entry):
    STATES[state].reach(hand)
    hand.settle()
    met = next(met for met in places(hand) if met.hit.hold == entry)
    page, before = hand.app.nav.view.view, hand.app.bridge.state
    hand.hold(page.to_pixels(*met.middle), 0.8)
    hand.settle()

    assert isinstance(hand.app.nav.overlays[-1], RulesOver)
    assert hand.app.bridge.state == before


def test_every_game_s_table_leads_to_its_rules(hand):
    for state, game in (
        ("imperium-yours", "imperium"),
        ("rise-cards", "rise_and_fall"),
        ("tapestry-table", "tapestry"),
    ):
        STATES[state].reach(hand)
        hand.settle()
        touch(hand, "rules")
        hand.settle()

        assert (hand.app.nav.view.route, hand.app.nav.view.at.game) == ("rules", game)
        hand.app.nav.up()
