"""A language that is a folder in the home folder alone: the whole app speaks it, and nothing else.

Some of the registered states here; the soak looks at all of them.
"""

import os

import pytest

from companion.i18n import Words
from companion.resources import data_dir
from tests.screens.app_maker import an_app
from tests.screens.built_language import BUILT, build
from tests.screens.check import untranslated
from tests.screens.hand import Hand
from tests.screens.page_hand import place_of
from tests.screens.states import all_states

STATES = all_states()
EVERY = 28
"""Which of them are looked at here."""
SOAKED = os.environ.get("LOOM_BUILT", "")
"""How many a soak looks at."""


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    return build(data_dir() / "text", tmp_path_factory.mktemp("edited") / "text")


@pytest.fixture
def speaking(built, tmp_path):
    app = an_app(tmp_path)
    app.i18n.words = Words(data_dir() / "text", edited=built)
    hand = Hand(app).start()
    hand.app.i18n.speak(BUILT)
    yield hand
    hand.stop()


def looked_at():
    """Some of the states, or as many as a soak says."""
    return STATES[: int(SOAKED)] if SOAKED else STATES[::EVERY]


@pytest.mark.parametrize("state", looked_at(), ids=lambda state: state.name)
def test_every_word_comes_from_its_folder(state, speaking):
    assert speaking.app.i18n.lang == BUILT
    state.reach(speaking)
    speaking.settle()
    found = [one for one in untranslated(speaking) if not any(word in one for word in state.skip)]

    assert not found


def test_settings_offer_it_by_its_own_name(speaking):
    speaking.app.nav.go("settings")
    speaking.settle()

    assert place_of(speaking, f"language.{BUILT}").hit.says.startswith("‹Éñgl")
    assert place_of(speaking, "language.fr").hit.says == "Français"
