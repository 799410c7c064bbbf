"""`python -m companion demo`: a whole solo game, every bots' turn with its reasons."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from typing import TextIO

from companion.console.language import spoken
from companion.core.command import Entry
from companion.core.instruction import Instruction, Why
from companion.core.message import Message, name
from companion.games.tapestry.bots.decide.track import track_name
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.bots.events_of_cards import PairDrawn
from companion.games.tapestry.bots.view_cards import CardView, pair_view
from companion.games.tapestry.income.events import IncomeTurnBegun
from companion.games.tapestry.practice.human import PracticeTurn
from companion.games.tapestry.practice.play import at_level, play
from companion.games.tapestry.state import State
from companion.games.tapestry.tracks.events import TokenMoved
from companion.i18n import Words

LEVELS = range(1, 7)


def main(arguments: list[str]) -> int:
    """Play one game and print it."""
    parser = ArgumentParser("companion demo", description=__doc__)
    parser.add_argument("--level", type=int, choices=LEVELS, default=2)
    parser.add_argument("--seed", default="7")
    parser.add_argument("--language", default="")
    given = parser.parse_args(arguments)
    words = spoken(given.language)
    tell_game(given.level, given.seed, words, sys.stdout)
    return 0


def tell_game(level: int, seed: str, words: Words, out: TextIO) -> None:
    """Every turn as it is played, then the Automa's points by source."""

    def watch(entry: Entry[State]) -> None:
        for line in lines_of(entry, words):
            out.write(line + "\n")

    session = play(at_level(level), seed, watch)
    for line in _points(session.state, words):
        out.write(line + "\n")


def lines_of(entry: Entry[State], words: Words) -> Iterator[str]:
    """A turn in the terminal."""
    number = entry.before.turn_number
    yield f"\n{number:>3}  {words.text(entry.label)}"
    if isinstance(entry.command, PracticeTurn):
        yield from _human(entry, words)
    if any(isinstance(event, PairDrawn) for event in entry.events):
        yield from (_card(card, words) for card in pair_view(entry.after, entry))
    for at, told in enumerate(entry.told, 1):
        yield from _told(at, told, words)


def _card(card: CardView, words: Words) -> str:
    """A decision card and what its active half shows."""
    shown = [
        f"{words.text(line.note)} {words.text(line.text)}" if line.note else words.text(line.text)
        for line in card.lines
    ]
    if card.open_hand or card.topple:
        icon = "open_hand" if card.open_hand else "topple"
        shown.append(words.say(f"demo.card.{icon}"))
    said = words.say(f"demo.card.{card.side}", card=card.number, shown=", ".join(shown))
    return f"     {said}"


def _told(at: int, told: Instruction, words: Words) -> Iterator[str]:
    yield f"     {at}. {words.text(told.text)}"
    for why in told.whys:
        yield from _why(why, words)


def _why(why: Why, words: Words) -> Iterator[str]:
    if why.text is not None:
        rule = words.say(f"tapestry.rules.bots.{why.rule}.title")
        yield f"          {words.text(why.text)} ({rule})"
    passed: dict[str, list[str]] = {}
    for one in why.passed:
        passed.setdefault(words.text(one.reason), []).append(words.text(one.option))
    for reason, options in passed.items():
        few = ", ".join(options) if len(options) < 5 else words.say("demo.many", n=len(options))
        yield f"{'':<21} – " + words.say("demo.passed", options=few, reason=reason)


def _human(entry: Entry[State], words: Words) -> Iterator[str]:
    for event in entry.events:
        if isinstance(event, TokenMoved):
            yield "     " + words.say(
                "demo.human.advance",
                track=track_name(event.track),
                start=event.start,
                end=event.end,
            )
        if isinstance(event, IncomeTurnBegun):
            turn = entry.after.players[event.player].income_turns
            yield "     " + words.say("demo.human.income", turn=turn)


def _points(state: State, words: Words) -> Iterator[str]:
    bots = bots_of(state)
    civilization = name("tapestry", "automa_civilization", bots.civilization)
    yield "\n" + words.say("demo.points", civilization=civilization, n=bots.score)
    by_source: dict[str, int] = {}
    for entry in bots.points:
        by_source[entry.source] = by_source.get(entry.source, 0) + entry.points
    for source, points in by_source.items():
        text = words.text(Message(f"tapestry.bot.source.{source}"))
        yield f"     {points:>4}  {text}"
