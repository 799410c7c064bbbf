"""`python -m companion oracle`: one JSON position a line in, one JSON answer a line out."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Iterator
from typing import Any, BinaryIO, TextIO

from companion.console.language import spoken
from companion.core.instruction import Why
from companion.core.message import Message
from companion.games.tapestry.bots.decide.conquest import choose_conquest
from companion.games.tapestry.bots.decide.exploration import choose_exploration
from companion.games.tapestry.bots.decide.favourite import choose_favourite
from companion.games.tapestry.bots.decide.track import choose_track
from companion.games.tapestry.tools.position_line import Asked, BadLine, read_line

GOOD, BAD = 0, 2
Say = Callable[[Message], str]


def run(lines: BinaryIO, out: TextIO, complain: TextIO, say: Say) -> int:
    """Answer every line; 0 if all were good, otherwise 2."""
    bad = 0
    for number, raw in enumerate(_split(lines), 1):
        try:
            answer = answer_to(read_line(raw))
        except BadLine as fault:
            bad += 1
            answer = {"error": error_of(fault, number, say)}
        out.write(json.dumps(answer, separators=(",", ":")) + "\n")
        out.flush()
    if bad:
        complain.write(say(Message("oracle.bad_lines", n=bad)) + "\n")
    return BAD if bad else GOOD


def answer_to(asked: Asked) -> dict[str, Any]:
    """The bots' decision in a position."""
    position = asked.position
    if asked.ask == "track":
        choice = choose_track(position, asked.bot)
        return {"track": choice.track, "why": whys(choice.whys, str)}
    if asked.ask == "favourite":
        choice = choose_favourite(position, asked.bot)
        return {"track": choice.track, "why": whys(choice.whys, str)}
    if asked.ask == "explore":
        place = choose_exploration(position, asked.anywhere)
        return {"hex": place.hex, "why": whys(place.whys, _coordinates)}
    conquest = choose_conquest(position, asked.anywhere)
    return {
        "procedure": conquest.procedure,
        "hex": conquest.hex,
        "draw_tile": conquest.draw_tile,
        "shadow_toppled": conquest.shadow_toppled,
        "why": whys(conquest.whys, _coordinates),
    }


def whys(given: Iterable[Why], spell: Callable[[str], Any]) -> list[dict[str, Any]]:
    """Each rule applied and what was still in the running after it."""
    return [{"rule": why.rule, "left": [spell(one) for one in why.remaining]} for why in given]


def error_of(fault: BadLine, line: int, say: Say) -> dict[str, Any]:
    """A bad line: which, where in it, and what is wrong."""
    return {"line": line, "key": fault.key, "message": say(fault.message)}


def _split(lines: BinaryIO) -> Iterator[bytes]:
    for line in lines:
        yield line.removesuffix(b"\n")


def _coordinates(place: str) -> list[int]:
    return [int(part) for part in place.split(",")]


def main(arguments: list[str]) -> int:
    """Answer standard input on standard output."""
    parser = ArgumentParser("companion oracle", description=__doc__)
    parser.add_argument("--language", default="")
    chosen = parser.parse_args(arguments).language
    say = spoken(chosen).text
    return run(sys.stdin.buffer, sys.stdout, sys.stderr, say)
