"""The list of every paragraph of the rule documents, and how it is carried out.

Marks: `carried_out` (with its tests), `example` (a worked example, with its tests), `told` (the
people at the table do it, told by the app where it matters), `no_rule`.
"""

import ast
import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
TESTED = ("carried_out", "example")
MARKS = (*TESTED, "told", "no_rule")


@cache
def paragraphs() -> list[dict]:
    """The list."""
    text = (HERE / "paragraphs.json").read_text(encoding="utf-8")
    found: list[dict] = json.loads(text)["paragraphs"]
    return found


@cache
def known_tests() -> frozenset[str]:
    """Every test and test class of the game: "test_set_up.py::TestCapitals::test_…"."""
    return frozenset(name for path in sorted(HERE.rglob("test_*.py")) for name in _tests_of(path))


def _tests_of(path: Path) -> Iterator[str]:
    where = path.relative_to(HERE).as_posix()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield f"{where}::{node.name}"
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef) and inner.name.startswith("test"):
                    yield f"{where}::{node.name}::{inner.name}"
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            yield f"{where}::{node.name}"


def summary() -> str:
    """The counts, in one line."""
    counts = Counter(entry["mark"] for entry in paragraphs())
    marks = ", ".join(f"{counts[mark]} {mark.replace('_', ' ')}" for mark in MARKS if counts[mark])
    return f"Tapestry, paragraphs of the rules: {len(paragraphs())}: {marks}"
