"""Finished games for others, and from others: BG Stats, BoardGameGeek, tables, plain text."""

from companion.sharing.arrival import Arrival
from companion.sharing.arriving import kept_of_play, new_ones
from companion.sharing.bgg import bgg_page, bgg_text
from companion.sharing.bgstats import link
from companion.sharing.kept import Known, names_in, play_of_kept, published_as
from companion.sharing.naming import Naming
from companion.sharing.parting import ways_to_part
from companion.sharing.play import Person, Play
from companion.sharing.playfile import playfile
from companion.sharing.spreadsheet import spreadsheet
from companion.sharing.table.reading import Reading, Table, read_table
from companion.sharing.text import score_text

__all__ = [
    "Arrival",
    "Known",
    "Naming",
    "Person",
    "Play",
    "Reading",
    "Table",
    "bgg_page",
    "bgg_text",
    "kept_of_play",
    "link",
    "names_in",
    "new_ones",
    "play_of_kept",
    "playfile",
    "published_as",
    "read_table",
    "score_text",
    "spreadsheet",
    "ways_to_part",
]
