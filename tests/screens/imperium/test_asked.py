"""What is asked stays at the table: where in the step, a picture each, one way out."""

from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.games.imperium.commands.civ import RevealSlot
from screens.games.imperium.pay import open_pay
from screens.widgets.asking.counter import Counter
from screens.widgets.asking.question import OptionRow, ask_question
from screens.widgets.asking.trail import TrailStep
from screens.widgets.controls.button import Gold, Press
from tests.rise_and_fall.worlds import a_session
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


def test_below_a_sheet_the_table_stays_lit_and_nothing_is_gold(start):
    finger = Fingers(start())
    play.playing(finger.hand)
    finger.hand.settle()
    end = golds(finger.hand)[0]

    open_pay(finger.bridge.view)
    finger.hand.settle()
    sheet = finger.hand.app.nav.overlays[-1]
    assert not sheet.dims
    assert not end.raised

    sheet.close()
    assert end.raised


def test_a_price_begins_empty_and_is_not_paid_blind(start):
    finger = Fingers(start())
    play.playing(finger.hand)
    before = finger.bridge.state.you.tokens
    sheet = open_pay(finger.bridge.view)
    finger.hand.settle()
    counters = [one for one in sheet.walk() if isinstance(one, Counter)]
    gold = next(one for one in sheet.walk() if isinstance(one, Gold))

    finger.touch(gold)

    assert all(one.untold for one in counters)
    assert gold.reason
    assert finger.bridge.state.you.tokens == before

    finger.touch(counters[0].ids.plus)
    finger.touch(counters[0].ids.plus)

    assert not gold.reason
    assert [one.untold for one in counters] == [False, True, True]


def test_an_answer_that_names_somebody_has_their_shape_and_colour(start):
    hand = start()
    hand.app.bridge.begin("rise_and_fall", a_session(2).options)
    people = tuple(Option(one, Message("rise_and_fall.screen.told")) for one in ("p1", "p2"))

    ask_question(Choice("who", Message("rise_and_fall.ask.victim"), people), lambda _: None)
    rows = list(hand.all(OptionRow))

    assert [row.icon for row in rows] == ["shape-circle", "shape-square"]
    assert len({row.role for row in rows}) == 2
