"""At most three touches for a card of the C.I.V., as the table's page asks for them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.core.command import Entry
from companion.games.imperium.commands.civ import RevealSlot
from companion.games.imperium.content import nations
from companion.games.imperium.rules.naming import is_card
from companion.games.imperium.views.pages import MOST_TOUCHES, Page, page
from tests.imperium.makers import RARE, a_table, at_random, its_turn
from tests.soak import imperium as games


def touched(session: Any, command: Any, random: Random) -> int:
    """A command carried out by touching the pages that are shown; how many it took."""
    facts = session.around.facts
    touches, done = 0, session.do(command)
    while not isinstance(done, Entry):
        touches += 1
        shown = page(session.pending, session.state, facts)
        answers = [line.answers for line in shown.lines if line.option]
        assert_short(shown)
        chosen = _any(answers, random) if answers else {done.key: at_random(done, random)}
        touches += 0 if answers else 3
        done = session.answer_all(chosen)
    return touches


def assert_short(shown: Page) -> None:
    """Names are touched in the picker; none stands among the answers to two questions."""
    joined = any(line.option is None for line in shown.lines)
    named = [line for line in shown.lines if line.option and is_card(line.option.id)]

    assert not (joined and named)


def _any(answers: list[Any], random: Random) -> Any:
    rare = [one for one in answers if set(map(str, one.values())) & set(RARE)]
    often = [one for one in answers if one not in rare]
    return random.choice(rare if rare and (random.random() < 0.1 or not often) else often)


@pytest.mark.parametrize("number", range(0, len(nations()), 3))
def test_never_more_than_three(number, monkeypatch):
    """A whole game against every third nation, with any cards and any answers."""
    most = []

    def do(session, command, random):
        touches = touched(session, command, random)
        if isinstance(command, RevealSlot):
            most.append(touches)

    monkeypatch.setattr(games, "do_at_random", do)
    games.play(number, Random(f"b:{number}"), names=False)

    assert most
    assert max(most) <= MOST_TOUCHES


@pytest.mark.parametrize("number", range(3))
def test_no_more_than_two_as_a_rule_where_cards_are_named(number, monkeypatch):
    """The card, what came to the Market and all else, for each card of whole games.

    Not counted: a card that cannot lie there, of which it is asked whether it does.
    """
    taken = []

    def do(session, command, random):
        touches = touched(session, command, random)
        contradicted = any(key.endswith(".expected") for key in session.entries[-1].answers)
        if isinstance(command, RevealSlot) and not contradicted:
            taken.append(touches)

    monkeypatch.setattr(games, "do_at_random", do)
    for case in range(4):
        games.play(number * 4 + case, Random(f"named:{number}:{case}"), names=True)

    assert sum(taken) / len(taken) <= 2.0


class TestAPage:
    def test_one_question_after_the_other_where_there_is_time(self):
        told = {"imperium.vikings.history": "history"}
        session = its_turn(a_table(mine="romans", civ="vikings", facts=told.get))
        question = session.do(RevealSlot(1), {"slot.1.card": "fame"})
        shown = page(session.pending, session.state, told.get)

        assert [line.answers for line in shown.lines] == [
            {question.key: one} for one in question.ids
        ]

    def test_two_answers_in_a_touch_where_there_is_not(self):
        session = its_turn(a_table(mine="romans", civ="qin"))
        session.do(RevealSlot(1), {"slot.1.card": "attack"})
        shown = page(session.pending, session.state, lambda _: None)

        assert any(len(line.answers) == 2 for line in shown.lines)
        assert any(line.option is None for line in shown.lines)
