"""What is asked stays at the table: where in the step, a picture each, one way out."""

from companion.games.imperium.commands.civ import RevealSlot
from screens.widgets.asking.question import OptionRow
from screens.widgets.asking.trail import TrailStep
from screens.widgets.controls.button import Press
from tests.screens.imperium import play
from tests.screens.imperium.fingers import Fingers


def golds(hand):
    return [one for one in hand.all(Press) if one.kind == "gold" and one.shown and one.height > 1]


def test_a_question_stands_among_the_table(start):
    finger = Fingers(start())
    play.its_turn(finger.hand)
    finger.bridge.do(RevealSlot(1), {"slot.1.card": "barbarian"})
    finger.hand.settle()
    part = finger.view.ids.now.children[0]
    rows = list(finger.hand.all(OptionRow))

    assert part.ids.crumb.text.startswith(finger.hand.app.i18n.say(finger.bridge.doing))
    assert len(rows) == 6
    assert all(row.icon for row in rows)
    assert [step.stage for step in finger.hand.all(TrailStep)] == ["done", "now"]
    assert rows[0].icon == "imperium-region"
    assert not finger.hand.app.nav.overlays
    assert golds(finger.hand) == []

    finger.touch(part.ids.compare)
    assert not finger.hand.app.nav.overlays[-1].dims
    assert len(golds(finger.hand)) == 1
    finger.hand.key(27)

    out = finger.hand.find(Press, text=finger.say("kit.take_back"), shown=True)
    finger.touch(out)
    assert finger.bridge.question is None
    assert len(golds(finger.hand)) == 1


def test_what_the_step_has_done_so_far_shows_while_it_asks(start):
    finger = Fingers(start())
    play.named(finger.hand)
    before = finger.bridge.view.civ.piles
    finger.bridge.do(RevealSlot(1), {"slot.1.card": "romans.dalmatia"})

    assert finger.bridge.question is not None
    assert finger.bridge.view.civ.piles != before
    finger.bridge.drop()
    assert finger.bridge.view.civ.piles == before
