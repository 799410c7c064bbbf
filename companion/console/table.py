"""Every command of `python -m companion`, and where it lives; imported when it is called.

The module of a command has `main(arguments: list[str]) -> int`. What it does stands in the
catalogues as `console.about.<name>`.
"""

from collections.abc import Callable
from importlib import import_module
from typing import NamedTuple


class Command(NamedTuple):
    """A line of the table."""

    name: str
    module: str


COMMANDS: tuple[Command, ...] = (
    Command("version", "companion.console.version"),
    Command("where", "companion.console.where"),
    Command("display", "companion.console.display"),
    Command("rules", "companion.console.rules"),
    Command("oracle", "companion.games.tapestry.tools.oracle"),
    Command("play", "companion.console.play"),
    Command("web", "companion.console.beside"),
    Command("windowless", "companion.console.windowless"),
    Command("demo", "companion.games.tapestry.tools.demo"),
    Command("simulate", "companion.games.tapestry.tools.simulate"),
)


def main_of(name: str) -> Callable[[list[str]], int]:
    """What carries a command out, imported now."""
    module = next(command.module for command in COMMANDS if command.name == name)
    main: Callable[[list[str]], int] = import_module(module).main
    return main
