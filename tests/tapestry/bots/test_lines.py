"""Every numbered line of the Automa rules has at least one test named after it."""

import re
from pathlib import Path

import pytest

from companion.games.tapestry.bots.rule_lines import LINES, RULINGS

TESTS = Path(__file__).resolve().parent
CODE = Path(__file__).resolve().parents[3] / "companion" / "games" / "tapestry"
CLASS = re.compile(r'^class Test\w+:\n    """(R-[^"]+)"""', re.MULTILINE)
LINE = re.compile(r"R-[a-z]+-\d+")
LOOKED_UP = {"R-setup-8"}
"""What lies beside the bots' mats: told in the look-up, and decides nothing."""


def lines_in(folder: Path, pattern: re.Pattern[str]) -> set[str]:
    """The lines named in the files of a folder."""
    found = set()
    for path in folder.rglob("*.py"):
        for text in pattern.findall(path.read_text(encoding="utf-8")):
            found |= set(LINE.findall(text))
    return found


@pytest.mark.parametrize("line", LINES)
def test_a_class_of_tests_is_named_after_it(line):
    assert line in lines_in(TESTS, CLASS)


def test_no_line_is_cited_that_is_not_there():
    cited = lines_in(CODE, LINE) | lines_in(TESTS, LINE)

    assert cited - LOOKED_UP == set(LINES)


def test_there_are_as_many_as_in_the_rules():
    counted = {"setup": 7, "turn": 6, "track": 4, "space": 7, "hex": 4, "conq": 9}
    counted |= {"expl": 2, "trap": 2, "inc": 7, "end": 1, "duo": 4}

    assert len(set(LINES)) == sum(counted.values())
    assert set(LINES) >= RULINGS
