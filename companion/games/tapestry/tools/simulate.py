"""`python -m companion simulate`: many whole solo games, and what the Automa scores in them."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from statistics import fmean, pstdev
from typing import TextIO

from companion.console.language import spoken
from companion.core.message import Message, name
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.practice.play import at_level, play
from companion.i18n import Words

LEVELS = range(1, 7)
CHUNK, BAR = 10, 30


@dataclass(frozen=True, slots=True)
class Played:
    """What came of one game."""

    level: int
    civilization: str
    points: dict[str, int]
    """By source."""
    steps: int

    @property
    def total(self) -> int:
        """All of the Automa's points."""
        return sum(self.points.values())


def play_one(level: int, seed: str, number: int) -> Played:
    """Game number so-and-so; level 0 takes the six levels in turn."""
    at = level or LEVELS[number % len(LEVELS)]
    session = play(at_level(at), f"{seed}:{number}")
    bots = bots_of(session.state)
    points: dict[str, int] = {}
    for entry in bots.points:
        points[entry.source] = points.get(entry.source, 0) + entry.points
    return Played(at, bots.civilization, points, len(session.entries))


def simulate(games: int, level: int, seed: str, jobs: int) -> Iterator[Played]:
    """The games in order, whatever the number of jobs."""
    one = partial(play_one, level, seed)
    if jobs == 1:
        yield from map(one, range(games))
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as workers:
        yield from workers.map(one, range(games), chunksize=CHUNK)


def report(played: Iterable[Played], words: Words) -> Iterator[str]:
    """Mean and spread by level, by civilization, and the mean by source."""
    groups: dict[tuple[int, str], list[Played]] = {}
    for game in played:
        groups.setdefault((game.level, ""), []).append(game)
        groups.setdefault((game.level, game.civilization), []).append(game)
    yield words.say("simulate.heading")
    for (level, civilization), games in sorted(groups.items()):
        totals = [game.total for game in games]
        title = words.say("simulate.level", level=level)
        if civilization:
            title = "  " + words.text(name("tapestry", "automa_civilization", civilization))
        spread = f"{min(totals):>4} – {max(totals)}"
        yield f"{title:<22}{len(games):>6}{fmean(totals):>8.1f}{pstdev(totals):>7.1f}   {spread}"
        if not civilization:
            yield from _by_source(games, words)


def _by_source(games: list[Played], words: Words) -> Iterator[str]:
    sources = dict.fromkeys(source for game in games for source in game.points)
    for source in sorted(sources):
        mean = fmean(game.points.get(source, 0) for game in games)
        text = words.text(Message(f"tapestry.bot.source.{source}"))
        yield f"    {text:<44}{mean:>8.1f}"


def _show(done: int, games: int, out: TextIO) -> None:
    if out.isatty() or done == games:
        filled = BAR * done // games
        out.write(f"\r[{'#' * filled}{'.' * (BAR - filled)}] {done}/{games}")
        out.flush()


def _watched(played: Iterable[Played], games: int, out: TextIO) -> Iterator[Played]:
    for done, game in enumerate(played, 1):
        yield game
        _show(done, games, out)
    out.write("\n")


def main(arguments: list[str]) -> int:
    """Play them all, then the report."""
    parser = ArgumentParser("companion simulate", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--level", type=int, choices=(0, *LEVELS), default=0)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--language", default="")
    given = parser.parse_args(arguments)
    if given.games < 1 or given.jobs < 1:
        parser.error("--games, --jobs: 1 …")
    words = spoken(given.language)
    played = simulate(given.games, given.level, given.seed, given.jobs)
    for line in report(_watched(played, given.games, sys.stderr), words):
        print(line)
    return 0
