"""A library that is open for one test."""

import pytest

from tests.library.makers import the_library


@pytest.fixture
def library(tmp_path):
    with the_library(tmp_path) as opened:
        yield opened
