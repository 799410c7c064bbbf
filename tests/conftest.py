"""The same examples in every run; and, at the end, how much of the printed rules is carried out."""

from typing import Any

from hypothesis import settings

from tests.tapestry import carried_out, paragraphs

settings.register_profile("steady", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("steady")


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """One line for each list of rules."""
    terminalreporter.write_line(paragraphs.summary())
    terminalreporter.write_line(carried_out.summary())
