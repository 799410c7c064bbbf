"""Cards that were put into a slot by name, in whole games with real cards."""

from __future__ import annotations

import pytest

from companion.games.imperium.cards import UNREST
from companion.games.imperium.catalogue import alike, card
from companion.games.imperium.content import nations
from companion.games.imperium.owned import unseen
from companion.games.imperium.rules.doubts import known_key
from companion.games.imperium.rules.looking_up import RULE, rows_of
from companion.games.imperium.rules.naming import OTHER
from companion.games.imperium.rules.printings import as_met
from companion.games.imperium.views import card_guess
from tests.imperium.real_games import play_real, turned_over

EACH = 2
"""So many games against each nation."""


@pytest.fixture(scope="module", params=nations())
def games(request):
    every = list(nations())
    return [play_real(every.index(request.param) + n * len(every), "known") for n in range(EACH)]


def topmost(entry, shows, told):
    """The first row that the card meets; the last row of a table meets every card."""
    rows = enumerate(rows_of(entry.before.civ), start=1)
    return next(at for at, (i, row) in rows if known_key(i, row, told) in (*shows, OTHER))


def passed_over(entry):
    """The rows of which nothing could be done."""
    whys = [why for line in entry.told for why in line.whys if why.rule == RULE]
    return {one.option.params["row"] for why in whys for one in why.passed}


def test_what_is_turned_over_is_always_on_the_list(games):
    """Of both boxes, with cards that leave and come."""
    for session in games:
        for entry, _, said in turned_over(session):
            listed = unseen(entry.before, entry.command.slot)

            assert said == UNREST or alike(said) in map(alike, listed), (entry.id, said)


class TestTheGuess:
    """Solo booklet, "Résoudre les cartes de la C.I.V.": the topmost row that the card shows."""

    def test_a_named_card_is_guessed_by_its_name_and_leads_to_its_row(self, games):
        guessed = 0
        for session in games:
            told = session.around.facts
            for entry, lies, said in turned_over(session):
                if lies.name in ("", UNREST):
                    continue
                row = entry.answers[f"slot.{entry.command.slot}.row"].value
                first = topmost(entry, as_met(entry.after, card(lies.name)).shows, told)
                guessed += 1

                assert card_guess(entry.before, told) == said == lies.name
                assert row.endswith(f".{first}") or first in passed_over(entry)
        assert guessed
