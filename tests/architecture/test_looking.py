"""A function that reads does not record: what is asked by its name leaves the table as it was."""

import ast
from collections.abc import Iterator

from tests.architecture.house import Source, listed, sources

READ = ("look", "is_", "has_", "can_", "may_", "why", "held", "now", "on_the_table", "checked")
"""How names begin of what is looked at."""
ENDS = ("_of", "_view", "_at", "_name")
RECORDS = {"record", "tell"}


def readers(source: Source) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(source.tree):
        if isinstance(node, ast.FunctionDef):
            name = node.name.lstrip("_")
            if name.startswith(READ) or name.endswith(ENDS) or _is_property(node):
                yield node


def _is_property(node: ast.FunctionDef) -> bool:
    return any(getattr(one, "id", "") == "property" for one in node.decorator_list)


def records(node: ast.FunctionDef) -> bool:
    calls = (one.func for one in ast.walk(node) if isinstance(one, ast.Call))
    return any(isinstance(one, ast.Attribute) and one.attr in RECORDS for one in calls)


def test_what_is_looked_at_is_not_moved():
    found = [
        f"{source.name}:{node.lineno} {node.name}"
        for source in sources("companion/core", "companion/games")
        for node in readers(source)
        if records(node)
    ]

    assert not found, listed(found)


def test_a_reader_that_records_is_seen():
    source = "def look(self):\n    self.step.record(1)\n    return 1\n"
    (reader,) = ast.parse(source).body

    assert records(reader)
