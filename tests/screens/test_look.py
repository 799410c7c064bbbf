"""Every registered state in every form: nothing clipped, overlapping, pale, small or raw."""

import pytest

from companion.i18n import PSEUDO, SOURCE
from tests.screens.check import findings
from tests.screens.states import all_states

SIZES = {"landscape": (1280, 800), "portrait": (800, 1280), "phone": (411, 823)}
TEXTS = {PSEUDO: (80, 100, 160, 200), "fr": (100, 200), "en": (100,)}
BOTH_THEMES = 100


def look(hand, size, text, language):
    """What is wrong when it is shown so."""
    hand.turn(*SIZES[size])
    hand.app.choices.change(text_size=text)
    hand.app.i18n.speak(language)
    found = set()
    for theme in ("dark", "light") if text == BOTH_THEMES else ("dark",):
        hand.app.theme.choice = theme
        hand.settle()
        found.update(findings(hand, language == PSEUDO))
    return [f"{size} {text} % {language}: {finding}" for finding in sorted(found)]


@pytest.mark.parametrize("language", TEXTS)
@pytest.mark.parametrize("state", all_states(), ids=lambda state: state.name)
def test_nothing_is_wrong_with(state, language, start):
    hand = start(language=SOURCE if language == PSEUDO else language)
    hand.app.i18n.speak(language)
    state.reach(hand)
    found = [
        line
        for size in SIZES
        for text in TEXTS[language]
        for line in look(hand, size, text, language)
        if not any(word in line for word in state.skip)
    ]

    assert not found, "\n".join(["", *found])
