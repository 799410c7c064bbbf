"""The examples at the heads of rooms and in the docs come to what they say."""

import doctest
import importlib

import pytest

from tests.architecture.house import TOP

SIGN = ">>> "
TOLD = (*TOP.glob("*.md"), *(TOP / "docs").glob("*.md"), *(TOP / "companion").rglob("*.py"))
FILES = sorted(path.relative_to(TOP).as_posix() for path in TOLD if SIGN in path.read_text("utf-8"))


@pytest.mark.parametrize("file", FILES)
def test_an_example_comes_to_what_it_says(file):
    if file.endswith(".md"):
        done = doctest.testfile(str(TOP / file), module_relative=False, encoding="utf-8")
    else:
        done = doctest.testmod(importlib.import_module(file[:-3].replace("/", ".")))

    assert done.attempted
    assert not done.failed
