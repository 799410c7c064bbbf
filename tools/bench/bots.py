"""The bots of Tapestry: a decided turn, a whole solo game, and how both grow with its length."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from statistics import fmean, median

from companion.core.journal import MemoryJournal
from companion.core.session import Session, Surroundings
from companion.games.tapestry.bots.commands import TakeBotsTurn
from companion.games.tapestry.bots.decide.conquest import choose_conquest
from companion.games.tapestry.bots.decide.track import choose_track
from companion.games.tapestry.bots.look import position_of
from companion.games.tapestry.bots.state import BOTS
from companion.games.tapestry.practice.game import next_command
from companion.games.tapestry.practice.play import GAME, as_guessed, at_level, play
from companion.games.tapestry.state import State
from screens.memory import look_seldom
from tools.bench.line import Line

GAMES = 40
LEVEL = 3
THIRDS = 3
DECISIONS = 3
"""A track for either bot, and a conquest."""


def run() -> Iterator[Line]:
    """Processor time, so one core; the games and their seeds are the same every time."""
    look_seldom()  # as the app does at its start
    tables = [state for seed in range(4) for state in _bots_turns(f"bench:{seed}")]
    each_turn = fmean(map(_decisions, tables))
    yield Line("bots: all decisions of a turn", each_turn, most=1)
    yield Line("bots: a decision", each_turn / DECISIONS, most=0.1)
    sides: list[list[float]] = [[], [], []]
    for seed in range(GAMES // 4):
        spent = _timed_game(f"bench:{seed}")
        third = len(spent) / THIRDS
        for at, (bots, milliseconds) in enumerate(spent):
            if bots:
                sides[int(at / third)].append(milliseconds)
    turns = [one for side in sides for one in side]
    yield Line("bots: a whole turn in a session", median(turns), most=5)
    yield Line("bots: decided and kept, turns a second", 1000 / fmean(turns), "/s")
    for name, side in zip(("first", "middle", "last"), sides, strict=True):
        yield Line(f"bots: a turn in the {name} third of a game", fmean(side))
    began = time.process_time()
    steps = sum(_game(f"bench:{seed}") for seed in range(GAMES))
    each = (time.process_time() - began) * 1000 / GAMES
    yield Line(f"bots: a whole solo game ({steps // GAMES} steps)", each, most=1000 / 150)
    yield Line("bots: whole solo games a second", 1000 / each, "/s", least=150)


def _bots_turns(seed: str) -> list[State]:
    """The tables before each of the bots' turns of a game."""
    entries = play(at_level(LEVEL), seed).entries
    return [entry.before for entry in entries if isinstance(entry.command, TakeBotsTurn)]


def _decisions(state: State) -> float:
    """Milliseconds for both tracks and a conquest, the picture of the table included."""
    left, right = Random(state.turn_number).sample(range(1, 23), 2)
    began = time.process_time()
    for bot in BOTS:
        choose_track(position_of(state, left, right), bot)
    choose_conquest(position_of(state, left, right))
    return (time.process_time() - began) * 1000


def _game(seed: str) -> int:
    """Played to its end; how many steps it had."""
    session = _begun(seed)
    while (command := next_command(session.state)) is not None:
        session.do(command)
    return len(session.entries)


def _timed_game(seed: str) -> list[tuple[bool, float]]:
    """For every step whether it was the bots', and its milliseconds."""
    session, spent = _begun(seed), []
    while (command := next_command(session.state)) is not None:
        began = time.process_time()
        session.do(command)
        milliseconds = (time.process_time() - began) * 1000
        spent.append((isinstance(command, TakeBotsTurn), milliseconds))
    return spent


def _begun(seed: str) -> Session[State]:
    around = Surroundings(facts=as_guessed)
    return Session.begin(GAME, at_level(LEVEL), MemoryJournal(), seed=seed, around=around)
