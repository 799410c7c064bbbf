"""The rules at hand: opening them in a fresh process, and every keystroke of a question."""

import json
import subprocess
import sys
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
import time
from companion.games.tapestry.content import look_up
look_up.tracks(), look_up.techs(), look_up.civilizations(), look_up.tapestries()
start = time.perf_counter()
from companion.games.tapestry.lookup import entries
from companion.lookup import open_rules
rules = open_rules("tapestry", entries)
opened = time.perf_counter()
rules.index.known
rules.search("embuscade")
print((opened - start) * 1000, (time.perf_counter() - opened) * 1000)
"""


def run() -> Iterator[Line]:
    """First open, first answer, and every keystroke of sixty questions typed letter by letter."""
    parsed = fastest(_parsed)
    opened, answered = _fresh()
    yield Line(
        "rules: first open, ready to browse", opened, "ms", parsed, "its JSON parsed", most=50
    )
    yield Line("rules: index and first answer", answered, "ms", parsed, "its JSON parsed", most=50)
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


def _fresh() -> tuple[float, float]:
    """In a fresh process in which the game lies on the table already; the middle of five."""
    command = [sys.executable, "-c", OPENED]
    told = [
        subprocess.run(command, cwd=TOP, capture_output=True, check=True).stdout.split()
        for _ in range(5)
    ]
    opened, answered = (sorted(map(float, column))[2] for column in zip(*told, strict=True))
    return opened, answered


def _keystrokes(rules: Rules) -> Iterator[float]:
    """Every question typed letter by letter."""
    rules.search("warm")
    for question, _ in json.loads(QUESTIONS.read_text("utf-8"))["questions"]:
        for end in range(1, len(question) + 1):
            start = time.perf_counter()
            rules.search(question[:end])
            yield (time.perf_counter() - start) * 1000
