"""Find the command that was typed and hand over to it."""

import sys
from importlib import import_module

from companion.console.language import spoken
from companion.console.table import COMMANDS

HELP = ("", "help", "-h", "--help")


def run(arguments: list[str]) -> int:
    """What the command ends with; 2 when there is none of that name."""
    name, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    if name in HELP:
        print(help_text())
        return 0
    for command in COMMANDS:
        if command.name == name:
            ended: int = import_module(command.module).main(rest)
            return ended
    print(spoken().say("console.unknown", name=name), file=sys.stderr)
    print(help_text(), file=sys.stderr)
    return 2


def help_text() -> str:
    """The commands and what each does, in the language of the terminal."""
    say = spoken().say
    wide = max(len(command.name) for command in COMMANDS)
    about = [f"  {each.name:<{wide}}  {say(f'console.about.{each.name}')}" for each in COMMANDS]
    return "\n".join((say("console.usage"), "", *about))
