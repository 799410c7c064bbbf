"""What players type, and the entry that must answer."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from tests.lookup.test_folders import rules_of

HERE = Path(__file__).parent
QUESTIONS = json.loads((HERE / "questions.json").read_text("utf-8"))["questions"]
HEADWORDS = json.loads((HERE / "headwords.json").read_text("utf-8"))
FIRST, TOP_THREE = 54, 59
TYPED = json.loads((HERE / "typed.json").read_text("utf-8"))
"""What was typed at the table, with slips and half sentences; several entries where any helps."""
TYPED_FIRST, TYPED_TOP_THREE = 0.95, 0.99


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


@cache
def answers(game: str) -> dict[str, list[str]]:
    """The first three entries that each question finds."""
    found = rules_of(game).search
    return {question: [one.id for one in found(question, most=3)] for question in TYPED[game]}


def missed(game: str, places: int) -> dict[str, list[str]]:
    """The questions none of whose entries stands at one of the first places."""
    return {
        question: found
        for question, found in answers(game).items()
        if not {*found[:places]} & {*TYPED[game][question]}
    }


@pytest.mark.parametrize("game", TYPED)
class TestTyped:
    def test_a_right_entry_is_first(self, game):
        wrong = missed(game, 1)

        assert len(wrong) <= (1 - TYPED_FIRST) * len(TYPED[game]), wrong

    def test_and_all_but_always_among_the_first_three(self, game):
        wrong = missed(game, 3)

        assert len(wrong) <= (1 - TYPED_TOP_THREE) * len(TYPED[game]), wrong

    def test_every_answer_named_is_an_entry(self, game):
        named = {entry for answers in TYPED[game].values() for entry in answers}

        assert {entry for entry in named if entry not in rules_of(game)} == set()


@pytest.mark.parametrize("part", HEADWORDS)
class TestHeadwords:
    """Every headword of the printed guides has an entry that answers it."""

    def test_every_one_is_answered(self, part):
        rules = rules_of("tapestry")
        missing = {word: entry for word, entry in HEADWORDS[part].items() if entry not in rules}

        assert missing == {}
