"""What hands do before a question in the middle of a step is answered."""

from companion.games.tapestry.bots.commands import TakeBotsTurn
from companion.i18n import as_label
from screens.games.tapestry.question_sheets import ask
from screens.widgets.asking.question import MOST_TOLD
from screens.widgets.text.icon_line import IconLine
from tests.live.older import put_older


def test_a_card_that_tells_before_it_asks_is_followed(start, tmp_path):
    put_older(tmp_path, "tapestry", "solo_with_real_cards", 83)
    bridge = start().app.bridge
    bridge.open("tapestry-2026-01-01-1")

    bridge.do(TakeBotsTurn())
    bridge.answer("6")
    bridge.answer("7")

    assert bridge.question is not None
    assert bridge.told_ahead


def test_what_was_told_stands_above_the_answers_and_the_table_is_not_dimmed(start, tmp_path):
    put_older(tmp_path, "tapestry", "solo_with_real_cards", 83)
    hand = start()
    bridge = hand.app.bridge
    bridge.open("tapestry-2026-01-01-1")
    bridge.do(TakeBotsTurn())
    bridge.answer("6")
    bridge.answer("7")
    sheet = ask(bridge.question, bridge.answer, bridge.drop)
    hand.settle()
    told = [line.note for line in sheet.walk() if isinstance(line, IconLine)]

    assert told == [as_label(hand.app.i18n.say(one.text)) for one in bridge.told_ahead[-MOST_TOLD:]]
    assert not sheet.dims
