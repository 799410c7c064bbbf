"""The second screen in a phone's browser: it follows the game that is played here."""

import threading
from datetime import UTC, datetime

import pytest

from companion.console.beside import HERE, Table, address_of, serve
from companion.games import find_game
from companion.games.score_pad.commands import WriteScore
from companion.library.library import Library
from tests.web.chromium import Chromium, found

EVENING = datetime(2026, 11, 20, 20, 30, tzinfo=UTC)
DRAWN = "!!document.getElementById('page')?.textContent.includes('%s')"


@pytest.mark.skipif(found() is None, reason="no Chromium here: the second screen is not opened")
def test_what_is_written_down_appears_on_the_phone(tmp_path):
    library = Library.open(tmp_path, lambda: EVENING)
    game = find_game("score_pad")
    session = library.start(game, game.options_type())
    table = Table(tmp_path)
    serving = serve(table, HERE)
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    phone = Chromium(390, 844)
    try:
        phone.ask("Page.navigate", url=address_of(serving, table))
        phone.wait(DRAWN % "I only watch")
        phone.tap("watch")
        phone.wait(DRAWN % "On the table")
        assert not phone.value(DRAWN % "4711")
        session.do(WriteScore(0, next(iter(session.state.seats)), 4711))
        phone.wait(DRAWN % "4711")
    finally:
        phone.close()
        serving.shutdown()
        serving.server_close()
        library.close()
