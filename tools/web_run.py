"""The app for any browser on this machine alone: `python -m tools.web_run` builds and serves it."""

import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from tools import web

HERE = "127.0.0.1"
PORT = 8765
"""Always the same: what a browser keeps is kept for an address."""


class Quiet(SimpleHTTPRequestHandler):
    """Says nothing of what it hands out."""

    extensions_map = {
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def log_message(self, *_args: object) -> None:
        """Silence."""


def server(folder: Path, port: int = 0) -> ThreadingHTTPServer:
    """Of a folder, for this machine alone."""
    return ThreadingHTTPServer((HERE, port), partial(Quiet, directory=str(folder)))


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The address of a folder while it is looked at."""
    with server(folder) as behind:
        threading.Thread(target=behind.serve_forever, daemon=True).start()
        yield f"http://{HERE}:{behind.server_port}/"
        behind.shutdown()


def main() -> None:
    """Until it is interrupted."""
    web.main()
    behind = server(web.TARGET, PORT)
    address = f"http://{HERE}:{behind.server_port}/"
    print(f"Loom: {address} (Ctrl+C ends it)", flush=True)
    threading.Timer(0.5, webbrowser.open, (address,)).start()
    try:
        behind.serve_forever()
    except KeyboardInterrupt:
        behind.server_close()


if __name__ == "__main__":
    main()
