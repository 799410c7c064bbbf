"""How much there may be of anything that comes from outside: one table for all doors.

What people type is cut or refused by the same numbers, and so is what we write ourselves: nothing
is written that would not be read.
"""

from __future__ import annotations

from datetime import datetime

from companion.core.person_name import LONGEST

NAME = LONGEST
"""Letters of the name of a person, and of the title of a score pad."""
PLACE = 60
"""Letters of the name of a place."""
REMARK = 2000
"""Letters of a remark, and of any other text in a game."""
SEATS = 100
"""People and bots in one game: more than any table holds."""
SCORE = 999_999_999
"""Points of somebody, and any other number in a game; below nothing as well."""
ORDER = 10**15
"""Where a game comes among those that were kept; a file may say more, and comes last."""
MINUTES = 100_000
"""How long one game may have taken: ten weeks."""
FIRST_YEAR, LAST_YEAR = 1900, 9000
"""Of the days on which games were played. No zone and no length leads out of the calendar."""
EDITS = 100
"""How often one game was put right: the first and the last ones of more are kept."""
LINES, DEPTH = 10_000, 100
"""Lines of one game, and how deep a thing may lie in others; the longest of ours has 500 of them,
the deepest lies 27 deep."""
HANDED, HANDED_GAMES = 24 * 2**20, 200
"""Bytes of games handed over, unpacked, or of one game that goes on; and how many they are."""
TAUGHT = 500
"""Things that one file to share teaches: four times the cards of a box."""
SURE = 2**20
"""Bytes of which nobody need look what they are before they are read."""
VALUES = 2_500_000
"""Things in one file; ours have one in 10 bytes. More take seconds, and hundreds of megabytes."""
EDITED = 4 * 2**20
"""Bytes of one file of facts or words that an owner edited: thirty times the largest of ours."""
TABLE, ROWS, CELL = 40 * 2**20, 200_000, 2**17
"""Bytes and rows of a table of plays, and letters of one of its cells."""
BACKED_UP, BACKUP, FILES = 64 * 2**20, 512 * 2**20, 100_000
"""Bytes of one file in a backup, of all of them, and how many there are."""


def may_be_played_at(moment: datetime) -> bool:
    """Whether a game may have been played then."""
    return FIRST_YEAR <= moment.year <= LAST_YEAR
