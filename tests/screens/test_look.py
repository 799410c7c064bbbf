"""Registered states in telling forms: nothing clipped, overlapping, pale, small or raw.

Every sixteenth state is looked at in two of them, the next in others; the soak of the looks takes
every state, and any two values together.
`python -m tools.shots` takes pictures.
"""

import os
from itertools import combinations, product

import pytest

from companion.i18n import PSEUDO, SOURCE
from tests.screens.check import findings
from tests.screens.looks import LANGUAGES, SIZES, TEXTS, THEMES, Look, covering
from tests.screens.states import all_states

FORMS = (
    Look(PSEUDO, "landscape", 80),
    Look(PSEUDO, "landscape", 160),
    Look(PSEUDO, "portrait", 100),
    Look(PSEUDO, "portrait", 200),
    Look(PSEUDO, "phone", 100),
    Look(PSEUDO, "phone", 200),
    Look("fr", "landscape", 100, "light"),
    Look("fr", "phone", 160),
    Look("en", "landscape", 200),
    Look("en", "phone", 100),
)
"""The longest words where they are tightest, and each language as it is shown."""
AT_ONCE = 2
"""How many of them a state is looked at in."""
EVERY = 16
"""Of the states; the soak looks at the others too."""
SOAKED = os.environ.get("LOOM_LOOK", "")
"""Which states a soak looks at, and its seed: first, last, seed."""


def look(hand, form):
    """What is wrong when it is shown so."""
    hand.turn(*SIZES[form.size])
    hand.app.choices.change(text_size=form.text)
    hand.app.i18n.speak(form.language)
    hand.app.theme.choice = form.theme
    hand.settle(40)
    shown = f"{form.size} {form.text} % {form.language} {form.theme}"
    return [f"{shown}: {each}" for each in sorted({*findings(hand, form.language == PSEUDO)})]


def forms(number, state):
    """Some of the telling ones, others for each state; or those in which all pairs are."""
    if SOAKED:
        return covering(state.name, int(SOAKED.split()[2]))
    first = number // EVERY * AT_ONCE
    return tuple(FORMS[(first + after) % len(FORMS)] for after in range(AT_ONCE))


def states():
    """Some of them by number; of a soak those it says."""
    numbered = [pytest.param(*one, id=one[1].name) for one in enumerate(all_states())]
    first, last, *_ = map(int, SOAKED.split()) if SOAKED else (0, 0)
    return numbered[first:last] if SOAKED else numbered[::EVERY]


@pytest.mark.parametrize("seed", range(3))
def test_any_two_values_are_seen_together(seed):
    looks = [(each.size, each.text, each.theme, each.language) for each in covering("home", seed)]
    kinds = tuple(SIZES), TEXTS, THEMES, LANGUAGES

    for one, other in combinations(range(4), 2):
        assert {(each[one], each[other]) for each in looks} == {*product(kinds[one], kinds[other])}


@pytest.mark.parametrize(("number", "state"), states())
def test_nothing_is_wrong_with(number, state, start, caplog):
    hand = start(language=SOURCE)
    hand.app.i18n.speak(PSEUDO)
    state.reach(hand)
    found = [
        line
        for form in forms(number, state)
        for line in look(hand, form)
        if not any(word in line for word in state.skip)
    ]
    found += [line for line in caplog.messages if "too much iteration" in line]

    assert not found, "\n".join(["", *found])
