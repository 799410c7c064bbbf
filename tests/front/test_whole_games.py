"""Each game begun, played to its end and kept, by typing alone."""

from datetime import UTC, datetime

import pytest

from companion.library.library import Library
from tests.front.typist import Typist, at_terminal

GAMES = {
    "tapestry": ("1", ("The game is over on the table", "Three counts only")),
    "score_pad": ("2", ("End the game",)),
    "imperium": ("3", ("the Main deck is empty", "Everything lies ready", "Close the score")),
    "imperium_campaign": ("4", ("The C.I.V. won", "Yes")),
    "rise_and_fall": ("5", ("Count the points now",)),
}
"""Where it stands at home, and what somebody does who wants to see the end."""


def kept(folder):
    library = Library.open(folder, lambda: datetime.now(UTC))
    games = [row.game for row in library.finished]
    library.close()
    return games


@pytest.mark.parametrize("game", GAMES)
def test_it_is_played_to_its_end_and_kept(game, tmp_path):
    number, wishes = GAMES[game]

    lines = at_terminal(tmp_path, Typist([number], wishes))

    assert kept(tmp_path) == [game], "\n".join(lines[-60:])
    assert not [line for line in lines if "⟦" in line]
