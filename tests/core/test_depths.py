"""A line stands below its heading, and a heading may stand below another one."""

from companion.core.instruction import Instruction, depths
from companion.core.message import Message


def line(key, under=""):
    return Instruction(key, Message("core.act.move"), under=under)


def test_what_follows_a_heading_within_a_heading_is_no_part_of_it():
    told = [line("cards"), line("era", "cards"), line("points", "era"), line("draw", "cards")]

    assert depths(told) == {"cards": 0, "era": 1, "points": 2, "draw": 1}
