"""The commands of the project, the same for make and without it."""

import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from tools.begin import environment, system
from tools.begin.opening import open_app


class Command(NamedTuple):
    """What it installs for, and what it then calls with the Python of .venv, in this order."""

    about: str
    needs: tuple[str, ...] = ("test",)
    calls: tuple[str, ...] = ()
    with_window: bool = False
    first: tuple[str, ...] = ()


RULES = ("-m", "tools.build_rules")
"""A package brings the rules at hand made ahead."""
COMMANDS: Mapping[str, Command] = {
    "run": Command("open the app; where no window can be had, play in the terminal", ("run",)),
    "demo": Command(
        "play a game to its end in the terminal", ("run",), ("-m", "companion", "demo")
    ),
    "test": Command(
        "everything: lint, format, types, all tests, coverage",
        calls=("-m", "tools.gate"),
        with_window=True,
    ),
    "check": Command("the fast part of it", calls=("-m", "tools.gate", "--fast")),
    "soak": Command("the large random counts", calls=("-m", "tools.soak"), with_window=True),
    "mutants": Command("small wrongs put into the code", calls=("-m", "tools.mutants")),
    "shots": Command("every screen into shots/", calls=("-m", "tools.shots"), with_window=True),
    "bench": Command("every measured time", calls=("-m", "tools.bench"), with_window=True),
    "wheel": Command(
        "the package, into dist/",
        calls=("-m", "build", "--no-isolation", "--sdist", "--wheel"),
        first=RULES,
    ),
    "web": Command("the app for any browser, into dist/web", calls=("-m", "tools.web")),
    "web-run": Command("the same, opened in a browser here", calls=("-m", "tools.web_run")),
    "bundle": Command(
        "a folder with a program that needs no Python, into dist/Loom",
        ("bundle",),
        ("-m", "tools.bundle"),
        first=RULES,
    ),
    "release": Command(
        "all that is given out, tried and summed, into dist/",
        ("test", "bundle"),
        ("-m", "tools.release"),
        with_window=True,
        first=RULES,
    ),
    "apk": Command(
        "an Android package for outside the shop", calls=("-m", "tools.android", "apk"), first=RULES
    ),
    "aab": Command(
        "an Android package for the shop", calls=("-m", "tools.android", "aab"), first=RULES
    ),
}


def main(arguments: Sequence[str]) -> int:
    """What the command ends with; 2 where there is none of that name or it cannot begin."""
    name, rest = (arguments[0], tuple(arguments[1:])) if arguments else ("run", ())
    if name not in COMMANDS:
        print(help_text())
        return 0 if name in ("help", "-h", "--help") else 2
    if name == "run":
        return open_app(rest)
    command = COMMANDS[name]
    trouble = _prepared(command)
    if trouble:
        print(trouble, file=sys.stderr)
        return 2
    return (command.first and _call(command.first)) or _call((*command.calls, *rest))


def _call(arguments: Sequence[str]) -> int:
    return subprocess.call([str(environment.PYTHON), *arguments], cwd=environment.TOP)


def help_text() -> str:
    """Every command on a line."""
    lines = (f"  python run.py {name:<8} {one.about}" for name, one in COMMANDS.items())
    return "\n".join(lines)


def _prepared(command: Command) -> str:
    """Why it cannot begin; empty when it can."""
    steps: tuple[Callable[[], str], ...] = (
        lambda: system.bring(system.for_python()),
        lambda: system.bring(_for_window()) if command.with_window else "",
        *(partial(environment.make, kind) for kind in command.needs),
    )
    return next((trouble for step in steps if (trouble := step())), "")


def _for_window() -> list[str]:
    """To draw where nobody looks, and to touch a window as people do."""
    return list(dict.fromkeys(system.for_pictures() + system.for_hands()))
