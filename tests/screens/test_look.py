"""Registered states in telling forms: nothing clipped, overlapping, pale, small or raw.

Every fifth state is looked at in two of them, the next in others; the soak of the looks takes
every state in every form.
`python -m tools.shots` takes pictures.
"""

import os
import random
from itertools import product

import pytest

from companion.i18n import PSEUDO, SOURCE
from tests.screens.check import findings
from tests.screens.states import all_states

SIZES = {
    "landscape": (1280, 800),
    "split": (860, 640),
    "portrait": (800, 1280),
    "phone": (411, 823),
}
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
AT_ONCE = 2
"""How many of them a state is looked at in."""
ALL_FORMS = tuple(product((PSEUDO, "fr", "en"), SIZES, (80, 100, 160, 200)))
EVERY = 8
"""Of the states; the soak looks at the others too."""
SOAKED = os.environ.get("LOOM_LOOK", "")
"""How many states a soak looks at in all forms, and its seed."""
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
        hand.settle(40)
        found.update(findings(hand, language == PSEUDO))
    return [f"{size} {text} % {language}: {finding}" for finding in sorted(found)]


def forms(number):
    """Some of the telling ones, others for each state; or all."""
    if SOAKED:
        return ALL_FORMS
    first = number // EVERY * AT_ONCE
    return tuple(FORMS[(first + after) % len(FORMS)] for after in range(AT_ONCE))


def states():
    """All of them by number; of a soak as many as it says, at random."""
    numbered = [pytest.param(*one, id=one[1].name) for one in enumerate(all_states())]
    if not SOAKED:
        return numbered[::EVERY]
    count, seed = map(int, SOAKED.split())
    return random.Random(seed).sample(numbered, min(count, len(numbered)))


@pytest.mark.parametrize(("number", "state"), states())
def test_nothing_is_wrong_with(number, state, start, caplog):
    hand = start(language=SOURCE)
    hand.app.i18n.speak(PSEUDO)
    state.reach(hand)
    found = [
        line
        for form in forms(number)
        for line in look(hand, form)
        if not any(word in line for word in state.skip)
    ]
    found += [line for line in caplog.messages if "too much iteration" in line]

    assert not found, "\n".join(["", *found])
