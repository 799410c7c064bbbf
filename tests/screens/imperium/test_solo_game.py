"""A whole solo game by touches alone, in both languages."""

import pytest

from companion.games.imperium.commands.keeping import KeepDeck
from screens.widgets.asking.number import NumberPad
from screens.widgets.asking.question import OptionRow
from tests.screens.imperium import play
from tests.screens.imperium.fingers import Fingers
from tests.screens.set_up_hand import walk

MARKET = ("region", "uncivilised", "civilised", "tributary", "region")
CARDS = ("region", "attack", "pinned", "barbarian", "unrest", "other", "fame", "tributary")
FIRST_ANSWERS = ("card", "no")
MOST_TAPS = 3


def fresh(finger):
    """From home to a table that is laid out."""
    finger.hand.app.nav.go("imperium/new")
    finger.hand.settle()
    finger.chip(finger.name("nation", "greeks"), finger.view.ids.mine)
    finger.chip(finger.name("level", "imperator"), finger.view.ids.levels)
    finger.touch(finger.view.ids.begin)
    assert finger.bridge.view.phase == "setup"
    lay(finger)


def lay(finger):
    assert finger.view.route == "imperium/setup"
    finger.page("tick")
    assert finger.bridge.state.laid_out == ("nation",)
    walk(finger.hand, lambda: "slot.1" in finger.page_acts())
    for category in MARKET:
        finger.page(f"kind.{category}")
    assert finger.bridge.view.market_laid
    walk(finger.hand)


def your_turn(finger, slot=2):
    """An Action, a Population more, and the clean-up."""
    finger.touch(finger.view.ids.now.children[0].ids.action.children[0].children[2])
    finger.gold()
    space = finger.bridge.view.market[slot - 1]
    what = finger.hand.app.i18n.say(space.what)
    finger.button("imperium.screen.on_space", slot=slot, what=what)


def civ_turn(finger, shown):
    """Its die, its cards, its clean-up; no card takes more touches than allowed."""
    most = 0
    compared(finger)
    finger.chip("6")
    while finger.bridge.view.phase == "civ_slots":
        before, slot = finger.touches, finger.bridge.view.civ.next_slot
        one_card(finger, next(shown))
        most = max(most, finger.touches - before)
        assert finger.bridge.view.civ.next_slot != slot or finger.bridge.view.phase != "civ_slots"
    finger.gold()
    answer_all(finger)
    return most


def compared(finger):
    """The words of the table that the booklet's owner is asked about, as we read them."""
    if finger.view.comparing:
        finger.gold()
    assert not finger.view.comparing


def one_card(finger, shows):
    """Loom turns over what it keeps; all else is named by whoever sees it."""
    if finger.bridge.state.civ.kept:
        finger.gold()
        answer_all(finger)
        return
    key = "other" if shows not in dict_of(finger) else shows
    finger.chip(dict_of(finger)[key], finger.view.ids.now.children[0].ids.shown)
    answer_all(finger)


def dict_of(finger):
    """What the chips say, by what they stand for."""
    return {one: text for one, text, _ in finger.view.ids.now.children[0].ids.shown.options}


def answer_all(finger):
    """The first answer that is any good."""
    while finger.bridge.question is not None:
        offered = [row.option_id for row in finger.hand.all(OptionRow)]
        if not offered:
            finger.bridge.answer(finger.bridge.question.ids[0])
            continue
        good = [one for one in FIRST_ANSWERS if one in offered]
        finger.option(good[0] if good else finger.bridge.question.guess or offered[0])


def type_number(finger, number):
    """On the pad that is open."""
    pad = next(finger.hand.all(NumberPad))
    for digit in str(number):
        finger.touch(next(key for key in pad.ids.board.children if key.text == digit))
    finger.button("kit.take")


def count_points(finger):
    for row in list(reversed(finger.view.ids.middle.children[0].ids.lines.children)):
        if getattr(row, "line", None) and row.line.typed and row.line.counted is None:
            finger.touch(row)
            named = finger.bridge.state.options.names
            if row.sheet.unnamed or (named and row.sheet.seat == "0"):
                finger.button("imperium.naming.by_hand")
            type_number(finger, 20 if row.sheet.seat == "0" else 5)
    finger.gold()


@pytest.mark.parametrize("language", ["fr"])
def test_a_whole_game(start, language):
    finger = Fingers(start(language=language, guard_next=False))
    fresh(finger)
    shown = iter(CARDS * 20)
    most = 0
    for number in range(3):
        your_turn(finger)
        most = max(most, civ_turn(finger, shown))
        finger.gold()
        if number == 0:
            finger.touch(finger.hand.find(icon="menu"))
            finger.button("imperium.reason.main_deck")
    assert finger.bridge.view.phase == "scoring"
    assert most <= MOST_TAPS
    count_points(finger)
    assert [row.seat for row in finger.bridge.result.rows] == ["0", "civ"]
    finger.gold()

    assert finger.view.route == "past_game"
    assert len(finger.hand.app.library.finished) == 1


def test_a_few_tokens_to_steal_are_answered_in_one_touch(start):
    finger = Fingers(start())
    play.its_turn(finger.hand, civ="vikings", counts_mine=False)
    finger.chip(dict_of(finger)["attack"], finger.view.ids.now.children[0].ids.shown)
    before = finger.touches
    finger.option("2")

    assert finger.touches == before + 1
    assert finger.bridge.state.civ.tokens.materials == 2


def test_undo_reaches_back_into_the_set_up(start):
    finger = Fingers(start(guard_next=False))
    fresh(finger)
    your_turn(finger)
    while finger.bridge.undo_text:
        finger.bridge.undo()

    assert finger.bridge.view.phase == "setup"
    assert not finger.bridge.view.market_laid


def test_a_game_left_in_a_question_is_asked_again(start, tmp_path):
    finger = Fingers(start(guard_next=False))
    fresh(finger)
    your_turn(finger)
    finger.bridge.do(KeepDeck(in_loom=False))
    compared(finger)
    finger.chip("6")
    finger.chip(dict_of(finger)["barbarian"], finger.view.ids.now.children[0].ids.shown)
    key = finger.bridge.question.key
    running = finger.bridge.running_id
    finger.hand.app.nav.home()
    finger.bridge.open(running)
    finger.hand.app.nav.go("imperium/table")
    finger.hand.settle()

    assert finger.bridge.question.key == key
    assert finger.view.ids.now.children[0].ids.text.text
