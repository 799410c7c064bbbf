"""Invented histories of solo players: which level is advised after each of their games."""

from __future__ import annotations

import random
from collections import Counter

from companion.core.ladder import Advice, Met, Rung, advice
from companion.games import find_game

NAME = "level advice over invented histories"
COUNT = 500
GAMES = 60
PLAYED = ("tapestry", "imperium")


def run(count: int, seed: int) -> str:
    """Never past the ladder, never two steps, and with a reason that says what was played."""
    said: Counter[str] = Counter()
    for case in range(count):
        rng = random.Random(f"{seed}:{case}")
        game = find_game(PLAYED[case % len(PLAYED)])
        ladder = game.ladder(game.options_type())
        for told in a_career(ladder, rng):
            said[told.reason.key.rpartition(".")[2] if told else "too few"] += 1
    return ", ".join(f"{n} {what}" for what, n in sorted(said.items()))


def a_career(ladder: tuple[Rung, ...], rng: random.Random) -> list[Advice | None]:
    """Somebody of some strength, who mostly goes where they are sent."""
    strength, at = rng.uniform(-3, len(ladder) + 3), rng.randrange(len(ladder))
    met: list[Met] = []
    found = []
    for _ in range(rng.randint(1, GAMES)):
        by = round(rng.gauss((strength - at) * 6, 25))
        counted = rng.random() < 0.9
        met.append(Met(ladder[at].key, by > 0, by if counted else None))
        told = advice(ladder, met)
        check(ladder, at, met, told)
        found.append(told)
        strength += rng.uniform(-0.1, 0.3)
        if told and told.to and rng.random() < 0.8:
            at = ladder.index(rng.choice(told.to))
        elif rng.random() < 0.05:
            at = rng.randrange(len(ladder))
    return found


def check(ladder: tuple[Rung, ...], at: int, met: list[Met], told: Advice | None) -> None:
    """What is named is the next printed level on the way, or the step beside this one."""
    here = [one for one in met if one.level == ladder[at].key][-5:]
    assert (told is None) == (len(here) < 3), here
    if told is None:
        return
    assert told.reason.params["level"] == ladder[at].name
    assert told.reason.params["of"] == len(here)
    for rung in told.to:
        to = ladder.index(rung)
        between = ladder[min(at, to) + 1 : max(at, to)]
        assert to != at, rung
        assert abs(to - at) == 1 or (rung.printed and not any(one.printed for one in between))
        up = "up" in told.reason.key
        assert (to > at) is up, (at, to)
        assert sum(one.won is up for one in here) >= 0.8 * len(here)
    assert len(told.to) == len({*told.to}) <= 2
