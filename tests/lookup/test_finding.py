"""What players type, and the entry that must answer."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.lookup.test_folders import rules_of

HERE = Path(__file__).parent
QUESTIONS = json.loads((HERE / "questions.json").read_text("utf-8"))["questions"]
HEADWORDS = json.loads((HERE / "headwords.json").read_text("utf-8"))
FIRST, TOP_THREE = 54, 59


def place(question: str, entry: str) -> int:
    """At which place the entry stands among those found; 0 where it is not found."""
    found = [each.id for each in rules_of("tapestry").search(question)]
    return found.index(entry) + 1 if entry in found else 0


class TestQuestions:
    def test_there_are_sixty(self):
        assert len(QUESTIONS) == 60

    def test_the_right_entry_is_first_nearly_always(self):
        wrong = [(question, entry) for question, entry in QUESTIONS if place(question, entry) != 1]

        assert len(QUESTIONS) - len(wrong) >= FIRST, wrong

    def test_and_among_the_first_three_all_but_always(self):
        wrong = [
            (question, entry)
            for question, entry in QUESTIONS
            if place(question, entry) not in (1, 2, 3)
        ]

        assert len(QUESTIONS) - len(wrong) >= TOP_THREE, wrong


@pytest.mark.parametrize("part", HEADWORDS)
class TestHeadwords:
    """Every headword of the printed guides has an entry that answers it."""

    def test_every_one_is_answered(self, part):
        rules = rules_of("tapestry")
        missing = {word: entry for word, entry in HEADWORDS[part].items() if entry not in rules}

        assert missing == {}
