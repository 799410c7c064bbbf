"""How a state is looked at: the forms of the window, text sizes, themes and languages.

The whole product is 96 looks a state. `covering` takes 16 of them in which any two values of
different kinds (a form and a text size, a text size and a language, …) are seen together at least
once; another seed brings other threes and fours together.
"""

import random
from itertools import product
from typing import NamedTuple

from companion.i18n import PSEUDO

SIZES = {
    "landscape": (1280, 800),
    "split": (860, 640),
    "portrait": (800, 1280),
    "phone": (411, 823),
}
TEXTS = (80, 100, 160, 200)
THEMES = ("dark", "light")
LANGUAGES = (PSEUDO, "fr", "en")
TWICE = (0, 2, 3, 1)
"""Times two among four numbers that are added bit by bit."""


class Look(NamedTuple):
    """One way a state is shown."""

    language: str
    size: str
    text: int
    theme: str = "dark"


def covering(name: str, seed: int) -> list[Look]:
    """The looks of a state: four columns of a square of four, each pair of columns whole.

    What is open keeps the language it was opened in, so that comes first.
    """
    dice = random.Random(f"{seed} {name}")
    columns = [SIZES, TEXTS, THEMES * 2, (*LANGUAGES, dice.choice(LANGUAGES))]
    sizes, texts, themes, languages = (dice.sample([*each], 4) for each in columns)
    looks = (
        Look(languages[row ^ TWICE[column]], sizes[row], texts[column], themes[row ^ column])
        for row, column in product(range(4), repeat=2)
    )
    return sorted(looks, key=lambda one: one.language != PSEUDO)
