"""Every command of `python -m companion`, and where it lives; imported when it is called.

The module of a command has `main(arguments: list[str]) -> int`. What it does stands in the
catalogues as `console.about.<name>`.
"""

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
    Command("oracle", "companion.console.oracle"),
    Command("play", "companion.console.play"),
    Command("windowless", "companion.console.windowless"),
    Command("demo", "companion.console.demo"),
    Command("simulate", "companion.console.simulate"),
)
