"""The same examples in every run; and, at the end, how much of the printed rules is carried out."""

import os
from typing import Any

from hypothesis import settings

from screens.memory import keep_what_is_there, look_seldom
from tests.tapestry import carried_out, paragraphs

os.environ.setdefault("LOOM_CHOOSER", "none")  # no test opens a window of the system's
settings.register_profile("steady", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("steady")
look_seldom()


def pytest_collection_finish() -> None:
    """Half of the time went into sweeps over what all tests had loaded."""
    keep_what_is_there()


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """One line for each list of rules."""
    terminalreporter.write_line(paragraphs.summary())
    terminalreporter.write_line(carried_out.summary())
