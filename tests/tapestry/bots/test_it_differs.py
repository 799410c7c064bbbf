"""Automa turns, "It differs": every decision may have been carried out otherwise at the table."""

import pytest

from companion.core.answers import Source
from tests.tapestry.bots.makers import spaces
from tests.tapestry.bots.tables import HUMAN, a_table, bots_turn


class TestItDiffers:
    """Whatever a rule decides may have been done otherwise at the table."""

    TABLES = (
        {"on_map": {(-1, 2): HUMAN}},
        {"automa": spaces(exploration=1)},
        {"automa": spaces(exploration=3)},
        {"automa": spaces(science=1)},
        {"automa": spaces(technology=2)},
        {"automa": spaces(military=11)},
        {"income_turns": 0},
        {"deck": (), "pair": (6, 13), "discard": (1, 2, 3, 4, 5, 7), "priority": 13},
    )

    @pytest.mark.parametrize("table", TABLES, ids=range(len(TABLES)))
    @pytest.mark.parametrize("track", ["exploration", "science", "military", "technology"])
    def test_and_says_so_beside_the_act(self, table, track):
        pair_drawn = table.get("income_turns", 1) and "deck" not in table
        answers = {"automa__track": track} if pair_drawn else {}
        entry = bots_turn(
            a_table(**table), left=6 if pair_drawn else 0, right=1 if pair_drawn else 0, **answers
        )

        ruled = {key for key, given in entry.answers.items() if given.source is Source.RULE}
        ruled |= {key for key, given in entry.answers.items() if key.endswith(".track")}
        assert [act.key for act in entry.told if act.key in ruled and act.differs != act.key] == []
