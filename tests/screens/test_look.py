"""Every registered state in the telling forms: nothing clipped, overlapping, pale, small or raw.

`python -m tools.shots` takes pictures of all of them; `LOOM_LOOK=all` looks at every form here too.
"""

import os
from itertools import product

import pytest

from companion.i18n import PSEUDO, SOURCE
from tests.screens.check import findings
from tests.screens.states import all_states

SIZES = {"landscape": (1280, 800), "portrait": (800, 1280), "phone": (411, 823)}
FORMS = (
    (PSEUDO, "landscape", 80),
    (PSEUDO, "landscape", 160),
    (PSEUDO, "portrait", 100),
    (PSEUDO, "portrait", 200),
    (PSEUDO, "phone", 100),
    (PSEUDO, "phone", 200),
    ("fr", "landscape", 100),
    ("fr", "phone", 160),
    ("en", "landscape", 200),
    ("en", "phone", 100),
)
"""The longest words where they are tightest, and each language as it is shown."""
ALL_FORMS = tuple(product((PSEUDO, "fr", "en"), SIZES, (80, 100, 160, 200)))
BOTH_THEMES = ("fr", "landscape", 100)


def look(hand, form):
    """What is wrong when it is shown so."""
    language, size, text = form
    hand.turn(*SIZES[size])
    hand.app.choices.change(text_size=text)
    hand.app.i18n.speak(language)
    found = set()
    for theme in ("light", "dark") if form == BOTH_THEMES else ("dark",):
        hand.app.theme.choice = theme
        hand.settle()
        found.update(findings(hand, language == PSEUDO))
    return [f"{size} {text} % {language}: {finding}" for finding in sorted(found)]


def forms():
    """The telling ones, or all."""
    return ALL_FORMS if os.environ.get("LOOM_LOOK") == "all" else FORMS


@pytest.mark.parametrize("state", all_states(), ids=lambda state: state.name)
def test_nothing_is_wrong_with(state, start, caplog):
    hand = start(language=SOURCE)
    hand.app.i18n.speak(PSEUDO)
    state.reach(hand)
    found = [
        line
        for form in forms()
        for line in look(hand, form)
        if not any(word in line for word in state.skip)
    ]
    found += [line for line in caplog.messages if "too much iteration" in line]

    assert not found, "\n".join(["", *found])
