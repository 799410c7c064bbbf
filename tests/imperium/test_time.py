"""A game is kept whole: journals fold to the same state, and undo reaches through it."""

from __future__ import annotations

from random import Random

import pytest

from companion.core.session import Session, Surroundings
from companion.games.imperium.game import GAME
from companion.games.imperium.state import Phase
from companion.i18n import Words
from companion.resources import data_dir
from tests.soak.imperium import play


@pytest.fixture(scope="module", params=range(0, 48, 9))
def played(request):
    return play(request.param, Random(f"time:{request.param}"))


def test_a_journal_folds_to_the_same_game(played):
    reopened = Session.open(GAME, played.journal, Surroundings())

    assert reopened.state == played.state


def test_undo_and_redo_reach_through_a_game(played):
    over = played.state
    while played.last:
        played.undo()
    assert played.state.phase is Phase.SETUP
    while played.redo_label:
        played.redo()

    assert played.state == over


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_told_can_be_said(played, language, caplog):
    words = Words(data_dir() / "text", language)
    for entry in played.entries:
        said = [entry.label, *(line.text for line in GAME.log(entry))]
        for told in entry.told:
            said += [told.text, *(why.text for why in told.whys if why.text)]
        said += [q.text for q in played.questions(entry).values()]
        said += [fact.label for fact in GAME.on_the_table(entry.after)]
        said += [*GAME.where_were_we(entry.after), GAME.recap(entry.after)]
        assert all("⟦" not in words.text(message) for message in said)

    assert caplog.records == []
