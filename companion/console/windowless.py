"""`python -m companion windowless`: where no window opens, a game in the terminal all the same."""

from __future__ import annotations

import sys
from importlib.util import find_spec

from companion.console.display import has_display
from companion.console.language import spoken
from companion.console.table import main_of

SAID = "--said"
"""The reason stands on the terminal already."""


def main(arguments: list[str]) -> int:
    """Play where somebody can type; otherwise show a whole game."""
    if SAID not in arguments and not has_display():
        print(spoken().say("console.window.no_display"), flush=True)
    rest = [each for each in arguments if each != SAID]
    if find_spec("tinydb") is None:  # nothing could be installed, so no game could be kept
        print(spoken().say("console.windowless.alone"), flush=True)
        return _demo(rest)
    somebody = sys.stdin is not None and sys.stdin.isatty()
    how = "console.windowless.play" if somebody else "console.windowless.demo"
    print(spoken().say(how), flush=True)
    if not somebody:
        return _demo(rest)
    from companion.console import play

    return play.main(rest)


def _demo(rest: list[str]) -> int:
    """A whole game, imported now: who has a window asks this module for one word only."""
    return main_of("demo")(rest)
