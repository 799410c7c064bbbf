"""`python -m companion web --table`: what is played here, shown on the phones at the table.

A phone opens the address that is shown as a code. It sees its own mat, the last turn of the bots,
the score; nothing it sends changes the game. Nothing is served until somebody asks for it, and to
nobody who does not have the code.
"""

from __future__ import annotations

import json
import secrets
import socket
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socketserver import TCPServer
from threading import Lock
from time import monotonic
from typing import Any

from companion.console import drawer
from companion.console.language import language, spoken
from companion.console.places import home_folder
from companion.content import SHELF
from companion.core.message import Message
from companion.describe.letters import shown
from companion.describe.scene import Piece
from companion.describe.showing import Showing
from companion.describe.surface import Says, Surface
from companion.describe.wire import Telling
from companion.games import find_game
from companion.i18n import Words
from companion.library.beside import Beside
from companion.library.home import EDITED
from companion.pages.beside import Looker, beside
from companion.resources import data_dir
from companion.sharing.qr import qr_code

HERE = "127.0.0.1"
"""This machine alone."""
ELSEWHERE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses that are nobody's, towards which the way out is looked up."""
PORT = 8766
SCREENS, AWAY = 12, 90.0
"""At one table; another one takes the place of the one that was seen last long ago. Seconds after
which a side is free again that was chosen on a screen that asks for nothing any more."""
LONGEST = 4096
SIDES = (200.0, 4000.0)
NO_PAGE_OF_OURS = (ValueError, TypeError, OverflowError, RecursionError)
"""What comes of something that none of them sends."""
TYPES = {
    "": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
}
OWN = "default-src 'self'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'"
MARGIN = 3
HALVES = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
"""Two rows of a code in one line of a terminal that is dark: what is dark is left out."""


def main(arguments: list[str]) -> int:
    """Until it is interrupted."""
    parser = ArgumentParser("companion web", description=__doc__)
    parser.add_argument("--table", action="store_true", required=True)
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--here", action="store_true", help="for this machine alone")
    wanted = parser.parse_args(arguments)
    table = Table(home_folder())
    host = HERE if wanted.here else own_address()
    serving = serve(table, host, wanted.port)
    say, address = spoken().say, address_of(serving, table)
    if host != HERE:
        print(in_blocks(address))
    print(say("console.beside.here" if host == HERE else "console.beside.open", address=address))
    print(say("console.beside.ends"), flush=True)
    try:
        serving.serve_forever()
    finally:
        serving.server_close()
    return 0


def own_address() -> str:
    """Where this machine is found on its network; nothing is sent to know it."""
    for family, elsewhere in ELSEWHERE:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as way:
            way.connect((elsewhere, PORT))
            return str(way.getsockname()[0])
    return HERE  # on no network at all


def in_blocks(text: str) -> str:
    """A code that a phone reads off the terminal."""
    code = qr_code(text.encode())
    side = range(-MARGIN, len(code) + MARGIN)

    def dark(row: int, column: int) -> bool:
        inside = 0 <= row < len(code) and 0 <= column < len(code)
        return inside and code[row][column]

    lines = (
        "".join(HALVES[dark(row, column), dark(row + 1, column)] for column in side)
        for row in side[::2]
    )
    return "\n".join(lines)


@dataclass
class Screen:
    """A phone: what it looks at, what it was told."""

    looker: Looker
    showing: Showing
    words: Words
    telling: Telling = field(default_factory=Telling)
    told: tuple[object, ...] = ()
    asked: float = 0.0
    """When it was heard of last."""
    of: str = ""
    """The game in which its side was chosen."""


class Table:
    """The game that is played here, and the screens that look at it."""

    def __init__(self, folder: Path, clock: Callable[[], float] = monotonic) -> None:
        edited = folder / EDITED
        SHELF.use_edited(edited, _silent)
        self.code = secrets.token_urlsafe(12)
        self._texts, self._own = data_dir() / "text", edited / "text"
        self._game = Beside(folder, find_game)
        self.screens: dict[str, Screen] = {}
        self._one_at_a_time, self._clock = Lock(), clock

    def look(self, asked: dict[str, Any]) -> str | None:
        """What a screen shows now; None where it knows that."""
        with self._one_at_a_time:
            return self._look(asked)

    def _look(self, asked: dict[str, Any]) -> str | None:
        screen = self._screen(str(asked.get("screen", ""))[:80], str(asked.get("language", "")))
        self._game.look()
        if screen.of == self._game.which:
            self._hear(screen, asked)
        else:  # what was touched was of another game, in which others may sit
            screen.of, screen.looker.seat = self._game.which, None
        w, h = (min(SIDES[1], max(SIDES[0], float(asked.get(one, 0)))) for one in "wh")
        moment: tuple[Any, ...] = (
            (self._game.edition, w, h),
            (screen.looker.seat, screen.looker.part),
        )
        knows = asked.get("seen") == self._game.edition
        if knows and moment == screen.told and not {"scrolled", "touch"} & asked.keys():
            return None
        return self._told(screen, moment, knows)

    def _hear(self, screen: Screen, asked: dict[str, Any]) -> None:
        """What a finger did there; nobody keeps a side that was chosen anew elsewhere."""
        seat = screen.looker.seat
        if "scrolled" in asked and asked["scrolled"] in _keys(screen.showing.pieces):
            where = float(asked.get("x", 0)), float(asked.get("y", 0))
            screen.showing.scroll(asked["scrolled"], *where)
        if "touch" in asked:
            screen.showing.touch(str(asked["touch"]))
        if screen.looker.seat and screen.looker.seat != seat:
            for other in self.screens.values():
                if other is not screen and other.looker.seat == screen.looker.seat:
                    other.looker.seat = None

    def _told(self, screen: Screen, moment: tuple[Any, ...], knows: bool) -> str:
        session, words = self._game.look(), screen.words
        words.addressed = session.game.addressed(session.state) if session else None
        _, w, h = moment[0]
        screen.showing.show(Surface(w, h, partial(_said, words), 1.0, words.language))
        if not knows:
            screen.telling.forget()
        screen.told, page = moment, screen.showing.page
        live = " ".join(map(words.text, page.live))
        return screen.telling.changed(
            screen.showing.pieces, title=_said(words, page.title), ground=page.ground, live=live,
            seen=self._game.edition, language=words.language,
        )  # fmt: skip

    def _screen(self, name: str, wanted: str) -> Screen:
        """A screen that was seen, else a new one; the one seen last stands last."""
        screen = self.screens.pop(name, None) or self._new(name, wanted)
        self.screens[name], screen.asked = screen, self._clock()
        while len(self.screens) > SCREENS:
            del self.screens[next(iter(self.screens))]
        return screen

    def _new(self, name: str, wanted: str) -> Screen:
        words = Words(self._texts, edited=self._own)
        words.use_unasked(wanted if words.is_whole(wanted) else language())

        def taken() -> set[str]:
            since = self._clock() - AWAY
            others = (one for key, one in self.screens.items() if key != name)
            return {one.looker.seat for one in others if one.looker.seat and one.asked > since}

        looker = Looker(self._game.look, taken)
        return Screen(looker, Showing(partial(beside, looker)), words)


def _keys(pieces: Iterable[Piece]) -> Iterator[str]:
    """Of everything that is drawn."""
    for one in pieces:
        yield one.key
        yield from _keys(one.inside)


def _object(data: bytes) -> dict[str, Any]:
    found = json.loads(data)
    if not isinstance(found, dict):
        raise TypeError
    return found


def _said(words: Words, what: Says) -> str:
    if isinstance(what, (int, float)):
        return words.number(what)
    return shown(what if isinstance(what, str) else words.text(what), _nothing)


def _nothing(_letters: frozenset[str]) -> frozenset[str]:
    return frozenset()


def _silent(_notice: Message) -> None:
    """The app itself tells what it finds in a folder."""


class Serving(ThreadingHTTPServer):
    """A phone that goes away in the middle of an answer is nothing to tell of."""

    daemon_threads = True

    def __init__(self, where: tuple[str, int], make: Callable[..., BaseHTTPRequestHandler]) -> None:
        self.address_family = socket.AF_INET6 if ":" in where[0] else socket.AF_INET
        super().__init__(where, make)

    def server_bind(self) -> None:
        """Without asking any network what this machine is called."""
        TCPServer.server_bind(self)
        self.server_name, self.server_port = self.server_address[:2]  # type: ignore[assignment]  # of a port

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Silence for a connection that broke; all else is told."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def serve(table: Table, host: str, port: int = 0) -> Serving:
    """For one network card alone; another port where somebody has this one."""
    make: Callable[..., BaseHTTPRequestHandler] = partial(Answering, table)
    try:
        return Serving((host, port), make)
    except (OSError, OverflowError):
        return Serving((host, 0), make)


def address_of(serving: ThreadingHTTPServer, table: Table) -> str:
    """What a phone opens."""
    host, port = serving.server_address[:2]
    host = f"[{host!s}]" if ":" in str(host) else host
    return f"http://{host!s}:{port}/{table.code}/"


class Answering(BaseHTTPRequestHandler):
    """Files of the drawer, and what a screen shows; everything else is nowhere."""

    timeout = 30

    def __init__(self, table: Table, *rest: Any) -> None:
        self.table = table
        super().__init__(*rest)

    def do_GET(self) -> None:
        """A file."""
        name = self._inside()
        data = drawer.served(name) if name is not None else None
        if data is None:
            self.send_error(HTTPStatus.NOT_FOUND)
        else:
            self._answer(data, TYPES[Path(name or "").suffix])

    def do_POST(self) -> None:
        """What was touched comes in, what is seen goes out."""
        long = self.headers.get("Content-Length", "")
        fits = len(long) <= len(str(LONGEST)) and long.isdecimal() and int(long) <= LONGEST
        if self._inside() != "look" or not fits:
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        try:
            told = self.table.look(_object(self.rfile.read(int(long))))
        except NO_PAGE_OF_OURS:
            self.send_error(HTTPStatus.BAD_REQUEST)
            return
        if told is None:
            self.send_response(HTTPStatus.NO_CONTENT)
            self.end_headers()
        else:
            self._answer(told.encode(), TYPES[".json"])

    def _inside(self) -> str | None:
        """What is asked for behind the code; None without it."""
        code, parted, name = self.path.removeprefix("/").partition("/")
        known = secrets.compare_digest(code.encode(), self.table.code.encode())
        return name if known and parted else None

    def _answer(self, data: bytes, kind: str) -> None:
        self.send_response(HTTPStatus.OK)
        for name, value in (
            ("Content-Type", kind),
            ("Content-Length", str(len(data))),
            ("Cache-Control", "no-store"),
            ("Content-Security-Policy", OWN),
            ("Referrer-Policy", "no-referrer"),
            ("X-Content-Type-Options", "nosniff"),
        ):
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_args: object) -> None:
        """Silence: what is asked for holds the code."""
