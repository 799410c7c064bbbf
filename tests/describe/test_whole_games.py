"""Any game is played by touching its plain page, in every form, and no page has a fault."""

import random

import pytest

from companion.core.journal import MemoryJournal
from companion.core.session import Session
from companion.describe.desk import Desk
from companion.describe.letters import shown
from companion.describe.lint import faults
from companion.describe.showing import Showing
from companion.describe.surface import Surface
from companion.errors import LoomError
from companion.games import GAMES, find_game
from companion.i18n import Words
from companion.pages.plain import table
from companion.resources import data_dir

FORMS = ((1280, 800), (860, 640), (800, 1280), (411, 823))
TEXTS = (0.8, 1.0, 1.3, 1.6, 2.0)
ASIDE = {"back", "log", "undo", "redo", "leave", "final"}
TYPED = ("Ann", "Zoé 3", "12")
STEPS = 60


class Hands:
    """What a page does goes straight to the session."""

    def __init__(self, session):
        self.do, self.answer, self.drop = session.do, session.answer, session.drop
        self.undo, self.redo = session.undo, session.redo

    def go(self, route):
        """Nowhere to go."""


def a_desk(game_id, seed):
    game = find_game(game_id)
    session = Session.begin(game, game.options_type(), MemoryJournal(), seed=seed)
    for command in game.at_once(session.options):
        session.do(command)
    return Desk(session, Hands(session))


def surfaces(rng):
    """Another window, another text, another language each time."""
    words = {one: Words(data_dir() / "text", one) for one in ("en", "fr")}
    while True:
        spoken = words[rng.choice(("en", "fr"))]

        def say(what, spoken=spoken):
            return shown(spoken.text(what) if hasattr(what, "key") else str(what))

        yield Surface(*rng.choice(FORMS), say, rng.choice(TEXTS), spoken.language)


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
