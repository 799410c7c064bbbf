"""Every state of the app in every form, text size and language: nothing clipped, pale or raw."""

import os
import subprocess
import sys

NAME = "every state in every form"
LOOK = "tests/screens/test_look.py"
COUNT = 999
"""More than there are states: all of them."""
FIRST = 0


def run(count: int, seed: int) -> str:
    """In a process of its own, because Kivy has one window in a process."""
    command = (
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "no:cacheprovider",
        "tests/screens/test_look.py",
    )
    environ = os.environ | {"LOOM_LOOK": f"{count} {seed}"}
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    if done.returncode:
        raise AssertionError(done.stdout[-4000:])
    return next(line for line in done.stdout.splitlines() if " passed" in line)
