"""What is told is what is done: a line says one movement, and no other."""

from __future__ import annotations

from random import Random

import pytest

from companion.core.act import Act
from companion.games.imperium.hands import CARRIED, ONE_PLACE
from companion.i18n import Words
from companion.resources import data_dir
from tests.wooden import imperium


def meant(act: Act) -> tuple[object, ...]:
    """All that a line has to say; a pile is one place, counted or not."""
    source, target = (ONE_PLACE.get(end, end) for end in (act.source, act.target))
    verb = "put" if act.verb in CARRIED else act.verb
    return verb, act.piece, act.n, source, target, act.owner, act.face


@pytest.fixture(scope="module")
def lines():
    """Every line of some games that moves pieces, with its acts."""
    games = [imperium.play(case, Random(f"hands:{case}")) for case in (3, 8, 15, 70)]
    told = [line for game in games for entry in game.entries for line in entry.told]
    return [line for line in told if line.acts]


def test_a_line_is_read_back_into_its_acts(lines):
    words = Words(data_dir() / "text", "en")
    read = {}
    for line in lines:
        said = words.text(line.text)
        acts = tuple(map(meant, line.acts))

        assert read.setdefault(said, acts) == acts
    assert len(read) > 100


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_line_is_whole_words(lines, language):
    words = Words(data_dir() / "text", language)
    said = {words.text(line.text) for line in lines}

    assert not [one for one in said if "⟦" in one or "  " in one]
