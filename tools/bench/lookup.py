"""The rules at hand: opening them in a fresh process, and every keystroke of a question."""

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from companion.games.tapestry.lookup import entries
from companion.lookup import Rules, open_rules
from companion.lookup.rules import voices
from companion.resources import data_dir
from tools.bench.line import Line, fastest

TOP = Path(__file__).resolve().parents[2]
QUESTIONS = TOP / "tests" / "lookup" / "questions.json"
OPENED = """
import sys, time
from pathlib import Path
from companion.content import SHELF
SHELF.kept = Path(sys.argv[1]) if sys.argv[1:] else None
from companion.games.tapestry.content import look_up
look_up.tracks(), look_up.techs(), look_up.civilizations(), look_up.tapestries()
import companion.i18n  # home has spoken by then
start = time.perf_counter()
from companion.lookup.ports import rules_of
rules = rules_of("tapestry")
opened = time.perf_counter()
rules.index.known
rules.search("embuscade")
print((opened - start) * 1000, (time.perf_counter() - opened) * 1000)
"""


def run() -> Iterator[Line]:
    """First open, first answer, and every keystroke of sixty questions typed letter by letter."""
    parsed = fastest(_parsed)
    with tempfile.TemporaryDirectory() as folder:
        _fresh(folder, 1)
        opened, answered = _fresh(folder)
    yield Line(
        "rules: first open, ready to browse", opened, "ms", parsed, "its JSON parsed", most=30
    )
    yield Line("rules: index and first answer", answered, "ms", parsed, "its JSON parsed", most=30)
    opened, answered = _fresh()
    yield Line("rules, none kept: first open", opened, "ms", parsed, "its JSON parsed")
    yield Line("rules, none kept: index and answer", answered, "ms", parsed, "its JSON parsed")
    rules = open_rules("tapestry", entries)
    times = sorted(_keystrokes(rules))
    french = voices()[-1]
    answers = [french.text(entry.answer) for entry in rules.entries]
    floor = fastest(lambda: ["é" in answer for answer in answers])
    for name, share in (("middle", 0.5), ("99 of 100", 0.99)):
        value = times[int(len(times) * share)]
        yield Line(f"rules: a keystroke, {name}", value, "ms", floor, "one pass", most=5)


def _parsed() -> None:
    for path in (data_dir() / "tapestry" / "rules").glob("*.json"):
        json.loads(path.read_text("utf-8"))


def _fresh(kept: str = "", rounds: int = 5) -> tuple[float, float]:
    """In a fresh process in which the game lies on the table already; the middle of five."""
    command = [sys.executable, "-c", OPENED, *([kept] if kept else [])]
    told = [
        subprocess.run(command, cwd=TOP, capture_output=True, check=True).stdout.split()
        for _ in range(rounds)
    ]
    opened, answered = (
        sorted(map(float, column))[rounds // 2] for column in zip(*told, strict=True)
    )
    return opened, answered


def _keystrokes(rules: Rules) -> Iterator[float]:
    """Every question typed letter by letter."""
    rules.search("warm")
    for question, _ in json.loads(QUESTIONS.read_text("utf-8"))["questions"]:
        for end in range(1, len(question) + 1):
            start = time.perf_counter()
            rules.search(question[:end])
            yield (time.perf_counter() - start) * 1000
