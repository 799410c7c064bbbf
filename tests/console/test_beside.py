"""The second screen over the loopback: behind its code, and only to be looked at."""

import json
import threading
from contextlib import suppress
from datetime import UTC, datetime
from http.client import HTTPConnection

import pytest

from companion.console.beside import HERE, Table, address_of, in_blocks, serve
from companion.console.drawer import files
from companion.games import find_game
from companion.library.library import Library

EVENING = datetime(2026, 11, 20, 20, 30, tzinfo=UTC)


@pytest.fixture
def table(tmp_path):
    library = Library.open(tmp_path, lambda: EVENING)
    game = find_game("score_pad")
    library.start(game, game.options_type())
    one = Table(tmp_path)
    one.serving = serve(one, HERE)
    threading.Thread(target=one.serving.serve_forever, daemon=True).start()
    yield one
    one.serving.shutdown()
    one.serving.server_close()
    library.close()


def asked(table, path, body=None):
    connection = HTTPConnection(*table.serving.server_address[:2], timeout=20)
    connection.request("GET" if body is None else "POST", path, body)
    answer = connection.getresponse()
    data = answer.read()
    connection.close()
    return answer.status, data


def look(table, **more):
    body = {"screen": "one", "language": "en", "w": 400, "h": 800, "seen": -1, **more}
    status, data = asked(table, f"/{table.code}/look", json.dumps(body))
    return status, json.loads(data) if data else None


def test_without_the_code_there_is_nothing(table):
    for path in ("/", "/x/", "/look", f"/{table.code}x/", f"/{table.code}", "//", "/../"):
        assert asked(table, path)[0] == 404
    assert asked(table, "/x/look", "{}")[0] == 404


def test_the_drawer_is_served_and_nothing_else(table):
    for name in (*files(), "icons.svg"):
        assert asked(table, f"/{table.code}/{name}")[0] == 200
    for name in ("../pyproject.toml", "main.js", "look", "%2e%2e/README.md"):
        assert asked(table, f"/{table.code}/{name}")[0] == 404


def test_it_is_told_once_and_again_when_something_happened(table):
    status, page = look(table)
    assert status == 200
    assert page["changed"]
    assert look(table, seen=page["seen"]) == (204, None)
    status, again = look(table, seen=page["seen"], touch="watch")
    assert status == 200
    assert "part.score" in json.dumps(again)


@pytest.mark.parametrize("body", ["", "[]", "3", "{", '{"w": "x"}', '{"w": null}', "\xff"])
def test_what_no_page_of_ours_sends_is_refused(table, body):
    status, _ = asked(table, f"/{table.code}/look", body.encode("latin-1"))
    assert status in (200, 400)
    assert look(table)[0] == 200


def test_more_than_a_page_sends_is_not_read(table):
    with suppress(ConnectionError):
        assert asked(table, f"/{table.code}/look", "x" * 5000)[0] == 404
    assert look(table)[0] == 200


def test_screens_without_end_do_not_fill_it(table):
    for n in range(40):
        assert look(table, screen=str(n))[0] == 200
    assert len(table._screens) == 12


def test_the_code_is_read_off_the_terminal(table):
    address = address_of(table.serving, table)
    drawn = in_blocks(address)

    assert table.code in address
    assert len({len(line) for line in drawn.splitlines()}) == 1
    assert set(drawn) <= set("█▀▄ \n")
