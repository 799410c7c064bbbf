"""Somebody who types at home."""

import pytest

from tests.front.typist import Typist, at_terminal


@pytest.fixture
def typed(tmp_path):
    """Type these lines at home, one after the other."""

    def type_in(*lines, language="en"):
        script = [*lines, "home", "quit"]
        return at_terminal(tmp_path, Typist(script), language)

    return type_in
