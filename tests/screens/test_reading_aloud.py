"""Read aloud: what to do now, what the bots do, an entry; nothing where it is not switched on."""

import pytest

from companion.describe.surface import ALOUD
from companion.games.tapestry.bots.view_steps import steps_of
from companion.lookup.ports import rules_of
from screens.reading_aloud import spoken
from tests.screens.page_hand import faults_of, places, shown, touch
from tests.screens.states.tapestry import at, bots_turn, my_turn


class Voice:
    """Hears what is said."""

    def __init__(self):
        self.said = []

    def can_speak(self):
        return True

    def hush(self):
        self.said.append(("", ""))

    def say(self, text, language):
        self.said.append((text, language))


@pytest.fixture
def listening(hand):
    hand.app.speech = Voice()
    hand.app.choices.change(read_aloud=True)
    return hand


def test_what_to_do_now_is_read_at_a_touch(listening):
    at("setup", steps=0)(listening)
    listening.settle()
    touch(listening, "aloud")
    ((text, language),) = listening.app.speech.said

    assert listening.say("tapestry.name.setup_item.board_small").rstrip(".") in text
    assert language == "en"


def test_the_table_is_read(listening):
    at(steps=0)(listening)
    listening.settle()

    assert len(spoken(listening.app).split()) > 5
    assert "[" not in spoken(listening.app)


def test_the_step_of_the_bots_is_read(listening):
    bots_turn()(listening)
    listening.settle()

    text = spoken(listening.app)
    step = steps_of(listening.app.bridge.session.last)[0]
    assert listening.app.i18n.words.text(step.text).rstrip(" .:") in text


def test_an_entry_is_read(listening):
    at(steps=0)(listening)
    listening.app.help("income")
    listening.settle()

    assert len(spoken(listening.app).split()) > 5
    assert "[" not in spoken(listening.app)


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (411, 823)])
def test_a_page_has_its_loudspeaker_and_reads_itself(listening, size):
    listening.turn(*size)
    my_turn()(listening)
    listening.settle()
    assert faults_of(listening) == []
    touch(listening, ALOUD)
    ((text, _language),) = listening.app.speech.said

    assert len(text.split()) > 5


def test_an_entry_above_the_table_is_read_instead_of_it(listening):
    my_turn()(listening)
    listening.settle()
    listening.app.help("rule.tie")
    listening.settle()
    touch(listening, ALOUD)
    ((text, _language),) = listening.app.speech.said

    answer = rules_of("tapestry").entry("rule.tie").answer
    assert listening.app.i18n.say(answer).rstrip(".") in text


def test_no_page_has_one_before_it_is_wanted(hand):
    my_turn()(hand)
    hand.settle()

    assert ALOUD not in shown(hand).page.acts
    assert not any(met.hit.does == ALOUD for met in places(hand))
