"""The same examples in every run; and, at the end, how much of the printed rules is carried out."""

import gc
import os
from collections.abc import Generator
from itertools import count
from typing import Any

import pytest
from hypothesis import settings

from screens.memory import keep_what_is_there
from tests.tapestry import carried_out, paragraphs

os.environ.setdefault("LOOM_CHOOSER", "none")  # no test opens a window of the system's
settings.register_profile("steady", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("steady")


def pytest_collection_finish() -> None:
    """What all tests have loaded is swept no more: a third of the time went into that."""
    keep_what_is_there()
    gc.disable()


SWEPT_WHOLE = 25
"""So many apps, and what outlived its own test is swept too."""
_apps = count(1)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """An app that was started is swept after it, or its widgets would go on listening."""
    done = yield
    started = "start" in getattr(item, "fixturenames", ())
    gc.collect(0)
    if started:
        gc.collect(2 if next(_apps) % SWEPT_WHOLE == 0 else 1)  # what lay on what was swept
    return done


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """One line for each list of rules."""
    terminalreporter.write_line(paragraphs.summary())
    terminalreporter.write_line(carried_out.summary())
