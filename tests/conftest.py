"""What the whole suite says at its end: how much of the printed rules is carried out."""

from typing import Any

from tests.tapestry.paragraphs import summary


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """One line for each list of rules."""
    terminalreporter.write_line(summary())
