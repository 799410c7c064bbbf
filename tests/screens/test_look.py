"""Every registered state in every form: nothing clipped, overlapping, pale, small or raw."""

import pytest

from companion.i18n import PSEUDO
from tests.screens.check import findings
from tests.screens.states import all_states

SIZES = {"landscape": (1280, 800), "portrait": (800, 1280), "phone": (411, 823)}
TEXTS = (80, 100, 160, 200)
LANGUAGES = ("en", "fr", PSEUDO)


def look(hand, size, text, language):
    """What is wrong when it is shown so, in both themes."""
    hand.turn(*SIZES[size])
    hand.app.choices.change(text_size=text)
    hand.app.i18n.speak(language)
    found = set()
    for theme in ("dark", "light"):
        hand.app.theme.choice = theme
        hand.settle()
        found.update(findings(hand, language == PSEUDO))
    return [f"{size} {text} % {language}: {finding}" for finding in sorted(found)]


@pytest.mark.parametrize("state", all_states(), ids=lambda state: state.name)
def test_nothing_is_wrong_with(state, start):
    found = []
    for size in SIZES:
        for language in LANGUAGES:
            hand = start(language=language if language != PSEUDO else "en")
            hand.turn(*SIZES[size])
            hand.app.i18n.speak(language)
            state.reach(hand)
            for text in TEXTS:
                found += look(hand, size, text, language)
            hand.stop()
            hand.app.library.close()
    found = [line for line in found if not any(word in line for word in state.skip)]

    assert found == []
