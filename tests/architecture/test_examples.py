"""The examples at the heads of rooms and in the docs come to what they say."""

import doctest
import importlib
import re

import pytest

from tests.architecture.house import TOP

SIGN = ">>> "
MODULE = re.compile(r"`([\w/]+\.py)`")
DOCS = (*TOP.glob("*.md"), *(TOP / "docs").glob("*.md"))
TOLD = (*DOCS, *(TOP / "companion").rglob("*.py"))
FILES = sorted(path.relative_to(TOP).as_posix() for path in TOLD if SIGN in path.read_text("utf-8"))


@pytest.mark.parametrize("file", FILES)
def test_an_example_comes_to_what_it_says(file):
    if file.endswith(".md"):
        done = doctest.testfile(str(TOP / file), module_relative=False, encoding="utf-8")
    else:
        done = doctest.testmod(importlib.import_module(file[:-3].replace("/", ".")))

    assert done.attempted
    assert not done.failed


def test_every_module_that_the_docs_name_is_there():
    rooms = ("companion", "screens", "tests", "tools")
    there = [f"/{path.as_posix()}" for room in rooms for path in (TOP / room).rglob("*.py")]
    there += [f"/{path.name}" for path in TOP.glob("*.py")]
    named = {name for path in DOCS for name in MODULE.findall(path.read_text("utf-8"))}

    assert [name for name in sorted(named) if not any(x.endswith(f"/{name}") for x in there)] == []
