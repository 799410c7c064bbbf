"""What a general rule needs of the rooms above it is handed in; nothing is quietly empty."""

import subprocess
import sys

import pytest

from companion.core.handed_in import HandedIn, HandedOne, NotPutTogether

ONE_ROOM_ALONE = """
from companion.core.handed_in import NotPutTogether
from companion.games.tapestry.{room} import *
from companion.games.tapestry.turn import bots_part, gains, giving_up, prices, verbs

for look in (
    lambda: verbs.HANDLERS.get("gain"),
    lambda: gains.GAINS["tapestry"],
    lambda: giving_up.HELD["tapestry"],
    lambda: prices.OPEN.get("advance"),
    lambda: bots_part.trapped(None),
):
    try:
        look()
    except NotPutTogether:
        continue
    raise SystemExit("quietly empty")
"""


class TestARoomAlone:
    @pytest.mark.parametrize("room", ["tracks.commands", "income.commands", "bots.commands"])
    def test_it_leaves_no_silent_emptiness(self, room):
        program = ONE_ROOM_ALONE.format(room=room)
        ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)

        assert ran.returncode == 0, ran.stderr

    def test_the_rows_of_a_civ_know_no_verb_before_the_game_is_put_together(self):
        program = (
            "from companion.core.handed_in import NotPutTogether\n"
            "from companion.games.imperium.rules import stealing, resolving\n"
            "try:\n    resolving.HANDLERS.get('steal')\n"
            "except NotPutTogether:\n    raise SystemExit(0)\n"
            "raise SystemExit('quietly empty')"
        )
        ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)

        assert ran.returncode == 0, ran.stderr


class TestHandedIn:
    def test_a_table_that_nobody_handed_in_is_asked_in_vain(self):
        table = HandedIn[str, int]("numbers")

        with pytest.raises(NotPutTogether, match="numbers"):
            table.get("one")

    def test_nothing_is_no_table(self):
        with pytest.raises(NotPutTogether, match="numbers"):
            HandedIn[str, int]("numbers").hand_in({})

    def test_one_thing_that_nobody_handed_in(self):
        with pytest.raises(NotPutTogether, match="number"):
            HandedOne[int]("number").get()
