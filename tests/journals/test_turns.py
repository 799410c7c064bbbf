"""What happened, turn by turn: every step of a golden journal is in one turn that has words."""

import pytest

from companion.core.turns import together
from companion.games import find_game
from companion.i18n import Words
from companion.resources import data_dir
from tests.journals.golden import journals, opened

TOLD_BY = ("imperium", "rise_and_fall")
PLAYED = [one for one in journals() if one.parent.name in TOLD_BY]


@pytest.mark.parametrize("journal", PLAYED, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_steps_of_a_turn_stand_together_under_its_name(journal):
    game, words = find_game(journal.parent.name), Words(data_dir() / "text", "en")
    session = opened(journal, game)
    found = together(session.entries, (), game.turn_of)
    titles = [words.text(one.turn.title) for one in found]

    assert sum(len(one.steps) for one in found) == len(session.entries)
    assert len(found) < len(session.entries)
    assert not [one for one in titles if "." in one.replace("C.I.V.", "")]
    assert all(one.turn.icon for one in found)
