"""Two devices with one code: other moves, the same order of each deck and the same faces."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from companion.core import trials
from companion.core.journal import MemoryJournal
from companion.core.session import Session, Surroundings
from companion.core.sown import CODED, Sown, kind_of
from companion.games import find_game
from companion.games.imperium.commands.setup import BeginPlay
from companion.games.imperium.state import Phase
from companion.games.tapestry.practice.game import next_command
from companion.games.tapestry.practice.play import GAME as PRACTICE
from companion.games.tapestry.practice.play import any_answer, as_guessed
from companion.library.codes import code_of, read, seed_of
from tests.imperium.makers import do_at_random
from tests.soak import imperium

NAME = "two devices with one code"
COUNT = 200
FIRST = 2
Met = dict[tuple[str, int], tuple[str, ...]]
"""The n-th of each kind: a face, or an order."""


class Noted(Sown):
    """Tells what came."""

    met: Met

    def roll(self, key, die):
        face = super().roll(key, die)
        self._note(key, (face,))
        return face

    def shuffle(self, key, cards):
        order = super().shuffle(key, cards)
        self._note(key, order)
        return order

    def _note(self, key, what):
        kind, n = kind_of(key)
        at = kind, self._before(kind) + n
        assert self.met.setdefault(at, what) == what, at


def run(count: int, seed: int) -> str:
    """Whatever both met as the n-th of a kind is the same, but for cards that one of them has."""
    faces = orders = 0
    for case in range(count):
        rng = random.Random(f"{seed}:{case}")
        game = find_game(("tapestry", "imperium")[case % 2])
        ways = begun(game, rng)
        first, second = (device(game, ways, f"{seed}:{case}:{n}") for n in (1, 2))
        both = first.keys() & second.keys()
        for at in both:
            ours, theirs = first[at], second[at]
            if Counter(ours) == Counter(theirs):
                assert ours == theirs, at
            common = {card for card in ours if ours.count(card) == theirs.count(card) == 1}
            assert [c for c in ours if c in common] == [c for c in theirs if c in common], at
            faces, orders = faces + (len(ours) == 1), orders + (len(ours) > 1)
        assert both, "nothing lay in Loom"
    return f"{orders} orders and {faces} faces"


def begun(game: Any, rng: random.Random) -> tuple[Any, str]:
    """The options and the seed that a code leads to, on any device."""
    options = game.options_type()
    for key in game.coded:
        setting = next(one for one in game.settings(options) if one.question.key == key)
        ids = [one for one in setting.question.ids if one != "own"]
        some = tuple(one for one in ids if rng.random() < 0.3)
        options = setting.with_answer(some if key == "expansions" else rng.choice(ids))
    code = code_of(game, options, rng.randrange(1 << 30))
    told, _sown = read(game, game.options_type(), code)
    assert told.level == options.level
    return told, seed_of(code)


def device(game: Any, ways: tuple[Any, str], whims: str) -> Met:
    """What Loom rolled and shuffled while somebody played to the end in a way of their own."""
    options, seed = ways
    met: Met = {}

    def noted(of: str, _depth: int, before: Any) -> Noted:
        assert of.startswith(CODED)
        chance = Noted(of, before)
        chance.met = met
        return chance

    usual, trials.chance_of = trials.chance_of, noted
    try:
        for _ in played(game, options, seed, random.Random(whims)):
            pass
    finally:
        trials.chance_of = usual
    return met


def played(game: Any, options: Any, seed: str, chance: random.Random) -> Iterator[None]:
    around = Surroundings(facts=as_guessed)
    if game.id == "tapestry":
        session = Session.begin(PRACTICE, options, MemoryJournal(), seed=seed, around=around)
        while (command := next_command(session.state)) is not None:
            session.do(command)
            while session.pending:
                session.answer(any_answer(session.pending.question, chance))
            yield
        return
    kept: dict[str, Any] = {}
    around = Surroundings(facts=kept.get, remember=kept.__setitem__)
    options = replace(options, names=True, in_loom=True)
    session = Session.begin(game, options, MemoryJournal(), seed=seed, around=around)
    for command in (imperium.a_market(session.state, chance), BeginPlay()):
        session.do(command)
    while session.state.phase is not Phase.OVER:
        for command in imperium.commands(session.state, chance):
            if session.why_not(command) is None:
                do_at_random(session, command, chance)
            if session.state.collapsed:
                break
        yield
