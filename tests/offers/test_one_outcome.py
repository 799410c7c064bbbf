"""What has one outcome is not asked: every question of random games, of blanks and of steps."""

from __future__ import annotations

import re
from random import Random

import pytest

from companion.core.question import Amount, Choice, Ordering, Question, Several
from tests.offers import player
from tests.offers.games import GAMES
from tests.offers.player import Player

STEPS = 120
SAID_AND_NOT_CHOSEN = {
    "sure": "that a game ends",
    "powers.skip": "that a civilization is let go unused",
}
"""Questions with one answer that are asked, by the end of their place: what is told there."""


def has_one_outcome(question: Question) -> bool:
    """Whether there is one answer to it, or none; what is closed beside it says why it is."""
    match question:
        case Choice():
            return len(question.options) < 2
        case Amount():
            return question.low == question.high
        case Several(options=options, least=least, most=most):
            return not options or most == 0 or least >= len(options)
        case Ordering():
            return len(question.options) < 2
    return False


def place_of(question: Question) -> str:
    return re.sub(r"\d+", "#", question.key)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_question_has_two_answers(game, monkeypatch):
    asked: list[Question] = []

    def answer(question, chance, answers=player.answer):
        asked.append(question)
        return answers(question, chance)

    monkeypatch.setattr(player, "answer", answer)
    for case in range(2):
        chance = Random(f"one outcome:{case}")
        may = frozenset(game.may_refuse)
        Player(game.game, game.options(chance), chance, game.weight, may).play(STEPS)

    alone = {place_of(one): one for one in asked if has_one_outcome(one)}
    assert asked
    assert {at: one for at, one in alone.items() if not at.endswith((*SAID_AND_NOT_CHOSEN,))} == {}
