"""The described pages in every form, every size of text and both languages, at every question."""

import os
import subprocess
import sys

NAME = "described pages in every look"
COUNT = 1
FIRST = 0
"""A third of the looks are among the tests."""
PAGES = (
    "tests/pages/test_left_out.py",
    "tests/pages/test_rules.py",
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
