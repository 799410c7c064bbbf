"""Read aloud: what to do now, what the bots do, an entry; nothing where it is not switched on."""

import pytest

from companion.games.tapestry.bots.view_steps import steps_of
from screens.reading_aloud import spoken
from screens.widgets.controls.button import IconButton
from tests.screens.states.tapestry import at, bots_turn


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


def speakers(hand):
    bar = hand.app.nav.view.children[-1]
    return [
        each
        for each in bar.walk()
        if isinstance(each, IconButton) and each.icon == "speaker" and each.shown
    ]


def test_no_loudspeaker_stands_there_before_it_is_wanted(hand):
    hand.settle()

    assert speakers(hand) == []


def test_what_to_do_now_is_read_at_a_touch(listening):
    at("setup", steps=0)(listening)
    listening.settle()
    (speaker,) = speakers(listening)
    listening.tap(speaker)
    ((text, language),) = listening.app.speech.said

    state = listening.app.bridge.state
    now = listening.app.bridge.session.game.where_were_we(state)
    assert listening.app.i18n.words.text(now[0]).rstrip(" .:") in text
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
