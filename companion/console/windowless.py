"""`python -m companion windowless`: where no window opens, a game in the terminal all the same."""

from __future__ import annotations

import sys

from companion.console import demo, play
from companion.console.language import spoken


def main(arguments: list[str]) -> int:
    """Play where somebody can type; otherwise show a whole game."""
    somebody = sys.stdin is not None and sys.stdin.isatty()
    key = "console.windowless.play" if somebody else "console.windowless.demo"
    print(spoken().say(key), flush=True)
    return play.main(arguments) if somebody else demo.main(arguments)
