"""Cards found and named by touches: by an icon, in another language, one copy at a time."""

from companion.games.imperium.catalogue import called
from screens.games.imperium.reading import RowReader
from screens.widgets.asking.counter import HoldButton
from screens.widgets.controls.field import Field
from tests.screens.imperium import play
from tests.screens.imperium.fingers import Fingers
from tests.screens.imperium.test_solo_game import type_number
from tests.screens.page_hand import places, touch

SCANDINAVIA, SCROLL = "vikings.scandinavia", "utopians.sacred_scroll"


def names_shown(hand):
    shown = (met.hit for met in places(hand) if met.hit.does.startswith("card."))
    return [one.says.partition(" ·")[0] for one in shown]


def test_an_icon_leaves_the_cards_that_show_it(start):
    finger = Fingers(start())
    play.begun(finger.hand, names=True)
    finger.hand.settle()
    for place in ("part.common", "line.market", "shows.tributary"):
        touch(finger.hand, place)
    tributaries = names_shown(finger.hand)
    touch(finger.hand, "shows.tributary")

    assert "Armenians" in tributaries
    assert "Agriculture" not in tributaries
    assert "Agriculture" in names_shown(finger.hand)


def test_a_french_name_is_offered_once_and_used_from_then_on(start):
    finger = Fingers(start(language="fr"))
    play.named(finger.hand, civ="vikings", mine="romans")
    finger.hand.settle()
    say = finger.hand.app.i18n.say
    finger.chip(say(called(SCANDINAVIA)))
    finger.option("region")
    finger.button("imperium.naming.tell_name", card=called(SCANDINAVIA))
    next(finger.hand.all(Field)).text = "Scandinavie du Nord"
    finger.button("kit.take")

    assert say(called(SCANDINAVIA)) == "Scandinavie du Nord"
    assert "Scandinavie du Nord" in say(finger.bridge.session.last.label)
    finger.hand.app.nav.go("rules", game="imperium")
    finger.hand.settle()


def test_a_copy_that_was_lost_is_touched_off(start):
    finger = Fingers(start())
    play.scoring(finger.hand, names=True, mine="utopians", both_boxes=True)
    finger.hand.settle()
    rows = reversed(finger.view.ids.middle.children[0].ids.lines.children)
    finger.touch(next(row for row in rows if getattr(row, "line", None) and row.line.id == "power"))
    copy = finger.say("imperium.yours.copy", card=called(SCROLL), copy=5)
    finger.chip(copy)
    before = finger.bridge.session.last
    finger.button("kit.take")
    assert finger.bridge.session.last is before  # nobody has said how many Unrest there are
    finger.touch(next(finger.hand.all(HoldButton, icon="minus")))
    finger.button("kit.take")

    for _ in range(12):
        if finger.bridge.question is not None:
            finger.bridge.answer(getattr(finger.bridge.question, "ids", (0,))[0])
    command = finger.bridge.session.last.command
    assert command.cards.count(SCROLL) == 4


class TestRowsOnly:
    def begun(self, start):
        finger = Fingers(start())
        finger.hand.app.nav.go("imperium/new")
        finger.hand.settle()
        finger.chip(finger.name("nation", "greeks"), finger.view.ids.mine)
        finger.button("imperium.naming.rows_only")
        return finger

    def test_from_the_first_card_to_the_shelf(self, start):
        finger = self.begun(start)
        before = finger.touches
        finger.chip("Dalmatia")
        assert (finger.touches - before, finger.bridge.question) == (1, None)
        assert finger.view.answer.startswith("4  ")
        finger.chip("1  Attack")
        finger.touch(finger.hand.find(icon="undo"))
        assert finger.bridge.state.read == ("romans.dalmatia",)
        finger.button("imperium.rows_only.end")
        finger.button("imperium.offer.won")
        type_number(finger, 61)
        type_number(finger, 54)
        assert isinstance(finger.view, RowReader)
        finger.button("imperium.rows_only.keep")

        assert finger.view.route == "past_game"
        assert [row.game for row in finger.hand.app.library.finished] == ["imperium_rows"]
