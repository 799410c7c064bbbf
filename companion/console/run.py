"""Find the command that was typed and hand over to it."""

import os
import sys
from importlib import import_module
from io import TextIOWrapper

from companion.console.language import spoken
from companion.console.table import COMMANDS, Command
from companion.errors import LoomError

HELP = ("", "help", "-h", "--help")


def run(arguments: list[str]) -> int:
    """What the command ends with; 2 when there is none of that name."""
    _write_what_can_be_written()
    name, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    if name in HELP:
        print(help_text())
        return 0
    for command in COMMANDS:
        if command.name == name:
            return _carefully(command, rest)
    print(spoken().say("console.unknown", name=name), file=sys.stderr)
    print(help_text(), file=sys.stderr)
    return 2


def _write_what_can_be_written() -> None:
    """A letter that the terminal does not have becomes a question mark."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _carefully(command: Command, arguments: list[str]) -> int:
    """What goes wrong is said in a sentence; a reader who leaves early is no fault."""
    try:
        ended: int = import_module(command.module).main(arguments)
        sys.stdout.flush()
    except LoomError as error:
        print(spoken().text(error.message), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return ended


def help_text() -> str:
    """The commands and what each does, in the language of the terminal."""
    say = spoken().say
    wide = max(len(command.name) for command in COMMANDS)
    about = [f"  {each.name:<{wide}}  {say(f'console.about.{each.name}')}" for each in COMMANDS]
    return "\n".join((say("console.usage"), "", *about, "", say("console.home")))
