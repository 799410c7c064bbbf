"""Games of Tapestry brought to a point worth looking at."""

import random
from contextlib import suppress

from companion.core.question import Amount, Choice, Ordering, Several, Text
from companion.errors import LoomError
from companion.games.tapestry.bots.commands import TakeBotsTurn
from companion.games.tapestry.city.commands import TakeLandmark
from companion.games.tapestry.correcting import facts
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.income.commands import NextStep, PlayTapestry, TakeIncome
from companion.games.tapestry.income.view import income_view
from companion.games.tapestry.options import Options
from companion.games.tapestry.player import BUILDINGS
from companion.games.tapestry.setup.view import set_up_view
from companion.games.tapestry.tracks.commands import AdvanceOnTrack

FIGURES = ("forge", "lighthouse", "barracks", "apothecary", "library", "academy")
"""Landmarks of more than one plot."""


def asks_hex(question):
    """Whether a hex of the map answers it."""
    return any(one.place.startswith("hex:") for one in getattr(question, "options", ()))


def started(hand, options=None, by_app=None):
    """A game just begun."""
    hand.app.bridge.begin("tapestry", options or Options(level=3), by_app)


def ready(hand, options=None, by_app=None):
    """Everything drawn and kept: the first turn."""
    started(hand, options, by_app)
    bridge = hand.app.bridge
    for _ in range(40):
        view = set_up_view(bridge.state)
        if view.missing is None:
            break
        act = next(act for part in view.parts for line in part.lines for act in line.acts)
        bridge.do(act.command())
        answer_all(bridge)
    bridge.do(set_up_view(bridge.state).begin.command())
    answer_all(bridge)


def answer_all(bridge, chance=None):
    """Take the first answer, or a random one."""
    chance = chance or random.Random(1)
    for _ in range(60):
        question = bridge.question
        if question is None:
            return
        with suppress(LoomError):  # a no that leads nowhere is asked again
            bridge.session.answer(an_answer(question, chance))


def an_answer(question, chance):
    """Any answer that fits."""
    if question.key.endswith("powers.skip"):
        return "yes"  # the other answer leaves the income turn where it is
    if isinstance(question, Choice):
        return question.guess or chance.choice(question.ids)
    if isinstance(question, Amount):
        return question.guess if question.guess is not None else question.low
    if isinstance(question, Several):
        return tuple(question.ids[: question.least])
    if isinstance(question, Ordering):
        return tuple(option.id for option in question.options)
    assert isinstance(question, Text)
    return question.guess or "x"


def play_on(hand, steps, until=None):
    """Some steps of a game, anything that may be done."""
    bridge, chance = hand.app.bridge, random.Random(5)
    for _ in range(steps):
        if bridge.view.phase == "over" or (until and until(bridge)):
            return
        for command in shuffled(candidates(bridge), chance):
            try:
                bridge.session.do(command)
            except LoomError:
                continue
            answer_all(bridge, chance)
            break


def taken_off(hand):
    """A building and a landmark wait beside the capital, whatever the game brought so far."""
    bridge = hand.app.bridge
    city = bridge.state.players["p1"].capital
    buildings = [one for one in city.placed if one.piece in BUILDINGS]
    landmarks = [one for one in city.placed if one.piece not in BUILDINGS]
    if not landmarks:
        bridge.do(
            TakeLandmark("p1", next(one for one in FIGURES if one not in bridge.state.landmarks))
        )
        answer_all(bridge)
    if not buildings:
        bridge.do(SetValue(facts.Number("p1", "building.farm", 1)))
    off = [*buildings[-1:], *landmarks[-1:]]
    waiting = bridge.state.players["p1"].waiting
    pieces = (buildings[-1].piece if buildings else "farm", *(one.piece for one in landmarks[-1:]))
    left = tuple(one for one in city.placed if one not in off)
    bridge.do(SetValue(facts.Capital("p1", left, city.districts, (*pieces, *waiting))))


def play_until_asked(hand, wanted, steps=200):
    """Play on until a question of this kind is open, and leave it open."""
    bridge, chance = hand.app.bridge, random.Random(5)
    for _ in range(steps):
        if bridge.view.phase == "over":
            return
        for command in shuffled(candidates(bridge), chance):
            try:
                bridge.session.do(command)
            except LoomError:
                continue
            while bridge.question is not None and not wanted(bridge.question):
                bridge.session.answer(an_answer(bridge.question, chance))
            break
        if bridge.question is not None:
            return


def candidates(bridge):
    """What a person or the bots may do now."""
    phase = bridge.view.phase
    if phase == "bots":
        return [TakeBotsTurn()]
    if phase == "turn":
        tracks = ("exploration", "science", "military", "technology")
        return [*(AdvanceOnTrack(track) for track in tracks)] or [TakeIncome()]
    view = income_view(bridge.state)
    if view.next is not None and view.next.reason is None:
        return [view.next.command()]
    return [one.command() for one in view.rows] or [PlayTapestry(), NextStep()]


def shuffled(commands, chance):
    """In any order, income when nothing else is left."""
    order = list(commands)
    chance.shuffle(order)
    return [*order, TakeIncome()]
