"""The rules as a page: asked, read, led on from, told, filled with one sentence."""

from datetime import UTC, datetime

import pytest

from companion.describe.lint import faults
from companion.describe.showing import Showing
from companion.library.library import Library
from companion.lookup.answers import Playing
from companion.lookup.ports import port_of
from companion.pages.looking_up import LookUp, found_under, games_with_rules
from companion.pages.rules import rules
from tests.describe.desks import LOOKS, WHOLE, a_surface, all_pieces

EVENING = datetime(2026, 11, 18, 20, 30, tzinfo=UTC)
ASKED = ("who wins a tie", "conquer", "automa", "zzzz", "where does the automa explore")


@pytest.fixture
def library(tmp_path):
    one = Library.open(tmp_path, lambda: EVENING)
    yield one
    one.close()


@pytest.fixture
def left():
    return []


@pytest.fixture
def at(library, left):
    return LookUp(library, "tapestry", lambda: left.append(True))


class Hand:
    """Touches and types on the page, and finds no fault on any."""

    def __init__(self, at, surface=None):
        self.surface = surface or a_surface()
        self.showing = Showing(lambda surface: rules(at, surface))
        self.look()

    def look(self):
        self.showing.show(self.surface)
        found = list(faults(self.showing.page, self.showing.pieces, self.surface))
        assert found == []

    def touch(self, does):
        assert self.showing.touch(does), sorted(self.showing.page.acts)
        self.look()

    def type(self, text):
        self.showing.page.typed["find"](text)
        self.look()

    def says(self):
        from companion.describe.lines import lines

        return [one.text for one in lines(self.showing.page, self.surface)]


@pytest.mark.parametrize("number", range(len(LOOKS)))
def test_nothing_is_cut_in_any_window(library, number):
    form, text, language = LOOKS[number]
    games = [*games_with_rules()]
    for game in games if WHOLE else games[number % len(games) :][:1]:
        at = LookUp(library, game, lambda: None)
        hand = Hand(at, a_surface(form, text, language))
        for asked in ASKED:
            hand.type(asked)
        for kind in at.rules.kinds[:2]:
            at.opens_drawer(kind.id)()
            hand.look()
            at.open_entry(at.rules.of_kind(kind.id)[0].id)
            hand.look()


def test_what_is_asked_is_answered_beside_the_list_at_once(at):
    hand = Hand(at)
    hand.type("who wins a tie")

    assert at.shown[0].entry.id == "rule.tie"
    assert a_surface().say(at.shown[0].sentence) in hand.says()


def test_two_sentences_that_answer_together_stand_on_two_papers(at):
    hand = Hand(at)
    hand.type("where does the automa explore")

    assert {"larger.R-expl-1", "larger.R-expl-2"} <= hand.showing.page.acts.keys()


def test_a_phone_answers_under_the_line_and_its_name_leads_to_the_entry(at):
    hand = Hand(at, a_surface("phone", 1.6, "fr"))
    hand.type("où l’automa explore")

    assert {"larger.R-expl-1", "larger.R-expl-2"} <= hand.showing.page.acts.keys()

    hand.touch("entry.R-expl-1")

    assert at.trail[-1].entry.id == "R-expl-1"


def test_words_are_searched_once_for_a_page(at, monkeypatch):
    at.type("who wins a tie")
    found = at.found
    monkeypatch.setattr(type(at.rules), "answers", None)

    Hand(at)

    assert at.found is found


def test_the_field_has_the_cursor_until_something_is_read(at):
    hand = Hand(at)
    assert [one.typed.focused for one in all_pieces(hand.showing.pieces) if one.typed] == [True]

    hand.type("barn")
    hand.touch("entry.landmark.barn")

    assert [one.typed.focused for one in all_pieces(hand.showing.pieces) if one.typed] == [False]


def test_back_goes_through_what_was_read_and_then_out(at, left):
    hand = Hand(at)
    hand.type("barn")
    hand.touch("entry.landmark.barn")
    next_one = at.rules.entry("landmark.barn").see[0]
    hand.touch(f"see.{next_one}")
    assert [one.entry.id for one in at.trail] == ["landmark.barn", next_one]

    for _ in range(2):
        hand.touch("back")
    assert at.trail == ()
    assert at.typed == "barn"
    hand.touch("back")
    assert not at.typed
    assert left == []
    hand.touch("back")
    assert left == [True]


def test_a_pictogram_in_a_sentence_leads_to_its_own_entry(at):
    hand = Hand(at)
    at.open_entry("space.military.1")
    hand.look()
    led = [does for does in hand.showing.page.acts if does.startswith("see.icon.")]

    assert led
    hand.touch(led[0])
    assert at.trail[-1].entry.id == led[0].removeprefix("see.")


def test_a_touch_fills_the_screen_with_the_sentence(at):
    hand = Hand(at)
    at.open_entry("rule.tie")
    hand.look()
    hand.touch("larger.rule.tie")

    assert at.large
    assert len(hand.says()) == 2
    hand.touch("back")
    assert not at.large
    assert at.trail


def test_what_is_pinned_is_kept_and_stands_first(at, library):
    hand = Hand(at)
    at.open_entry("rule.tie")
    hand.look()
    hand.touch("pin")
    assert library.settings.rules_pinned == ("tapestry:rule.tie",)

    for _ in range(2):
        at.back()
        if not at.trail:
            break
    hand.look()
    assert "entry.rule.tie" in hand.showing.page.acts
    at.open_entry("rule.tie")
    hand.look()
    hand.touch("pin")
    assert library.settings.rules_pinned == ()


def test_a_note_of_ones_own_is_kept_and_an_empty_one_is_none(at, library):
    hand = Hand(at)
    at.open_entry("rule.tie")
    hand.look()
    hand.touch("tell.note.rule.tie")
    hand.showing.page.typed["answer"]("We share it")
    hand.look()
    hand.touch("answer")

    assert library.house_facts.get("tapestry", "note.rule.tie") == "We share it"
    assert any("We share it" in said for said in hand.says())
    hand.touch("tell.note.rule.tie")
    hand.touch("leave_it")
    assert library.house_facts.get("tapestry", "note.rule.tie") == "We share it"


def test_boxes_that_are_not_played_answer_nothing(library):
    at = LookUp(library, "tapestry", lambda: None, Playing(boxes=()))
    at.type("masterpiece")

    assert at.found
    assert not any(one.entry.expansion for one in at.found)


def test_another_game_is_a_touch_away(at):
    hand = Hand(at)
    hand.touch("game.imperium")

    assert at.game == "imperium"


@pytest.mark.parametrize(
    ("topic", "game", "entry"),
    [
        ("R-track-2", "tapestry", "R-track-2"),
        ("icon.track-science", "tapestry", "track.science"),
        ("imperium/nation.romans", "tapestry", "nation.romans"),
        ("icon.imperium-progress", "imperium_campaign", "term.progress"),
        ("icon.nothing|words", "tapestry", None),
    ],
)
def test_what_is_held_opens_its_own_entry_and_words_are_not_guessed_by(topic, game, entry):
    found = found_under(topic, game)

    assert (found and found.id) == entry


def test_a_number_that_nobody_knows_begins_empty_and_waits(library):
    at = LookUp(library, "rise_and_fall", lambda: None)
    hand = Hand(at)
    entry = next(one for one in at.rules.entries if "bank.gold" in one.tellable)
    at.open_entry(entry.id)
    hand.look()
    hand.touch("tell.bank.gold")
    assert "answer" not in hand.showing.page.acts

    hand.touch("digit.1")
    hand.touch("answer")

    assert library.house_facts.get("rise_and_fall", "bank.gold") == 1


@pytest.mark.parametrize("game", games_with_rules())
def test_everything_that_has_another_name_at_the_table_has_its_entry(game):
    held = getattr(port_of(game), "HELD", {})

    assert held
    for topic, entry in held.items():
        assert found_under(f"{topic}|any words", game).id == entry


def test_a_footprint_is_drawn_where_it_is_looked_up(library):
    at = LookUp(library, "tapestry", lambda: None)
    hand = Hand(at)
    entry = next(one for one in at.rules.entries if "footprint.bridge" in one.tellable)
    at.open_entry(entry.id)
    hand.look()
    hand.touch("tell.footprint.bridge")
    hand.touch("plot.0.0")
    hand.touch("plot.0.1")
    hand.touch("answer")

    assert library.house_facts.get("tapestry", "footprint.bridge") == "XX"
