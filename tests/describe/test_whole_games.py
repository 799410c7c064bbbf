"""Any game is played by touching its plain page, in every form, and no page has a fault."""

import random

import pytest

from companion.describe.letters import shown
from companion.describe.lint import faults
from companion.describe.showing import Showing
from companion.describe.surface import Surface
from companion.errors import LoomError
from companion.games import GAMES
from companion.i18n import Words
from companion.pages.plain import table
from companion.resources import data_dir
from tests.describe.desks import FORMS, TEXTS, a_desk

ASIDE = {"back", "log", "undo", "redo", "leave", "answer_back", "final"}
TYPED = ("Ann", "Zoé 3", "12")
STEPS = 60


def surfaces(rng):
    """Another window, another text, another language each time."""
    words = {one: Words(data_dir() / "text", one) for one in ("en", "fr")}
    while True:
        spoken = words[rng.choice(("en", "fr"))]

        def say(what, spoken=spoken):
            return shown(spoken.text(what) if hasattr(what, "key") else str(what))

        yield Surface(*rng.choice([*FORMS.values()]), say, rng.choice(TEXTS), spoken.language)


@pytest.mark.parametrize("game_id", [one.id for one in GAMES])
def test_touch_after_touch(game_id):
    rng = random.Random(game_id)
    desk, every = a_desk(game_id, "1"), surfaces(rng)
    showing = Showing(lambda surface: table(desk, surface))
    looked = 0
    for _ in range(STEPS):
        surface = next(every)
        showing.show(surface)
        assert list(faults(showing.page, showing.pieces, surface)) == []
        looked += 1
        touches = sorted(showing.page.acts.keys() - ASIDE)
        try:
            if showing.page.typed and rng.random() < 0.5:
                showing.typed(next(iter(showing.page.typed)), rng.choice(TYPED))
            else:
                showing.touch(rng.choice(touches or ["leave"]))
        except LoomError:  # refused in words: the page stands
            continue

    assert looked == STEPS
