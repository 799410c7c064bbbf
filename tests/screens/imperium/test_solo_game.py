"""A whole solo game by touches alone, in both languages."""

import pytest

from companion.errors import NotKept
from companion.games.imperium.commands.civ import RevealSlot
from companion.games.imperium.commands.yours import EndYourTurn
from companion.games.imperium.rules.scoring import missing
from companion.library.facts import HouseFacts
from tests.screens.imperium import play
from tests.screens.imperium.fingers import Fingers
from tests.screens.new_game_hand import begin, choose, open_new
from tests.screens.page_hand import touch
from tests.screens.set_up_hand import walk

MARKET = ("region", "uncivilised", "civilised", "tributary", "region")
CARDS = ("region", "attack", "pinned", "barbarian", "unrest", "other", "fame", "tributary")
FIRST_ANSWERS = ("card", "no")
MOST_TAPS = 3


def fresh(finger):
    """From home to a table that is laid out."""
    open_new(finger.hand, "imperium")
    choose(finger.hand, **{"nation.1": "greeks", "level": "imperator"})
    begin(finger.hand)
    assert finger.bridge.view.phase == "setup"
    lay(finger)


def lay(finger):
    assert finger.view.route == "imperium/setup"
    finger.page("tick")
    assert finger.bridge.state.laid_out == ("nation",)
    walk(finger.hand, lambda: "slot.1" in finger.page_acts())
    for category in MARKET:
        finger.page(f"kind.{category}")
    assert all(one.categories for one in finger.bridge.state.market.spaces)
    walk(finger.hand)


def your_turn(finger, slot=2):
    """An Action, and the clean-up."""
    finger.page("action.2")
    finger.page("go")
    finger.page(f"answer.{slot}")


def civ_turn(finger, shown):
    """Its die, its cards, its clean-up done; no card takes more touches than allowed."""
    most = 0
    while finger.bridge.question is not None or "more" not in finger.page_acts():
        before = finger.touches, len(finger.bridge.session.entries)
        goes_on(finger, shown)
        done = len(finger.bridge.session.entries) - before[1]
        most = max(most, (finger.touches - before[0]) / max(1, done))
    return most


def goes_on(finger, shown):
    """Gold, or the first answer that is any good."""
    acts = finger.page_acts()
    if "compared" in acts:
        finger.page("compared")
    elif finger.bridge.question is not None:
        answer(finger, acts)
    elif "go" in acts:
        finger.page("go")
    else:
        wanted = f"shows.{next(shown)}"
        finger.page(wanted if wanted in acts else "shows.other")


def answer(finger, acts):
    """One that is good, or the first that can be touched."""
    begins = ("answer.", "name.", "joined.")
    offered = [one for one in acts if one.startswith(begins)]
    good = [one for one in (f"answer.{each}" for each in FIRST_ANSWERS) if one in offered]
    finger.page((good or offered)[0])


def type_number(finger, number):
    """On the pad of the page."""
    for digit in str(number):
        finger.page(f"digit.{digit}")
    finger.page("answer")


def count_points(finger):
    """Every line that nobody has counted."""
    for seat, line in missing(finger.bridge.state):
        finger.page(f"line.{seat}.{line}")
        type_number(finger, 20 if seat == "0" else 5)
    finger.page("close_score")


@pytest.mark.parametrize("language", ["fr"])
def test_a_whole_game(start, language):
    finger = Fingers(start(language=language, guard_next=False))
    fresh(finger)
    shown = iter(CARDS * 20)
    most = 0
    for number in range(3):
        your_turn(finger)
        most = max(most, civ_turn(finger, shown))
        finger.page("go")
        if number == 0:
            scoring_triggered(finger)
    assert finger.bridge.view.phase == "scoring"
    assert most <= MOST_TAPS
    count_points(finger)
    assert [row.seat for row in finger.bridge.result.rows] == ["0", "civ"]
    finger.page("keep")

    assert finger.view.route == "past_game"
    assert len(finger.hand.app.library.finished) == 1


def scoring_triggered(finger):
    """The Main deck has run out: said in the menu."""
    finger.page("menu")
    finger.page("the_end")
    finger.page(next(one for one in finger.page_acts() if one.endswith("scoring.main_deck")))


def test_undo_reaches_back_into_the_set_up(start):
    finger = Fingers(start(guard_next=False))
    fresh(finger)
    your_turn(finger)
    while finger.bridge.undo_text:
        finger.bridge.undo()

    assert finger.bridge.view.phase == "setup"
    assert not all(one.categories for one in finger.bridge.state.market.spaces)


def test_a_game_left_in_a_question_is_asked_again(start):
    finger = Fingers(start(guard_next=False))
    play.its_turn(finger.hand)
    finger.bridge.do(RevealSlot(1), {"slot.1.card": "barbarian"})
    key = finger.bridge.question.key
    running = finger.bridge.running_id
    finger.hand.app.nav.home()
    finger.bridge.open(running)
    finger.hand.app.nav.go("imperium/table")
    finger.hand.settle()

    assert finger.bridge.question.key == key
    assert any(one.startswith("answer.") for one in finger.page_acts())


def test_words_of_the_booklet_that_cannot_be_kept_do_not_bar_the_way(start, monkeypatch):
    def refuse(*_args):
        raise NotKept("imperium.broken.no_folder")

    finger = Fingers(start(guard_next=False))
    play.playing(finger.hand, civ="egyptians", mine="romans")
    finger.bridge.do(EndYourTurn(2))
    finger.hand.settle()
    monkeypatch.setattr(HouseFacts, "set", refuse)
    finger.page("compared")

    assert "compared" not in finger.page_acts()


class TestTheEnd:
    """It is kept, and at once played again or given away."""

    def test_again(self, hand):
        play.over(hand)
        hand.settle(30)
        touch(hand, "again")
        hand.settle(30)

        assert len(hand.app.library.finished) == 1
        assert hand.app.bridge.game_id == "imperium"
        assert hand.app.bridge.session.entries == ()

    def test_as_a_picture(self, hand):
        play.over(hand)
        hand.settle(30)
        touch(hand, "picture")
        hand.settle(30)

        assert len(hand.app.library.finished) == 1
        assert hand.app.nav.view.route == "picture"
