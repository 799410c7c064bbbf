"""Every state of the app in a language that is a folder of the home alone: no other word in it."""

import os
import subprocess
import sys

NAME = "every state in a language of the home folder"
COUNT = 400
"""More than there are states: all of them."""
FIRST = 0


def run(count: int, seed: int) -> str:
    """In a process of its own, because Kivy has one window in a process."""
    command = (
        sys.executable,
        *("-m", "pytest", "-p", "no:cacheprovider"),
        "tests/screens/test_built_language.py",
    )
    environ = os.environ | {"LOOM_BUILT": str(count)}
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    if done.returncode:
        raise AssertionError(done.stdout[-4000:])
    return next(line for line in done.stdout.splitlines() if " passed" in line)
