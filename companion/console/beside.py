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
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Lock
from typing import Any

from companion.console import drawer
from companion.console.language import language, spoken
from companion.console.places import home_folder
from companion.content import SHELF
from companion.core.message import Message
from companion.describe.letters import shown
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

HERE, ELSEWHERE = "127.0.0.1", "192.0.2.1"
"""This machine alone; an address that is nobody's, towards which the way out is looked up."""
PORT = 8766
SCREENS = 12
"""At one table; another one takes the place of the one that was seen last long ago."""
LONGEST = 4096
SIDES = (200.0, 4000.0)
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
    serving = serve(table, HERE if wanted.here else own_address(), wanted.port)
    say, address = spoken().say, address_of(serving, table)
    print(in_blocks(address))
    print(say("console.beside.open", address=address))
    print(say("console.beside.ends"), flush=True)
    try:
        serving.serve_forever()
    finally:
        serving.server_close()
    return 0


def own_address() -> str:
    """Where this machine is found on its network; nothing is sent to know it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect((ELSEWHERE, PORT))
        except OSError:  # on no network at all
            return HERE
        return str(way.getsockname()[0])


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


class Table:
    """The game that is played here, and the screens that look at it."""

    def __init__(self, folder: Path) -> None:
        edited = folder / EDITED
        SHELF.use_edited(edited, _silent)
        self.code = secrets.token_urlsafe(12)
        self._texts, self._own = data_dir() / "text", edited / "text"
        self._game = Beside(folder, find_game)
        self._screens: dict[str, Screen] = {}
        self._one_at_a_time = Lock()

    def look(self, asked: dict[str, Any]) -> str | None:
        """What a screen shows now; None where it knows that."""
        with self._one_at_a_time:
            return self._look(asked)

    def _look(self, asked: dict[str, Any]) -> str | None:
        screen = self._screen(str(asked.get("screen", ""))[:80], str(asked.get("language", "")))
        if "scrolled" in asked:
            where = float(asked.get("x", 0)), float(asked.get("y", 0))
            screen.showing.scroll(str(asked["scrolled"]), *where)
        if "touch" in asked:
            screen.showing.touch(str(asked["touch"]))
        self._game.look()
        w, h = (min(SIDES[1], max(SIDES[0], float(asked.get(one, 0)))) for one in "wh")
        moment: tuple[Any, ...] = (
            (self._game.edition, w, h),
            (screen.looker.seat, screen.looker.part),
        )
        knows = asked.get("seen") == self._game.edition
        if knows and moment == screen.told and not {"scrolled", "touch"} & asked.keys():
            return None
        return self._told(screen, moment, knows)

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
        screen = self._screens.pop(name, None) or self._new(name, wanted)
        self._screens[name] = screen
        while len(self._screens) > SCREENS:
            del self._screens[next(iter(self._screens))]
        return screen

    def _new(self, name: str, wanted: str) -> Screen:
        words = Words(self._texts, edited=self._own)
        words.use(wanted if wanted in words.languages() else language())

        def taken() -> set[str]:
            others = (one.looker.seat for key, one in self._screens.items() if key != name)
            return {seat for seat in others if seat}

        looker = Looker(self._game.look, taken)
        return Screen(looker, Showing(partial(beside, looker)), words)


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

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Silence for a connection that broke; all else is told."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def serve(table: Table, host: str, port: int = 0) -> Serving:
    """For one network card alone; another port where somebody has this one."""
    make: Callable[..., BaseHTTPRequestHandler] = partial(Answering, table)
    try:
        return Serving((host, port), make)
    except OSError:
        return Serving((host, 0), make)


def address_of(serving: ThreadingHTTPServer, table: Table) -> str:
    """What a phone opens."""
    host, port = serving.server_address[:2]
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
        if self._inside() != "look" or not long.isdecimal() or int(long) > LONGEST:
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        try:
            told = self.table.look(dict(json.loads(self.rfile.read(int(long)))))
        except (ValueError, TypeError):  # nothing that a page of ours sends
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
