"""The guide of each screen, the way to the rules, the first start, sounds."""

import wave

import pytest

from companion.core.game import BOTS, PERSON
from companion.pages.guide import guide_of
from companion.resources import data_dir
from screens.device.sounds import NAMES
from screens.games import screens_of
from screens.navigation import ROUTES
from screens.play.cues import DONE, YOURS, cue
from tests.screens.page_hand import place_of, places, says, shown, touch
from tests.screens.states.score_pad import begin
from tests.screens.states.tapestry import at, in_phase
from tests.screens.tapestry.player import Player

GAMES = ("tapestry", "imperium", "imperium_campaign", "rise_and_fall", "score_pad")
SAYS_ALL = (
    "error", "count", "licence", "backups", "bin", "set_aside", "arrivals", "plays", "taught",
    "left_out", "checked", "correcting", "sharing", "picture", "year", "owned",
)  # fmt: skip
"""Places that say all they have to say."""
NO_SCREENS = (
    "emblem",
    "hands",
    "shows_so_far",
    "view",
)


def routes():
    for game in GAMES:
        for name in screens_of(game):
            if name not in NO_SCREENS and not name.startswith("open."):
                yield f"{game}/{name}"
    yield from (route for route in ROUTES if route not in SAYS_ALL)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_screen_is_explained_in_two_sentences(start, language):
    words = start(language).app.i18n.words
    for route in routes():
        for key in (guide_of(route), f"{guide_of(route)}.hold"):
            assert words.has(key), key
        assert words.say(guide_of(route)).count(".") >= 1


def test_a_touch_on_the_name_of_a_screen_explains_it(hand):
    at("setup", 30)(hand)
    hand.settle()
    touch(hand, "guide")

    assert hand.say("tapestry.guide.setup") in says(hand)


def test_a_touch_on_the_name_of_a_page_explains_it(hand):
    at("bots", 30, until=in_phase("bots"))(hand)
    for place in ("bots", "table"):
        hand.app.nav.go(f"tapestry/{place}")
        hand.settle()
        touch(hand, "guide")

        assert hand.say(f"tapestry.guide.{place}") in says(hand)
        hand.app.nav.overlays[-1].dismiss()
        hand.settle()


@pytest.mark.parametrize("route", ["past", "rules", "score_pad/new", "score_pad/table"])
def test_any_page_is_explained_by_a_touch_on_its_name(hand, route):
    begin(hand, 2)
    hand.app.nav.go(route)
    hand.settle()
    touch(hand, "guide")

    assert hand.say(guide_of(route)) in says(hand)


def test_a_page_that_says_all_itself_has_no_guide(hand):
    hand.app.nav.go("left_out")
    hand.settle()

    assert "guide" not in [met.hit.does for met in places(hand)]


def test_the_rules_are_one_touch_away(hand):
    at("table", 30)(hand)
    for route in ("bots", "score", "setup", "capital"):
        hand.app.nav.go(f"tapestry/{route}")
        hand.settle()
        touch(hand, "rules")

        assert hand.app.nav.view.route == "rules"
        assert hand.app.nav.view.at.game == "tapestry"


def test_the_rules_are_in_the_menu_of_a_counted_sheet(hand):
    begin(hand, 2)
    hand.app.nav.go("score_pad/table")
    hand.settle()
    touch(hand, "menu")
    touch(hand, "go.rules")

    assert hand.app.nav.view.route == "rules"


def test_three_cards_at_the_first_start_are_shown_once(start):
    hand = start()
    hand.settle()
    touch(hand, "begin")
    hand.app.nav.home()
    hand.settle()

    assert place_of(hand, "new.tapestry")
    assert hand.app.choices.now.welcomed


def test_sounds_are_short_and_off_at_first(hand):
    assert not hand.app.has_sounds
    for name in NAMES:
        with wave.open(str(data_dir() / "sounds" / f"{name}.wav")) as file:
            assert file.getnframes() / file.getframerate() < 0.5


def test_what_is_heard():
    assert cue(PERSON, BOTS) == BOTS
    assert cue(BOTS, PERSON) == YOURS
    assert cue("", "") == DONE
    assert cue(BOTS, BOTS) == DONE


def test_a_step_is_heard_once_where_sounds_are_wanted(hand):
    played = []
    hand.app.sounds.play = played.append
    at("table", 0)(hand)
    command = hand.app.bridge.view.income.command()
    hand.app.bridge.do(command)
    assert played == []
    hand.app.choices.change(sounds=True)
    hand.app.bridge.undo()
    hand.app.bridge.do(command)

    assert played == [DONE]


def lesson(hand):
    """The line below the bar; empty without one."""
    line = hand.app.lesson.line(hand.app.nav.view.route)
    return hand.app.i18n.say(line.said) if line else ""


def test_the_practice_round_explains_each_moment(start, monkeypatch):
    hand = start(guard_next=False)
    hand.settle()
    heard, line = [], hand.app.lesson.line

    def listen(route):
        said = line(route)
        heard.append(hand.app.i18n.say(said.said) if said else "")
        return said

    monkeypatch.setattr(hand.app.lesson, "line", listen)
    touch(hand, "practise")
    hand.settle()
    player = Player(hand)
    for _ in range(40):
        if "lesson.leave" not in shown(hand).page.acts:
            player.answer_all()
            player.step()
    hand.settle()

    assert lesson(hand) in says(hand)
    wanted = ("first", "income", "to_bots", "bots_income", "turn", "bots", "end")
    assert {hand.say(f"tapestry.lesson.{one}") for one in wanted} <= set(heard)
    touch(hand, "lesson.leave")
    assert hand.app.nav.view.route == "home"
    assert len(hand.app.library.bin) == 1


def test_the_line_of_practice_stands_below_the_bar_and_above_all_else(start):
    hand = start()
    hand.settle()
    touch(hand, "practise")
    hand.settle()
    tops = {piece.key.split("/")[1]: piece.y for piece in reversed(shown(hand).pieces)}

    assert (
        tops["bar"]
        < tops["lesson"]
        < min(top for key, top in tops.items() if key not in ("bar", "lesson"))
    )
