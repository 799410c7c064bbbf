"""Games open without a front end: a desk, hands that go straight to the session, windows."""

import os
import random
from contextlib import suppress
from itertools import product

from companion.core.chance import EVERYTHING
from companion.core.journal import MemoryJournal
from companion.core.session import Session
from companion.describe.desk import Desk
from companion.describe.letters import shown
from companion.describe.scene import Words as Written
from companion.describe.surface import Surface
from companion.errors import LoomError
from companion.games import find_game
from companion.i18n import PSEUDO, Words
from companion.resources import data_dir

FORMS = {
    "landscape": (1280, 800),
    "split": (860, 640),
    "portrait": (800, 1280),
    "phone": (411, 823),
}
TEXTS = (0.8, 1.0, 1.3, 1.6, 2.0)
WHOLE = "LOOM_WHOLE" in os.environ
"""`make soak` looks at all of them."""
LOOKS = [*product(FORMS, TEXTS, ("en", "fr", PSEUDO))][:: 1 if WHOLE else 7]
"""Form, text, language: every seventh, among which is each form, each text and each language."""


class Hands:
    """What a page does goes straight to the session; where it leads is noted."""

    def __init__(self, session):
        self.session, self.went, self.ticks = session, [], set()
        self.do, self.answer, self.drop = session.do, session.answer, session.drop
        self.undo, self.redo, self.unsay = session.undo, session.redo, session.unsay

    def done(self):
        self.session.hands.are_done()

    def differ(self, entry, answers):
        return self.session.differ(answers, entry.id)

    def ticked(self, entry):
        return {line for step, line in self.ticks if step == entry.id}

    def tick(self, entry, line):
        self.ticks ^= {(entry.id, line)}

    def go(self, route):
        self.went.append(route)


def a_desk(game_id, seed="1", options=None, by_app=EVERYTHING):
    """A game that was just begun."""
    game = find_game(game_id)
    options = options or game.options_type()
    session = Session.begin(game, options, MemoryJournal(), seed=seed, by_app=by_app)
    for command in game.at_once(session.options):
        session.do(command)
    return Desk(session, Hands(session))


def a_surface(form="landscape", text=1.0, language="en"):
    """A window of one of the four forms."""
    words = Words(data_dir() / "text", language)

    def say(what):
        return shown(words.text(what) if hasattr(what, "key") else str(what))

    return Surface(*FORMS[form], say, text, language)


def played(game_id, steps, seed=5):
    """A game some way into it: whatever can be done, at random; nothing waits."""
    desk, rng = a_desk(game_id), random.Random(seed)
    for _ in range(40 * steps):
        if len(desk.session.entries) >= steps or not goes_on(desk.session, rng):
            break
    while desk.session.pending:
        desk.session.drop()
    return desk


def goes_on(session, rng):
    if session.pending:
        with suppress(LoomError):
            session.answer(rng.choice([*session.pending.question.examples()][:6]))
        return True
    offers = [one for one in session.offers if one.reason is None and not one.aside]
    if not offers:
        return False
    firsts = [one for one in offers if one.first]
    offer = rng.choice(firsts if firsts and rng.random() < 0.5 else offers)
    given = {}
    with suppress(LoomError, StopIteration):
        while question := offer.asks(given):
            given[question.key] = next(iter(question.examples()))
        session.do(offer.command(given))
    return True


def all_pieces(pieces):
    """Those inside others too."""
    for piece in pieces:
        yield piece
        yield from all_pieces(piece.inside)


def words_of(pieces):
    """Everything that is written in them."""
    layers = (layer for piece in all_pieces(pieces) for layer in piece.layers)
    shapes = (shape for layer in layers for shape in layer.shapes)
    return [shape.text for shape in shapes if isinstance(shape, Written)]
