"""A score pad for any game: 1 to 8 people, rounds or named rows, highest or lowest wins.

    session = library.start("score_pad", Options(seats=(Seat("Ana"), Seat("Bo"))))
    session.do(WriteScore(row=0, seat="1", points=12))
    pad = table_view(session.state)       # what a screen draws

Rows are counted from 0, seats are named "1" to "8". In rounds a new one is added as soon as the
last is full. To correct a cell is to write it again.
"""

from companion.games.score_pad.game import ScorePad

GAME = ScorePad()
