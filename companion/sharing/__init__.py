"""A finished game for others: BG Stats, a spreadsheet, plain text."""

from companion.sharing.bgstats import link
from companion.sharing.kept import play_of_kept
from companion.sharing.play import Person, Play, play_of
from companion.sharing.playfile import playfile
from companion.sharing.spreadsheet import spreadsheet
from companion.sharing.text import score_text

__all__ = [
    "Person",
    "Play",
    "link",
    "play_of",
    "play_of_kept",
    "playfile",
    "score_text",
    "spreadsheet",
]
