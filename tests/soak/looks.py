"""Every state of the app in every two forms, text sizes, themes and languages together."""

import os
import re
import subprocess
import sys

NAME = "every state, any two of its looks"
COUNT = 400
"""More than there are states: all of them, 16 looks each."""
FIRST = 0
PIECE = 24
"""How many states one process looks at; it would grow with each."""


def run(count: int, seed: int) -> str:
    """In processes of their own, because Kivy has one window in a process."""
    number = 0
    for first in range(0, count, PIECE):
        passed = looked(first, min(first + PIECE, count), seed)
        number += passed
        if passed < PIECE:
            break
    return f"{number} states, {16 * number} looks"


def looked(first: int, last: int, seed: int) -> int:
    """How many states there are from one to before another, all well."""
    command = (sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-k", "nothing_is_wrong")
    done = subprocess.run(
        (*command, "tests/screens/test_look.py"),
        env=os.environ | {"LOOM_LOOK": f"{first} {last} {seed}"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise AssertionError(done.stdout[-4000:])
    passed = re.search(r"(\d+) passed", done.stdout)
    return int(passed[1]) if passed else 0
