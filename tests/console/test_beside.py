"""The second screen over the loopback: behind its code, and only to be looked at."""

import json
import socket
import threading
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from http.client import HTTPConnection

import pytest

from companion.console import beside
from companion.console.beside import (
    AWAY,
    HERE,
    Table,
    address_of,
    in_blocks,
    own_address,
    serve,
)
from companion.console.drawer import files
from companion.games import find_game
from companion.library.library import Library

EVENING = datetime(2026, 11, 20, 20, 30, tzinfo=UTC)


@pytest.fixture
def library(tmp_path):
    one = Library.open(tmp_path, lambda: EVENING)
    yield one
    one.close()


@contextmanager
def served(one, host=HERE):
    one.serving = serve(one, host)
    threading.Thread(target=one.serving.serve_forever, daemon=True).start()
    try:
        yield one
    finally:
        one.serving.shutdown()
        one.serving.server_close()


@pytest.fixture
def table(tmp_path, library):
    begun(library, "score_pad")
    with served(Table(tmp_path)) as one:
        yield one


def begun(library, game_id):
    game = find_game(game_id)
    session = library.start(game, game.options_type())
    for command in game.at_once(session.options):
        session.do(command)
    return session


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


BAD = (
    *("", "[]", "3", "{", "null", '"look"', "\xff", "[" * 4000, '{"a":' * 700),
    *('{"w": "x"}', '{"w": null}', '{"w": []}'),
    f'{{"w": {"9" * 3000}}}',
)
ODD = (
    *('{"w": NaN}', '{"w": Infinity, "h": -Infinity}', '{"w": -5e300, "h": 1e308}'),
    *('{"screen": null, "language": 3, "touch": {}}', '{"touch": ["watch"], "seen": "x"}'),
    *('{"scrolled": {}, "x": 1}', '{"scrolled": "shown.mat", "x": "?"}', '{"screen": "\\ud800"}'),
)


@pytest.mark.parametrize("body", ODD)
def test_odd_numbers_lay_out_a_page_all_the_same(table, body):
    status, data = asked(table, f"/{table.code}/look", body)
    assert status == 200
    assert b"NaN" not in data
    assert b"Infinity" not in data


@pytest.mark.parametrize("far", [1e308, -1e308, float("nan"), float("inf")])
def test_nothing_is_scrolled_past_its_end(table, far):
    look(table, touch="watch", w=200, h=200)
    (key,) = (one.key for one in table.screens["one"].showing.pieces if one.inside)
    status, page = look(table, w=200, h=200, scrolled=key, x=far, y=far)
    assert status == 200
    assert "NaN" not in json.dumps(page)
    assert "Infinity" not in json.dumps(page)
    shown = table.screens["one"].showing.seen[key]
    assert 0 <= shown.x < 5000
    assert 0 <= shown.y < 5000


@pytest.mark.parametrize("long", ["-1", "99999999999999999999", "²", "1e3", "0x10", ""])
def test_a_length_that_is_none_is_refused(table, long):
    connection = HTTPConnection(*table.serving.server_address[:2], timeout=20)
    connection.putrequest("POST", f"/{table.code}/look")
    connection.putheader("Content-Length", long.encode("latin-1"))
    connection.endheaders()
    assert connection.getresponse().status == 404
    connection.close()


@pytest.mark.parametrize("body", BAD)
def test_what_no_page_of_ours_sends_is_refused(table, body):
    status, _ = asked(table, f"/{table.code}/look", body.encode("latin-1"))
    assert status == 400
    assert look(table)[0] == 200


def test_more_than_a_page_sends_is_not_read(table):
    with suppress(ConnectionError):
        assert asked(table, f"/{table.code}/look", "x" * 5000)[0] == 404
    assert look(table)[0] == 200


def test_screens_without_end_do_not_fill_it(table):
    for n in range(40):
        assert look(table, screen=str(n))[0] == 200
    assert len(table.screens) == 12


class TestWhoseSideItIs:
    """A side is shown on one screen."""

    @pytest.fixture
    def at(self, tmp_path, library):
        begun(library, "rise_and_fall")
        self.now = 0.0
        self.library, self.table = library, Table(tmp_path, lambda: self.now)
        return self

    def look(self, screen, **more):
        body = {"screen": screen, "language": "en", "w": 400, "h": 800, "seen": -1, **more}
        return self.table.look(body)

    def seat(self, screen):
        return self.table.screens[screen].looker.seat

    def test_another_screen_does_not_get_it(self, at):
        for screen in ("one", "two"):
            at.look(screen)
            at.look(screen, touch="seat.p1")

        assert at.seat("one") == "p1"
        assert at.seat("two") is None

    def test_it_is_free_again_once_its_phone_is_gone(self, at):
        at.look("one"), at.look("one", touch="seat.p1")
        at.now += AWAY + 1
        at.look("two"), at.look("two", touch="seat.p1")

        assert at.seat("two") == "p1"
        at.look("one")
        assert at.seat("one") is None

    def test_a_phone_that_was_away_finds_its_side_again(self, at):
        at.look("one"), at.look("one", touch="seat.p1")
        at.now += 10 * AWAY

        assert json.loads(at.look("one"))["title"] == "Player 1"

    def test_in_another_game_it_is_asked_anew(self, at):
        at.look("one"), at.look("one", touch="seat.p1")
        begun(at.library, "tapestry")

        assert "seat.p1" in at.look("one", touch="part.score")
        assert at.seat("one") is None

    def test_once_a_game_is_put_away_no_older_one_takes_its_place(self, at):
        begun(at.library, "score_pad")
        newer = begun(at.library, "rise_and_fall")
        at.look("one"), at.look("one", touch="seat.p1")
        at.library.forget(at.library.id_of(newer))

        at.look("one")
        assert at.seat("one") == "p1"


def test_it_is_found_where_a_network_has_the_longer_addresses_alone(tmp_path, library):
    begun(library, "score_pad")
    if not has_ipv6():
        pytest.skip("no loopback of the longer addresses here")
    with served(Table(tmp_path), "::1") as one:
        assert address_of(one.serving, one).startswith("http://[::1]:")
        assert look(one)[0] == 200


def has_ipv6():
    with suppress(OSError), socket.socket(socket.AF_INET6, socket.SOCK_STREAM) as way:
        way.bind(("::1", 0))
        return True
    return False


def test_on_no_network_it_is_for_this_machine(monkeypatch):
    def none(*_rest):
        raise OSError

    monkeypatch.setattr(beside.socket, "socket", none)
    assert own_address() == HERE


def test_a_port_that_is_none_is_another_one(table):
    for port in (-1, 70000, table.serving.server_port):
        one = serve(table, HERE, port)
        assert 0 < one.server_port < 65536
        one.server_close()


def test_the_code_is_read_off_the_terminal(table):
    address = address_of(table.serving, table)
    drawn = in_blocks(address)

    assert table.code in address
    assert len({len(line) for line in drawn.splitlines()}) == 1
    assert set(drawn) <= set("█▀▄ \n")
