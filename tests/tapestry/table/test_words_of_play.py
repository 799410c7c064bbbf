"""Everything random games say, ask and show is in words, in both languages."""

import random

import pytest

from companion.games.tapestry.city.view import capital_view, placements
from companion.games.tapestry.game import GAME
from companion.games.tapestry.income.view import income_view
from companion.games.tapestry.score.view import score_view
from companion.games.tapestry.table.view import table_view
from tests.soak.tapestry_humans import RandomGame
from tests.tapestry.speaking import unsaid

CASES = range(3)


@pytest.fixture(scope="module", params=CASES)
def session(request):
    """A random whole game, the questions it asked kept."""
    game = RandomGame(random.Random(f"words:{request.param}"), str(request.param))
    game.play()
    return game.session


def test_labels_acts_and_the_log(session):
    said = [(entry.label, entry.told, GAME.log(entry)) for entry in session.entries]

    assert unsaid(said) == []


def test_questions_and_their_options(session):
    asked = [tuple(session.questions(entry).values()) for entry in session.entries[::3]]

    assert unsaid(asked) == []


def test_what_the_game_says_of_itself(session):
    states = [entry.after for entry in session.entries[::7]]
    said = [(GAME.recap(s), GAME.where_were_we(s), GAME.on_the_table(s)) for s in states]

    assert unsaid(said) == []
    assert all(len(GAME.where_were_we(state)) <= 5 + 1 for state in states)


def test_the_end(session):
    result = GAME.finished(session.state)

    assert unsaid(result) == []
    assert result.rows[0].rank == 1


def test_the_screens_records(session):
    for entry in session.entries[::9]:
        state = entry.after
        shown = [table_view(state), score_view(state)]
        if state.phase.value.startswith("income"):
            shown.append(income_view(state))
        for player, me in state.players.items():
            shown.append(capital_view(state, player))
            shown += [placements(state, player, piece) for piece in me.waiting]

        assert unsaid(shown) == []


def test_keys_of_the_table_are_steady(session):
    for entry in session.entries[::11]:
        keys = [fact.key for fact in GAME.on_the_table(entry.after)]

        assert len(set(keys)) == len(keys)
