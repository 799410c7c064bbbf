"""The house speaks of itself alone: nothing of where and how it was built."""

import re

import pytest

from tests.architecture.house import TOP

PLACES = ("companion", "screens", "data", "tests", "tools", ".ci")
FILES = ("README.md", "Makefile", "pyproject.toml", "buildozer.spec", "main.py")
KINDS = {".py", ".po", ".json", ".md", ".toml", ".txt", ".spec", ""}
FOREIGN = (
    r"\bissues?\s+#?\d",
    r"(?<![\w.])/(work|root|opt|home)/",
    r"\.\./shared",
    r"\b(chatgpt|claude|copilot|llm|ai assistant|sub-?agent)\b",
    r"\b(pypi\.org|pythonhosted)\b",
    r"\b(previous|this|next|last) session of work\b",
)


def texts():
    listed = [path for place in PLACES for path in sorted((TOP / place).rglob("*"))]
    for path in (*listed, *(TOP / name for name in FILES)):
        if path.is_file() and path.suffix in KINDS and "__pycache__" not in path.parts:
            yield path.relative_to(TOP).as_posix(), path.read_text(encoding="utf-8")


@pytest.mark.parametrize("pattern", FOREIGN)
def test_nothing_foreign_is_spoken_of(pattern):
    foreign = re.compile(pattern, re.IGNORECASE)
    mine = "tests/architecture/test_own_words.py"
    found = [
        f"{name}: {match[0]}"
        for name, text in texts()
        if name != mine
        for match in foreign.finditer(text)
    ]

    assert found == []
