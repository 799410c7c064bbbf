"""Rules put right since a game was begun: said once where it is opened again."""

from companion.core.amendments import edition
from companion.core.journal import FileJournal, pack_lines
from companion.games import find_game
from companion.games.rise_and_fall.options import Options
from tests.library.makers import journal_of
from tests.screens.page_hand import says, touch

EXTINCT = "rise_and_fall.amended.extinct_first"


def begun_before(hand):
    """A running game as a version of before has left it."""
    app = hand.app
    app.bridge.begin("rise_and_fall", Options())
    path = journal_of(app.library, app.bridge.running_id)
    app.bridge.close()
    lines = FileJournal(path, readonly=True).lines
    assert lines[0]["head"].pop("rules") == edition(find_game("rise_and_fall"))
    path.write_bytes(pack_lines(lines))
    app.nav.home()
    hand.settle()


def told(hand):
    """What the sheet says that opens with the table."""
    hand.app.guards_next = False
    touch(hand, "go_on")
    said = says(hand)
    touch(hand, "play_on")
    hand.app.bridge.close()
    hand.app.nav.home()
    hand.settle()
    return said


def test_a_game_of_before_says_what_holds_from_here_on_once(hand):
    begun_before(hand)
    first, second = told(hand), told(hand)

    assert f"• {hand.say(EXTINCT)}" in first
    assert hand.say("app.where.amended") in first
    assert hand.say("app.where.amended") not in second


def test_a_game_of_today_says_nothing(hand):
    hand.app.bridge.begin("rise_and_fall", Options())
    hand.app.bridge.close()
    hand.app.nav.home()
    hand.settle()

    assert hand.say("app.where.amended") not in told(hand)
