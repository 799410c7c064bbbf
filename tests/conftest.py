"""The same examples in every run; and, at the end, how much of the printed rules is carried out."""

import gc
import os
from pathlib import Path
from typing import Any

from hypothesis import settings

from screens.memory import keep_what_is_there
from tests.tapestry import carried_out, paragraphs

os.environ.setdefault("LOOM_CHOOSER", "none")  # no test opens a window of the system's
settings.register_profile("steady", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("steady")
MOST_PAGES = 1_000_000
"""Of memory, four kilobytes each on most machines, before somebody sweeps."""


def pytest_collection_finish() -> None:
    """Nobody sweeps: a third to a half of the time went into that."""
    keep_what_is_there()
    gc.disable()


def pytest_runtest_teardown() -> None:
    """But where it gets too much."""
    taken = Path("/proc/self/statm")
    if taken.exists() and int(taken.read_text().split()[1]) > MOST_PAGES:
        gc.collect()


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """One line for each list of rules."""
    terminalreporter.write_line(paragraphs.summary())
    terminalreporter.write_line(carried_out.summary())
