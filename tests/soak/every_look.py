"""The described pages in every form, size of text and language, the pseudo one too."""

import os
import subprocess
import sys

NAME = "described pages in every look"
COUNT = 1
FIRST = 0
"""A seventh of the looks are among the tests."""
PAGES = (
    "tests/pages",
    "tests/describe",
    "tests/imperium",
    "tests/tapestry/pages",
)


def run(count: int, seed: int) -> str:
    """In a process of its own, which reads how much is looked at."""
    done = subprocess.run(
        (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *PAGES),
        env=os.environ | {"LOOM_WHOLE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise AssertionError(done.stdout[-4000:])
    return f"{len(PAGES)} rooms of tests"
