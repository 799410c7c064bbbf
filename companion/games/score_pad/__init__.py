"""A score pad for any game: 1 to 8 people, rounds or named rows, highest or lowest wins.

>>> from companion.core.journal import MemoryJournal
>>> from companion.core.session import Session
>>> from companion.games.score_pad.commands import WriteScore
>>> from companion.games.score_pad.options import Options, Seat
>>> pad = Session.begin(GAME, Options(seats=(Seat("Ana"), Seat("Bo"))), MemoryJournal())
>>> _ = pad.do(WriteScore(row=0, seat="1", points=12))
>>> pad.state.rows[0].points
{'1': 12}
>>> pad.undo()
>>> again = Session.open(GAME, pad.journal)     # undo is a line as well
>>> len(again.journal.lines), again.entries
(3, ())
>>> again.redo()
>>> again.last.command
WriteScore(row=0, seat='1', points=12)

Rows are counted from 0, seats are named "1" to "8". In rounds a new one is added as soon as the
last is full. To correct a cell is to write it again.
"""

from companion.games.score_pad.game import ScorePad

GAME = ScorePad()
