"""What these tests have read of the house is millions of things: no sweep looks at them again."""

from collections.abc import Iterator

import pytest

from screens.memory import keep_what_is_there


@pytest.fixture(autouse=True)
def read_for_good() -> Iterator[None]:
    """Other tests sweep the apps that they started, and would go through all of it each time."""
    yield
    keep_what_is_there()
